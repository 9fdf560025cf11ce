/*
 * A two-down, one-up staircase. Two right answers in a row make the next step harder, and any other answer makes it easier. It
 * converges where about 71 % of answers are right (Levitt 1971, doi:10.1121/1.1912375). Steps are counted from 1, the easiest.
 */

/** Answer in one trial. `none` means no answer, which is not wrong and does not change the step. */
export type StaircaseAnswer = 'right' | 'wrong' | 'none'

export interface StaircaseSpec {
  readonly steps: number
  /** Number of reversals after which the staircase ends. */
  readonly reversals: number
  /** Number of answers after which it ends in any case. */
  readonly most: number
}

export interface Staircase {
  readonly step: number
  /** Number of right answers in a row at this step. */
  readonly inRow: number
  readonly direction: 'harder' | 'easier' | null
  /** Steps at which the direction reversed, in order. */
  readonly reversals: readonly number[]
  /** Number of times in a row that the staircase would have gone beyond the hardest or easiest step. */
  readonly atEnd: number
  readonly answers: number
  /** Number of trials in a row without an answer. */
  readonly unanswered: number
}

/** Number of right answers in a row that make the next step harder. */
const DOWN_AFTER = 2
/** Number of early reversals that are ignored, because they belong to the approach. */
const ON_THE_WAY = 2
/** Number of attempts to go beyond an end after which the threshold is assumed to be at or beyond that end. */
const AT_END = 3
/** Number of trials in a row without an answer after which the staircase ends (clinical-design.md, /visualdiscrimination). */
export const STOP_AFTER = 3

export const startStaircase: Staircase = { step: 1, inRow: 0, direction: null, reversals: [], atEnd: 0, answers: 0, unanswered: 0 }

export function advanceStaircase(state: Staircase, answer: StaircaseAnswer, { steps }: StaircaseSpec): Staircase {
  if (answer === 'none') return { ...state, unanswered: state.unanswered + 1 }
  const answered = { ...state, answers: state.answers + 1, unanswered: 0, inRow: answer === 'right' ? state.inRow + 1 : 0 }
  if (answer === 'right' && answered.inRow < DOWN_AFTER) return answered
  const direction = answer === 'right' ? 'harder' : 'easier'
  const to = state.step + (direction === 'harder' ? 1 : -1)
  const isTurn = state.direction !== null && state.direction !== direction
  return {
    ...answered,
    step: Math.min(steps, Math.max(1, to)),
    inRow: 0,
    direction,
    reversals: isTurn ? [...state.reversals, state.step] : state.reversals,
    atEnd: to < 1 || to > steps ? (isTurn ? 0 : state.atEnd) + 1 : 0,
  }
}

export const isOver = (state: Staircase, { reversals, most }: StaircaseSpec): boolean =>
  state.reversals.length >= reversals || state.answers >= most || state.atEnd >= AT_END || state.unanswered >= STOP_AFTER

/**
 * Threshold of a finished staircase: a step (with decimals), `under` if even the easiest was too hard, or `over` if the hardest
 * was too easy. null if it is not known.
 */
export type Threshold = number | 'under' | 'over'

export function thresholdOf(state: Staircase, spec: StaircaseSpec): Threshold | null {
  if (state.atEnd >= AT_END) return state.direction === 'harder' ? 'over' : 'under'
  if (state.reversals.length < spec.reversals) return null
  const settled = state.reversals.slice(ON_THE_WAY)
  return settled.reduce((sum, step) => sum + step, 0) / settled.length
}
