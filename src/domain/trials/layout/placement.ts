import type { SupportLevel } from '../../child/support'
import { zones, type Zone, type ZoneWeights } from '../../child/zones'
import { pickWeighted, type Random, shuffled } from '../../random'
import type { Place } from '../../geometry'

/** Outer share of each side in which nothing is placed, because hands rest there and cases cover it (clinical-design.md §1.6). */
export const EDGE = 0.06

/** Width of a stage divided by its height. */
export type Aspect = number

/** Smallest supported aspect (4:3 tablets). Wider stages only have more room. */
export const DESIGN_ASPECT: Aspect = 4 / 3

const columnOf = (zone: Zone): number => (zone - 1) % 3
const rowOf = (zone: Zone): number => Math.floor((zone - 1) / 3)

/** Returns the centre of a thing of `size` (stage heights) in a zone, moved inwards to stay clear of the edges. */
export function placeIn(zone: Zone, size: number, aspect: Aspect = DESIGN_ASPECT): Place {
  const inside = (wished: number, half: number) => Math.min(1 - EDGE - half, Math.max(EDGE + half, wished))
  return {
    x: inside((columnOf(zone) * 2 + 1) / 6, size / aspect / 2),
    y: inside((rowOf(zone) * 2 + 1) / 6, size / 2),
  }
}

/** Returns the zone of a place. */
export function zoneAt(place: Place): Zone {
  const third = (value: number) => Math.min(2, Math.max(0, Math.floor(value * 3)))
  return (third(place.y) * 3 + third(place.x) + 1) as Zone
}

/** Returns the child's best zone: the one with most weight. Of equal ones, the centre comes first. */
export function bestZone(weights: ZoneWeights): Zone {
  const order: readonly Zone[] = [5, 4, 6, 2, 1, 3, 8, 7, 9]
  return order.reduce((best, zone) => (weights[zone] > weights[best] ? zone : best))
}

/** Returns the top corner with less weight, where the adult's dot disturbs least. */
export const weakestTopCorner = (weights: ZoneWeights): 1 | 3 => (weights[1] < weights[3] ? 1 : 3)

/** Returns the bottom corner with less weight, for an adult's finger. */
export const weakerBottomSide = (weights: ZoneWeights): 'left' | 'right' => (weights[7] < weights[9] ? 'left' : 'right')

/** Picks a zone by weight: never one of weight 0, and not `before` if the weights allow another. */
export function chooseZone(random: Random, weights: ZoneWeights, before: Zone | null): Zone {
  const open = zones.filter((zone) => weights[zone] > 0).map((zone) => ({ zone }))
  return pickWeighted(random, elsewhere(open, weights, before), ({ zone }) => weights[zone]).zone
}

/** Share of all weight that must be outside the previous zone for another zone to be used. */
const LEAST_ELSEWHERE = 0.01

/** Returns the candidates outside `before`, or all of them if nearly all weight is there. */
function elsewhere<Open extends { readonly zone: Zone }>(open: readonly Open[], weights: ZoneWeights, before: Zone | null): readonly Open[] {
  const weightOf = (list: readonly Open[]) => list.reduce((sum, { zone }) => sum + weights[zone], 0)
  const others = open.filter(({ zone }) => zone !== before)
  return others.length > 0 && weightOf(others) >= weightOf(open) * LEAST_ELSEWHERE ? others : open
}

/** Returns the distance between two centres (stage heights), along the axis on which they are farther apart. */
export function distanceApart(one: Place, other: Place, aspect: Aspect = DESIGN_ASPECT): number {
  return Math.max(Math.abs(one.x - other.x) * aspect, Math.abs(one.y - other.y))
}

export interface PlacedCircle {
  readonly zone: Zone
  readonly place: Place
}

/** Reorders places so that their order does not reveal the answer: the target's place first, chosen by weight, then the rest at random. */
export function targetFirst(random: Random, spots: readonly PlacedCircle[], weights: ZoneWeights): readonly PlacedCircle[] {
  if (spots.length < 2) return spots
  const first = pickWeighted(random, spots, ({ zone }) => weights[zone])
  return [
    first,
    ...shuffled(
      random,
      spots.filter((spot) => spot !== first),
    ),
  ]
}

