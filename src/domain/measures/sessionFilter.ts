import { type ConditionAnswer, conditionAnswers } from '../activities/conditions'
import type { Session } from '../activities/session'
import { daysBefore, type Instant } from '../time'

/** Number of weeks for which a therapist can look back. */
export const filterWeeks = [4, 12] as const

/** Filter for a child's sessions. null matches any answer, and also sessions without an answer. */
export interface SessionFilter {
  readonly weeks: (typeof filterWeeks)[number]
  readonly place: ConditionAnswer<'place'> | null
  readonly light: ConditionAnswer<'light'> | null
}

export const EVERYTHING: SessionFilter = { weeks: 4, place: null, light: null }

/** Returns the matching sessions in their order. A session dated in the future never matches. */
export const filterSessions = (sessions: readonly Session[], { weeks, place, light }: SessionFilter, now: Instant): readonly Session[] =>
  sessions.filter(
    ({ startedAt, conditions }) =>
      startedAt >= daysBefore(now, weeks * 7) &&
      startedAt <= now &&
      (place === null || conditions?.place === place) &&
      (light === null || conditions?.light === light),
  )

/** Returns the answers given in at least one session, in the order of the question. Only these can be chosen. */
export function recordedAnswers<Name extends 'place' | 'light'>(sessions: readonly Session[], name: Name): readonly ConditionAnswer<Name>[] {
  const told = new Set<string | undefined>(sessions.map(({ conditions }) => conditions?.[name]))
  return (conditionAnswers[name] as readonly ConditionAnswer<Name>[]).filter((answer) => told.has(answer))
}
