import type { Session } from '#domain/activities/session'
import { groupBy } from '#domain/groupBy'
import { type TurnKind, turnsOf } from '#domain/measures/turns'
import type { TurnCounts } from '#app/stage/result/describeTrials'

/** The play in one activity on one day, in all sessions with at least one trial. */
export interface PlayedActivity extends TurnCounts {
  readonly activity: string
  readonly turns: readonly TurnKind[]
  /** The newest session of this activity. */
  readonly last: Session
}

/** Groups the play by activity, in the order in which the activities were first played. Expects `sessions` newest first. */
export function playedIn(sessions: readonly Session[]): readonly PlayedActivity[] {
  const counted = sessions.toReversed().map((session) => {
    const { all, done, looked } = turnsOf(session.events)
    return { session, activity: session.activity, turns: all.map(({ kind }) => kind), count: all.length, done, looked }
  })
  return [...groupBy(counted, ({ activity }) => activity)]
    .flatMap(([activity, parts]) =>
      parts.slice(-1).map(({ session: last }) => ({
        activity,
        turns: parts.flatMap(({ turns }) => turns),
        last,
        count: sum(parts.map(({ count }) => count)),
        done: sum(parts.map(({ done }) => done)),
        looked: sum(parts.map(({ looked }) => looked)),
      })),
    )
    .filter(({ count }) => count > 0)
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0)
