import { MINUTE_MS, SECOND_MS } from '../../time'
import type { PlayEvent } from './events'

/** A break is blank and so long, unless the adult ends it sooner (domain.md §1.9). */
export const BREAK_MS = 60 * SECOND_MS

/** Between two activities of a day's plan the screen is blank for so long, unless the adult ends it sooner: what is read there is not for the child. */
export const BETWEEN_MS = 10 * SECOND_MS

/** Whoever comes back to the page within this time finds the play going on; later it is the adult who says so. [I] */
export const AWAY_MOST_MS = 5 * MINUTE_MS

/** Active ms at which these facts end. */
export const endOfBreak = (facts: readonly PlayEvent[]): number => facts.at(-1)?.at ?? 0

/**
 * Whether a break is to be offered with these new facts: a trial has just ended and none has begun, the session goes on,
 * and so much was played since `since` (active ms: the beginning, or the last answer to an offer).
 */
export function isBreakDue(fresh: readonly PlayEvent[], { everyMin, since }: { readonly everyMin: number; readonly since: number }): boolean {
  const last = fresh.findLast(({ kind }) => kind === 'trial-ended' || kind === 'trial-began' || kind === 'ended')
  return last?.kind === 'trial-ended' && everyMin > 0 && endOfBreak(fresh) - since >= everyMin * MINUTE_MS
}