interface SpreadRequest {
  /** Number of things, at most twelve (clinical-design.md §1.5). */
  readonly count: number
  readonly size: number
  /** Minimum size of a thing. */
  readonly least: number
  /** Gap between two things, in units of a thing's size. */
  readonly gap: number
  readonly weights: ZoneWeights
  /** Zone of the previous trial, which is not the first to be used again. */
  readonly before: Zone | null
  /** Fixed place of the first thing, if it has one. */
  readonly first?: PlacedCircle
  readonly aspect?: Aspect
  /** Things that are already on the stage and must not be covered. */
  readonly avoid?: readonly { readonly place: Place; readonly size: number }[]
  /** Allowed heights of the centres (fractions), for the ground of a place. */
  readonly between?: { readonly top: number; readonly bottom: number }
}

export interface SpreadOptions {
  readonly spots: readonly PlacedCircle[]
  readonly size: number
  /** Actual gap, in units of a thing's size. It is smaller than requested only if there is not enough room. */
  readonly gap: number
}

/**
 * Places `count` things of `size` with `gap` sizes between them, only within the child's visual field. The first place is chosen
 * by weight. To make room, things first become smaller, then leave the zone centres, then move closer. They are never smaller
 * than the minimum target; if there is still not enough room, there are fewer things.
 */
export function spreadOut(random: Random, wish: SpreadRequest): SpreadOptions {
  let best: SpreadOptions | null = null
  for (const gap of [wish.gap, wish.gap / 2, wish.gap / 4]) {
    for (const candidates of [middles, everywhere]) {
      for (let size = wish.size; ; size = Math.max(wish.least, size * 0.9)) {
        const spots = fill(random, { ...wish, gap, size }, candidates)
        if (spots.length >= wish.count) return { spots, size, gap }
        if (best === null || spots.length > best.spots.length) best = { spots, size, gap }
        if (size <= wish.least) break
      }
    }
  }
  return best ?? { spots: [], size: wish.size, gap: wish.gap }
}

type Candidates = (size: number, weights: ZoneWeights, aspect?: Aspect) => readonly PlacedCircle[]

/** Returns the centres of all open zones. */
const middles: Candidates = (size, weights, aspect) => zones.filter((zone) => weights[zone] > 0).map((zone) => ({ zone, place: placeIn(zone, size, aspect) }))

/** Number of candidate places along each side. */
const FINE = 18

/** Returns places all over the stage within the child's visual field. */
const everywhere: Candidates = (size, weights, aspect = DESIGN_ASPECT) => {
  const along = (half: number) => Array.from({ length: FINE }, (_, index) => EDGE + half + ((1 - 2 * (EDGE + half)) * index) / (FINE - 1))
  const all = along(size / 2).flatMap((y) => along(size / aspect / 2).map((x) => ({ zone: zoneAt({ x, y }), place: { x, y } })))
  return all.filter(({ zone }) => weights[zone] > 0)
}

/** Minimum distance between two centres at which neither thing covers the other, as a share of the sum of their sizes. */
const BESIDE = 0.51

function fill(
  random: Random,
  { count, size, gap, weights, before, first, aspect, avoid = [], between }: SpreadRequest,
  candidates: Candidates,
): PlacedCircle[] {
  const isFree = ({ place }: PlacedCircle) =>
    (between === undefined || (place.y >= between.top && place.y <= between.bottom)) &&
    avoid.every((other) => distanceApart(place, other.place, aspect) >= (size + other.size) * BESIDE)
  let open = candidates(size, weights, aspect).filter(isFree)
  const fresh = elsewhere(open, weights, before)
  const spots: PlacedCircle[] = []
  const take = (spot: PlacedCircle) => {
    spots.push(spot)
    open = open.filter(({ place }) => distanceApart(place, spot.place, aspect) >= size * (1 + gap) - 1e-9)
  }
  if (first !== undefined) take(first)
  while (spots.length < count && open.length > 0) {
    take(pickWeighted(random, spots.length === 0 ? fresh : open, (spot) => weights[spot.zone]))
  }
  return spots
}

