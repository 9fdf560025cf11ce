import type { Session } from '../activities/session'
import { trialResults } from '../measures/trialResults'
import { median, MIN_CELL } from '../statistics'
import { DAY_MS, MINUTE_MS } from '../time'
import { FATIGUE } from '../trials/engine/engine'
import { counts } from '../trials/engine/trialResult'
import { type PlayedExtent, extentOf } from './playedFigures'

/** How long a child plays before touches slow down. */
export interface Stamina extends PlayedExtent {
  /** Number of sessions long enough to show fatigue, and number of those in which touches slowed. */
  readonly long: number
  readonly slowed: number
  /** Median minutes of play before slowing; null with fewer than MIN_CELL long sessions or if most of them did not slow. */
  readonly minutes: number | null
  readonly sessionsPerWeek: number
}

/** Levels that alternate places, colours, numbers or grounds: see their `round` and `ways`. */
const MIXED = new Set(['map', 'places', 'colours', 'sample'])
const isMixed = ({ level }: Session): boolean => MIXED.has(level) || level.startsWith('compare-')

/** Minimum length of play (ms) that allows a conclusion about stamina. [I] */
const LONG_MS = 4 * MINUTE_MS

/**
 * Returns the time (ms of play) at which touches slowed by the engine's rule; null if they did not, undefined if the session was
 * too short.
 */
export function slowedAt(events: Session['events']): number | null | undefined {
  const touches = trialResults(events)
    .filter(counts)
    .flatMap(({ touchMs, shownAt }) => (touchMs === null || shownAt === null ? [] : [{ ms: touchMs, at: shownAt + touchMs }]))
  const { window, factor } = FATIGUE
  if (touches.length < window * 2 || (touches.at(-1)?.at ?? 0) < LONG_MS) return undefined
  const first = median(touches.slice(0, window).map(({ ms }) => ms))
  const slow = touches.findIndex(
    (_, index) => index >= window * 2 - 1 && median(touches.slice(index - window + 1, index + 1).map(({ ms }) => ms)) > factor * first,
  )
  // The slowing began with the first of the slow touches.
  return slow < 0 ? null : (touches[slow - window + 1]?.at ?? null)
}

/** Returns how long this child plays before slowing, over all sessions. */
export function staminaOf(sessions: readonly Session[]): Stamina | null {
  const ends = sessions.flatMap((session) => {
    // If trials differ in difficulty, slower ones are no sign of fatigue.
    if (isMixed(session)) return []
    const slowed = slowedAt(session.events)
    return slowed === undefined ? [] : [{ session, slowed }]
  })
  const base = extentOf(sessions.map(({ startedAt }) => startedAt))
  if (base === null) return null
  const slowed = ends.flatMap((end) => end.slowed ?? [])
  const isTelling = ends.length >= MIN_CELL && slowed.length * 2 > ends.length
  const weeks = Math.max(1, (base.to - base.from) / (7 * DAY_MS))
  return { ...base, long: ends.length, slowed: slowed.length, minutes: isTelling ? median(slowed) / MINUTE_MS : null, sessionsPerWeek: sessions.length / weeks }
}
