import type { Session } from '../activities/session'
import { localDay } from '../time'
import { daysBefore, SECOND_MS } from '../time'
import { MIN_CELL, spreadOf, type Spread } from '../statistics'
import { counts } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** How touch times of one session stand to those of the week before it. */
export type ComparedSpreads = 'quicker' | 'slower' | 'same'

/** What a sentence about the touches of one session can say. `compared` is null where the week before has too few touches. */
export type TouchFinding =
  | { readonly kind: 'timed'; readonly seconds: number; readonly spread: Spread; readonly compared: ComparedSpreads | null }
  | { readonly kind: 'too-few'; readonly touches: number }
  | { readonly kind: 'untouched' }

const COMPARED_OVER_DAYS = 7

/** The touch latencies (ms) of a session's trials that count. */
export function touchesOf({ events }: Pick<Session, 'events'>): readonly number[] {
  return trialResults(events).flatMap((result) => (counts(result) && result.touchMs !== null ? [result.touchMs] : []))
}

/** Different only when each median lies outside the middle half of the other: anything nearer is noise. */
export function compareSpreads(now: Spread, before: Spread): ComparedSpreads {
  if (now.median < before.q1 && before.median > now.q3) return 'quicker'
  if (now.median > before.q3 && before.median < now.q1) return 'slower'
  return 'same'
}

/** The finding about `touches` (ms), compared with the touches of the week before. */
export function findingOf(touches: readonly number[], before: readonly number[]): TouchFinding {
  if (touches.length === 0) return { kind: 'untouched' }
  const spread = spreadOf(touches)
  if (spread === null) return { kind: 'too-few', touches: touches.length }
  const earlier = before.length < MIN_CELL ? null : spreadOf(before)
  const compared = earlier === null ? null : compareSpreads(spread, earlier)
  return { kind: 'timed', seconds: Math.round(spread.median / SECOND_MS), spread, compared }
}

/** One finding for each session, each compared with the same activity and level on the days of the week before it. */
export function touchFindings(sessions: readonly Session[]): ReadonlyMap<string, TouchFinding> {
  const touches = new Map(sessions.map((session) => [session.id, touchesOf(session)]))
  const before = (session: Session) =>
    sessions.filter((other) => isSameTask(other, session) && isInWeekBefore(other, session)).flatMap((other) => touches.get(other.id) ?? [])
  return new Map(sessions.map((session) => [session.id, findingOf(touches.get(session.id) ?? [], before(session))]))
}

const isSameTask = (one: Session, other: Session): boolean => one.activity === other.activity && one.category === other.category && one.level === other.level

/** Another play of the same day is no week before. */
const isInWeekBefore = ({ startedAt }: Session, { startedAt: now }: Session): boolean =>
  startedAt >= daysBefore(now, COMPARED_OVER_DAYS) && startedAt < now && localDay(startedAt) !== localDay(now)