/** Shapes of grids for up to twelve things. */
const GRIDS = [1, 2, 3, 4].flatMap((rows) => [1, 2, 3, 4, 5, 6].map((columns) => ({ columns, rows })))

/** Places things in a grid, as large as possible, only within the child's visual field. Some cells may stay empty. */
export function inGrid(random: Random, wish: Omit<SpreadRequest, 'avoid' | 'between'>): SpreadOptions {
  const { count, weights, aspect = DESIGN_ASPECT } = wish
  for (const gap of [wish.gap, wish.gap / 2, wish.gap / 4]) {
    const grids = GRIDS.filter(({ columns, rows }) => columns * rows >= count).flatMap(({ columns, rows }) => {
      const along = (length: number, many: number) => ((1 - 2 * EDGE) * length) / (many + (many - 1) * gap)
      const size = Math.min(wish.size, along(aspect, columns), along(1, rows))
      // Distance of the first and last centres from the edges of the stage.
      const [across, down] = [EDGE + size / aspect / 2, EDGE + size / 2]
      const places = [...Array(columns * rows).keys()].map((index) => ({
        x: spaced(across, columns, index % columns),
        y: spaced(down, rows, Math.floor(index / columns)),
      }))
      const open = places.map((place) => ({ zone: zoneAt(place), place })).filter(({ zone }) => weights[zone] > 0)
      return open.length >= count && size >= wish.least ? [{ open, size }] : []
    })
    const [best] = grids.toSorted((one, other) => other.size - one.size || one.open.length - other.open.length)
    if (best !== undefined) return { spots: fill(random, { ...wish, gap: 0, size: best.size }, () => best.open), size: best.size, gap }
  }
  return spreadOut(random, wish)
}

/** Returns the `index`th of `many` positions from edge to edge. A single one is in the middle. */
const spaced = (edge: number, many: number, index: number): number => (many === 1 ? 0.5 : edge + ((1 - 2 * edge) * index) / (many - 1))

/** Runs of adjacent columns, in order of length. */
const RUNS = [[0, 1, 2], [0, 1], [1, 2], [1], [0], [2]] as const
/** Heights of the rows. Of equal rows, the middle one comes first. */
const ROW_MIDDLES = [1 / 2, 1 / 6, 5 / 6] as const
/** Maximum distance between centres in a row, in units of a thing's size. */
const ROW_PITCH = 2.4

/** Places things in one row, from left to right, in the middle of its visible part; null if no row has room. */
export function inRow({
  count,
  size,
  least,
  gap,
  weights,
  aspect = DESIGN_ASPECT,
  between = { top: 0, bottom: 1 },
}: Omit<SpreadRequest, 'before' | 'avoid'>): SpreadOptions | null {
  const rows = ROW_MIDDLES.map((y) => Math.max(between.top, Math.min(between.bottom, y))).flatMap((y) =>
    RUNS.flatMap((run) => {
      const seen = run.map((column) => weights[zoneAt({ x: (column + 0.5) / 3, y })])
      const [left, right] = [Math.max(EDGE, run[0] / 3), Math.min(1 - EDGE, ((run.at(-1) ?? 0) + 1) / 3)]
      const room = (right - left) * aspect
      const fits = Math.min(size, room / (count + (count - 1) * gap), 2 * (Math.min(y, 1 - y) - EDGE))
      if (seen.some((weight) => weight === 0) || fits < least - 1e-9) return []
      const weight = seen.reduce<number>((sum, each) => sum + each, 0)
      return [{ y, middle: (left + right) / 2, room, size: fits, weight }]
    }),
  )
  const most = Math.max(...rows.map(({ weight }) => weight))
  const [best] = rows
    .filter(({ weight }) => weight >= most * LEAST_ELSEWHERE)
    .toSorted((one, other) => other.size - one.size || other.weight - one.weight || other.room - one.room)
  if (best === undefined) return null
  const pitch = count === 1 ? 0 : Math.min((best.room - best.size) / (count - 1), best.size * Math.max(ROW_PITCH, 1 + gap))
  const places = Array.from({ length: count }, (_, index) => ({ x: best.middle + ((index - (count - 1) / 2) * pitch) / aspect, y: best.y }))
  return { spots: places.map((place) => ({ zone: zoneAt(place), place })), size: best.size, gap }
}

