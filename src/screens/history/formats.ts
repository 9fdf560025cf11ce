import { DAY_MS, MINUTE_MS, SECOND_MS, type Instant } from '#domain/time'
import { dates, sayNumber } from '#text/locale'

const moment = dates({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' })

/** `Mon, Mar 3, 2025, 4:05 PM` */
export const formatMoment = (at: Instant): string => moment().format(at)

const day = dates({ day: 'numeric', month: 'long', year: 'numeric' })

/** `March 3, 2025` */
export const formatDay = (at: Instant): string => day().format(at)

const month = dates({ month: 'long', year: 'numeric' })

/** `March 2025` */
export const formatMonth = (at: Instant): string => month().format(at)

const shortDay = dates({ day: 'numeric', month: 'short' })

/** `Mar 3` */
export const formatShortDay = (at: Instant): string => shortDay().format(at)

const weekday = dates({ weekday: 'long' })

/** `Monday` */
export const formatWeekday = (at: Instant): string => weekday().format(at)

/** Whether two moments are of one day, on this device. */
export const isSameDay = (one: Instant, other: Instant): boolean => formatDay(one) === formatDay(other)

/** The weekday where it names one day only: within the last six. A clock that is ahead writes in the future. */
export const formatRecentDay = (at: Instant, now: Instant): string => (Math.abs(now - at) < 6 * DAY_MS ? formatWeekday(at) : formatDay(at))

/** Milliseconds as minutes with one decimal: `3.5`. */
export const formatMinutes = (ms: number): string => sayNumber(ms / MINUTE_MS, 1)

/** Milliseconds as seconds with one decimal: `8.2`. */
export const formatSeconds = (ms: number): string => sayNumber(ms / SECOND_MS, 1)

/** The smallest and the largest of these, `4.1 – 6.0`, or the one that they all are; null of none. */
export function formatRange(values: readonly number[], digits: number): string | null {
  if (values.length === 0) return null
  const [least, most] = [sayNumber(Math.min(...values), digits), sayNumber(Math.max(...values), digits)]
  return least === most ? least : `${least} – ${most}`
}

const shortWeekday = dates({ weekday: 'short' })

/** `Mon` */
export const formatShortWeekday = (at: Instant): string => shortWeekday().format(at)

const longDay = dates({ weekday: 'long', day: 'numeric', month: 'long' })

/** `Monday, March 3` */
export const formatLongDay = (at: Instant): string => longDay().format(at)

const dayNumber = dates({ day: 'numeric' })

/** `3` */
export const formatDayNumber = (at: Instant): string => dayNumber().format(at)
