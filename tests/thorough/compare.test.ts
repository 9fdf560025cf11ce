import { describe, expect, it } from 'vitest'
import type { Session } from '#domain/activities/session'
import { compareArms, compareTurns, type ComparedTurn, judged, MIN_COMPARED_TURNS, sessionsOf, SURE_TURNS } from '#domain/assessment/compare'
import { chanceOf } from '#domain/assessment/rearranged'
import type { PlayEvent } from '#domain/trials/engine/events'
import { sessionHeader } from '#tests/support/examples'
import { type SimulatedChild, simulateTrials } from '#tests/support/simulatedChildren'

const CHILDREN = 1000

/** Returns the results of simulated children, as percentages. */
function told(child: Omit<SimulatedChild, 'seed'>, children = CHILDREN) {
  const calls = Array.from({ length: children }, (_, seed) => judged(simulateTrials({ ...child, seed })).call)
  const share = (call: string) => (100 * calls.filter((each) => each === call).length) / children
  return { a: share('a-sooner'), b: share('b-sooner'), none: share('no-clear-difference') }
}

/*
 * Measures the quality of the comparison with simulated children: one trial in twenty has no touch, and latencies at the end of a session are a third
 * longer than at its start. In 24 trials with a spread of 0.3, no test with an error of 5 % detects a difference of a third in more than 89 of 100
 * cases (Student's test, with a touch in every trial).
 */
describe('a thousand simulated children', () => {
  const third = 2 / 3

  it('detect latencies a third shorter in the second condition, and never the opposite', () => {
    const [narrow, usual, wide] = [0.2, 0.3, 0.4].map((spread) => told({ spread, b: third }))
    expect(narrow?.b).toBeGreaterThanOrEqual(97)
    expect(usual?.b).toBeGreaterThanOrEqual(80)
    expect(wide?.b).toBeGreaterThanOrEqual(57)
    for (const each of [narrow, usual, wide]) expect(each?.a).toBe(0)
  })

  it('detect that difference in nine of ten cases from three sessions on', () => {
    expect(told({ spread: 0.3, b: third, sessions: SURE_TURNS / 6 }).b).toBeGreaterThanOrEqual(90)
  })

  it('report a false difference in at most one of twenty cases, however tired they get', () => {
    const wrong = [told({ spread: 0.2, b: 1 }), told({ spread: 0.3, b: 1, slowdown: 1.8 }), told({ spread: 0.4, b: 1 })].map(({ a, b }) => a + b)
    // The rule itself is exact, but the result of three thousand draws varies by 0.4 percentage points.
    expect(wrong.reduce((sum, each) => sum + each, 0) / wrong.length).toBeLessThanOrEqual(5 + 2 * 0.4)
  })

  it('detect far fewer touches in one condition, even at equal latency', () => {
    const turns = Array.from({ length: 200 }, (_, seed) =>
      judged(
        simulateTrials({ seed, spread: 0.3, b: 1, missPercent: 0 }).map((turn, index) => (turn.arm === 'a' && index % 4 !== 0 ? { ...turn, ms: null } : turn)),
      ),
    )
    expect(turns.filter(({ call }) => call === 'b-sooner').length).toBeGreaterThan(150)
  })

  it('have a confidence interval that contains the true difference in about nineteen of twenty cases', () => {
    const held = Array.from(
      { length: 60 },
      (_, seed) => compareTurns(simulateTrials({ seed, spread: 0.3, b: third, slowdown: 1, missPercent: 0 })).laterMs,
    ).filter((later) => later !== null && later.low <= 4000 * (third - 1) && later.high >= 4000 * (third - 1))
    expect(held.length).toBeGreaterThanOrEqual(52)
  })
})

describe('a comparison', () => {
  const turns = (a: readonly (number | null)[], b: readonly (number | null)[]): readonly ComparedTurn[] =>
    a.flatMap((ms, index) => [
      { arm: 'a' as const, session: 's', block: Math.floor(index / 2), ms },
      ...(index < b.length ? [{ arm: 'b' as const, session: 's', block: Math.floor(index / 2), ms: b[index] ?? null }] : []),
    ])
  const times = (count: number, from: number) => Array.from({ length: count }, (_, index) => from + index * 10)

  it('names the quicker condition, the medians, and the difference', () => {
    const found = compareTurns(turns(times(12, 3000), times(12, 4600)))
    expect(found).toMatchObject({
      call: 'a-sooner',
      missing: 0,
      a: { n: 12, touched: 12, medianMs: 3055 },
      b: { n: 12, medianMs: 4655 },
      laterMs: { value: 1600 },
    })
    expect(found.laterMs?.low).toBeGreaterThan(1500)
    expect(found.laterMs?.high).toBeLessThan(1700)
    expect(compareTurns(turns(times(12, 4600), times(12, 3000))).call).toBe('b-sooner')
    expect(compareTurns(turns(times(12, 3000), times(12, 3000))).call).toBe('no-clear-difference')
  })

  it('gives no result under eight trials of each condition, but the number still missing', () => {
    expect(compareTurns(turns(times(7, 3000), times(5, 9000)))).toMatchObject({ call: 'not-enough', missing: 4, chance: null, laterMs: null })
    expect(compareTurns([])).toMatchObject({ call: 'not-enough', missing: 2 * MIN_COMPARED_TURNS, a: { n: 0, medianMs: null } })
  })

  it('gives no result with hardly any touches, and compares answers alone if one condition had next to none', () => {
    const none = Array.from({ length: 12 }, () => null)
    expect(compareTurns(turns([3000, ...none.slice(1)], none))).toMatchObject({ call: 'not-enough', missing: 0 })
    const found = compareTurns(turns(times(12, 3000), none))
    expect(found).toMatchObject({ call: 'a-sooner', b: { touched: 0, medianMs: null }, laterMs: null })
  })

  it('gives the same result every time', () => {
    const child = simulateTrials({ seed: 5, spread: 0.3, b: 0.8, sessions: 4 })
    expect(compareTurns(child)).toEqual(compareTurns(child))
  })
})

