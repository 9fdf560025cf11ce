import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { palette } from '#domain/child/palette'
import { defaultDials, type Dials } from '#domain/child/dials'
import { meetingOf } from '#domain/measures/meeting'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { firstLightEvents, planFirstLight } from '#tests/support/firstLight'

/** Returns the suggestions for a child who notices each light after the given time (ms), or not at all. */
function meet(notices: (light: StimulusPlan) => number | null, seed = 1, { lights = 8, dials = defaultDials }: { lights?: number; dials?: Dials } = {}) {
  return meetingOf({ events: firstLightEvents(notices, { seed, lights }) }, dials)
}

describe('the eight lights', () => {
  it('show each colour at each size on each side once', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const lights = planFirstLight(seed).slice(2, 10)
        expect(new Set(lights.map(({ colour, size, zone }) => `${colour} ${size} ${zone}`)).size).toBe(8)
        expect(new Set(lights.map(({ zone }) => zone))).toEqual(new Set([4, 6]))
      }),
    )
  })

  it('never appear outside the visual field', () => {
    const zones = planFirstLight(3, { ...defaultDials, zones: { ...defaultDials.zones, 4: 0 } }).map(({ zone }) => zone)
    expect(zones).not.toContain(4)
  })
})

describe('the suggestions of a first light', () => {
  it('include the side, with its counts, which changes the map without closing any place', () => {
    const { hints, n, seen } = meet(({ zone }) => (zone === 4 ? 3000 : null))
    expect([n, seen]).toEqual([8, 4])
    const hint = hints.find(({ kind }) => kind === 'side')
    expect(hint).toMatchObject({
      counts: [
        { value: 'left', seen: 4, n: 4 },
        { value: 'right', seen: 0, n: 4 },
      ],
    })
    expect(hint?.dials.zones).toMatchObject({ 4: 3, 5: 2, 6: 1 })
  })

  it('never open a closed place', () => {
    const dials: Dials = { ...defaultDials, zones: { ...defaultDials.zones, 6: 0 } }
    expect(meet(({ zone }) => (zone === 4 ? 3000 : null), 1, { dials }).hints.find(({ kind }) => kind === 'side')?.dials.zones).toMatchObject({ 4: 3, 6: 0 })
  })

  it('are none after a few lights, because fewer than four of each are chance', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      for (const lights of [2, 4, 6]) {
        expect(meet(({ colour }) => (colour === palette.cyan ? 3000 : null), seed, { lights }).hints.filter(({ kind }) => kind === 'colour')).toEqual([])
      }
    }
  })

  it('include the other colour, keeping the old one as the second', () => {
    const { hints } = meet(({ colour }) => (colour === palette.cyan ? 3000 : null))
    expect(hints.find(({ kind }) => kind === 'colour')?.dials).toEqual({ colour: 'cyan', secondColour: 'yellow' })
  })

  it('include a wait of 1.5 times the 80th percentile, rounded to a stop of the dial', () => {
    const { hints } = meet(() => 18_000)
    expect(hints).toMatchObject([{ kind: 'wait', seen: 8, n: 8, slowestMs: 18_000, dials: { waitMs: 30_000 } }])
  })

  it('never shorten the wait: after quick touches the child keeps its time', () => {
    for (const waitMs of [5000, 10_000, 20_000]) {
      expect(meet(() => 900, 1, { dials: { ...defaultDials, waitMs } }).hints).toEqual([])
    }
    expect(meet(() => 8000, 1, { dials: { ...defaultDials, waitMs: 5000 } }).hints).toMatchObject([{ kind: 'wait', dials: { waitMs: 15_000 } }])
  })

  it('are none if all results are alike, a single light makes the difference, or nothing was seen', () => {
    expect(meet(() => 12_000).hints).toEqual([])
    let missed = false
    const one = meet(({ zone }) => {
      if (zone !== 4 || missed) return 12_000
      missed = true
      return null
    })
    expect(one.hints.filter(({ kind }) => kind !== 'wait')).toEqual([])
    expect(meet(() => null)).toMatchObject({ seen: 0, hints: [] })
    expect(meetingOf({ events: [] }, defaultDials)).toMatchObject({ n: 0, hints: [] })
  })

  it('include no wait if fewer than four of five lights were noticed', () => {
    const { hints } = meet(({ zone }) => (zone === 4 ? 9000 : null))
    expect(hints.map(({ kind }) => kind)).toEqual(['side'])
  })

  it('include no side that is already preferred', () => {
    const zones = { ...defaultDials.zones, 4: 3, 6: 1 } as const
    expect(meet(({ zone }) => (zone === 4 ? 3000 : null), 1, { dials: { ...defaultDials, zones } }).hints).toEqual([])
  })

  it('never propose the current setting', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 500, max: 20_000 })), { minLength: 10, maxLength: 10 }), fc.integer(), (answers, seed) => {
        let at = 0
        for (const { dials } of meet(() => answers[at++] ?? null, seed).hints) expect(defaultDials).not.toMatchObject(dials)
      }),
    )
  })
})
