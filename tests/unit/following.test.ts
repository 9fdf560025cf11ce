import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { followedShare, followingOf, passageVerdict } from '#domain/measures/following'
import { trialResults } from '#domain/measures/trialResults'
import type { EngineConfig } from '#domain/trials/engine/state'
import type { TrialInput } from '#domain/trials/engine/inputs'
import { startTrials, step } from '#domain/trials/engine/engine'
import type { PlayEvent } from '#domain/trials/engine/events'
import { DESIGN_ASPECT } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { StimulusPlan } from '#domain/trials/plan/plan'

interface Passage {
  readonly trial?: number
  readonly warmUp?: boolean
  readonly looks?: readonly (readonly [kind: 'looked' | 'looked-away', at: number])[]
  readonly from?: Place
  readonly way?: readonly Place[]
  readonly errors?: readonly number[]
}

/** Returns ten seconds of movement, a tenth of the path each second, starting ten seconds into the trial. */
function passage({ trial = 0, warmUp = false, looks = [], from = { x: 0.1, y: 0.5 }, way = [{ x: 0.9, y: 0.5 }], errors = [] }: Passage): PlayEvent[] {
  const start = trial * 60_000 + 10_000
  const events: PlayEvent[] = [
    { kind: 'trial-began', at: start - 200, trial, warmUp, waitMs: 20_000 },
    { kind: 'stimulus-shown', at: start - 100, trial, id: 'ball', role: 'target', ...from, w: 0.3, h: 0.4, colour: '#FFE600', zone: 4, speed: 0.08, way },
    ...Array.from({ length: 11 }, (_, tenth): PlayEvent => ({ kind: 'travelled', at: start + tenth * 1000, trial, id: 'ball', share: tenth / 10 })),
    ...looks.map(([kind, at]): PlayEvent => ({ kind, at: start + at, trial })),
    ...errors.map((error, index): PlayEvent => ({ kind: 'did', at: start + index * 250, trial, deed: { do: 'traced', id: 'ball', error } })),
    { kind: 'trial-ended', at: start + 12_000, trial, outcome: 'no-response' },
  ]
  return events.toSorted((one, other) => one.at - other.at)
}

describe('following', () => {
  it('is the fraction of the path during which the adult held the mark', () => {
    const events = passage({
      looks: [
        ['looked', 2000],
        ['looked-away', 7500],
        ['looked', 9000],
      ],
    })
    expect(followedShare(events, 'eyes')).toBeCloseTo(0.65)
    expect(followingOf([events], 'eyes')).toMatchObject({ n: 1, unmarked: 0, followed: 0, lost: 1, share: null })
  })

  it('is unknown, not zero, for an unmarked passage', () => {
    expect(followedShare(passage({}), 'eyes')).toBeNull()
    expect(followingOf([passage({})], 'eyes')).toMatchObject({ n: 0, unmarked: 1, share: null })
    expect(followingOf([[]], 'eyes')).toBeNull()
  })

  it('leaves out warm-ups', () => {
    expect(followingOf([passage({ warmUp: true, looks: [['looked', 0]] })], 'eyes')).toBeNull()
  })

  it('separates directions, and records crossings of the middle', () => {
    const there = { looks: [['looked', 0]] as const }
    const back = {
      from: { x: 0.9, y: 0.5 },
      way: [{ x: 0.1, y: 0.5 }],
      looks: [
        ['looked', 0],
        ['looked-away', 4000],
      ] as const,
    }
    const events = [0, 1, 2, 3].flatMap((index) => [...passage({ trial: index * 2, ...there }), ...passage({ trial: index * 2 + 1, ...back })])
    const figures = followingOf([events], 'eyes')
    expect(figures?.byDirection.map(({ direction, n, share }) => [direction, n, Math.round((share ?? 0) * 10) / 10])).toEqual([
      ['right', 4, 1],
      ['left', 4, 0.4],
    ])
    expect(figures).toMatchObject({ n: 8, followed: 4, crossings: 8, crossed: 4 })
    expect(figures?.share?.median).toBeCloseTo(0.7)
  })

  it('treats a bend as two directions, and counts no crossing on one side', () => {
    const figures = followingOf(
      [
        passage({
          from: { x: 0.1, y: 0.2 },
          way: [
            { x: 0.4, y: 0.2 },
            { x: 0.4, y: 0.8 },
          ],
          looks: [['looked', 0]],
        }),
      ],
      'eyes',
    )
    expect(figures?.byDirection.map(({ direction }) => direction)).toEqual(['right', 'down'])
    expect(figures?.crossings).toBe(0)
  })

  it('is, for a finger, the fraction during which it was near', () => {
    const events = passage({ errors: Array.from({ length: 41 }, (_, index) => (index < 30 ? 0.1 : 0.5)) })
    expect(followedShare(events, 'finger')).toBeCloseTo(0.75)
    expect(followingOf([events], 'finger')).toMatchObject({ n: 1, followed: 1 })
  })

  it('is always between zero and one', () => {
    const look = fc.tuple(fc.constantFrom('looked' as const, 'looked-away' as const), fc.integer({ min: -90, max: 12_000 }))
    fc.assert(
      fc.property(fc.array(look, { maxLength: 12 }), (looks) => {
        const share = followedShare(passage({ looks }), 'eyes')
        if (share !== null) expect(share >= 0 && share <= 1).toBe(true)
      }),
    )
  })

  it('is judged at the end: enough, too little or unknown', () => {
    const marked = (until: number) =>
      passage({
        looks: [
          ['looked', 0],
          ['looked-away', until],
        ],
      })
    expect(passageVerdict(marked(7000), 'eyes')).toBe('correct')
    expect(passageVerdict(marked(6990), 'eyes')).toBe('partly')
    expect(passageVerdict(passage({}), 'eyes')).toBe('unmeasured')
    expect(passageVerdict(marked(9000), 'finger')).toBe('unmeasured')
    expect(passageVerdict(passage({ errors: Array.from({ length: 41 }, () => 0.1) }), 'finger')).toBe('correct')
    expect(passageVerdict(passage({ errors: [0.1, 0.9, 0.9] }), 'finger')).toBe('partly')
  })
})

