/** The value below which `share` (0 to 1) of a non-empty list lies, linear between neighbours. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  if (below === undefined || above === undefined) throw new Error('quantile: the list is empty')
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Figures from fewer values than this are not shown (domain.md §1.11). */
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
