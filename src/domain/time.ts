/** A moment in milliseconds since 1970-01-01 UTC. Domain code never reads the clock; callers pass the current time. */
export type Instant = number

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Returns the day of a moment in UTC, such as `20260302`. */
export const utcDay = (at: Instant): string => new Date(at).toISOString().slice(0, 10).replaceAll('-', '')

/** Returns the day of a moment in the device's time zone, such as `2027-05-21`. */
export function localDay(at: Instant): string {
  const date = new Date(at)
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Returns the same local time of day this many days earlier (later if negative), even across changes of the clocks. */
export function daysBefore(at: Instant, days: number): Instant {
  const date = new Date(at)
  return date.setDate(date.getDate() - days)
}

/**
 * Returns the whole days from one moment to another, by the calendar and the time of day on this device. A day on which the
 * clocks change has 23 or 25 hours.
 */
export const daysBetween = (from: Instant, to: Instant): number => Math.floor((onPaper(to) - onPaper(from)) / DAY_MS)

/** Returns the start of a moment's day on this device. */
export const midnightOf = (at: Instant): Instant => new Date(at).setHours(0, 0, 0, 0)

/** Returns the local wall-clock time as a number, as if the clocks never changed. */
function onPaper(at: Instant): number {
  const date = new Date(at)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes(), date.getSeconds(), date.getMilliseconds())
}

/**
 * Tolerance for a moment in the future. An open page may correct its clock by seconds, and its current time may be up to a
 * minute old.
 */
const CLOCK_LEEWAY_MS = MINUTE_MS

/**
 * Whether something happened less than `span` ago. A moment in the future does not count: it was written while a clock was
 * ahead, and would otherwise stay recent forever.
 */
export const isWithinLast = (span: number, at: Instant, now: Instant): boolean => at - now <= CLOCK_LEEWAY_MS && now - at < span
