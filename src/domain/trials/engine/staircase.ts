/*
 * A staircase, two down and one up: after two right answers in a row the next step is harder, after each other answer it is
 * easier. It settles where about 71 of 100 answers are right (Levitt 1971, doi:10.1121/1.1912375). Steps are counted from 1,
 * the easiest.
 */

/** `none`: nobody answered, which is no wrong answer and changes no step. */
export type StaircaseAnswer = 'right' | 'wrong' | 'none'

export interface StaircaseSpec {
  /** How many steps there are. */
  readonly steps: number
  /** It ends after so many changes of direction... */
  readonly reversals: number
  /** ... or so many answers. */
  readonly most: number
}

export interface Staircase {
  readonly step: number
  /** Right answers in a row on this step. */
  readonly inRow: number
  readonly direction: 'harder' | 'easier' | null
  /** The step at each change of direction, in their order. */
  readonly reversals: readonly number[]
  /** How often in a row it wished to go beyond the hardest or the easiest step. */
  readonly atEnd: number
  readonly answers: number
  /** In a row. */
  readonly unanswered: number
}

/** Right answers that make the next step harder. */
const DOWN_AFTER = 2
/** The first reversals are on the way there and say nothing. */
const ON_THE_WAY = 2
/** Who wishes so often to go beyond an end lies there, or beyond it. */
const AT_END = 3
/** So many turns in a row without an answer end it (domain.md, /visualdiscrimination). */
export const STOP_AFTER = 3

export const startStaircase: Staircase = { step: 1, inRow: 0, direction: null, reversals: [], atEnd: 0, answers: 0, unanswered: 0 }

export function climb(state: Staircase, answer: StaircaseAnswer, { steps }: StaircaseSpec): Staircase {
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

/** What a staircase that ended says: a step (with decimals), or that even the easiest was too hard or the hardest too easy to tell; null while it says nothing. */
export type Threshold = number | 'under' | 'over'

export function thresholdOf(state: Staircase, spec: StaircaseSpec): Threshold | null {
  if (state.atEnd >= AT_END) return state.direction === 'harder' ? 'over' : 'under'
  if (state.reversals.length < spec.reversals) return null
  const settled = state.reversals.slice(ON_THE_WAY)
  return settled.reduce((sum, step) => sum + step, 0) / settled.length
}
