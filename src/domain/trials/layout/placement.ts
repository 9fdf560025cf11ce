import type { SupportLevel } from '../../child/support'
import { zones, type Zone, type ZoneWeights } from '../../child/zones'
import { pickWeighted, type Random, shuffled } from '../../random'
import type { Place } from '../../geometry'

/** Nothing is placed in this outer share of each side: hands rest there and cases cover it (clinical-design.md §1.6). */
export const EDGE = 0.06

/** Width divided by height. */
export type Aspect = number

/** Smallest supported aspect (4:3 tablets); wider stages only gain room. */
export const DESIGN_ASPECT: Aspect = 4 / 3

const columnOf = (zone: Zone): number => (zone - 1) % 3
const rowOf = (zone: Zone): number => Math.floor((zone - 1) / 3)

/** Centre of a thing of `size` (stage heights) in a zone, moved inwards to keep clear of the edge. */
export function placeIn(zone: Zone, size: number, aspect: Aspect = DESIGN_ASPECT): Place {
  const inside = (wished: number, half: number) => Math.min(1 - EDGE - half, Math.max(EDGE + half, wished))
  return {
    x: inside((columnOf(zone) * 2 + 1) / 6, size / aspect / 2),
    y: inside((rowOf(zone) * 2 + 1) / 6, size / 2),
  }
}

/** Zone of a place. */
export function zoneAt(place: Place): Zone {
  const third = (value: number) => Math.min(2, Math.max(0, Math.floor(value * 3)))
  return (third(place.y) * 3 + third(place.x) + 1) as Zone
}

/** The child's best zone: the first of the heaviest, the centre before all others. */
export function bestZone(weights: ZoneWeights): Zone {
  const order: readonly Zone[] = [5, 4, 6, 2, 1, 3, 8, 7, 9]
  return order.reduce((best, zone) => (weights[zone] > weights[best] ? zone : best))
}

/** The top corner with less weight: the adult's dot disturbs least there. */
export const weakestTopCorner = (weights: ZoneWeights): 1 | 3 => (weights[1] < weights[3] ? 1 : 3)

/** The bottom corner with less weight, for an adult's finger. */
export const weakerBottomSide = (weights: ZoneWeights): 'left' | 'right' => (weights[7] < weights[9] ? 'left' : 'right')

/** Picks a zone by weight, never one of weight 0, and another than `before` if the weights allow it. */
export function chooseZone(random: Random, weights: ZoneWeights, before: Zone | null): Zone {
  const open = zones.filter((zone) => weights[zone] > 0).map((zone) => ({ zone }))
  return pickWeighted(random, elsewhere(open, weights, before), ({ zone }) => weights[zone]).zone
}

/** If less than this share of all weight is outside the previous zone, that zone is used again. */
const LEAST_ELSEWHERE = 0.01

/** Candidates outside `before`; all of them if nearly all weight is there. */
function elsewhere<Open extends { readonly zone: Zone }>(open: readonly Open[], weights: ZoneWeights, before: Zone | null): readonly Open[] {
  const weightOf = (list: readonly Open[]) => list.reduce((sum, { zone }) => sum + weights[zone], 0)
  const others = open.filter(({ zone }) => zone !== before)
  return others.length > 0 && weightOf(others) >= weightOf(open) * LEAST_ELSEWHERE ? others : open
}

/** Distance between two centres in stage heights, along the axis on which they are farther apart. */
export function distanceApart(one: Place, other: Place, aspect: Aspect = DESIGN_ASPECT): number {
  return Math.max(Math.abs(one.x - other.x) * aspect, Math.abs(one.y - other.y))
}

export interface PlacedCircle {
  readonly zone: Zone
  readonly place: Place
}

/** Reorders places: the target's first, chosen by weight, then the rest at random, so that no order reveals the answer. */
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
  /** At most twelve (clinical-design.md §1.5). */
  readonly count: number
  readonly size: number
  /** Minimum size of a thing. */
  readonly least: number
  /** Black gap between two things, in units of a thing's size. */
  readonly gap: number
  readonly weights: ZoneWeights
  /** Previous trial's zone, which is not used first again. */
  readonly before: Zone | null
  /** Fixed place of the first thing. */
  readonly first?: PlacedCircle
  readonly aspect?: Aspect
  /** Things already there, which must not be covered. */
  readonly avoid?: readonly { readonly place: Place; readonly size: number }[]
  /** Range of the centres' heights (fractions), for the ground of a place. */
  readonly between?: { readonly top: number; readonly bottom: number }
}

export interface SpreadOptions {
  readonly spots: readonly PlacedCircle[]
  readonly size: number
  /** Gap that was kept, in units of a thing's size: less than requested only for lack of room. */
  readonly gap: number
}

/**
 * Places for `count` things of `size`, the first by weight, only within the child's visual field, with `gap` sizes of black between them. To make room,
 * things
 * shrink, then leave the zone centres, then move closer; never below the smallest target. If even that is not enough, there are fewer.
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

/** Centres of all open zones. */
const middles: Candidates = (size, weights, aspect) => zones.filter((zone) => weights[zone] > 0).map((zone) => ({ zone, place: placeIn(zone, size, aspect) }))

/** Candidate places along each side. */
const FINE = 18

