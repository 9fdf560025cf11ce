import type { Box } from '#domain/photos/box'
import { type Aspect, EDGE, zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { TrialDials } from '#domain/trials/engine/trialSettings'

/** Sizes of a scene (stage heights), the larger one first. The smaller one fits in more places. */
const SIZES = [0.88, 0.66] as const

/** The size and place of a scene on the stage, and those of the thing in its box. */
export interface BoxPlacement {
  readonly size: number
  readonly middle: Place
  readonly place: Place
  /** Longer side of the box (stage heights). */
  readonly of: number
}

/**
 * Returns the position of a scene that puts the thing in its box where the child sees best. Returns null if the thing would be unseen or too small
 * everywhere.
 */
export function placeInBox([x, y, width, height]: Box, { zones, leastSize }: Pick<TrialDials, 'zones' | 'leastSize'>, aspect: Aspect): BoxPlacement | null {
  const spots = SIZES.flatMap((size) => {
    const [across, down] = [Math.max(0, 0.5 - EDGE - size / aspect / 2), Math.max(0, 0.5 - EDGE - size / 2)]
    return [0, -1, 1].flatMap((right) =>
      [0, -1, 1].map((below): BoxPlacement => {
        const middle: Place = { x: 0.5 + right * across, y: 0.5 + below * down }
        const place: Place = { x: middle.x + ((x + width / 2 - 0.5) * size) / aspect, y: middle.y + (y + height / 2 - 0.5) * size }
        return { size, middle, place, of: size * Math.max(width, height) }
      }),
    )
  })
  const weightOf = ({ place }: BoxPlacement) => zones[zoneAt(place)]
  const seen = spots.filter((spot) => weightOf(spot) > 0 && spot.of >= leastSize)
  return seen.reduce<BoxPlacement | null>((best, each) => (best !== null && weightOf(best) >= weightOf(each) ? best : each), null)
}
