import type { Session } from '../activities/session'
import { localDay } from '../time'
import { daysBefore, SECOND_MS } from '../time'
import { MIN_CELL, spreadOf, type Spread } from '../statistics'
import { counts } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** Result of comparing one session's touch times with those of the week before. */
export type ComparedSpreads = 'quicker' | 'slower' | 'same'

/** Finding about one session's touches. `compared` is null if the week before has too few touches. */
export type TouchFinding =
  | { readonly kind: 'timed'; readonly seconds: number; readonly spread: Spread; readonly compared: ComparedSpreads | null }
  | { readonly kind: 'too-few'; readonly touches: number }
  | { readonly kind: 'untouched' }

const COMPARED_OVER_DAYS = 7

/** Returns the touch latencies (ms) of a session's scored trials. */
export function touchesOf({ events }: Pick<Session, 'events'>): readonly number[] {
  return trialResults(events).flatMap((result) => (counts(result) && result.touchMs !== null ? [result.touchMs] : []))
}

/** Compares two spreads. They differ only if each median is outside the other's interquartile range; anything closer is noise. */
export function compareSpreads(now: Spread, before: Spread): ComparedSpreads {
  if (now.median < before.q1 && before.median > now.q3) return 'quicker'
  if (now.median > before.q3 && before.median < now.q1) return 'slower'
  return 'same'
}

/** Returns the finding about `touches` (ms), compared with those of the week before. */
export function findingOf(touches: readonly number[], before: readonly number[]): TouchFinding {
  if (touches.length === 0) return { kind: 'untouched' }
  const spread = spreadOf(touches)
  if (spread === null) return { kind: 'too-few', touches: touches.length }
  const earlier = before.length < MIN_CELL ? null : spreadOf(before)
  const compared = earlier === null ? null : compareSpreads(spread, earlier)
  return { kind: 'timed', seconds: Math.round(spread.median / SECOND_MS), spread, compared }
}

/** Returns one finding per session, each compared with the same task in the week before. */
export function touchFindings(sessions: readonly Session[]): ReadonlyMap<string, TouchFinding> {
  const touches = new Map(sessions.map((session) => [session.id, touchesOf(session)]))
  const before = (session: Session) =>
    sessions.filter((other) => isSameTask(other, session) && isInWeekBefore(other, session)).flatMap((other) => touches.get(other.id) ?? [])
  return new Map(sessions.map((session) => [session.id, findingOf(touches.get(session.id) ?? [], before(session))]))
}

const isSameTask = (one: Session, other: Session): boolean => one.activity === other.activity && one.category === other.category && one.level === other.level

/** Whether a session is in the week before another. Another session of the same day is not. */
const isInWeekBefore = ({ startedAt }: Session, { startedAt: now }: Session): boolean =>
  startedAt >= daysBefore(now, COMPARED_OVER_DAYS) && startedAt < now && localDay(startedAt) !== localDay(now)
