import type { Session } from '../activities/session'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from '../measures/trialResults'
import { SECOND_MS, type Instant } from '../time'
import type { Goal, GoalAction, GoalMeasure } from './papers'

/*
 * Goals (clinical-design.md §3.5, 9): "With [support], X will [do] [what] in n of m trials, measured by ..., review on ...".
 * Progress is computed from the log and never typed in.
 */

/** Allowed range of n and m in a goal. */
export const GOAL_TURNS = { least: 4, most: 20 } as const

type Aim = Pick<Goal, 'measure' | 'seconds' | 'n' | 'm' | 'activity' | 'category' | 'level'>

export interface GoalProgress {
  /** Number of successes among the last m trials since the goal was set. */
  readonly done: number
  /** Number of trials since the goal was set: m, or fewer if fewer were played. */
  readonly turns: number
  /** Number of successes among the last m trials before the goal was set, and the number of those trials. */
  readonly before: { readonly done: number; readonly turns: number }
  /** Whether at least n of the last m trials succeeded, on two days or more. */
  readonly isReached: boolean
  readonly from: Instant | null
  readonly to: Instant | null
}

/** Returns the progress of a goal that was set at `since`. */
export function goalProgress(aim: Aim, since: Instant, sessions: readonly Session[]): GoalProgress {
  const turns = sessions
    .filter(({ activity, category, level }) => activity === aim.activity && category === aim.category && level === aim.level)
    .toSorted((one, other) => one.startedAt - other.startedAt)
    .flatMap(({ startedAt, events }) =>
      trialResults(events)
        .filter(counts)
        .map((result) => ({ startedAt, isDone: isDone(result, aim) })),
    )
  const after = turns.filter(({ startedAt }) => startedAt >= since).slice(-aim.m)
  const before = turns.filter(({ startedAt }) => startedAt < since).slice(-aim.m)
  const done = after.filter((turn) => turn.isDone).length
  const days = new Set(after.map(({ startedAt }) => new Date(startedAt).toDateString())).size
  return {
    done,
    turns: after.length,
    before: { done: before.filter((turn) => turn.isDone).length, turns: before.length },
    isReached: after.length === aim.m && done >= aim.n && days > 1,
    from: after[0]?.startedAt ?? null,
    to: after.at(-1)?.startedAt ?? null,
  }
}

function isDone({ outcome, touchMs }: TrialResult, { measure, seconds }: Pick<Aim, 'measure' | 'seconds'>): boolean {
  if (measure === 'any') return outcome === 'independent' || outcome === 'prompted' || outcome === 'assisted'
  if (outcome !== 'independent') return false
  return measure === 'alone' || (touchMs !== null && seconds !== null && touchMs <= seconds * SECOND_MS)
}

/** One goal pattern: a task and its activity. The id is the key of its text. */
export interface GoalPattern {
  readonly id: string
  readonly doing: GoalAction
  readonly activity: string
  readonly category: string | null
  readonly level: string
  readonly measure: GoalMeasure
  readonly seconds: number | null
  readonly n: number
  readonly m: number
}

/** Goal patterns, easy ones first. */
export const goalBank = [
  { id: 'notice', doing: 'look', activity: 'lightcatcher', category: null, level: '1', measure: 'any', seconds: null, n: 6, m: 10 },
  { id: 'both-sides', doing: 'touch', activity: 'lightcatcher', category: null, level: '2', measure: 'alone', seconds: null, n: 6, m: 10 },
  { id: 'anywhere', doing: 'find', activity: 'lightcatcher', category: null, level: '3', measure: 'alone', seconds: null, n: 7, m: 10 },
  { id: 'sooner', doing: 'touch', activity: 'lightcatcher', category: null, level: '2', measure: 'within', seconds: 10, n: 6, m: 10 },
  { id: 'follow', doing: 'follow', activity: 'follow', category: null, level: '1', measure: 'any', seconds: null, n: 6, m: 10 },
  { id: 'two-things', doing: 'find', activity: 'complexity', category: 'everyday', level: '4', measure: 'alone', seconds: null, n: 6, m: 8 },
  { id: 'four-things', doing: 'find', activity: 'complexity', category: 'everyday', level: '6', measure: 'alone', seconds: null, n: 6, m: 8 },
  { id: 'on-cloth', doing: 'find', activity: 'background', category: null, level: '5', measure: 'alone', seconds: null, n: 6, m: 8 },
  { id: 'know', doing: 'find', activity: 'picture', category: 'everyday', level: '4', measure: 'alone', seconds: null, n: 6, m: 8 },
  { id: 'match', doing: 'find', activity: 'match', category: null, level: '2', measure: 'alone', seconds: null, n: 6, m: 8 },
] as const satisfies readonly GoalPattern[]
