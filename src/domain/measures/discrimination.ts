import type { Session } from '../activities/session'
import { staircaseAfter, dimensions, type Dimension, staircaseFor } from '../trials/concepts/discrimination'
import { type Threshold, thresholdOf } from '../trials/engine/staircase'
import { likelyShares, median, MIN_CELL, type ShareRange } from '../statistics'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** Ids of the plain activity and of the game with the same trials. */
const DISCRIMINATION = { plain: 'visualdiscrimination', game: 'visualdiscrimination-game' } as const

type Played = Pick<Session, 'activity' | 'level' | 'events' | 'settings'>

/** Result of a staircase. `threshold` is null if the session ended before there was one. */
export interface StaircaseResult {
  readonly dimension: Dimension
  readonly threshold: Threshold | null
  readonly answers: number
  readonly reversals: number
  /** Number of reversals that are needed for a threshold. */
  readonly wanted: number
  /** Whether three trials in a row without an answer ended the staircase. */
  readonly isStopped: boolean
}

export function staircaseOf({ events, settings: { activity } }: Played): StaircaseResult | null {
  const results = trialResults(events).filter(counts)
  const dimension = dimensions.find((each) => each === results[0]?.values['dimension'])
  const items = Number(activity['items'])
  if (dimension === undefined || activity['procedure'] !== 'staircase' || !(items > 0)) return null
  const spec = staircaseFor(items)
  const state = staircaseAfter(results, items)
  const threshold = thresholdOf(state, spec)
  return {
    dimension,
    threshold,
    answers: state.answers,
    reversals: state.reversals.length,
    wanted: spec.reversals,
    isStopped: threshold === null && state.unanswered > 0 && results.at(-1)?.outcome === 'no-response',
  }
}

/** Result of one of the two activities, over the steps played in both. */
export interface ComparedSide {
  readonly n: number
  readonly alone: number
  readonly range: ShareRange | null
  /** Median touch latency of independent answers (ms); null below MIN_CELL. */
  readonly touchMs: number | null
}

export interface ComparedSides {
  readonly dimension: Dimension
  readonly plain: ComparedSide
  readonly game: ComparedSide
  /**
   * Which activity had better results. There is a difference only if the confidence intervals do not overlap; null with too few
   * trials.
   */
  readonly says: 'plain-better' | 'game-better' | 'no-difference' | null
}

/**
 * Compares plain trials with those of the game, at the level played last; null unless both were played. Expects sessions of one
 * child.
 */
export function comparedOf(sessions: readonly Played[], level: string): ComparedSides | null {
  // A trial without an answer is not a wrong answer.
  const of = (activity: string) =>
    sessions
      .filter((session) => session.activity === activity && session.level === level)
      .flatMap(({ events }) => trialResults(events).filter((result) => counts(result) && result.outcome !== 'no-response'))
  const [plain, game] = [of(DISCRIMINATION.plain), of(DISCRIMINATION.game)]
  const stepOf = ({ values }: TrialResult) => values['step']
  const both = new Set(plain.map(stepOf).filter((step) => game.some((result) => stepOf(result) === step)))
  const inBoth = (results: readonly TrialResult[]) => results.filter((result) => both.has(stepOf(result)))
  const dimension = dimensions.find((each) => each === plain[0]?.values['dimension'])
  if (dimension === undefined || both.size === 0) return null
  const sides = { plain: sideOf(inBoth(plain)), game: sideOf(inBoth(game)) }
  return { dimension, ...sides, says: saidOf(sides.plain.range, sides.game.range) }
}

function sideOf(results: readonly TrialResult[]): ComparedSide {
  const alone = results.filter(({ outcome }) => outcome === 'independent')
  const times = alone.flatMap(({ touchMs }) => touchMs ?? [])
  return {
    n: results.length,
    alone: alone.length,
    range: results.length < MIN_CELL ? null : likelyShares(alone.length, results.length),
    touchMs: times.length < MIN_CELL ? null : median(times),
  }
}

function saidOf(plain: ShareRange | null, game: ShareRange | null): ComparedSides['says'] {
  if (plain === null || game === null) return null
  if (plain.low > game.high) return 'plain-better'
  return game.low > plain.high ? 'game-better' : 'no-difference'
}