describe('a passage without a mark for the eyes', () => {
  const along = passage({ errors: Array.from({ length: 41 }, () => 0.1) })

  it('is judged by the finger that followed it', () => {
    expect(passageVerdict(along, 'eyes')).toBe('correct')
    expect(followingOf([along], 'eyes')).toMatchObject({ n: 1, unmarked: 0, byFinger: 1, followed: 1 })
  })

  it('is not measured by a touch in passing, nor by one at the end', () => {
    expect(passageVerdict(passage({ errors: [0.1, 0.1] }), 'eyes')).toBe('unmeasured')
  })

  it('is judged by the mark alone if there is one', () => {
    const both = [...along, { kind: 'looked', at: 10_000, trial: 0 }, { kind: 'looked-away', at: 12_000, trial: 0 }] as const
    expect(
      passageVerdict(
        both.toSorted((one, other) => one.at - other.at),
        'eyes',
      ),
    ).toBe('partly')
    expect(followingOf([both], 'eyes')).toMatchObject({ byFinger: 0 })
  })
})

describe('the latency of a following child', () => {
  const config: EngineConfig = {
    trials: 4,
    warmUps: 0,
    waitMs: 20_000,
    rewardMs: 2000,
    gapMs: 1500,
    cueMs: 0,
    fadeMs: 400,
    ladder: 'passage',
    maxSessionMs: 600_000,
  }
  const ball: StimulusPlan = {
    id: 'ball',
    role: 'target',
    shows: { drawing: 'disc' },
    colour: '#FFE600',
    zone: 4,
    place: { x: 0.2, y: 0.5 },
    size: 0.3,
    speed: 0.06,
    drift: { via: [], to: { x: 0.8, y: 0.5 }, atEnd: 'wait' },
  }
  const shown: readonly TrialInput[] = [
    { type: 'tick', at: 5000 },
    { type: 'shown', at: 5000, stimuli: [ball], aspect: DESIGN_ASPECT },
  ]
  const touch = (at: number): TrialInput => ({ type: 'pointed', at, x: 0.5, y: 0.5, zone: 5, on: 'ball', onTarget: true, error: 0, acted: true })
  const resultOf = (inputs: readonly TrialInput[]) =>
    trialResults([...shown, ...inputs, { type: 'tick', at: 60_000 } as const].reduce(step, startTrials(config)).events)[0]

  it('starts at the end of the path, with no help before, however long that takes', () => {
    const under = [...shown, { type: 'tick', at: 200_000 } as const].reduce(step, startTrials(config))
    expect(under.prompt).toBe(0)
    const arrived = [{ type: 'travelled', at: 200_000, id: 'ball', share: 1 } as const, { type: 'tick', at: 211_000 } as const].reduce(step, under)
    expect([arrived.prompt, arrived.promptAt]).toEqual([1, 210_000])
    expect(step(arrived, { type: 'tick', at: 231_000 }).events.at(-1)).toMatchObject({ kind: 'trial-ended', outcome: 'no-response' })
  })

  it('is measured to a touch after the path, but to a look from the start; a touch on the way does not count', () => {
    const inputs: readonly TrialInput[] = [
      { type: 'looked', at: 8000 },
      touch(9000),
      { type: 'travelled', at: 30_000, id: 'ball', share: 1 },
      touch(33_000),
      { type: 'answered', at: 33_000, id: 'ball', verdict: 'correct', by: 'touch', where: { x: 0.8, y: 0.5 } },
    ]
    expect(resultOf(inputs)).toMatchObject({ lookMs: 3000, touchMs: 3000, outcome: 'independent', zone: 4, hitZone: 6 })
    const late: readonly TrialInput[] = [{ type: 'looked', at: 9000 }, ...inputs.slice(1)]
    expect(resultOf(late)).toMatchObject({ lookMs: 4000, touchMs: 3000 })
  })

  it('is, for a following finger, the time until it started', () => {
    const trace = (at: number): TrialInput => ({ type: 'did', at, deed: { do: 'traced', id: 'ball', error: 0.1 } })
    const inputs: readonly TrialInput[] = [
      trace(7500),
      trace(9000),
      { type: 'travelled', at: 20_000, id: 'ball', share: 1 },
      { type: 'answered', at: 20_500, id: 'ball', verdict: 'correct', by: 'touch' },
    ]
    expect(resultOf(inputs)).toMatchObject({ touchMs: 2500 })
  })
})
