import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zones } from '#domain/child/zones'
import { emptyFreePlay, freePlayFigures, freePlayOf, readFreePlay, wasEnough, wasShownInVain } from '#domain/measures/freePlay'
import type { PlayEvent } from '#domain/trials/engine/events'

const began: PlayEvent = { kind: 'free-began', at: 4000, waitMs: 10_000 }
const touch = (at: number, x = 0.1, y = 0.1): PlayEvent => ({ kind: 'pointed', at, trial: 0, x, y, on: null, zone: 1, error: null, acted: true })
const stroke = (at: number, ms: number, x = 0.1): PlayEvent => ({
  kind: 'did',
  at,
  trial: 0,
  deed: { do: 'stroked', from: { x, y: 0.1 }, to: { x, y: 0.2 }, ms },
})
const held = (at: number, ms: number): PlayEvent => ({ kind: 'did', at, trial: 0, deed: { do: 'held', id: null, where: { x: 0.9, y: 0.9 }, ms, by: 'touch' } })
const ended = (at: number): PlayEvent => ({ kind: 'ended', at, reason: 'adult' })

describe('free play', () => {
  it('measures active time, including rests of up to two seconds', () => {
    expect(freePlayOf([began, stroke(6000, 1000), touch(8000), stroke(10_500, 500), ended(20_000)])).toMatchObject({
      lengthMs: 16_000,
      activeMs: 5500,
      deeds: 2,
      touches: 1,
    })
    expect(freePlayOf([began, stroke(6000, 1000), touch(8001), ended(20_000)])?.activeMs).toBe(2000)
    expect(freePlayOf([began, touch(19_500), ended(20_000)])?.activeMs).toBe(500)
  })

  it('joins actions during a long hold, also if it started before other touches', () => {
    expect(freePlayOf([began, touch(5000), touch(9000), held(10_000, 4500), ended(20_000)])).toMatchObject({ activeMs: 5000, longestHoldMs: 4500 })
  })

  it('counts rests longer than the wait, also before the first and after the last action', () => {
    expect(freePlayOf([began, touch(14_000), touch(24_001), ended(34_002)])?.pauses).toBe(2)
    expect(freePlayOf([began, ended(14_001)])?.pauses).toBe(1)
    expect(freePlayOf([{ ...began, waitMs: null } as PlayEvent, ended(900_000)])?.pauses).toBe(0)
    const adjusted: PlayEvent = {
      kind: 'adjusted',
      at: 5000,
      support: 'A',
      dials: {} as never,
      strict: false,
      timing: { waitMs: 3000, rewardMs: 0, gapMs: 0, cueMs: 0, fadeMs: 0 },
    }
    expect(freePlayOf([began, adjusted, touch(5500), touch(9000), ended(10_000)])?.pauses).toBe(1)
  })

  it('gives the places from four actions on', () => {
    const three = [began, touch(5000), touch(6000), stroke(7000, 100, 0.6)]
    expect(freePlayOf(three)).toMatchObject({ coverage: null, left: null })
    // A finger is logged when it touches the stage, so holding it is not a second place.
    expect(freePlayOf([...three, held(8000, 500)])).toMatchObject({ coverage: null })
    const pressed: PlayEvent = { kind: 'did', at: 8000, trial: 0, deed: { do: 'held', id: 'pad', where: { x: 0.9, y: 0.9 }, ms: 0, by: 'switch1' } }
    expect(freePlayOf([...three, pressed])).toMatchObject({ coverage: { 1: 0.5, 2: 0.25, 9: 0.25, 5: 0 }, left: 0.5 })
  })

  it('counts a long stroke logged in pieces once', () => {
    const piece = (at: number, from: number, to: number): PlayEvent => ({
      kind: 'did',
      at,
      trial: 0,
      deed: { do: 'stroked', from: { x: 0.5, y: from }, to: { x: 0.5, y: to }, ms: 150 },
    })
    expect(freePlayOf([began, piece(5000, 0.1, 0.2), piece(5150, 0.2, 0.3), piece(5300, 0.3, 0.4), piece(6000, 0.8, 0.7)])?.deeds).toBe(2)
  })

  it('has the time to the first touch or switch press, if any', () => {
    const pressed: PlayEvent = { kind: 'did', at: 9000, trial: 0, deed: { do: 'held', id: 'pad', where: { x: 0.5, y: 0.5 }, ms: 0, by: 'switch1' } }
    expect(freePlayOf([began, pressed, ended(20_000)])?.firstTouchMs).toBe(5000)
    expect(freePlayOf([began, touch(6500), pressed, ended(20_000)])?.firstTouchMs).toBe(2500)
    expect(freePlayOf([began, ended(20_000)])?.firstTouchMs).toBeNull()
  })

  it('counts as enough with a number of touches within a time window, or with enough active time', () => {
    const wasIt = (enough: Parameters<typeof wasEnough>[1], ...events: readonly PlayEvent[]) =>
      wasEnough(readFreePlay(emptyFreePlay, [began, ...events]), enough)
    const three = { touches: 3, withinMs: 60_000 }
    expect(wasIt(three, touch(10_000), touch(80_000), touch(110_000), touch(140_000))).toBe(true)
    expect(wasIt(three, touch(10_000), touch(80_000), touch(110_000))).toBe(false)
    expect(wasIt(three, touch(10_000), held(12_000, 2000), held(14_000, 1000))).toBe(false)
    expect([wasIt({ activeMs: 4000 }, held(9000, 4000)), wasIt({ activeMs: 4000 }, held(9000, 3999))]).toEqual([true, false])
  })

  it('reports when everything was demonstrated without any action since', () => {
    const shown = (at: number): PlayEvent => ({ kind: 'demonstrated', at })
    expect(wasShownInVain([began, shown(1), shown(2)])).toBe(true)
    expect([
      wasShownInVain([began, shown(1)]),
      wasShownInVain([began, shown(1), touch(2), shown(3)]),
      wasShownInVain([began, shown(1), shown(2), touch(3)]),
    ]).toEqual([false, false, false])
  })

  it('is null for trials', () => {
    expect(freePlayOf([])).toBeNull()
    expect(freePlayOf([{ kind: 'trial-began', at: 0, trial: 0, warmUp: false, waitMs: null }, touch(5)])).toBeNull()
  })

  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const ms = fc.integer({ min: 0, max: 6000 })
  const fact: fc.Arbitrary<(at: number) => PlayEvent> = fc.oneof(
    fc.tuple(share, share).map(
      ([x, y]) =>
        (at: number) =>
          touch(at, x, y),
    ),
    fc.tuple(ms, share).map(
      ([long, x]) =>
        (at: number) =>
          stroke(at, long, x),
    ),
    ms.map((long) => (at: number) => held(at, long)),
    fc.constant((at: number): PlayEvent => ({ kind: 'demonstrated', at })),
  )
  const log = fc.array(fc.tuple(fc.integer({ min: 0, max: 15_000 }), fact), { maxLength: 40 }).map((script) => {
    let at = 4000
    return [began, ...script.map(([pause, make]) => make((at += pause))), ended(at + 100)]
  })

  it('gives the same result in however many parts its log is read', () => {
    fc.assert(
      fc.property(log, fc.nat(), fc.nat(), (events, one, other) => {
        const [first, second] = [one % events.length, other % events.length].toSorted((a, b) => a - b) as [number, number]
        const parts = [events.slice(0, first), events.slice(first, second), events.slice(second)]
        expect(freePlayFigures(parts.reduce(readFreePlay, emptyFreePlay))).toEqual(freePlayOf(events))
      }),
    )
  })

  it('never has more active time than its length, and fractions that sum to one', () => {
    fc.assert(
      fc.property(log, (events) => {
        const { activeMs, lengthMs, coverage } = freePlayOf(events) ?? { activeMs: 0, lengthMs: 0, coverage: null }
        expect(activeMs).toBeLessThanOrEqual(lengthMs)
        if (coverage !== null) expect(zones.reduce((sum, zone) => sum + coverage[zone], 0)).toBeCloseTo(1)
      }),
    )
  })
})
