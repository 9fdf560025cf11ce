import { type Zone, zones, type ZoneWeights } from '../../child/zones'
import type { StageSplit } from './stageHalves'
import { type Aspect, bestZone, EDGE, zoneAt } from '../layout/placement'
import type { Place } from '../../geometry'

/** Size of a block of things (stage heights). */
export interface BlockExtent {
  readonly width: number
  readonly height: number
}

/** Things that belong together: their total size, and the middle of each from the upper left corner (stage heights). */
export interface PlacedBlock extends BlockExtent {
  readonly places: readonly Place[]
}

/** Direction of a line of things: `across` the stage, or `down` it. */
export type Along = 'across' | 'down'

/** Returns the length of the longer side. */
export const longerSideOf = ({ width, height }: BlockExtent): number => Math.max(width, height)

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/**
 * Places things in this many lines, in their order. Each line is centred in the block. The gap between two things is `gap` times
 * their mean shorter side.
 */
export function inLines(things: readonly BlockExtent[], gap: number, along: Along, lines = 1): PlacedBlock {
  const inLine = Math.ceil(things.length / lines)
  const rows = Array.from({ length: Math.ceil(things.length / inLine) }, (_, line) => things.slice(line * inLine, (line + 1) * inLine))
  const long = ({ width, height }: BlockExtent) => (along === 'across' ? width : height)
  const broad = ({ width, height }: BlockExtent) => (along === 'across' ? height : width)
  const black = gap * mean(things.map(({ width, height }) => Math.min(width, height)))
  const spread = (sizes: readonly number[]) => sizes.map((size, index) => sizes.slice(0, index).reduce((sum, before) => sum + before + black, size / 2))
  const lengthOf = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, black * Math.max(0, sizes.length - 1))
  const breadths = rows.map((row) => Math.max(...row.map(broad)))
  const longest = Math.max(...rows.map((row) => lengthOf(row.map(long))))
  const middles = spread(breadths)
  const places = rows.flatMap((row, line) => {
    const start = (longest - lengthOf(row.map(long))) / 2
    return spread(row.map(long)).map((at) => turned({ x: start + at, y: middles[line] ?? 0 }, along))
  })
  const broadest = lengthOf(breadths)
  return { ...(along === 'across' ? { width: longest, height: broadest } : { width: broadest, height: longest }), places }
}

const turned = ({ x, y }: Place, along: Along): Place => (along === 'across' ? { x, y } : { x: y, y: x })

export interface OppositeOptions {
  /**
   * Functions that return the blocks of one side and of the other side, best first. Lines run in the given direction along the
   * border between the halves.
   */
  readonly ones: (along: Along) => readonly PlacedBlock[]
  readonly others: (along: Along) => readonly PlacedBlock[]
  /** Minimum gap between both sides (stage heights). */
  readonly between: number
  /** Share of the remaining space that goes to each outer side. The rest goes between the blocks. */
  readonly outside?: number
  readonly weights: ZoneWeights
  readonly aspect: Aspect
  /** Preferred split of the stage, and preferred side for `others`. Without a side, `ones` are placed where the child sees them best. */
  readonly halving: StageSplit
  readonly side?: 'left' | 'right' | undefined
  /** Minimum scale to which all things may be reduced. */
  readonly least: number
}

/** Minimum scale, as a share of the largest, that counts as equal to it. */
const NEARLY = 0.9

/** Places of all things (fractions of the stage), their scale, and the side of `others`. */
export interface Opposite {
  readonly ones: readonly Place[]
  readonly others: readonly Place[]
  readonly scale: number
  readonly side: 'left' | 'right' | 'above' | 'below'
}

/** A part of the stage, as fractions of its width and height. */
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const WHOLE: Box = { left: EDGE, top: EDGE, right: 1 - EDGE, bottom: 1 - EDGE }
const OUTSIDE = 0.35

/**
 * Places things on one side of the stage and their counterparts on the other. The things are where the child sees best, unless a
 * side is requested. Uses the whole stage with the requested split, then with the other split, then the largest fully visible
 * part of the stage.
 */
export function placeOpposite(wish: OppositeOptions): Opposite {
  const other: StageSplit = wish.halving === 'left-right' ? 'top-bottom' : 'left-right'
  const isOpen = ({ ones, others }: Opposite) => [...ones, ...others].every((place) => wish.weights[zoneAt(place)] > 0)
  const open: Ranked[] = []
  for (const box of [WHOLE, ...seenBoxes(wish.weights)]) {
    for (const halving of [wish.halving, other]) {
      const laid = laidIn(box, halving, wish).filter(isOpen)
      const large = laid.filter(({ scale }) => scale >= wish.least)
      if (large.length > 0) return bestOf(large, wish)
      open.push(...laid)
    }
  }
  return bestOf(open, wish)
}

