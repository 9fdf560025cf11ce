import type { TrendPoints } from './paper'

/** Maximum number of grid lines across a chart. */
const MOST_LINES = 4

/** Returns the axis of a chart: whole steps from zero to the first step above all values. */
export function scaleOf({ dots, medians }: Pick<TrendPoints, 'dots' | 'medians'>): { readonly top: number; readonly steps: readonly number[] } {
  const most = Math.max(1, ...dots.map(({ value }) => value), ...medians.map(({ value }) => value))
  const step = Math.ceil(most / MOST_LINES)
  const count = Math.ceil(most / step)
  return { top: step * count, steps: Array.from({ length: count + 1 }, (_, index) => index * step) }
}
