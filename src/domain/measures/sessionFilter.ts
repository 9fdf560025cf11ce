import { type ConditionAnswer, conditionAnswers } from '../activities/conditions'
import type { Session } from '../activities/session'
import { daysBefore, type Instant } from '../time'

/** Time for which a therapist can look back, in weeks. */
export const filterWeeks = [4, 12] as const

/** Filter for a child's sessions; null matches any answer and also sessions without one. */
export interface SessionFilter {
  readonly weeks: (typeof filterWeeks)[number]
  readonly place: ConditionAnswer<'place'> | null
  readonly light: ConditionAnswer<'light'> | null
}

export const EVERYTHING: SessionFilter = { weeks: 4, place: null, light: null }

/** Matching sessions in their order. A session dated in the future matches none. */
export const filterSessions = (sessions: readonly Session[], { weeks, place, light }: SessionFilter, now: Instant): readonly Session[] =>
  sessions.filter(
    ({ startedAt, conditions }) =>
      startedAt >= daysBefore(now, weeks * 7) &&
      startedAt <= now &&
      (place === null || conditions?.place === place) &&
      (light === null || conditions?.light === light),
  )

/** Answers given in at least one session, in the order asked; only these can be chosen. */
export function recordedAnswers<Name extends 'place' | 'light'>(sessions: readonly Session[], name: Name): readonly ConditionAnswer<Name>[] {
  const told = new Set<string | undefined>(sessions.map(({ conditions }) => conditions?.[name]))
  return (conditionAnswers[name] as readonly ConditionAnswer<Name>[]).filter((answer) => told.has(answer))
}
