import type { DriftPath } from './drift'
import type { Place } from '../../geometry'

/** The point of a road that is nearest to a place: how far along the road it is (0 to 1), and how far off the place is (stage heights). */
export interface NearRoad {
  readonly share: number
  readonly error: number
}

/** The nearest point of the road between two of its shares. `aspect` is the stage's width by its height. */
export function nearestOn({ points, shares }: DriftPath, place: Place, aspect: number, from = 0, to = 1): NearRoad {
  const near = points.slice(1).flatMap((end, index): readonly NearRoad[] => {
    const [start, before, after] = [points[index] ?? end, shares[index] ?? 0, shares[index + 1] ?? 1]
    if (after < from || before > to) return []
    const [dx, dy] = [(end.x - start.x) * aspect, end.y - start.y]
    const length = dx * dx + dy * dy
    const part = length === 0 ? 1 : ((place.x - start.x) * aspect * dx + (place.y - start.y) * dy) / length
    const share = Math.min(to, after, Math.max(from, before, before + part * (after - before)))
    const kept = after === before ? 1 : (share - before) / (after - before)
    return [{ share, error: Math.hypot((start.x - place.x) * aspect + dx * kept, start.y - place.y + dy * kept) }]
  })
  return near.reduce((best, each) => (each.error < best.error ? each : best), { share: from, error: Number.POSITIVE_INFINITY })
}

/**
 * How far it was come when a finger draws from one place to another: only what lies within `reach` (stage heights) of the road counts, and never
 * backwards. It may go on so far `ahead` (stage heights) of where it was left; the road's width unless told.
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
    // A finger that leaps over a bend has not followed it.
    const near = nearestOn(way, place, aspect, at, Math.min(1, at + ahead / length))
    return near.error <= reach ? near.share : at
  }, share)
  return (1 - come) * length <= reach / 2 ? 1 : come
}

/** The same road from its end to its start. */
export const backOn = ({ points, shares, length }: DriftPath): DriftPath => ({
  points: points.toReversed(),
  shares: shares.map((share) => 1 - share).toReversed(),
  length,
})

/** The share at the next of the road's points. */
export const nextPoint = ({ shares }: DriftPath, share: number): number => shares.find((reached) => reached > share + 1e-6) ?? 1
