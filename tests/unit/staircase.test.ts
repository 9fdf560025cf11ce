import { describe, expect, it } from 'vitest'
import { pick, seededRandom, type Random } from '#domain/random'
import {
  advanceStaircase,
  isOver,
  startStaircase,
  type Staircase,
  type StaircaseAnswer,
  type StaircaseSpec,
  thresholdOf,
} from '#domain/trials/engine/staircase'

const spec: StaircaseSpec = { steps: 5, reversals: 8, most: 72 }
const after = (answers: readonly StaircaseAnswer[], from: Staircase = startStaircase) =>
  answers.reduce((state, answer) => advanceStaircase(state, answer, spec), from)

describe('a staircase, two down and one up', () => {
  it('advances after two right answers in a row and steps back after any other', () => {
    expect(after(['right']).step).toBe(1)
    expect(after(['right', 'right']).step).toBe(2)
    expect(after(['right', 'right', 'right', 'wrong']).step).toBe(1)
    expect(after(['right', 'wrong', 'right', 'right']).step).toBe(2)
  })

  it('records the step at each reversal', () => {
    expect(after(['right', 'right', 'right', 'right', 'wrong', 'right', 'right', 'wrong']).reversals).toEqual([3, 2, 3])
  })

  it('counts no answer as neither right nor wrong, and stops after three in a row', () => {
    const twice = after(['right', 'none', 'none'])
    expect([twice.step, twice.answers, isOver(twice, spec)]).toEqual([1, 1, false])
    expect(isOver(after(['none'], twice), spec)).toBe(true)
    expect(after(['right'], twice).unanswered).toBe(0)
  })

  it('reports a child beyond either end as such', () => {
    const over = after(Array.from({ length: 14 }, () => 'right'))
    expect([over.step, isOver(over, spec), thresholdOf(over, spec)]).toEqual([5, true, 'over'])
    const under = after(['wrong', 'wrong', 'wrong'])
    expect([under.step, isOver(under, spec), thresholdOf(under, spec)]).toEqual([1, true, 'under'])
    expect(thresholdOf(after(['wrong', 'wrong']), spec)).toBeNull()
  })
})

/** A hundred and fifty random sequences of answers. */
const walks = Array.from({ length: 150 }, (_, seed) => {
  const random = seededRandom(seed)
  const answers = Array.from({ length: 80 }, () => pick(random, ['right', 'right', 'wrong', 'none'] as const))
  return answers.reduce<readonly Staircase[]>((states, answer) => [...states, advanceStaircase(states.at(-1) ?? startStaircase, answer, spec)], [])
})

it('stays in its range, keeps reversals, and moves by at most one step, for any answers', () => {
  for (const states of walks)
    for (const [index, state] of states.entries()) {
      const before = states[index - 1] ?? startStaircase
      expect(state.step).toBeGreaterThanOrEqual(1)
      expect(state.step).toBeLessThanOrEqual(spec.steps)
      expect(Math.abs(state.step - before.step)).toBeLessThanOrEqual(1)
      expect(state.reversals.slice(0, before.reversals.length)).toEqual(before.reversals)
      if (state.unanswered > before.unanswered) expect(state).toEqual({ ...before, unanswered: before.unanswered + 1 })
    }
})

it('ends for every child that answers', () => {
  for (const states of walks.slice(0, 100)) expect(states.some((state) => isOver(state, spec))).toBe(true)
})

/**
 * Returns a simulated child with a known threshold. At the threshold, the rate of correct answers above chance is the one at which the staircase settles
 * (the square root of one half). The child slips in 2 of 100 trials. `slope` is how fast difficulty grows with each step.
 */
function childOf(threshold: number, chance: number, slope: number, random: Random): (step: number) => StaircaseAnswer {
  const most = 1 - chance - 0.02
  const share = (Math.SQRT1_2 - chance) / most
  const at = Math.log(share / (1 - share))
  return (step) => (random() < chance + most / (1 + Math.exp(-(at + slope * (threshold - step)))) ? 'right' : 'wrong')
}

function foundBy(answer: (step: number) => StaircaseAnswer, wished: StaircaseSpec): { readonly found: number; readonly turns: number } {
  let state = startStaircase
  while (!isOver(state, wished)) state = advanceStaircase(state, answer(state.step), wished)
  const threshold = thresholdOf(state, wished)
  return { found: threshold === 'over' ? wished.steps : threshold === 'under' ? 1 : (threshold ?? state.step), turns: state.answers }
}

it.each([
  { choices: 3, reversals: 8 },
  { choices: 4, reversals: 8 },
  { choices: 6, reversals: 8 },
  { choices: 2, reversals: 16 },
])('finds a known threshold within one step in 95 of 100 runs, among $choices with $reversals reversals', ({ choices, reversals }) => {
  const random = seededRandom(29)
  const runs = Array.from({ length: 2000 }, () => {
    const threshold = 1 + 4 * random()
    return { threshold, ...foundBy(childOf(threshold, 1 / choices, 2.5, random), { ...spec, reversals }) }
  })
  const right = runs.filter(({ threshold, found }) => Math.abs(found - threshold) <= 1).length / runs.length
  expect(right).toBeGreaterThanOrEqual(0.95)
})
