import { expect, it } from 'vitest'
import type { StepsSpec } from '#domain/activities/manifest'
import { stopUpTo } from '#domain/child/dialKinds'
import { dialSpecs } from '#domain/child/dials'
import { stepsOf } from '#domain/measures/steps'
import { seededRandom } from '#domain/random'
import { DAY_MS } from '#domain/time'
import type { PlayEvent } from '#domain/trials/engine/events'

const spec: StepsSpec = { record: 'atOnce', order: ['1', '2', '3', '4', '5', '6'], concludes: 'hardest', against: '1' }

interface Turn {
  readonly step: string | number
  /** Whether the first touch was correct, and its latency (ms). */
  readonly right: boolean
  readonly ms?: number
  readonly word?: string
  readonly helped?: true
  /** Set if the trial was made easier, with the correct thing alone. */
  readonly only?: true
  readonly silent?: true
}

/** Returns a session of these trials. A wrong first touch is followed by the correct one. The step sets the number of things. */
function sessionOf(turns: readonly Turn[], startedAt = 0, record = 'atOnce') {
  const events = turns.flatMap(({ step, right, ms = 3000, word = 'apple', helped, only, silent }, trial): PlayEvent[] => {
    const at = trial * 30_000
    const shown = (id: string, role: 'target' | 'distractor') =>
      ({ kind: 'stimulus-shown', at, trial, id, shows: { word: id }, role, x: 0.5, y: 0.5, w: 0.2, h: 0.3, colour: '#FFE600', zone: 5, speed: 0 }) as const
    const others = Array.from({ length: only === true || Number.isNaN(Number(step)) ? 0 : Number(step) - 1 }, (_, index) =>
      shown(`other-${index}`, 'distractor'),
    )
    const began: readonly PlayEvent[] = [
      { kind: 'trial-began', at, trial, warmUp: false, waitMs: 10_000 },
      shown(word, 'target'),
      ...others,
      { kind: 'recorded', at, trial, values: { [record]: step } },
    ]
    if (silent === true) return [...began, { kind: 'trial-ended', at: at + 20_000, trial, outcome: 'no-response' }]
    return [
      ...began,
      ...(helped === true ? [{ kind: 'prompted', at: at + 1000, trial, step: 1 } as const] : []),
      ...(right ? [] : [{ kind: 'answered', at: at + ms - 500, trial, id: 'other-0', verdict: 'wrong', by: 'touch' } as const]),
      { kind: 'answered', at: at + ms, trial, id: word, verdict: 'correct', by: 'touch' },
      { kind: 'trial-ended', at: at + ms + 2000, trial, outcome: right && helped !== true ? 'independent' : 'prompted' },
    ]
  })
  return { startedAt, level: '1', events }
}

const times = (count: number, turn: Turn): readonly Turn[] => Array.from({ length: count }, () => turn)

it('reports for each step the first-try rate, the dates, the latency and the chance rate', () => {
  const found = stepsOf(
    [
      sessionOf([...times(5, { step: 1, right: true, ms: 2000 }), ...times(3, { step: 2, right: true })], DAY_MS),
      sessionOf([...times(3, { step: 2, right: true, ms: 6000 }), { step: 2, right: false }], 5 * DAY_MS),
    ],
    spec,
  )
  expect(found?.steps.map(({ step, n, alone }) => [step, n, alone])).toEqual([
    ['1', 5, 5],
    ['2', 7, 6],
  ])
  const [one, two] = found?.steps ?? []
  expect(one).toMatchObject({ touchMs: 2000, against: null, chance: null, from: DAY_MS, to: DAY_MS })
  expect(two).toMatchObject({ touchMs: 4500, against: 2.25, chance: 0.5, from: DAY_MS, to: 5 * DAY_MS })
  expect(two?.range?.low).toBeCloseTo(0.487, 3)
  expect(found?.hardest).toBe('2')
})

