import type { SupportLevel } from '../child/dials'
import { MIN_TARGET_SIZE } from '../child/safety'
import { zones, type Zone, type ZoneWeights } from '../child/zones'
import { pickWeighted, type Random } from '../random'
import type { Place } from './plan'

/** Nothing is placed in the outer part of each side: hands rest there, and cases cover it (domain.md §1.6). */
export const EDGE = 0.06

/** Width divided by height. */
export type Aspect = number

/** The least aspect that is laid out for (4:3 tablets); wider stages only gain room. */
export const DESIGN_ASPECT: Aspect = 4 / 3

const columnOf = (zone: Zone): number => (zone - 1) % 3
const rowOf = (zone: Zone): number => Math.floor((zone - 1) / 3)

/** Centre of a thing of `size` (stage heights) in a zone, moved inwards so that it keeps clear of the edge. */
export function placeIn(zone: Zone, size: number, aspect: Aspect = DESIGN_ASPECT): Place {
  const inside = (wished: number, half: number) => Math.min(1 - EDGE - half, Math.max(EDGE + half, wished))
  return {
    x: inside((columnOf(zone) * 2 + 1) / 6, size / aspect / 2),
    y: inside((rowOf(zone) * 2 + 1) / 6, size / 2),
  }
}

/** The zone in which a place of the stage lies. */
export function zoneAt(place: Place): Zone {
  const third = (value: number) => Math.min(2, Math.max(0, Math.floor(value * 3)))
  return (third(place.y) * 3 + third(place.x) + 1) as Zone
}

/** The zone this child sees best: the first of the heaviest, the centre first of all. */
export function bestZone(weights: ZoneWeights): Zone {
  const order: readonly Zone[] = [5, 4, 6, 2, 1, 3, 8, 7, 9]
  return order.reduce((best, zone) => (weights[zone] > weights[best] ? zone : best))
}

/** The zone this child sees least: where the adult's mark disturbs nobody. Of the top corners only. */
export const weakestTopCorner = (weights: ZoneWeights): 1 | 3 => (weights[1] < weights[3] ? 1 : 3)

/** The lower corner that this child uses least, for an adult's finger. */
export const weakerBottomSide = (weights: ZoneWeights): 'left' | 'right' => (weights[7] < weights[9] ? 'left' : 'right')

/** One zone by weight, never one of weight 0, and another than `before` where the weights allow it. */
export function chooseZone(random: Random, weights: ZoneWeights, before: Zone | null): Zone {
  const open = zones.filter((zone) => weights[zone] > 0)
  const others = open.filter((zone) => zone !== before)
  return pickWeighted(random, others.length > 0 ? others : open, (zone) => weights[zone])
}

/** Distance between two centres in stage heights along the axis on which they are farther apart. */
export function apart(one: Place, other: Place, aspect: Aspect = DESIGN_ASPECT): number {
  return Math.max(Math.abs(one.x - other.x) * aspect, Math.abs(one.y - other.y))
}

export interface Spot {
  readonly zone: Zone
  readonly place: Place
}

/**
 * Places for up to `count` things of `size`, the first chosen by weight, each at least `gap` widths of black from
 * the next. Things shrink to make room, never under the smallest target; then there are fewer of them.
 */
export function spreadOut(
  random: Random,
  wish: { count: number; size: number; gap: number; weights: ZoneWeights; before: Zone | null; aspect?: Aspect },
): { spots: readonly Spot[]; size: number } {
  const first = chooseZone(random, wish.weights, wish.before)
  for (let size = wish.size; ; size = Math.max(MIN_TARGET_SIZE, size * 0.9)) {
    const spots = fill(random, { ...wish, first, size })
    if (spots.length >= wish.count || size <= MIN_TARGET_SIZE) return { spots, size }
  }
}

function fill(
  random: Random,
  wish: { count: number; size: number; gap: number; weights: ZoneWeights; first: Zone; aspect?: Aspect },
): Spot[] {
  const spotOf = (zone: Zone): Spot => ({ zone, place: placeIn(zone, wish.size, wish.aspect) })
  const spots = [spotOf(wish.first)]
  let open = zones.filter((zone) => zone !== wish.first && wish.weights[zone] > 0).map(spotOf)
  while (spots.length < wish.count) {
    open = open.filter((spot) => spots.every((taken) => apart(spot.place, taken.place, wish.aspect) >= wish.size * (1 + wish.gap) - 1e-9))
    if (open.length === 0) break
    const next = pickWeighted(random, open, (spot) => wish.weights[spot.zone])
    spots.push(next)
  }
  return spots
}

/** Black between two things, in widths of a thing (domain.md §1.5). */
export const gapFor = (support: SupportLevel): number => (support === 'C' ? 0.5 : 1)