/** Returns places along the upper or lower edge, from left to right. Prefers the edge that the child sees entirely, then the one with less weight. */
export function atEdge(count: number, size: number, weights: ZoneWeights, aspect: Aspect = DESIGN_ASPECT): readonly Place[] {
  const edges = [1 - EDGE - size / 2, EDGE + size / 2].map((y) => {
    const seen = [1 / 6, 1 / 2, 5 / 6].map((x) => weights[zoneAt({ x, y })])
    return { y, isSeen: seen.every((weight) => weight > 0), weight: seen.reduce<number>((sum, each) => sum + each, 0) }
  })
  const [edge] = edges.toSorted((one, other) => Number(other.isSeen) - Number(one.isSeen) || one.weight - other.weight)
  const pitch = Math.min(((1 - 2 * EDGE) * aspect - size) / Math.max(1, count - 1), size * 1.15)
  return Array.from({ length: count }, (_, index) => ({ x: 0.5 + ((index - (count - 1) / 2) * pitch) / aspect, y: edge?.y ?? 0.5 }))
}

/** Returns the centres of a grid's cells within a part of the stage (fractions), row by row. */
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

/** Returns `count` places on an arc around `middle` that is open at the bottom, from left over the top to right. Radii are in stage heights. */
export function arcOf(count: number, middle: Place, radius: { readonly x: number; readonly y: number }, aspect: Aspect = DESIGN_ASPECT): readonly Place[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.PI * (count === 1 ? 0.5 : index / (count - 1))
    return { x: middle.x - (Math.cos(turn) * radius.x) / aspect, y: middle.y - Math.sin(turn) * radius.y }
  })
}

/** Returns the gap between two things, in widths of a thing (clinical-design.md §1.5). */
export const gapFor = (support: SupportLevel): number => (support === 'C' ? 0.5 : 1)

/** Returns the point at a share of the straight line between two places. */
export const onTheWay = (from: Place, to: Place, share: number): Place => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })

/** Converts a point inside a thing, given from its centre in units of its size, to a place on the stage. */
export const placeWithin = (middle: Place, size: number, at: Place, aspect: Aspect = DESIGN_ASPECT): Place => ({
  x: middle.x + (at.x * size) / aspect,
  y: middle.y + at.y * size,
})

/**
 * Returns the points of a ring, clockwise from the top and back, `count` per turn for `times` turns, in units of the size of the
 * thing that contains it.
 */
export const ringOf = (count: number, times: number, top: Place, radius: { readonly x: number; readonly y: number }): readonly Place[] =>
  Array.from({ length: count * times }, (_, index) => {
    const turn = (2 * Math.PI * (index + 1)) / count
    return { x: top.x + radius.x * Math.sin(turn), y: top.y + radius.y * (1 - Math.cos(turn)) }
  })

/** Returns these places if the child sees all of them, otherwise as many other places in the visual field. */
export function visiblePlaces(
  random: Random,
  wished: readonly Place[],
  { size, least, weights, aspect }: { readonly size: number; readonly least: number; readonly weights: ZoneWeights; readonly aspect: Aspect },
): readonly Place[] {
  if (wished.every((place) => weights[zoneAt(place)] > 0)) return wished
  return spreadOut(random, { count: wished.length, size, least, gap: 0, weights, before: null, aspect }).spots.map(({ place }) => place)
}
