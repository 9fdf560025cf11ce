import { type ConditionAnswer, conditionAnswers } from '../activities/conditions'
import type { Session } from '../activities/session'
import { daysBefore, type Instant } from '../time'

/** How far back a therapist may look, in weeks. */
export const filterWeeks = [4, 12] as const

/** What of a child's play is looked at; null is every answer, and also those sessions for which nobody told one. */
export interface SessionFilter {
  readonly weeks: (typeof filterWeeks)[number]
  readonly place: ConditionAnswer<'place'> | null
  readonly light: ConditionAnswer<'light'> | null
}

export const EVERYTHING: SessionFilter = { weeks: 4, place: null, light: null }

/** The sessions that fit, in the order in which they came. One of a clock that is ahead is in none. */
export const filterSessions = (sessions: readonly Session[], { weeks, place, light }: SessionFilter, now: Instant): readonly Session[] =>
  sessions.filter(
    ({ startedAt, conditions }) =>
      startedAt >= daysBefore(now, weeks * 7) &&
      startedAt <= now &&
      (place === null || conditions?.place === place) &&
      (light === null || conditions?.light === light),
  )

/** The answers that were told of some session: only those can be chosen, in the order in which they are asked. */
export function toldAnswers<Name extends 'place' | 'light'>(sessions: readonly Session[], name: Name): readonly ConditionAnswer<Name>[] {
  const told = new Set<string | undefined>(sessions.map(({ conditions }) => conditions?.[name]))
  return (conditionAnswers[name] as readonly ConditionAnswer<Name>[]).filter((answer) => told.has(answer))
}