describe('the probability of a difference by chance', () => {
  const block = (a: readonly number[], b: readonly number[]) => [
    ...a.map((value) => ({ arm: 'a' as const, value })),
    ...b.map((value) => ({ arm: 'b' as const, value })),
  ]

  it('is counted from all orders of a few blocks', () => {
    // In two of the six orders of four different values, the difference is as large as possible.
    expect(chanceOf([block([1, 2], [3, 4])])).toBeCloseTo(2 / 6)
    expect(chanceOf([block([1, 2], [3, 4]), block([1, 2], [3, 4])])).toBeCloseTo(2 / 36)
    expect(chanceOf([block([1, 1], [1, 1])])).toBe(1)
    // A block with only one condition adds nothing, and an incomplete block adds the trials that it has.
    expect(chanceOf([block([1], []), block([1, 2], [3, 4])])).toBeCloseTo(2 / 6)
    expect(chanceOf([block([1], [3, 4])])).toBeCloseTo(1 / 3)
  })

  it('are sampled, with a similar result, if there are too many', () => {
    const blocks = Array.from({ length: 7 }, (_, index) => block([0, 3 + index], [1, 4 + index / 2]))
    const drawn = chanceOf(blocks)
    const counted = chanceOf(blocks.slice(0, 6))
    expect(drawn).toBeGreaterThan(0)
    expect(Math.abs(drawn - counted)).toBeLessThan(0.25)
    expect(chanceOf(Array.from({ length: 8 }, () => block([1, 2], [30, 40])))).toBeLessThan(0.001)
  })

  it('is independent of changes between blocks', () => {
    const slow = [block([100, 102], [101, 103]), block([1, 3], [2, 4])]
    expect(chanceOf(slow)).toBeCloseTo(chanceOf([block([0, 2], [1, 3]), block([0, 2], [1, 3])]))
  })
})

describe('the trials of sessions', () => {
  const session = (id: string, turns: readonly { arm?: string; outcome?: string; ms?: number; warmUp?: true }[]): Session => ({
    ...sessionHeader(id),
    activity: 'lightcatcher',
    level: 'compare-colour',
    events: turns.flatMap(({ arm, outcome = 'independent', ms = 3000, warmUp }, trial): PlayEvent[] => {
      const at = trial * 20_000
      return [
        { kind: 'trial-began', at, trial, warmUp: warmUp === true, waitMs: 10_000 },
        { kind: 'stimulus-shown', at, trial, id: 'light', role: 'target', x: 0.5, y: 0.5, w: 0.2, h: 0.3, colour: '#FFE600', zone: 5, speed: 0 },
        ...(arm === undefined ? [] : [{ kind: 'recorded', at, trial, values: { arm } } as const]),
        ...(outcome === 'no-response' ? [] : [{ kind: 'answered', at: at + ms, trial, id: 'light', verdict: 'correct', by: 'touch' } as const]),
        { kind: 'trial-ended', at: at + ms + 2000, trial, outcome: outcome as 'independent' },
      ]
    }),
  })

  it('are the scored ones: no warm-up, and none interrupted, assisted or without a condition', () => {
    const found = compareArms([
      session('one', [
        { warmUp: true },
        { warmUp: true },
        { arm: 'a', ms: 2000 },
        { arm: 'b', outcome: 'no-response' },
        { arm: 'b', outcome: 'void' },
        { arm: 'a', outcome: 'assisted' },
        {},
      ]),
    ])
    expect([found.a, found.b]).toEqual([
      { n: 1, touched: 1, medianMs: 2000 },
      { n: 1, touched: 0, medianMs: null },
    ])
  })

  it('are compared within their own blocks, also over several sessions', () => {
    const turns = (ms: number) => ['a', 'b', 'b', 'a', 'b', 'a', 'a', 'b', 'a', 'b', 'a', 'b'].map((arm) => ({ arm, ms: arm === 'a' ? ms : ms * 1.5 }))
    const sessions = [session('one', [{ warmUp: true }, { warmUp: true }, ...turns(2000)]), session('two', [{ warmUp: true }, ...turns(9000)])]
    // The first condition was faster in every block. In two of all orders the difference is that large.
    expect(compareArms(sessions)).toMatchObject({ call: 'a-sooner', a: { n: 12 }, b: { n: 12 } })
    expect(compareArms(sessions).chance).toBeCloseTo(2 / 6 ** 6)
  })

  it('come from sessions at the experiment’s own level since it started', () => {
    const experiment = { factor: 'colour', createdAt: 1000 } as const
    const at = (id: string, part: Partial<Session>): Session => ({ ...session(id, []), startedAt: 2000, ...part })
    const sessions = [at('own', {}), at('before', { startedAt: 999 }), at('other', { level: 'compare-side' }), at('else', { activity: 'match' })]
    expect(sessionsOf(experiment, sessions).map(({ id }) => id)).toEqual(['own'])
  })
})
