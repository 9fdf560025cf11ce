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

interface SpreadWish {
  /** Up to twelve (domain.md §1.5). */
  readonly count: number
  readonly size: number
  /** Black between two things, in sizes of a thing. */
  readonly gap: number
  readonly weights: ZoneWeights
  /** The zone of the trial before, which is not taken first again. */
  readonly before: Zone | null
  readonly aspect?: Aspect
  /** What stands there already and is not to be covered. */
  readonly avoid?: readonly { readonly place: Place; readonly size: number }[]
  /** Middles lie between these heights (fractions): on the ground of a place. */
  readonly between?: { readonly top: number; readonly bottom: number }
}

export interface Spread {
  readonly spots: readonly Spot[]
  readonly size: number
  /** The black that is kept, in sizes of a thing: less than wished only where there is no room. */
  readonly gap: number
}

/**
 * Places for `count` things of `size`, the first chosen by weight, only where this child sees, and with `gap` sizes of
 * black between them. To make room things shrink, then leave the middles of the zones, then come nearer together;
 * never under the smallest target. Only where even that is not enough there are fewer.
 */
export function spreadOut(random: Random, wish: SpreadWish): Spread {
  let best: Spread | null = null
  for (const gap of [wish.gap, wish.gap / 2, wish.gap / 4]) {
    for (const candidates of [middles, everywhere]) {
      for (let size = wish.size; ; size = Math.max(MIN_TARGET_SIZE, size * 0.9)) {
        const spots = fill(random, { ...wish, gap, size }, candidates)
        if (spots.length >= wish.count) return { spots, size, gap }
        if (best === null || spots.length > best.spots.length) best = { spots, size, gap }
        if (size <= MIN_TARGET_SIZE) break
      }
    }
  }
  return best ?? { spots: [], size: wish.size, gap: wish.gap }
}

type Candidates = (size: number, weights: ZoneWeights, aspect?: Aspect) => readonly Spot[]

/** The middle of each zone in which this child sees. */
const middles: Candidates = (size, weights, aspect) => zones.filter((zone) => weights[zone] > 0).map((zone) => ({ zone, place: placeIn(zone, size, aspect) }))

/** So many places are tried along each side. */
const FINE = 18

/** Places all over the stage where this child sees. */
const everywhere: Candidates = (size, weights, aspect = DESIGN_ASPECT) => {
  const along = (half: number) => Array.from({ length: FINE }, (_, index) => EDGE + half + ((1 - 2 * (EDGE + half)) * index) / (FINE - 1))
  const all = along(size / 2).flatMap((y) => along(size / aspect / 2).map((x) => ({ zone: zoneAt({ x, y }), place: { x, y } })))
  return all.filter(({ zone }) => weights[zone] > 0)
}

/** Two things keep this share of their sizes between their middles, where one was there before: neither covers the other. */
const BESIDE = 0.51

function fill(random: Random, { count, size, gap, weights, before, aspect, avoid = [], between }: SpreadWish, candidates: Candidates): Spot[] {
  const isFree = ({ place }: Spot) =>
    (between === undefined || (place.y >= between.top && place.y <= between.bottom)) &&
    avoid.every((other) => apart(place, other.place, aspect) >= (size + other.size) * BESIDE)
  let open = candidates(size, weights, aspect).filter(isFree)
  const fresh = open.filter(({ zone }) => zone !== before)
  const spots: Spot[] = []
  while (spots.length < count && open.length > 0) {
    const next = pickWeighted(random, spots.length === 0 && fresh.length > 0 ? fresh : open, (spot) => weights[spot.zone])
    spots.push(next)
    open = open.filter((spot) => apart(spot.place, next.place, aspect) >= size * (1 + gap) - 1e-9)
  }
  return spots
}

/** Places of a grid of `columns` and `rows` within a part of the stage (fractions), row by row. */
export function gridIn(
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  columns: number,
  rows: number,
): readonly Place[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: left + ((right - left) * ((index % columns) + 0.5)) / columns,
    y: top + ((bottom - top) * (Math.floor(index / columns) + 0.5)) / rows,
  }))
}

/** Places on an arc that is open below: from the left over the top to the right, `count` of them, around `middle` (radii in stage heights). */
export function arcOf(count: number, middle: Place, radius: { readonly x: number; readonly y: number }, aspect: Aspect = DESIGN_ASPECT): readonly Place[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.PI * (count === 1 ? 0.5 : index / (count - 1))
    return { x: middle.x - (Math.cos(turn) * radius.x) / aspect, y: middle.y - Math.sin(turn) * radius.y }
  })
}

/** Black between two things, in widths of a thing (domain.md §1.5). */
export const gapFor = (support: SupportLevel): number => (support === 'C' ? 0.5 : 1)

/** A place in a thing, told from its middle in sizes of it, as fractions of a stage of this aspect. */
export const lyingIn = (middle: Place, size: number, at: Place, aspect: Aspect = DESIGN_ASPECT): Place => ({
  x: middle.x + (at.x * size) / aspect,
  y: middle.y + at.y * size,
})

/** Points of a way round, `count` of them and `times` over: it begins at its top, to the right, and comes back there. In sizes of what it lies in. */
export const ringOf = (count: number, times: number, top: Place, radius: { readonly x: number; readonly y: number }): readonly Place[] =>
  Array.from({ length: count * times }, (_, index) => {
    const turn = (2 * Math.PI * (index + 1)) / count
    return { x: top.x + radius.x * Math.sin(turn), y: top.y + radius.y * (1 - Math.cos(turn)) }
  })

/** These places, where the child sees all of them; else as many where it sees. */
export function whereSeen(
  random: Random,
  wished: readonly Place[],
  { size, weights, aspect }: { readonly size: number; readonly weights: ZoneWeights; readonly aspect: Aspect },
): readonly Place[] {
  if (wished.every((place) => weights[zoneAt(place)] > 0)) return wished
  return spreadOut(random, { count: wished.length, size, gap: 0, weights, before: null, aspect }).spots.map(({ place }) => place)
}
