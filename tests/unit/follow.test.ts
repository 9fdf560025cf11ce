import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { palette } from '#domain/child/palette'
import { resolveSettings } from '#domain/child/resolve'
import { newProfile } from '#domain/child/presets'
import { RED_MAX_SPEED } from '#domain/child/safety'
import { zones, type Zone } from '#domain/child/zones'
import { followedShare, followingOf } from '#domain/measures/following'
import { trialResults } from '#domain/measures/trialResults'
import { seededRandom } from '#domain/random'
import { engineConfigOf } from '#domain/trials/block'
import { startTrials, step, type TrialInput } from '#domain/trials/engine'
import type { PlayEvent } from '#domain/trials/events'
import { placeOn, wayOf } from '#domain/trials/drift'
import { DESIGN_ASPECT, zoneAt } from '#domain/trials/placement'
import type { Place, StimulusPlan } from '#domain/trials/plan'
import { chooseCourse, wayKinds } from '#domain/trials/ways'
import { followLevels } from '../../scenes/activities/follow/levels'
import { planPassages } from '../../scenes/activities/follow/logic'
import manifest from '../../scenes/activities/follow/manifest'

const child = (part: Partial<typeof newProfile> = {}, own: Readonly<Record<string, unknown>> = {}) => resolveSettings({ ...newProfile, ...part }, manifest.settings, own)
const plan = (level: string, settings = child(), seed = 1) => {
  const fill = followLevels[level]
  if (fill === undefined) throw new Error(`no level ${level}`)
  return planPassages(8, 2, fill, settings.activity as never, settings, DESIGN_ASPECT, seededRandom(seed))
}
const ballOf = ({ stimuli }: { stimuli: readonly StimulusPlan[] }): StimulusPlan => {
  const ball = stimuli.find(({ id }) => id === 'ball')
  if (ball === undefined) throw new Error('no ball')
  return ball
}

describe('the ways of follow', () => {
  const level = fc.constantFrom(...Object.keys(followLevels))
  const closed = fc.uniqueArray(fc.constantFrom(...zones.filter((zone) => zone !== 5)), { maxLength: 8 })

  it('never lead where the child does not see, never faster than is set, and wait at their end', () => {
    fc.assert(
      fc.property(level, closed, fc.nat(1000), fc.constantFrom('yellow' as const, 'red' as const), (id, shut, seed, colour) => {
        const open = { ...child().dials.zones, ...Object.fromEntries(shut.map((zone) => [zone, 0])) }
        const settings = child({ dials: { zones: open, colour, maxSpeed: 0.1 } })
        for (const trial of plan(id, settings, seed)) {
          const { place, drift, speed, size, colour: worn } = ballOf(trial)
          if (drift === null) throw new Error('the ball stands still')
          const way = wayOf(place, drift, DESIGN_ASPECT)
          const seen = Array.from({ length: 41 }, (_, index) => placeOn(way, index / 40))
          // A slant may graze a corner of a place.
          expect(seen.filter((each) => open[zoneAt(each) as Zone] === 0).length).toBeLessThanOrEqual(1)
          for (const each of seen) {
            expect(each.y).toBeGreaterThanOrEqual(0.06 + size / 2 - 1e-9)
            expect(each.y).toBeLessThanOrEqual(0.94 - size / 2 + 1e-9)
          }
          expect(speed).toBeLessThanOrEqual(worn === palette.red ? RED_MAX_SPEED : 0.1)
          expect(drift.atEnd).toBe('wait')
        }
      }),
      { numRuns: 60 },
    )
  })

  it.each(wayKinds)('there is a %s way on an open field', (kind) => {
    const course = chooseCourse(kind, 0.3, child().dials.zones, seededRandom(3))
    expect(course.length).toBeGreaterThanOrEqual(kind === 'horizontal' || kind === 'vertical' || kind === 'diagonal' ? 2 : 3)
  })

  it('go the other way round each time, and take the adult’s path, speed, size and rest', () => {
    const settings = child({}, { path: 'horizontal', speed: 50, size: 50, pause: 5 })
    const balls = plan('1', settings).slice(2).map(ballOf)
    expect(balls.map(({ place, drift }) => Math.sign((drift?.to.x ?? 0) - place.x))).toEqual([1, -1, 1, -1, 1, -1])
    expect(balls.every(({ speed, size, drift }) => speed === 0.02 && Math.abs(size - 0.18) < 1e-9 && drift?.restMs === 5000)).toBe(true)
  })

  it('go behind a bar that hides the ball for a second', () => {
    const trial = plan('7', child({ support: 'B' }))[4]
    if (trial === undefined) throw new Error('no trial')
    const ball = ballOf(trial)
    const bar = trial.stimuli.find(({ id }) => id === 'bar')
    const hiddenWidth = ((bar?.size ?? 0) * 0.6 - ball.size) / DESIGN_ASPECT
    expect(hiddenWidth / ball.speed).toBeCloseTo(1, 5)
  })
})

interface Passage {
  readonly trial?: number
  readonly warmUp?: boolean
  readonly looks?: readonly (readonly [kind: 'looked' | 'looked-away', at: number])[]
  readonly from?: Place
  readonly way?: readonly Place[]
  readonly errors?: readonly number[]
}

