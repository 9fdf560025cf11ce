import type { Session } from '#domain/activities/session'
import type { Due } from './DueList'

interface Day {
  readonly due: readonly Pick<Due, 'isPlayed'>[]
  /** Whether nobody planned the day, so the app suggests activities. */
  readonly isProposed: boolean
  /** Whether an adult has just chosen to end the day's play. */
  readonly isEnough: boolean
  /** Today's sessions that contain play. */
  readonly today: readonly Session[]
}

/** Whether the Today page shows what was played instead of what comes next. */
export function isDayDone({ due, isProposed, isEnough, today }: Day): boolean {
  if (isEnough && today.length > 0) return true
  return !isProposed && due.length > 0 && due.every(({ isPlayed }) => isPlayed)
}
