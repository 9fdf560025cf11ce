import { groupBy } from '../groupBy'
import type { PlayEvent } from '../trials/engine/events'
import { likelyShares, MIN_CELL, type ShareRange } from '../statistics'
import { SUCCESS_SHARE, wasAnswered } from './summary'
import { counts } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** How it went with so many things on the screen together. */
export interface AtOnce {
  readonly items: number
  readonly n: number
  readonly found: number
  /** Between which shares the true one lies, 0 to 1; null under MIN_CELL turns. */
  readonly range: ShareRange | null
}

/** By how many things stood there, the fewest first. Turns that count, of one activity: others are hard for other reasons. */
export function atOnceOf(logs: readonly (readonly PlayEvent[])[]): readonly AtOnce[] {
  const results = logs.flatMap((events) => trialResults(events).filter(counts))
  return [...groupBy(results, ({ items }) => items)]
    .map(([items, all]) => {
      const [n, found] = [all.length, all.filter(wasAnswered).length]
      return { items, n, found, range: n < MIN_CELL ? null : likelyShares(found, n) }
    })
    .toSorted((one, other) => one.items - other.items)
}

/** The most things among which it was found as often as counts as success; null where that was never so, or too few turns say it. */
export const foundAmong = (figures: readonly AtOnce[]): number | null =>
  figures.findLast(({ n, found, range }) => range !== null && found / n >= SUCCESS_SHARE)?.items ?? null
