import { localDay } from '../time'
import type { Instant } from '../time'
import { settingsFrom, type SettingsSpec } from '../settings/ownSettings'
import { type Session, wasPlayed } from './session'

type Own = Readonly<Record<string, unknown>>
type Past = Pick<Session, 'activity' | 'startedAt' | 'settings' | 'events'>

interface Play {
  readonly activity: string
  readonly spec: SettingsSpec
  /** The child's sessions, newest first; null if not known, in which case the last value stays. */
  readonly past: readonly Past[] | null
  readonly now: Instant
}

/** Returns the adult's settings of an activity, with today's value for each range that shrinks daily. */
export function withToday(chosen: Own, { activity, spec, past, now }: Play): Own {
  const own: Own = settingsFrom(spec, chosen)
  if (past === null) return own
  const played = past.filter((session) => session.activity === activity && wasPlayed(session))
  const todays = Object.entries(spec).flatMap(([name, setting]) => {
    if (setting.kind !== 'today') return []
    const range = spec[setting.of]
    const [from, least] = range?.kind === 'range' ? [numberIn(own, setting.of, range.default), range.min] : [setting.default, setting.default]
    const isSo = (values: Own) => values[setting.when.setting] === setting.when.is && numberIn(values, setting.of, from) === from
    return [[name, isSo(own) ? Math.max(least, from - daysOf(played, isSo, now)) : from] as const]
  })
  return { ...own, ...Object.fromEntries(todays) }
}

const numberIn = (own: Own, name: string, otherwise: number): number => (typeof own[name] === 'number' ? own[name] : otherwise)

/** Counts the earlier days on which the activity was played with these settings since they last changed. */
function daysOf(played: readonly Past[], isSo: (values: Own) => boolean, now: Instant): number {
  const other = played.findIndex(({ settings }) => !isSo(settings.activity))
  const so = other < 0 ? played : played.slice(0, other)
  return new Set(so.map(({ startedAt }) => localDay(startedAt)).filter((day) => day < localDay(now))).size
}

/** Whether a setting shrinks daily. If so, past sessions must be loaded. */
export const decreasesDaily = (spec: SettingsSpec, chosen: Own): boolean =>
  Object.values(spec).some((setting) => setting.kind === 'today' && chosen[setting.when.setting] === setting.when.is)
