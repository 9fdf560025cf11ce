import type { Place } from '../../geometry'

/** A point of a way, at which a thing rests for a while (ms) if told; `Infinity`: a station, at which it waits for the child. */
export interface WayPoint extends Place {
  readonly restMs?: number
}

/**
 * A way across the stage, at the thing's speed: straight, or through the points of `via` first. At its end the thing
 * parks, leaves the stage, or waits for the child, whose time begins only then.
 */
export interface Drift {
  /** It rests this long (ms) before it starts. */
  readonly restMs?: number
  readonly via?: readonly WayPoint[]
  readonly to: Place
  readonly atEnd: 'park' | 'leave' | 'wait'
  /** How far it has come is told, though the child may act at any time: the adult marks how it is followed. */
  readonly isTold?: true
}

/** Over this last part of the way a thing slows down, so that it arrives instead of stopping (stage-look.md). */
const SLOWING_SHARE = 0.15
const LEAST_SPEED_SHARE = 0.25

/** A way as a thing travels it: its points from the start on, the share of the way at each, and its length in stage widths. */
export interface DriftPath {
  readonly points: readonly WayPoint[]
  readonly shares: readonly number[]
  readonly length: number
}

/** How far a thing has come on its way (0 to 1), and how long it has rested there. */
export interface DriftProgress {
  readonly share: number
  readonly restedMs: number
}

export const atStart: DriftProgress = { share: 0, restedMs: 0 }

/** Length of a straight way in stage widths. */
const lengthBetween = (from: Place, to: Place, aspect: number): number => Math.hypot(to.x - from.x, (to.y - from.y) / aspect)

/** The way of a thing that stands at `from`. */
export function driftPath(from: Place, { restMs, via = [], to }: Pick<Drift, 'restMs' | 'via' | 'to'>, aspect: number): DriftPath {
  const points: readonly WayPoint[] = [{ ...from, ...(restMs === undefined ? {} : { restMs }) }, ...via, to]
  const lengths = points.map((point, index) => lengthBetween(points[index - 1] ?? point, point, aspect))
  const length = lengths.reduce((sum, each) => sum + each, 0)
  // What stays where it is rests all the same before it is there.
  const shares = lengths.map((_, index) => (length === 0 ? Math.min(1, index) : lengths.slice(0, index + 1).reduce((sum, each) => sum + each, 0) / length))
  // Sums of fractions miss the end by a hair.
  return { points, shares: [...shares.slice(0, -1), 1], length }
}

/** Where a thing is after `share` (0 to 1) of its way. */
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

/** The progress after `ms` more at `speed` (stage widths a second): rests where it must, and slows down to arrive. */
export function advanceOnPath({ points, shares, length }: DriftPath, { share, restedMs }: DriftProgress, ms: number, speed: number): DriftProgress {
  const rest = points[shares.indexOf(share)]?.restMs ?? 0
  if (restedMs < rest) return { share, restedMs: restedMs + ms }
  if (length === 0) return { share: 1, restedMs: 0 }
  const stop = shares.find((reached, index) => reached > share && ((points[index]?.restMs ?? 0) > 0 || index === points.length - 1)) ?? 1
  const slowing = Math.max(LEAST_SPEED_SHARE, Math.min(1, (stop - share) / SLOWING_SHARE))
  const next = Math.min(stop, share + (speed * slowing * ms) / 1000 / length)
  return { share: next, restedMs: next === share ? restedMs : 0 }
}
