/** How smoothly a device draws. */
export interface FrameRate {
  readonly perSecond: number
  /** Longest time (ms) for which a single frame was shown. */
  readonly longestMs: number
  readonly verdict: 'smooth' | 'usable' | 'slow'
}

// Below 50 frames per second, slow movement starts to look uneven; below 30 it jerks.
const SMOOTH = 50
const USABLE = 30
const FEWEST = 10

/** Computes the frame rate from the times (ms) at which frames were drawn; null if there are too few. */
export function frameRateOf(times: readonly number[]): FrameRate | null {
  const [first, last] = [times[0], times.at(-1)]
  if (first === undefined || last === undefined || times.length < FEWEST || last <= first) return null
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time))
  const perSecond = Math.round(((times.length - 1) * 1000) / (last - first))
  const verdict = perSecond >= SMOOTH ? 'smooth' : perSecond >= USABLE ? 'usable' : 'slow'
  return { perSecond, longestMs: Math.round(Math.max(...gaps)), verdict }
}
