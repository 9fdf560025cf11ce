/** A change of light or redness from one turning point to the next. */
export interface Swing {
  /** Indices between which the swing is under way: from 10 % to 90 % of its height, so that slow tails do not count as concurrent. */
  readonly from: number
  readonly to: number
  /** Indices of the turning points at which the swing starts and ends. */
  readonly start: number
  readonly end: number
  readonly direction: 1 | -1
}

export interface SwingLimits {
  /** Minimum height of a swing that counts. */
  readonly change: number
  /** Value below which the lower end of a swing must be for the swing to count. */
  readonly darkerUnder: number
}

/** Shares of a swing's height between which it counts as under way. */
const UNDER_WAY = [0.1, 0.9] as const
/** Size below which a change is noise. Noise does not decide in which direction a series starts. */
const NOISE = 1e-4

/** Returns the swings of a series that reach the limits, in order. Their directions alternate. */
export function swingsOf(series: ArrayLike<number>, { change, darkerUnder }: SwingLimits): readonly Swing[] {
  const at = (index: number) => series[index] ?? 0
  const swings: Swing[] = []
  let start = 0
  let end = 0
  let direction: 1 | 0 | -1 = 0
  const keep = () => {
    if (direction === 0 || Math.abs(at(end) - at(start)) < change || Math.min(at(start), at(end)) >= darkerUnder) return
    swings.push({ start, end, direction, from: crossing(series, start, end, UNDER_WAY[0]), to: crossingFromEnd(series, start, end, UNDER_WAY[1]) })
  }
  for (let index = 1; index < series.length; index++) {
    if (direction === 0) {
      const difference = at(index) - at(start)
      if (Math.abs(difference) < NOISE) {
        // The swing has not started yet, so the last quiet sample is the turning point.
        start = index
        continue
      }
      direction = difference > 0 ? 1 : -1
      end = index
      continue
    }
    const difference = (at(index) - at(end)) * direction
    if (difference > 0) end = index
    // A swing ends where the series comes back far enough for an opposing change.
    else if (-difference >= change) {
      keep()
      start = lastNear(series, end, index)
      direction = direction === 1 ? -1 : 1
      end = index
    }
  }
  keep()
  return swings
}

/**
 * Returns the last index before `until` at which the series still has its value at `index`. A swing starts at the end of its
 * plateau.
 */
function lastNear(series: ArrayLike<number>, index: number, until: number): number {
  const isNear = (at: number) => Math.abs((series[at] ?? 0) - (series[index] ?? 0)) < NOISE
  let last = until - 1
  while (last > index && !isNear(last)) last--
  return last
}

/** Returns the last index before the series first passes this share of the way between two turning points. */
function crossing(series: ArrayLike<number>, start: number, end: number, share: number): number {
  const [low, high] = [series[start] ?? 0, series[end] ?? 0]
  const goal = low + share * (high - low)
  const sign = Math.sign(high - low)
  let index = start
  while (index < end && ((series[index + 1] ?? 0) - goal) * sign < 0) index++
  return index
}

/** Returns the first index after which the series never falls below this share again. */
function crossingFromEnd(series: ArrayLike<number>, start: number, end: number, share: number): number {
  const [low, high] = [series[start] ?? 0, series[end] ?? 0]
  const goal = low + share * (high - low)
  const sign = Math.sign(high - low)
  let index = end
  while (index > start && ((series[index - 1] ?? 0) - goal) * sign > 0) index--
  return index
}

/**
 * Counts the opposing swings, from this one on, that end less than `within` after it. Consecutive swings in the same direction
 * count as one.
 */
export function opposingFrom(swings: readonly Swing[], index: number, within: number): { readonly count: number; readonly last: Swing } {
  const first = swings[index]
  if (first === undefined) throw new Error('there is no such swing')
  let [count, last] = [0, first]
  for (let next = index; next < swings.length; next++) {
    const swing = swings[next]
    if (swing === undefined || swing.to - first.to >= within) break
    if (count > 0 && swing.direction === last.direction) continue
    count += 1
    last = swing
  }
  return { count, last }
}