it('concludes nothing from too few trials, and counts no assisted one', () => {
  expect(stepsOf([sessionOf(times(3, { step: 1, right: true }))], spec)).toMatchObject({
    hardest: null,
    hard: [],
    steps: [{ share: null, range: null, touchMs: null }],
  })
  expect(stepsOf([sessionOf(times(6, { step: 1, right: true, helped: true }))], spec)).toMatchObject({ hardest: null, hard: ['1'] })
  expect(stepsOf([sessionOf(times(6, { step: 'other', right: true }))], spec)).toBeNull()
  expect(stepsOf([], spec)).toBeNull()
})

it('ignores a lucky step above one that does not go well', () => {
  const found = stepsOf(
    [sessionOf([...times(6, { step: 1, right: true }), ...times(6, { step: 2, right: false }), ...times(6, { step: 3, right: true })])],
    spec,
  )
  expect(found).toMatchObject({ hardest: '1', hard: ['2'] })
})

it('concludes separately for each word if steps belong to words', () => {
  const rungs: StepsSpec = { record: 'rung', order: ['photo', 'drawing', 'line'], concludes: 'hardest', byWord: true }
  const of = (word: string, step: string, right: boolean) => times(5, { step, right, word })
  const found = stepsOf(
    [
      sessionOf(
        [
          ...of('cup', 'photo', true),
          ...of('cup', 'drawing', true),
          ...of('dog', 'photo', true),
          ...of('dog', 'drawing', false),
          ...times(2, { step: 'photo', right: true, word: 'ball' }),
        ],
        0,
        'rung',
      ),
    ],
    rungs,
  )
  expect(found?.words).toEqual([
    { word: 'cup', hardest: 'drawing' },
    { word: 'dog', hardest: 'photo' },
  ])
})

/**
 * Tests simulated children with a known limit: they find one thing among others with 97 of 100 first touches up to this number of things, and with half
 * beyond it. For two hundred children with each number of trials a step, the results are how often the figure is correct, and how often it is too
 * high, which would do harm.
 */
it.each([
  { turns: 10, right: 0.85, over: 0.08 },
  { turns: 20, right: 0.93, over: 0.02 },
])('finds a simulated child’s limit of things from $turns trials a step', ({ turns, right, over }) => {
  const random = seededRandom(11)
  const limits = [1, 2, 3, 4, 5]
  const told = limits.flatMap((limit) =>
    Array.from({ length: 200 }, () => {
      const played = spec.order
        .map(Number)
        .flatMap((step) => Array.from({ length: turns }, (): Turn => ({ step, right: random() < (step <= limit ? 0.97 : 0.5) })))
      return { limit, said: Number(stepsOf([sessionOf(played)], spec)?.hardest ?? 0) }
    }),
  )
  const share = (is: (one: (typeof told)[number]) => boolean) => told.filter(is).length / told.length
  expect(share(({ limit, said }) => said === limit)).toBeGreaterThan(right)
  expect(share(({ limit, said }) => said > limit)).toBeLessThan(over)
})

it('sets a limit of things within the dial’s stops', () => {
  expect([1, 5, 7, 10, 12].map((most) => stopUpTo(dialSpecs.maxItems, most))).toEqual([1, 5, 6, 9, 12])
})

it('leaves out trials without a wrong choice on a step with several', () => {
  const eased = [...times(6, { step: 2, right: false }), ...times(2, { step: 2, right: true, only: true })]
  expect(stepsOf([sessionOf([...times(5, { step: 1, right: true }), ...eased])], spec)?.steps.map(({ n, alone }) => [n, alone])).toEqual([
    [5, 5],
    [6, 0],
  ])
})

it('counts an unanswered trial as not done, unless only answers count', () => {
  const session = sessionOf([...times(6, { step: 2, right: true }), ...times(2, { step: 2, right: true, silent: true })])
  const counted = (ofAnswered: object) => stepsOf([session], { ...spec, ...ofAnswered })?.steps.map(({ n, alone }) => [n, alone])
  expect(counted({})).toEqual([[8, 6]])
  expect(counted({ ofAnswered: true })).toEqual([[6, 6]])
})