/** Places all over the stage within the child's visual field. */
const everywhere: Candidates = (size, weights, aspect = DESIGN_ASPECT) => {
  const along = (half: number) => Array.from({ length: FINE }, (_, index) => EDGE + half + ((1 - 2 * (EDGE + half)) * index) / (FINE - 1))
  const all = along(size / 2).flatMap((y) => along(size / aspect / 2).map((x) => ({ zone: zoneAt({ x, y }), place: { x, y } })))
  return all.filter(({ zone }) => weights[zone] > 0)
}

/** Minimum distance of two centres, as a share of their sizes, at which neither covers the other. */
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

/** Grids of up to twelve things. */
const GRIDS = [1, 2, 3, 4].flatMap((rows) => [1, 2, 3, 4, 5, 6].map((columns) => ({ columns, rows })))

/** Spreads things in a grid, as large as possible, only within the child's visual field; some cells may stay free. */
export function inGrid(random: Random, wish: Omit<SpreadRequest, 'avoid' | 'between'>): SpreadOptions {
  const { count, weights, aspect = DESIGN_ASPECT } = wish
  for (const gap of [wish.gap, wish.gap / 2, wish.gap / 4]) {
    const grids = GRIDS.filter(({ columns, rows }) => columns * rows >= count).flatMap(({ columns, rows }) => {
      const along = (length: number, many: number) => ((1 - 2 * EDGE) * length) / (many + (many - 1) * gap)
      const size = Math.min(wish.size, along(aspect, columns), along(1, rows))
      // Distance between the centres of the first and last thing.
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

/** The `index`th of `many` places from edge to edge; a single one is in the middle. */
const spaced = (edge: number, many: number, index: number): number => (many === 1 ? 0.5 : edge + ((1 - 2 * edge) * index) / (many - 1))

/** Runs of adjacent columns, longest first. */
const RUNS = [[0, 1, 2], [0, 1], [1, 2], [1], [0], [2]] as const
/** Row heights, the middle first if equal. */
const ROW_MIDDLES = [1 / 2, 1 / 6, 5 / 6] as const
/** Maximum distance of centres in a row, in units of a thing's size. */
const ROW_PITCH = 2.4

/** One row, left to right, in the middle of its visible part; null if no row has room. */
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

/** Places along the upper or lower edge, left to right: the one the child sees entirely and uses less. */
export function atEdge(count: number, size: number, weights: ZoneWeights, aspect: Aspect = DESIGN_ASPECT): readonly Place[] {
  const edges = [1 - EDGE - size / 2, EDGE + size / 2].map((y) => {
    const seen = [1 / 6, 1 / 2, 5 / 6].map((x) => weights[zoneAt({ x, y })])
    return { y, isSeen: seen.every((weight) => weight > 0), weight: seen.reduce<number>((sum, each) => sum + each, 0) }
  })
  const [edge] = edges.toSorted((one, other) => Number(other.isSeen) - Number(one.isSeen) || one.weight - other.weight)
  const pitch = Math.min(((1 - 2 * EDGE) * aspect - size) / Math.max(1, count - 1), size * 1.15)
  return Array.from({ length: count }, (_, index) => ({ x: 0.5 + ((index - (count - 1) / 2) * pitch) / aspect, y: edge?.y ?? 0.5 }))
}

/** Cells of a grid within a part of the stage (fractions), row by row. */
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

/** `count` places on an arc open at the bottom, left over the top to the right, around `middle` (radii in stage heights). */
export function arcOf(count: number, middle: Place, radius: { readonly x: number; readonly y: number }, aspect: Aspect = DESIGN_ASPECT): readonly Place[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.PI * (count === 1 ? 0.5 : index / (count - 1))
    return { x: middle.x - (Math.cos(turn) * radius.x) / aspect, y: middle.y - Math.sin(turn) * radius.y }
  })
}

/** Black between two things, in widths of a thing (clinical-design.md §1.5). */
export const gapFor = (support: SupportLevel): number => (support === 'C' ? 0.5 : 1)

/** Point at a share of the straight line between two places. */
export const onTheWay = (from: Place, to: Place, share: number): Place => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })

/** Stage place of a point inside a thing, given from its centre in units of the thing's size. */
export const placeWithin = (middle: Place, size: number, at: Place, aspect: Aspect = DESIGN_ASPECT): Place => ({
  x: middle.x + (at.x * size) / aspect,
  y: middle.y + at.y * size,
})

/** `count` points of a ring, repeated `times`, clockwise from the top and back. In units of the size of the thing around it. */
export const ringOf = (count: number, times: number, top: Place, radius: { readonly x: number; readonly y: number }): readonly Place[] =>
  Array.from({ length: count * times }, (_, index) => {
    const turn = (2 * Math.PI * (index + 1)) / count
    return { x: top.x + radius.x * Math.sin(turn), y: top.y + radius.y * (1 - Math.cos(turn)) }
  })

/** These places if the child sees all of them; otherwise as many others in the visual field. */
export function visiblePlaces(
  random: Random,
  wished: readonly Place[],
  { size, least, weights, aspect }: { readonly size: number; readonly least: number; readonly weights: ZoneWeights; readonly aspect: Aspect },
): readonly Place[] {
  if (wished.every((place) => weights[zoneAt(place)] > 0)) return wished
  return spreadOut(random, { count: wished.length, size, least, gap: 0, weights, before: null, aspect }).spots.map(({ place }) => place)
}
