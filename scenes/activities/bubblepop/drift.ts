import type { Zone, ZoneWeights } from '#domain/child/zones'
import { DESIGN_ASPECT, EDGE, zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { StimulusPlan } from '#domain/trials/plan/plan'

export type EntrySide = 'left' | 'right' | 'below' | 'above'

/** Start and end of a bubble's path. */
export interface BubblePath {
  readonly from: Place
  readonly to: Place
}

/** Gap between two lanes, in bubble sizes. Bubbles whose paths would meet share a lane. */
const LANE_GAP = 1.05
/** Minimum movement of a bubble, as a share of its size. */
const LEAST = 0.25

/**
 * Returns the paths of several bubbles, which cross the stage lane by lane. All bubbles in one lane move together, as far as the first one can, so
 * that none ever meets another. If a lane leads through a place that this child does not see, its bubbles move only a little way.
 */
export function waysOf(bubbles: readonly StimulusPlan[], side: EntrySide, weights: ZoneWeights): ReadonlyMap<string, BubblePath> {
  const isAcross = side === 'left' || side === 'right'
  const beside = ({ place }: StimulusPlan) => (isAcross ? place.y : place.x * DESIGN_ASPECT)
  const lanes = bubbles
    .toSorted((one, other) => beside(one) - beside(other))
    .reduce<StimulusPlan[][]>((sofar, bubble) => {
      const lane = sofar.at(-1)
      const last = lane?.at(-1)
      if (lane === undefined || last === undefined || beside(bubble) - beside(last) >= bubble.size * LANE_GAP) return [...sofar, [bubble]]
      lane.push(bubble)
      return sofar
    }, [])
  return new Map(lanes.flatMap((lane) => laneWays(lane, side, isAcross, weights)))
}

function laneWays(lane: readonly StimulusPlan[], side: EntrySide, isAcross: boolean, weights: ZoneWeights): readonly (readonly [string, BubblePath])[] {
  const size = lane[0]?.size ?? 0
  const unit = isAcross ? 1 / DESIGN_ASPECT : 1
  const along = ({ place }: StimulusPlan) => (isAcross ? place.x : place.y)
  const at = ({ place }: StimulusPlan, value: number): Place => (isAcross ? { x: value, y: place.y } : { x: place.x, y: value })
  const [low, high] = [EDGE + (size / 2) * unit, 1 - EDGE - (size / 2) * unit]
  const [first, last] = [Math.min(...lane.map(along)), Math.max(...lane.map(along))]
  const way = Math.max(high - low - (last - first), LEAST * size * unit)
  // The bubbles of a lane that fills the stage move closer together.
  const share = last === first ? 1 : Math.min(1, (high - low - way) / (last - first))
  const isForward = side === 'left' || side === 'above'
  const ways = lane.map((bubble): readonly [string, BubblePath] => {
    const from = isForward ? low + (along(bubble) - first) * share : high - (last - along(bubble)) * share
    return [bubble.id, { from: at(bubble, from), to: at(bubble, from + (isForward ? way : -way)) }]
  })
  const isSeen = ({ from, to }: BubblePath) =>
    [0, 0.5, 1].every((part) => weights[zoneAt({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }) as Zone] > 0)
  if (ways.every(([, each]) => isSeen(each))) return ways
  const half = (LEAST * size * unit) / 2
  return lane.map((bubble) => {
    const middle = Math.min(high - half, Math.max(low + half, along(bubble)))
    return [bubble.id, { from: at(bubble, middle - (isForward ? half : -half)), to: at(bubble, middle + (isForward ? half : -half)) }]
  })
}
