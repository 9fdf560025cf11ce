import type { Session } from '#domain/activities/session'
import type { Due } from './DueList'

interface Day {
  readonly due: readonly Pick<Due, 'isPlayed'>[]
  /** Whether nobody planned the day and the app proposes activities. */
  readonly isProposed: boolean
  /** Whether an adult has just said that it is enough. */
  readonly isEnough: boolean
  /** Today's sessions with play. */
  readonly today: readonly Session[]
}

/** Whether Today shows what was played instead of what comes next. */
export function isDayDone({ due, isProposed, isEnough, today }: Day): boolean {
  if (isEnough && today.length > 0) return true
  return !isProposed && due.length > 0 && due.every(({ isPlayed }) => isPlayed)
}
