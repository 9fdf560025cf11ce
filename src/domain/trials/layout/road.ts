import type { DriftPath } from './drift'
import type { Place } from '../../geometry'

/** Nearest point of a road: its share of the road's length (0 to 1), and its distance (stage heights). */
export interface NearestRoadPoint {
  readonly share: number
  readonly error: number
}

/** Finds the nearest point between two shares of the road. `aspect` is the stage's width divided by its height. */
export function nearestOn({ points, shares }: DriftPath, place: Place, aspect: number, from = 0, to = 1): NearestRoadPoint {
  let nearest: NearestRoadPoint = { share: from, error: Number.POSITIVE_INFINITY }
  // A plain loop is used for speed: a picture of a road calls this for each of its 12,288 cells.
  for (let index = 1; index < points.length; index++) {
    const [start, end] = [points[index - 1] as Place, points[index] as Place]
    const [before, after] = [shares[index - 1] ?? 0, shares[index] ?? 1]
    if (after < from || before > to) continue
    const [dx, dy] = [(end.x - start.x) * aspect, end.y - start.y]
    const length = dx * dx + dy * dy
    const part = length === 0 ? 1 : ((place.x - start.x) * aspect * dx + (place.y - start.y) * dy) / length
    const share = Math.min(to, after, Math.max(from, before, before + part * (after - before)))
    const kept = after === before ? 1 : (share - before) / (after - before)
    const error = Math.hypot((start.x - place.x) * aspect + dx * kept, start.y - place.y + dy * kept)
    if (error < nearest.error) nearest = { share, error }
  }
  return nearest
}

/**
 * Returns the share reached when a finger draws between two places. Only points within `reach` (stage heights) of the road
 * count, and the share never decreases. The finger may resume up to `ahead` (stage heights) further on; the default is the
 * road's width.
 */
export function drawnOn(
  way: DriftPath,
  share: number,
  stroke: { readonly from: Place; readonly to: Place },
  reach: number,
  aspect: number,
  ahead: number = 2 * reach,
): number {
  const length = way.length * aspect
  if (length === 0) return 1
  const steps = Math.max(1, Math.ceil(Math.hypot((stroke.to.x - stroke.from.x) * aspect, stroke.to.y - stroke.from.y) / (reach / 2)))
  const places = Array.from({ length: steps }, (_, index): Place => {
    const part = (index + 1) / steps
    return { x: stroke.from.x + (stroke.to.x - stroke.from.x) * part, y: stroke.from.y + (stroke.to.y - stroke.from.y) * part }
  })
  const come = places.reduce((at, place) => {
    // A finger that jumps across a bend has not followed it.
    const near = nearestOn(way, place, aspect, at, Math.min(1, at + ahead / length))
    return near.error <= reach ? near.share : at
  }, share)
  return (1 - come) * length <= reach / 2 ? 1 : come
}

/** Reverses a road. */
export const backOn = ({ points, shares, length }: DriftPath): DriftPath => ({
  points: points.toReversed(),
  shares: shares.map((share) => 1 - share).toReversed(),
  length,
})

/** Returns the share at the road's next point. */
export const nextPointShare = ({ shares }: DriftPath, share: number): number => shares.find((reached) => reached > share + 1e-6) ?? 1
