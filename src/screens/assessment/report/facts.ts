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

/** What a section of the profile says of one rater: 0 to 100, or null where too little was rated. */
interface SectionFigure {
  readonly side: RaterSide
  readonly score: number | null
  readonly supports: readonly Support[]
}

export interface SectionRow {
  readonly section: FormSection
  readonly figures: readonly SectionFigure[]
  /** Against the same rater's profile before; null where there is none to compare with. */
  readonly change: { readonly is: 'better' | 'worse' | 'none'; readonly since: Instant } | null
}

/** One thing that was compared, with what came of it. */
export interface ComparedThing {
  readonly factor: ExperimentFactor
  readonly call: 'a-sooner' | 'b-sooner' | 'no-clear-difference' | 'not-enough'
  readonly n: { readonly a: number; readonly b: number }
  readonly touched: { readonly a: number; readonly b: number }
  readonly medianMs: { readonly a: number | null; readonly b: number | null }
  /** Of the difference of the medians, ms. */
  readonly interval: { readonly low: number; readonly high: number } | null
  readonly from: Instant | null
  readonly to: Instant | null
}

/** Everything that a report is made of. */
export interface ReportFacts {
  readonly child: Child
  readonly dials: Dials
  readonly now: Instant
  readonly from: Instant
  readonly until: Instant
  readonly version: number
  readonly isSigned: boolean
  /** Who writes it. */
  readonly author: string
  readonly ratings: readonly Rating[]
  readonly rows: readonly SectionRow[]
  readonly talk: readonly TalkingPoint[]
  readonly sessions: readonly Session[]
  readonly played: Played
  /** Trials that count, and how many of them were done without help and without a wrong answer. */
  readonly alone: { readonly done: number; readonly n: number }
  readonly beside: readonly ParallelAnswers[]
  readonly progress: Progress
  readonly advice: readonly Advice[]
  readonly goals: readonly { readonly goal: Goal; readonly progress: GoalProgress }[]
  readonly scores: readonly OutsideScore[]
  readonly compared: readonly ComparedThing[]
}
