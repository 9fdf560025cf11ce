import { groupBy } from '../groupBy'
import type { PlayEvent } from '../trials/events'
import { MIN_CELL } from './statistics'
import { SUCCESS_SHARE, wasAnswered } from './summary'
import { counts, trialResults } from './trialResults'

/** How it went with so many things on the screen together. */
export interface AtOnce {
  readonly items: number
  readonly n: number
  readonly found: number
  /** Between which shares the true one lies, 0 to 1; null under MIN_CELL turns. */
  readonly range: { readonly low: number; readonly high: number } | null
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

// Nineteen of twenty such ranges hold the true share (Wilson); unlike the plain one it stays within 0 and 1, also with few turns.
const Z = 1.96

function likelyShares(found: number, n: number): { readonly low: number; readonly high: number } {
  const share = found / n
  const [middle, half] = [share + (Z * Z) / (2 * n), Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))]
  const scale = 1 + (Z * Z) / n
  return { low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) }
}
