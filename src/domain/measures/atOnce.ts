import { groupBy } from '../groupBy'
import type { PlayEvent } from '../trials/engine/events'
import { likelyShares, MIN_CELL, type ShareRange } from '../statistics'
import { SUCCESS_SHARE, wasAnswered } from './summary'
import { counts } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** Results of trials with this many things on the screen. */
export interface AtOnce {
  readonly items: number
  readonly n: number
  readonly found: number
  /** Confidence interval of the share of found targets (0 to 1); null below MIN_CELL trials. */
  readonly range: ShareRange | null
}

/**
 * Returns the results by number of things, fewest first. The logs must come from one activity, because others are hard for other
 * reasons.
 */
export function atOnceOf(logs: readonly (readonly PlayEvent[])[]): readonly AtOnce[] {
  const results = logs.flatMap((events) => trialResults(events).filter(counts))
  return [...groupBy(results, ({ items }) => items)]
    .map(([items, all]) => {
      const [n, found] = [all.length, all.filter(wasAnswered).length]
      return { items, n, found, range: n < MIN_CELL ? null : likelyShares(found, n) }
    })
    .toSorted((one, other) => one.items - other.items)
}

/** Returns the array limit: the largest number of things with a sufficient success share; null if there is none or too few trials. */
export const foundAmong = (figures: readonly AtOnce[]): number | null =>
  figures.findLast(({ n, found, range }) => range !== null && found / n >= SUCCESS_SHARE)?.items ?? null
