import { MINUTE_MS, SECOND_MS } from '../../time'
import type { PlayEvent } from './events'

/** Length of a break (ms). The screen is blank until the break ends or the adult ends it sooner (clinical-design.md §1.9). */
export const BREAK_MS = 60 * SECOND_MS

/**
 * Time (ms) for which the screen is blank between two activities of a day's plan, unless the adult ends it sooner. Text shown
 * during this time is not for the child.
 */
export const BETWEEN_MS = 10 * SECOND_MS

/** Maximum absence (ms) after which play resumes automatically. After a longer absence, the adult resumes it. [I] */
export const AWAY_MOST_MS = 5 * MINUTE_MS

/** Returns the active time (ms) of the last event. */
export const endOfBreak = (facts: readonly PlayEvent[]): number => facts.at(-1)?.at ?? 0

/**
 * Whether to offer a break after these new events. It is due if a trial has just ended, no new one has begun, the session
 * continues, and at least `everyMin` minutes were played after `since` (active ms of the session's start or of the last answer
 * to such an offer).
 */
export function isBreakDue(fresh: readonly PlayEvent[], { everyMin, since }: { readonly everyMin: number; readonly since: number }): boolean {
  const last = fresh.findLast(({ kind }) => kind === 'trial-ended' || kind === 'trial-began' || kind === 'ended')
  return last?.kind === 'trial-ended' && everyMin > 0 && endOfBreak(fresh) - since >= everyMin * MINUTE_MS
}