/** Returns the best arrangement on the requested side, among those nearly as large as the largest. */
function bestOf(all: readonly Ranked[], { side, weights }: OppositeOptions): Opposite {
  const asked = all.filter((each) => each.side === side)
  const left = asked.length > 0 ? asked : all
  const largest = Math.max(...left.map(({ scale }) => scale))
  const [best] = left
    .filter(({ scale }) => scale >= NEARLY * largest)
    .toSorted((one, other) => one.rank - other.rank || seenIn(other, weights) - seenIn(one, weights))
  if (best === undefined) throw new Error('nothing can be seen')
  return best
}

/** Returns how well the child sees `ones` in this arrangement. */
function seenIn({ ones }: Opposite, weights: ZoneWeights): number {
  const best = bestZone(weights)
  return mean(ones.map((place) => weights[zoneAt(place)] + (zoneAt(place) === best ? 0.5 : 0)))
}

interface Ranked extends Opposite {
  /** Rank of the arrangement; 0 is the best. */
  readonly rank: number
}

/** Returns every arrangement of both blocks in a box that is split in this way. */
function laidIn(box: Box, halving: StageSplit, { ones, others, between, aspect, outside: beyond = OUTSIDE }: OppositeOptions): readonly Ranked[] {
  const isBeside = halving === 'left-right'
  const along: Along = isBeside ? 'down' : 'across'
  const room = { width: (box.right - box.left) * aspect, height: box.bottom - box.top }
  // Calculated as if the split were always left and right.
  const way = (extent: BlockExtent) => (isBeside ? extent.width : extent.height)
  const broad = (extent: BlockExtent) => (isBeside ? extent.height : extent.width)
  return ones(along).flatMap((one, rank) =>
    others(along).flatMap((other) => {
      const scale = Math.min(1, way(room) / (way(one) + way(other) + between), broad(room) / Math.max(broad(one), broad(other)))
      const rest = way(room) - scale * (way(one) + way(other))
      const outside = beyond * (rest - scale * between)
      const at = (block: PlacedBlock, isFirst: boolean): readonly Place[] => {
        const start = isFirst ? outside : way(room) - outside - scale * way(block)
        const beside = (broad(room) - scale * broad(block)) / 2
        const [x, y] = isBeside ? [start, beside] : [beside, start]
        return block.places.map((place) => ({ x: box.left + (x + scale * place.x) / aspect, y: box.top + y + scale * place.y }))
      }
      const [first, last] = isBeside ? (['left', 'right'] as const) : (['above', 'below'] as const)
      return [true, false].map((isFirst) => ({ ones: at(one, isFirst), others: at(other, !isFirst), scale, side: isFirst ? last : first, rank }))
    }),
  )
}

/**
 * Returns all parts of the stage made of whole zones that this child sees, largest first. Of equally large ones, the best comes
 * first.
 */
function seenBoxes(weights: ZoneWeights): readonly Box[] {
  const thirds = [0, 1, 2] as const
  const spans = thirds.flatMap((from) => thirds.filter((to) => to >= from).map((to) => ({ from, to })))
  return spans
    .flatMap((columns) => spans.map((rows) => ({ columns, rows, inside: zones.filter((zone) => isIn(zone, columns, rows)) })))
    .filter(({ inside }) => inside.every((zone) => weights[zone] > 0))
    .toSorted((one, other) => other.inside.length - one.inside.length || sum(other.inside, weights) - sum(one.inside, weights))
    .map(({ columns, rows }) => ({
      left: Math.max(EDGE, columns.from / 3),
      right: Math.min(1 - EDGE, (columns.to + 1) / 3),
      top: Math.max(EDGE, rows.from / 3),
      bottom: Math.min(1 - EDGE, (rows.to + 1) / 3),
    }))
}

const sum = (inside: readonly Zone[], weights: ZoneWeights): number => inside.reduce((all, zone) => all + weights[zone], 0)

interface Span {
  readonly from: number
  readonly to: number
}

function isIn(zone: Zone, columns: Span, rows: Span): boolean {
  const [column, row] = [(zone - 1) % 3, Math.floor((zone - 1) / 3)]
  return column >= columns.from && column <= columns.to && row >= rows.from && row <= rows.to
}
