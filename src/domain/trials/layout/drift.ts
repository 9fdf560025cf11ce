import type { Place } from '../../geometry'

/** A point of a path. `restMs` is the pause there (ms); `Infinity` makes it a station at which the thing waits for the child. */
export interface WayPoint extends Place {
  readonly restMs?: number
}

/**
 * Path on which a thing moves across the stage at its own speed: straight, or through `via`. At the end of the path the thing
 * parks, leaves the stage, or waits for the child, whose response time begins only then.
 */
export interface Drift {
  /** Pause (ms) before the thing starts. */
  readonly restMs?: number
  readonly via?: readonly WayPoint[]
  readonly to: Place
  readonly atEnd: 'park' | 'leave' | 'wait'
  /** Whether progress is logged although the child may act at any time, because an adult marks how the child follows. */
  readonly isTold?: true
}

/** Last part of the path, as a share, over which a thing slows down to arrive (stage-look.md), and minimum speed there, as a share. */
const SLOWING_SHARE = 0.15
const LEAST_SPEED_SHARE = 0.25

/** A path: its points from the start, the share of the path at each point, and the total length in stage widths. */
export interface DriftPath {
  readonly points: readonly WayPoint[]
  readonly shares: readonly number[]
  readonly length: number
}

/** Share of the path travelled (0 to 1), and time (ms) already rested at that point. */
export interface DriftProgress {
  readonly share: number
  readonly restedMs: number
}

export const atStart: DriftProgress = { share: 0, restedMs: 0 }

/** Returns the length of a straight line (stage widths). */
const lengthBetween = (from: Place, to: Place, aspect: number): number => Math.hypot(to.x - from.x, (to.y - from.y) / aspect)

/** Returns the path of a thing that starts at `from`. */
export function driftPath(from: Place, { restMs, via = [], to }: Pick<Drift, 'restMs' | 'via' | 'to'>, aspect: number): DriftPath {
  const points: readonly WayPoint[] = [{ ...from, ...(restMs === undefined ? {} : { restMs }) }, ...via, to]
  const lengths = points.map((point, index) => lengthBetween(points[index - 1] ?? point, point, aspect))
  const length = lengths.reduce((sum, each) => sum + each, 0)
  // A path of length zero still rests before its end.
  const shares = lengths.map((_, index) => (length === 0 ? Math.min(1, index) : lengths.slice(0, index + 1).reduce((sum, each) => sum + each, 0) / length))
  // The last share is set to 1, because sums of fractions end just short of it.
  return { points, shares: [...shares.slice(0, -1), 1], length }
}

/** Returns the place after `share` (0 to 1) of the path. */
export function placeOnPath({ points, shares }: DriftPath, share: number): Place {
  const next = Math.max(
    1,
    shares.findIndex((reached) => reached >= share),
  )
  const [from, to] = [points[next - 1], points[next]]
  const [before, after] = [shares[next - 1] ?? 0, shares[next] ?? 1]
  if (from === undefined || to === undefined) throw new Error('a way has two points at least')
  const part = after === before ? 1 : (share - before) / (after - before)
  if (part === 1) return { x: to.x, y: to.y }
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** Returns the progress after `ms` more at `speed` (stage widths per second), with rests and slowing down. */
export function advanceOnPath({ points, shares, length }: DriftPath, { share, restedMs }: DriftProgress, ms: number, speed: number): DriftProgress {
  const rest = points[shares.indexOf(share)]?.restMs ?? 0
  if (restedMs < rest) return { share, restedMs: restedMs + ms }
  if (length === 0) return { share: 1, restedMs: 0 }
  const stop = shares.find((reached, index) => reached > share && ((points[index]?.restMs ?? 0) > 0 || index === points.length - 1)) ?? 1
  const slowing = Math.max(LEAST_SPEED_SHARE, Math.min(1, (stop - share) / SLOWING_SHARE))
  const next = Math.min(stop, share + (speed * slowing * ms) / 1000 / length)
  return { share: next, restedMs: next === share ? restedMs : 0 }
}