/** Ten seconds on the way, a tenth each second, from the tenth second of the trial on. */
function passage({ trial = 0, warmUp = false, looks = [], from = { x: 0.1, y: 0.5 }, way = [{ x: 0.9, y: 0.5 }], errors = [] }: Passage): PlayEvent[] {
  const start = trial * 60_000 + 10_000
  const events: PlayEvent[] = [
    { kind: 'trial-began', at: start - 200, trial, warmUp, waitMs: 20_000 },
    { kind: 'stimulus-shown', at: start - 100, trial, id: 'ball', role: 'target', ...from, w: 0.3, h: 0.4, colour: '#FFE600', zone: 4, speed: 0.08, way },
    ...Array.from({ length: 11 }, (_, tenth): PlayEvent => ({ kind: 'travelled', at: start + tenth * 1000, trial, id: 'ball', share: tenth / 10 })),
    ...looks.map(([kind, at]): PlayEvent => ({ kind, at: start + at, trial })),
    ...errors.map((error, index): PlayEvent => ({ kind: 'traced', at: start + index * 250, trial, id: 'ball', error })),
    { kind: 'trial-ended', at: start + 12_000, trial, outcome: 'no-response' },
  ]
  return events.toSorted((one, other) => one.at - other.at)
}

describe('following', () => {
  it('is the share of the way during which the adult held the mark', () => {
    const events = passage({ looks: [['looked', 2000], ['looked-away', 7500], ['looked', 9000]] })
    expect(followedShare(events, 'eyes')).toBeCloseTo(0.65)
    expect(followingOf([events], 'eyes')).toMatchObject({ n: 1, unmarked: 0, followed: 0, lost: 1, share: null })
  })

  it('of a passage nobody marked is not known, and not nothing', () => {
    expect(followedShare(passage({}), 'eyes')).toBeNull()
    expect(followingOf([passage({})], 'eyes')).toMatchObject({ n: 0, unmarked: 1, share: null })
    expect(followingOf([[]], 'eyes')).toBeNull()
  })

  it('counts no warm-up', () => {
    expect(followingOf([passage({ warmUp: true, looks: [['looked', 0]] })], 'eyes')).toBeNull()
  })

  it('knows each direction, and whether the middle was crossed', () => {
    const there = { looks: [['looked', 0]] as const }
    const back = { from: { x: 0.9, y: 0.5 }, way: [{ x: 0.1, y: 0.5 }], looks: [['looked', 0], ['looked-away', 4000]] as const }
    const events = [0, 1, 2, 3].flatMap((index) => [...passage({ trial: index * 2, ...there }), ...passage({ trial: index * 2 + 1, ...back })])
    const figures = followingOf([events], 'eyes')
    expect(figures?.byDirection.map(({ direction, n, share }) => [direction, n, Math.round((share ?? 0) * 10) / 10])).toEqual([['right', 4, 1], ['left', 4, 0.4]])
    expect(figures).toMatchObject({ n: 8, followed: 4, crossings: 8, crossed: 4 })
    expect(figures?.share?.median).toBeCloseTo(0.7)
  })

  it('sees a bend as two directions, and no crossing where the thing stays on one side', () => {
    const figures = followingOf([passage({ from: { x: 0.1, y: 0.2 }, way: [{ x: 0.4, y: 0.2 }, { x: 0.4, y: 0.8 }], looks: [['looked', 0]] })], 'eyes')
    expect(figures?.byDirection.map(({ direction }) => direction)).toEqual(['right', 'down'])
    expect(figures?.crossings).toBe(0)
  })

  it('with a finger is the share during which it was near', () => {
    const events = passage({ errors: Array.from({ length: 41 }, (_, index) => (index < 30 ? 0.1 : 0.5)) })
    expect(followedShare(events, 'finger')).toBeCloseTo(0.75)
    expect(followingOf([events], 'finger')).toMatchObject({ n: 1, followed: 1 })
  })

  it('is never less than nothing nor more than all', () => {
    const look = fc.tuple(fc.constantFrom('looked' as const, 'looked-away' as const), fc.integer({ min: -90, max: 12_000 }))
    fc.assert(
      fc.property(fc.array(look, { maxLength: 12 }), (looks) => {
        const share = followedShare(passage({ looks }), 'eyes')
        if (share !== null) expect(share >= 0 && share <= 1).toBe(true)
      }),
    )
  })
})

describe('the time of a child who follows', () => {
  const [level] = manifest.levels
  if (level === undefined) throw new Error('no level')
  const config = engineConfigOf(level, child().dials)
  const [ball] = plan('2')[2]?.stimuli ?? []
  if (ball === undefined) throw new Error('no ball')
  const shown: readonly TrialInput[] = [{ type: 'tick', at: 5000 }, { type: 'shown', at: 5000, stimuli: [ball], aspect: DESIGN_ASPECT }]

  it('begins at the end of the way: no prompt comes before, however long it takes', () => {
    const under = [...shown, { type: 'tick', at: 200_000 } as const].reduce(step, startTrials(config))
    expect(under.prompt).toBe(0)
    const arrived = [{ type: 'travelled', at: 200_000, id: 'ball', share: 1 } as const, { type: 'tick', at: 211_000 } as const].reduce(step, under)
    expect(arrived.prompt).toBe(1)
    expect(step(arrived, { type: 'tick', at: 231_000 }).events.at(-1)).toMatchObject({ kind: 'trial-ended', outcome: 'no-response' })
  })

  it('is what a touch is measured from; a touch on the way is none', () => {
    const inputs: readonly TrialInput[] = [
      ...shown,
      { type: 'pointed', at: 9000, x: 0.5, y: 0.5, zone: 5, on: 'ball', onTarget: true, error: 0 },
      { type: 'travelled', at: 30_000, id: 'ball', share: 1 },
      { type: 'pointed', at: 33_000, x: 0.5, y: 0.5, zone: 5, on: 'ball', onTarget: true, error: 0 },
      { type: 'answered', at: 33_000, id: 'ball', verdict: 'correct', by: 'touch' },
      { type: 'tick', at: 60_000 },
    ]
    expect(trialResults(inputs.reduce(step, startTrials(config)).events)[0]).toMatchObject({ touchMs: 3000, outcome: 'independent' })
  })
})
