import { DAY_MS, type Instant, localDay } from '../time'
import type { AccessNote, Grant, SharedChild } from './people'

/** Maximum number of accounts with access to one child at a time: the rules check them one by one. */
export const MAX_GRANTS = 3
export const MAX_PURPOSE = 200
export const GRANT_MONTHS = 6
const MAX_GRANT_MONTHS = 24
/** End date of a grant without an end, used only by the demo: queries filter by an end. */
export const NO_END: Instant = Date.UTC(9999, 0, 1)
/** Days after its end for which a team still sees a child's nickname and the purpose, to ask for longer. Both backends' rules repeat it. */
export const LISTED_AFTER_END_DAYS = 14

/** The same day `months` later, or the last of that month. */
export function monthsAfter(from: Instant, months: number): Instant {
  const date = new Date(from)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime()
}

/** Local end of a day; null if the text is not a day. */
export function endOfDay(day: string): Instant | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (found === null) return null
  const [year = 0, month = 0, date = 0] = found.slice(1).map(Number)
  const end = new Date(year, month - 1, date, 23, 59, 59).getTime()
  return localDay(end) === day ? end : null
}

/** The problem with an end date. */
export type EndProblem = 'none' | 'past' | 'far'

export function endProblem(end: Instant | null, now: Instant): EndProblem | null {
  if (end === null) return 'none'
  if (end <= now) return 'past'
  return end > latestEnd(now) ? 'far' : null
}

/** Two years, less a day for clocks that differ. */
export const latestEnd = (now: Instant): Instant => monthsAfter(now, MAX_GRANT_MONTHS) - DAY_MS

export const isLasting = ({ endsAt }: Pick<Grant, 'endsAt'>, now: Instant): boolean => endsAt === null || endsAt > now

/** Time until which a team may list an ended grant; null if over or not ended. */
export function listedUntil({ endsAt }: Pick<Grant, 'endsAt'>, now: Instant): Instant | null {
  const until = endsAt === null || endsAt > now ? null : endsAt + LISTED_AFTER_END_DAYS * DAY_MS
  return until === null || until <= now ? null : until
}

/** The part of a shared child that the caseload may show now: after the end only the name and the end. */
export function knownAt(shared: SharedChild, now: Instant): SharedChild {
  if (isLasting(shared, now)) return shared
  const { row: _ended, ...rest } = shared
  return { ...rest, child: null }
}

/**
 * Entries of the access log that belong to no present grant: of teams whose sharing has ended, and exports by a system administrator, which name no
 * account. A helper is an account of one person, and is listed with the people who have a code.
 */
export function looksWithoutGrant(notes: readonly AccessNote[], grants: readonly Pick<Grant, 'accountId'>[]) {
  return {
    before: notes.filter(({ account, actor }) => account !== null && account !== actor && !grants.some(({ accountId }) => accountId === account)),
    byAdministrators: notes.filter(({ account, action }) => account === null && action === 'exported'),
  }
}

/** The end of a sharing that is made again: the same, or the default where that has passed. */
export const lastingEnd = (until: Instant, now: Instant): Instant => (until > now ? until : monthsAfter(now, GRANT_MONTHS))
