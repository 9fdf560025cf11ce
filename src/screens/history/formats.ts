import { DAY_MS, MINUTE_MS, SECOND_MS, type Instant } from '#domain/time'
import { dates, sayNumber } from '#text/locale'

const moment = dates({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' })

/** Formats a moment as `Mon, Mar 3, 2025, 4:05 PM`. */
export const formatMoment = (at: Instant): string => moment().format(at)

const day = dates({ day: 'numeric', month: 'long', year: 'numeric' })

/** Formats a day as `March 3, 2025`. */
export const formatDay = (at: Instant): string => day().format(at)

const month = dates({ month: 'long', year: 'numeric' })

/** Formats a month as `March 2025`. */
export const formatMonth = (at: Instant): string => month().format(at)

const shortDay = dates({ day: 'numeric', month: 'short' })

/** Formats a day as `Mar 3`. */
export const formatShortDay = (at: Instant): string => shortDay().format(at)

const weekday = dates({ weekday: 'long' })

/** Formats a weekday as `Monday`. */
export const formatWeekday = (at: Instant): string => weekday().format(at)

/** Whether two moments are on the same day in this device's time zone. */
export const isSameDay = (one: Instant, other: Instant): boolean => formatDay(one) === formatDay(other)

/** Returns the weekday for the last six days, in which it is unambiguous, and otherwise the date. A fast clock may give a day in the future. */
export const formatRecentDay = (at: Instant, now: Instant): string => (Math.abs(now - at) < 6 * DAY_MS ? formatWeekday(at) : formatDay(at))

/** Formats milliseconds as minutes with one decimal, such as `3.5`. */
export const formatMinutes = (ms: number): string => sayNumber(ms / MINUTE_MS, 1)

/** Formats milliseconds as seconds with one decimal, such as `8.2`. */
export const formatSeconds = (ms: number): string => sayNumber(ms / SECOND_MS, 1)

/** Returns the smallest and the largest value, such as `4.1 – 6.0`, one number if they are equal, or null if there are none. */
export function formatRange(values: readonly number[], digits: number): string | null {
  if (values.length === 0) return null
  const [least, most] = [sayNumber(Math.min(...values), digits), sayNumber(Math.max(...values), digits)]
  return least === most ? least : `${least} – ${most}`
}

const shortWeekday = dates({ weekday: 'short' })

/** Formats a weekday as `Mon`. */
export const formatShortWeekday = (at: Instant): string => shortWeekday().format(at)

const longDay = dates({ weekday: 'long', day: 'numeric', month: 'long' })

/** Formats a day as `Monday, March 3`. */
export const formatLongDay = (at: Instant): string => longDay().format(at)

const dayNumber = dates({ day: 'numeric' })

/** Formats the day of the month as `3`. */
export const formatDayNumber = (at: Instant): string => dayNumber().format(at)
