/** A moment: milliseconds since 1970-01-01 UTC. The domain never asks for "now"; it is given it. */
export type Instant = number

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** `20260302`: the day of a moment in UTC. */
export const utcDay = (at: Instant): string => new Date(at).toISOString().slice(0, 10).replaceAll('-', '')

/** `2027-05-21`, in the time of the device. */
export function localDay(at: Instant): string {
  const date = new Date(at)
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The same local time of day, this many days earlier (later if negative), also across changes of the clocks. */
export function daysBefore(at: Instant, days: number): Instant {
  const date = new Date(at)
  return date.setDate(date.getDate() - days)
}

/** Whole days from one moment to another by the calendar and the time of day on this device. A day at a change of the clocks has 23 or 25 hours. */
export const daysBetween = (from: Instant, to: Instant): number => Math.floor((onPaper(to) - onPaper(from)) / DAY_MS)

/** The start of a moment's day on this device. */
export const midnightOf = (at: Instant): Instant => new Date(at).setHours(0, 0, 0, 0)

/** The local wall-clock time as a number, as if the clock never changed. */
function onPaper(at: Instant): number {
  const date = new Date(at)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes(), date.getSeconds(), date.getMilliseconds())
}

/** Tolerance for a moment in the future: an open page may correct its clock by seconds, and its current time may be a minute old. */
const CLOCK_LEEWAY_MS = MINUTE_MS

/** Whether something happened less than `span` ago. A moment of the future is none: a clock was ahead when it was written, and it would be recent for ever. */
export const isWithinLast = (span: number, at: Instant, now: Instant): boolean => at - now <= CLOCK_LEEWAY_MS && now - at < span
