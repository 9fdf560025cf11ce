/** Returns the quantile of a non-empty list at `share` (0 to 1), interpolated linearly between neighbours. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  if (below === undefined || above === undefined) throw new Error('quantile: the list is empty')
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Minimum number of values for a figure to be shown (clinical-design.md §1.11). */
export const MIN_CELL = 4

/** Median and quartiles of `n` values; null below MIN_CELL values. */
export interface Spread {
  readonly n: number
  readonly median: number
  readonly q1: number
  readonly q3: number
}

export const spreadOf = (values: readonly number[]): Spread | null =>
  values.length < MIN_CELL ? null : { n: values.length, median: median(values), q1: quantile(values, 0.25), q3: quantile(values, 0.75) }

/** Range (0 to 1) in which the true share is likely to be. */
export interface ShareRange {
  readonly low: number
  readonly high: number
}

// Nineteen of twenty such ranges contain the true share (Wilson). Unlike the simple interval, this one stays within 0 and 1,
// even with few trials.
const Z = 1.96

/** Returns the likely range of the true share if `done` of `n` (at least one) succeeded: the Wilson interval at 95 %. */
export function likelyShares(done: number, n: number): ShareRange {
  const share = done / n
  const [middle, half] = [share + (Z * Z) / (2 * n), Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))]
  const scale = 1 + (Z * Z) / n
  return { low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) }
}

/** Two raters' yes-or-no answers about the same thing. */
export interface RatedPair {
  readonly one: boolean
  readonly other: boolean
}

/**
 * Returns Cohen's kappa, the agreement beyond chance: at most 1, and 0 for chance alone. Returns null if both raters gave the
 * same single answer throughout, so that chance alone would always agree.
 */
export function cohensKappa(rated: readonly RatedPair[]): number | null {
  const n = rated.length
  const shareOf = (says: (each: RatedPair) => boolean) => rated.filter(says).length / n
  const [same, one, other] = [shareOf((each) => each.one === each.other), shareOf((each) => each.one), shareOf((each) => each.other)]
  const byChance = one * other + (1 - one) * (1 - other)
  return n === 0 || byChance === 1 ? null : (same - byChance) / (1 - byChance)
}
