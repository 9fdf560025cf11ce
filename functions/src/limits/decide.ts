/** The kinds of events that are counted each day: per team, parent, visitor and person. */
export type CountedEvents = 'invitations' | 'guardians' | 'sessions' | 'accounts'

export type DayLimits = Readonly<Record<CountedEvents, number>>

/** Daily limits unless `functions/.env` sets others. */
const LIMITS: DayLimits = { invitations: 20, guardians: 10, sessions: 30, accounts: 3 }

const DAY_MS = 86_400_000
/** Number of recent events that a count remembers. An event may arrive twice within a short time. */
const REMEMBERED = 50

/** The document dayCounts/{what}_{of}_{day}. */
export interface DayCount {
  readonly of: string
  readonly what: CountedEvents
  readonly count: number
  readonly seen: readonly string[]
}

/** Returns the daily limits from the settings `LIMIT_INVITATIONS` and so on. Ignores any setting that is not a number of at least 1. */
export function limitsFrom(settings: Readonly<Record<string, string | undefined>>): DayLimits {
  const named = (what: CountedEvents) => {
    const limit = Number(settings[`LIMIT_${what.toUpperCase()}`] ?? LIMITS[what])
    return Number.isInteger(limit) && limit >= 1 ? limit : LIMITS[what]
  }
  return { invitations: named('invitations'), guardians: named('guardians'), sessions: named('sessions'), accounts: named('accounts') }
}

/** Returns the count plus one, or the same count if the event was counted before. */
export function counted(before: DayCount | null, { what, of, event }: { what: CountedEvents; of: string; event: string }): DayCount {
  const { count = 0, seen = [] } = before ?? {}
  if (seen.includes(event)) return { of, what, count, seen }
  return { of, what, count: count + 1, seen: [...seen, event].slice(-REMEMBERED) }
}

/** Returns the position of a counted event in its day, from 1. A repeated event keeps its position, however many came after it. */
export function positionOf({ count, seen }: DayCount, event: string): number {
  const index = seen.lastIndexOf(event)
  return index < 0 ? count : count - (seen.length - 1 - index)
}

/** Returns the day in UTC, such as `2026-11-30`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Returns the start of the next day in UTC (ms since 1970). */
export const endOfUtcDay = (at: number): number => (Math.floor(at / DAY_MS) + 1) * DAY_MS
