import type { Instant } from '../time'
import type { RatingHead } from './rating'

/* Assessment documents other than ratings. Everyone writes in their own name, and a signed document never changes. */

interface Kept {
  readonly id: string
  readonly author: string
  readonly byName: string
  readonly createdAt: Instant
  readonly updatedAt: Instant
  readonly signedAt: Instant | null
}

/** A score from an external instrument. It is typed in, never computed. */
export interface OutsideScore extends Kept {
  readonly kind: 'score'
  readonly instrument: string
  readonly value: string
  /** Local day, such as `2026-11-27`. */
  readonly day: string
  readonly assessor: string
}

export const goalActions = ['look', 'find', 'touch', 'follow', 'name'] as const
export type GoalAction = (typeof goalActions)[number]

export const goalMeasures = ['alone', 'any', 'within'] as const
/** Which trials count as successes: independent ones; independent or prompted ones; or independent ones within a time. */
export type GoalMeasure = (typeof goalMeasures)[number]

/** A goal that an activity measures: `n` of `m` trials. */
export interface Goal extends Kept {
  readonly kind: 'goal'
  readonly doing: GoalAction
  /** The adult's words after "With". */
  readonly support: string
  /** The target, in the adult's words. */
  readonly what: string
  readonly n: number
  readonly m: number
  readonly measure: GoalMeasure
  /** Time limit in seconds, for `within`. */
  readonly seconds: number | null
  readonly activity: string
  readonly category: string | null
  readonly level: string
  /** Local day on which the goal is reviewed. */
  readonly reviewOn: string
  readonly endedOn: string | null
}

export const experimentFactors = ['colour', 'side', 'speed', 'size', 'background', 'sound', 'number'] as const
export type ExperimentFactor = (typeof experimentFactors)[number]

/** An experiment with one change: arms A and B alternate in all sessions from then on. */
export interface Experiment extends Kept {
  readonly kind: 'experiment'
  readonly factor: ExperimentFactor
  readonly endedOn: string | null
}

/** A standard baseline. It includes the sessions of its levels from its start until the next baseline. */
export interface PlaySample extends Kept {
  readonly kind: 'sample'
}

/** Public part of a report. The content is stored separately. */
export interface ReportHead extends Kept {
  readonly kind: 'report'
  /** Local day of the report. */
  readonly day: string
  readonly version: number
  /** Id of the report that this one revises. */
  readonly before: string | null
}

export type StoredPaper = OutsideScore | Goal | Experiment | PlaySample | ReportHead

/** All assessment documents of a child that may be listed for the reader. */
export interface Assessed {
  readonly ratings: readonly RatingHead[]
  readonly papers: readonly StoredPaper[]
  readonly unreadable: number
}
