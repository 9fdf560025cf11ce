/** The value below which `share` (0 to 1) of a non-empty list is, linear between neighbours. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  if (below === undefined || above === undefined) throw new Error('quantile: the list is empty')
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Figures from fewer values than this are not shown (clinical-design.md §1.11). */
export const MIN_CELL = 4

/** Median and quartiles with their n; null under MIN_CELL values. */
export interface Spread {
  readonly n: number
  readonly median: number
  readonly q1: number
  readonly q3: number
}

export const spreadOf = (values: readonly number[]): Spread | null =>
  values.length < MIN_CELL ? null : { n: values.length, median: median(values), q1: quantile(values, 0.25), q3: quantile(values, 0.75) }

/** Between which shares (0 to 1) the true one is. */
export interface ShareRange {
  readonly low: number
  readonly high: number
}

// Nineteen of twenty such ranges hold the true share (Wilson); unlike the plain one it stays within 0 and 1, also with few turns.
const Z = 1.96

/** Likely range of the true share when `done` of `n` (at least one) succeeded: the Wilson interval at 95 %. */
export function likelyShares(done: number, n: number): ShareRange {
  const share = done / n
  const [middle, half] = [share + (Z * Z) / (2 * n), Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))]
  const scale = 1 + (Z * Z) / n
  return { low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) }
}

/** Two raters' answers about the same thing: yes or no. */
export interface RatedPair {
  readonly one: boolean
  readonly other: boolean
}

/** Cohen's kappa: agreement beyond chance, 1 at most and 0 for chance alone. Null if chance alone would agree always: both said the same throughout. */
export function cohensKappa(rated: readonly RatedPair[]): number | null {
  const n = rated.length
  const shareOf = (says: (each: RatedPair) => boolean) => rated.filter(says).length / n
  const [same, one, other] = [shareOf((each) => each.one === each.other), shareOf((each) => each.one), shareOf((each) => each.other)]
  const byChance = one * other + (1 - one) * (1 - other)
  return n === 0 || byChance === 1 ? null : (same - byChance) / (1 - byChance)
}
