import { MINUTE_MS, SECOND_MS } from '../../time'
import type { PlayEvent } from './events'

/** Length of a break. The screen is blank unless the adult ends it sooner (clinical-design.md §1.9). */
export const BREAK_MS = 60 * SECOND_MS

/** Blank time between two activities of a day's plan, unless the adult ends it sooner. Text shown then is not for the child. */
export const BETWEEN_MS = 10 * SECOND_MS

/** Longest absence (ms) after which play resumes by itself. After a longer one the adult resumes it. [I] */
export const AWAY_MOST_MS = 5 * MINUTE_MS

/** Active time (ms) of the last event. */
export const endOfBreak = (facts: readonly PlayEvent[]): number => facts.at(-1)?.at ?? 0

/**
 * Whether to offer a break after these new events: a trial has just ended, none has begun, the session continues, and at least `everyMin` minutes were played
 * since `since` (active ms of the session's start or of the last answer to an offer).
 */
export function isBreakDue(fresh: readonly PlayEvent[], { everyMin, since }: { readonly everyMin: number; readonly since: number }): boolean {
  const last = fresh.findLast(({ kind }) => kind === 'trial-ended' || kind === 'trial-began' || kind === 'ended')
  return last?.kind === 'trial-ended' && everyMin > 0 && endOfBreak(fresh) - since >= everyMin * MINUTE_MS
}
