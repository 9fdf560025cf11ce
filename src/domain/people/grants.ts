import { DAY_MS, type Instant, localDay } from '../time'
import type { AccessNote, Grant, SharedChild } from './people'

/** Maximum number of accounts with access to one child at a time. The database rules check them one by one. */
export const MAX_GRANTS = 3
export const MAX_PURPOSE = 200
export const GRANT_MONTHS = 6
const MAX_GRANT_MONTHS = 24
/** End date of a grant without an end, used only by the demo, because queries filter by an end date. */
export const NO_END: Instant = Date.UTC(9999, 0, 1)
/**
 * Number of days after its end for which a team still sees a child's nickname and the purpose, to ask for an extension. The
 * rules of both backends repeat this number.
 */
export const LISTED_AFTER_END_DAYS = 14

/** Returns the same day `months` later, or the last day of that month. */
export function monthsAfter(from: Instant, months: number): Instant {
  const date = new Date(from)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime()
}

/** Returns the end of a local day; null if the text is not a day. */
export function endOfDay(day: string): Instant | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (found === null) return null
  const [year = 0, month = 0, date = 0] = found.slice(1).map(Number)
  const end = new Date(year, month - 1, date, 23, 59, 59).getTime()
  return localDay(end) === day ? end : null
}

/** Reason why an end date cannot be used. */
export type EndProblem = 'none' | 'past' | 'far'

export function endProblem(end: Instant | null, now: Instant): EndProblem | null {
  if (end === null) return 'none'
  if (end <= now) return 'past'
  return end > latestEnd(now) ? 'far' : null
}

/** Returns the latest possible end: two years, less a day for clocks that differ. */
export const latestEnd = (now: Instant): Instant => monthsAfter(now, MAX_GRANT_MONTHS) - DAY_MS

export const isLasting = ({ endsAt }: Pick<Grant, 'endsAt'>, now: Instant): boolean => endsAt === null || endsAt > now

/** Returns the time until which a team may list an ended grant; null if that time has passed or the grant has not ended. */
export function listedUntil({ endsAt }: Pick<Grant, 'endsAt'>, now: Instant): Instant | null {
  const until = endsAt === null || endsAt > now ? null : endsAt + LISTED_AFTER_END_DAYS * DAY_MS
  return until === null || until <= now ? null : until
}

/** Returns what the caseload may show of a shared child now. After the end, this is only the name and the end date. */
export function knownAt(shared: SharedChild, now: Instant): SharedChild {
  if (isLasting(shared, now)) return shared
  const { row: _ended, ...rest } = shared
  return { ...rest, child: null }
}

/**
 * Returns the entries of the access log that no current grant covers: those of teams whose sharing has ended, and exports by
 * a system administrator, which name no account. Helpers are left out, because each is already
 * listed among the people with a code.
 */
export function looksWithoutGrant(notes: readonly AccessNote[], grants: readonly Pick<Grant, 'accountId'>[]) {
  return {
    before: notes.filter(({ account, actor }) => account !== null && account !== actor && !grants.some(({ accountId }) => accountId === account)),
    byAdministrators: notes.filter(({ account, action }) => account === null && action === 'exported'),
  }
}

/** Returns the end of a renewed sharing: the same date, or the default if that date has passed. */
export const lastingEnd = (until: Instant, now: Instant): Instant => (until > now ? until : monthsAfter(now, GRANT_MONTHS))
