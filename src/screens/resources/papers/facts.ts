import type { Session } from '#domain/activities/session'
import type { Dials } from '#domain/child/dials'
import type { WeekPlan } from '#domain/child/weekPlan'
import type { Child } from '#domain/people/people'
import type { Instant } from '#domain/time'
import type { Word } from '#domain/words/words'

/** The data from which papers are made. */
export interface PaperFacts {
  readonly child: Child
  readonly dials: Dials
  /** All stored sessions of the child. */
  readonly sessions: readonly Session[]
  readonly monday: string
  readonly week: WeekPlan
  /** All words on the lists and of the child's own photos. */
  readonly words: readonly Word[]
  readonly now: Instant
  /** Whether pictures have a white background, which needs less ink. */
  readonly savesInk?: boolean
  readonly pictures?: Readonly<Record<string, string>>
}
