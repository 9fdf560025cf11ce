import { DAY_MS, type Instant, localDay } from '../time'
import type { Grant, SharedChild } from './people'

/** How many accounts may reach one child at a time: the rules look through them one by one. */
export const MAX_GRANTS = 3
export const MAX_PURPOSE = 200
export const GRANT_MONTHS = 6
const MAX_GRANT_MONTHS = 24
/** How the end of a share is written that has none, as in the demo alone: a list asks only for what has an end. */
export const NO_END: Instant = Date.UTC(9999, 0, 1)
/** A team sees a child's nickname, and what the sharing was for, for so long after its end, to ask for longer. The rules of both backends have it too. */
export const LISTED_AFTER_END_DAYS = 14

/** The same day `months` later; the last of the month where that one has fewer days. */
export function monthsAfter(from: Instant, months: number): Instant {
  const date = new Date(from)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime()
}

/** The end of that day on this device; null when it is no day. */
export function endOfDay(day: string): Instant | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (found === null) return null
  const [year = 0, month = 0, date = 0] = found.slice(1).map(Number)
  const end = new Date(year, month - 1, date, 23, 59, 59).getTime()
  return localDay(end) === day ? end : null
}

/** What is wrong with an end. */
export type EndProblem = 'none' | 'past' | 'far'

export function endProblem(end: Instant | null, now: Instant): EndProblem | null {
  if (end === null) return 'none'
  if (end <= now) return 'past'
  return end > latestEnd(now) ? 'far' : null
}

/** Two years, less a day for clocks that differ. */
export const latestEnd = (now: Instant): Instant => monthsAfter(now, MAX_GRANT_MONTHS) - DAY_MS

export const isLasting = ({ endsAt }: Pick<Grant, 'endsAt'>, now: Instant): boolean => endsAt === null || endsAt > now

/** Until when a team may still list a share that has ended; null where that is over, or where it has not ended. */
export function listedUntil({ endsAt }: Pick<Grant, 'endsAt'>, now: Instant): Instant | null {
  const until = endsAt === null || endsAt > now ? null : endsAt + LISTED_AFTER_END_DAYS * DAY_MS
  return until === null || until <= now ? null : until
}

/** What the list may still say of a child at this moment: once the sharing has ended, its name and the end, and nothing of how it plays. */
export function knownAt(shared: SharedChild, now: Instant): SharedChild {
  if (isLasting(shared, now)) return shared
  const { row: _ended, ...rest } = shared
  return { ...rest, child: null }
}
