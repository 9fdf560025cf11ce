import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gatedRoutes, gateOf } from '#domain/access/gated'
import { findRoute } from '#domain/access/routes'
import { drawSum, GATE_IDLE_MS, gateAfter, type GateState, isGateShut, leadsOut, isPin, isRightSum } from '#domain/devices/gate'
import { DAY_MS } from '#domain/time'
import { isStoredPin, storedPin } from '#app/gate/pin'

const played = { isOff: false, wasPlayed: true }
const NOW = 1_000_000_000

describe('the gate', () => {
  it('is closed only if a child has played and an adult did not turn it off', () => {
    expect(isGateShut(played, null, NOW)).toBe(true)
    expect(isGateShut({ isOff: false, wasPlayed: false }, null, NOW)).toBe(false)
    expect(isGateShut({ isOff: true, wasPlayed: true }, null, NOW)).toBe(false)
  })

  it('stays open while it is used, and closes after ten minutes without use', () => {
    let state: GateState = gateAfter(null, { type: 'passed', at: NOW })
    state = gateAfter(state, { type: 'used', at: NOW + GATE_IDLE_MS - 1 })
    expect(isGateShut(played, state, NOW + GATE_IDLE_MS)).toBe(false)
    expect(isGateShut(played, state, NOW + 2 * GATE_IDLE_MS - 1)).toBe(true)
  })

  it('is not reopened by a late touch, nor by one before it was passed', () => {
    const passed = gateAfter(null, { type: 'passed', at: NOW })
    const late = NOW + GATE_IDLE_MS
    expect(isGateShut(played, gateAfter(passed, { type: 'used', at: late }), late)).toBe(true)
    expect(isGateShut(played, gateAfter(null, { type: 'used', at: NOW }), NOW)).toBe(true)
  })

  it('closes after it was passed on a clock that was ahead, but not after a correction by seconds', () => {
    expect(isGateShut(played, { usedAt: NOW + 365 * DAY_MS }, NOW)).toBe(true)
    const used = gateAfter({ usedAt: NOW }, { type: 'used', at: NOW - 5000 })
    expect(isGateShut(played, used, NOW)).toBe(false)
  })

  it('closes when the tablet goes to the child', () => {
    expect(isGateShut(played, gateAfter({ usedAt: NOW }, { type: 'handed-over' }), NOW)).toBe(true)
  })

  it('never blocks the stage, the child’s page or the way to the first light', () => {
    const open = ['/lightcatcher', '/today', '/dashboard', '/activity', '/plan', '/progress', '/who', '/meeting', '/signin', '/signup', '/']
    expect(open.filter((path) => gateOf(path) !== null)).toEqual([])
    expect(['/profile', '/account', '/pricing', '/sharing', '/assessment', '/texts', '/outlines'].every((path) => gateOf(path) !== null)).toBe(true)
  })
})

it('names a way back for every gated page without a menu', () => {
  for (const { path, back } of gatedRoutes) {
    const route = findRoute(path)?.route
    expect(back !== undefined, path).toBe(route?.layout === 'flow' || route?.isStep === true)
  }
})

describe('an outgoing link', () => {
  const here = 'https://lantern.example'
  it('is a letter, a call or another site, and nothing of our own', () => {
    expect(
      ['mailto:pat@example.org', 'tel:123', 'https://elsewhere.example/', 'http://lantern.example/', 'javascript:void 0'].filter(
        (each) => !leadsOut(each, here),
      ),
    ).toEqual([])
    expect(['/account', '#team', `${here}/pricing`, `blob:${here}/1`, 'data:text/plain,x'].filter((each) => leadsOut(each, here))).toEqual([])
  })
})

describe('the question', () => {
  it('has a two-digit answer with a carry, and accepts only that', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.nat(200), (drawn, typed) => {
        const sum = drawSum(() => drawn)
        const { one, other } = sum
        expect(one + other).toBeGreaterThan(19)
        expect(one + other).toBeLessThan(100)
        expect((one % 10) + other).toBeGreaterThan(9)
        expect(isRightSum(sum, ` ${one + other} `)).toBe(true)
        expect(isRightSum(sum, String(typed))).toBe(typed === one + other)
      }),
    )
    expect(['٢٢', '۲۲', '２２'].every((typed) => isRightSum({ one: 17, other: 5 }, typed))).toBe(true)
    expect(isRightSum({ one: 17, other: 5 }, '')).toBe(false)
  })
})

describe('a PIN', () => {
  it('is four to eight digits', () => {
    expect(['1234', '12345678', '١٢٣٤', '۱۲۳۴'].every(isPin)).toBe(true)
    expect(['', '123', '123456789', '12a4', ' 1234'].filter(isPin)).toEqual([])
  })

  it('is stored salted and unreadable, and recognised again', async () => {
    const [one, other] = [await storedPin('4711'), await storedPin('4711')]
    expect(JSON.stringify(one)).not.toContain('4711')
    expect([one.salt === other.salt, one.hash === other.hash]).toEqual([false, false])
    expect([await isStoredPin('4711', one), await isStoredPin('4712', one)]).toEqual([true, false])
    expect([await isStoredPin('٤٧١١', one), await isStoredPin('4711', await storedPin('۴۷۱۱'))]).toEqual([true, true])
  })
})
