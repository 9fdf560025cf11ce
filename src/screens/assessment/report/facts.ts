import type { Advice } from '#domain/assessment/advice'
import type { ParallelAnswers } from '#domain/assessment/parallelAnswers'
import type { GoalProgress } from '#domain/assessment/goals'
import type { FormSection, Support } from '#domain/assessment/items'
import type { ExperimentFactor, Goal, OutsideScore } from '#domain/assessment/papers'
import type { Played } from '#domain/assessment/played'
import type { RaterSide, Rating } from '#domain/assessment/rating'
import type { TalkingPoint } from '#domain/assessment/scores'
import type { Session } from '#domain/activities/session'
import type { Dials } from '#domain/child/dials'
import type { Progress } from '#domain/measures/progress'
import type { Child } from '#domain/people/people'
import type { Instant } from '#domain/time'

/** A rater's score for one section of the profile: 0 to 100, or null if there are too few ratings. */
interface SectionFigure {
  readonly side: RaterSide
  readonly score: number | null
  readonly supports: readonly Support[]
}

export interface SectionRow {
  readonly section: FormSection
  readonly figures: readonly SectionFigure[]
  /** The change since the same rater's previous profile, or null if there is no earlier one. */
  readonly change: { readonly is: 'better' | 'worse' | 'none'; readonly since: Instant } | null
}

/** One comparison and its result. */
export interface ComparedThing {
  readonly factor: ExperimentFactor
  readonly call: 'a-sooner' | 'b-sooner' | 'no-clear-difference' | 'not-enough'
  readonly n: { readonly a: number; readonly b: number }
  readonly touched: { readonly a: number; readonly b: number }
  readonly medianMs: { readonly a: number | null; readonly b: number | null }
  /** Confidence interval of the difference between the medians (ms). */
  readonly interval: { readonly low: number; readonly high: number } | null
  readonly from: Instant | null
  readonly to: Instant | null
}

/** All data in a report. */
export interface ReportFacts {
  readonly child: Child
  readonly dials: Dials
  readonly now: Instant
  readonly from: Instant
  readonly until: Instant
  readonly version: number
  readonly isSigned: boolean
  /** The author's name. */
  readonly author: string
  readonly ratings: readonly Rating[]
  readonly rows: readonly SectionRow[]
  readonly talk: readonly TalkingPoint[]
  readonly sessions: readonly Session[]
  readonly played: Played
  /** Number of valid trials (`n`), and how many of them were done without a prompt and without a wrong response (`done`). */
  readonly alone: { readonly done: number; readonly n: number }
  readonly beside: readonly ParallelAnswers[]
  readonly progress: Progress
  readonly advice: readonly Advice[]
  readonly goals: readonly { readonly goal: Goal; readonly progress: GoalProgress }[]
  readonly scores: readonly OutsideScore[]
  readonly compared: readonly ComparedThing[]
}
