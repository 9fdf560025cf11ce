import type { SessionHeader } from '#domain/activities/session'
import type { ChildPictureName } from '#domain/child/childPictures'
import type { ChildProfile } from '#domain/child/childProfile'
import type { MessageRequest } from '#domain/people/messages'
import type { Instant } from '#domain/time'
import type { DemoHabits } from './demoPlay'
import type { DemoTask } from './demoTasks'
import type { DemoTexts } from './demoTexts'

/* A child of the demo clinic and its story. */

export interface DemoChild {
  readonly id: string
  readonly alias: string
  readonly birthMonth: string
  readonly picture: ChildPictureName
  readonly profile: ChildProfile
  readonly habits: DemoHabits
  readonly seed: number
  /** Activities that are played in turn. */
  readonly plays: readonly DemoTask[]
  readonly sessions: number
  /** First session, in days before now. `to` is the last one. */
  readonly from: number
  readonly to: number
  /** Days from now until the sharing ends, negative if it has ended. If absent, the sharing has no end, which is possible only in the demo. */
  readonly sharingEnds?: number
  readonly sharedSince?: (now: Instant) => Instant
  /** Whether the family has withdrawn a sharing that had no end date. */
  readonly isLost?: true
  /** An adult's notes about the last session. */
  readonly last?: Pick<SessionHeader, 'conditions' | 'mood'>
  /** Whether an adult reported after the last session that it was too much. */
  readonly wasTooMuch?: true
  /** Notes between family and therapist, oldest first. */
  readonly notes?: readonly DemoNote[]
  /** The side that planned this week; if absent, there is no plan. */
  readonly plannedBy?: 'family' | 'team'
  /** Whether there is an Everyday Looking Profile from both sides, and a goal. */
  readonly isAssessed?: true
}

interface DemoNote {
  readonly from: 'family' | 'team'
  readonly daysAgo: number
  readonly text: keyof DemoTexts['notes']
  readonly request?: MessageRequest
}

/** Habits of a child who plays steadily, with one slightly weaker zone. */
export const steadyPlay = { latencyMs: 5000, weakZone: 7, weakFactor: 1.3, missShare: 0.02 } as const
/** Answers to the questions about seizures that do not change any limit. */
export const safe = { locks: {}, epilepsy: 'no', photosensitive: 'no' } as const
export const child = (owner: { readonly uid: string }, number: number, alias: string, story: Omit<DemoChild, 'id' | 'alias'>): DemoChild => ({
  id: `${owner.uid}_${number}`,
  alias,
  ...story,
})
