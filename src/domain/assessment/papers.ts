import type { Instant } from '../time'
import type { RatingHead } from './rating'

/*
 * What is kept of an assessment beside the ratings. Each is a document of its own; everybody writes in the own name, and what was signed is
 * not changed any more.
 */

interface Kept {
  readonly id: string
  readonly author: string
  readonly byName: string
  readonly createdAt: Instant
  readonly updatedAt: Instant
  readonly signedAt: Instant | null
}

/** A score from an instrument of others: typed in, never computed. */
export interface OutsideScore extends Kept {
  readonly kind: 'score'
  readonly instrument: string
  readonly value: string
  /** Local day, `2026-11-27`. */
  readonly day: string
  readonly assessor: string
}

export const goalDoings = ['look', 'find', 'touch', 'follow', 'name'] as const
export type GoalDoing = (typeof goalDoings)[number]

export const goalMeasures = ['alone', 'any', 'within'] as const
/** Alone; alone or with help; or alone within a time. */
export type GoalMeasure = (typeof goalMeasures)[number]

/** What a child is to do, measured by an activity: `n` of `m` turns. */
export interface Goal extends Kept {
  readonly kind: 'goal'
  readonly doing: GoalDoing
  /** In the adult's words, after "With". */
  readonly support: string
  /** What is looked at, found or touched, in the adult's words. */
  readonly what: string
  readonly n: number
  readonly m: number
  readonly measure: GoalMeasure
  /** Seconds, for `within`. */
  readonly seconds: number | null
  readonly activity: string
  readonly category: string | null
  readonly level: string
  /** Local day on which it is looked at again. */
  readonly reviewOn: string
  readonly endedOn: string | null
}

export const experimentFactors = ['colour', 'side', 'speed', 'size', 'background', 'sound', 'number'] as const
export type ExperimentFactor = (typeof experimentFactors)[number]

/** One thing is compared: turns of A and B take turns, in sessions from then on. */
export interface Experiment extends Kept {
  readonly kind: 'experiment'
  readonly factor: ExperimentFactor
  readonly endedOn: string | null
}

/** A standard play sample was begun. Its sessions are those of its levels from then on, until the next one. */
export interface PlaySample extends Kept {
  readonly kind: 'sample'
}

/** A report: what everybody on the child may know of it. What it says is kept apart. */
export interface ReportHead extends Kept {
  readonly kind: 'report'
  /** Local day. */
  readonly day: string
  readonly version: number
  /** The report that this one is a new version of. */
  readonly before: string | null
}

export type KeptPaper = OutsideScore | Goal | Experiment | PlaySample | ReportHead

/** Everything of a child's assessment that may be listed. */
export interface Assessed {
  readonly ratings: readonly RatingHead[]
  readonly papers: readonly KeptPaper[]
  readonly unreadable: number
}
