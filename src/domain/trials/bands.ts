import { zones, type Zone, type ZoneWeights } from '../child/zones'
import { DESIGN_ASPECT, EDGE } from './placement'
import type { Place } from './plan'

/** A stretch of the stage in which this child sees: its middle height, and where it begins and ends. */
export interface Band {
  readonly y: number
  readonly left: number
  readonly right: number
}

/** Where each row of zones has its middle: clear of the edge and of the next row. */
const ROWS = [0.2, 0.5, 0.8] as const
/** The lower band keeps this far from the upper one's second line, where the edge allows it. */
const LOWER = { by: 0.045, most: 0.8 } as const
/** Two bands in one row lie this far from its middle. */
const SPLIT = 0.085
/** The middles of two lines in one band. */
export const LINES_APART = 0.125
const HAND = 5
const HAND_GAP = 0.04
/** Middles of two things are at least this many sizes apart. */
const LEAST_PITCH = 1.15
const PITCH = 1.6

/** The least size of anything on the stage. */
const LEAST = 0.1

/** Two bands, one above the other, in the rows that this child sees best, and only where it sees: for what is counted, and for the answer. */
export function bandsFor(weights: ZoneWeights): readonly [Band, Band] {
  const [best, second] = openRows(weights)
  if (best === undefined) throw new Error('No zone is open.')
  if (second === undefined) return [{ ...best, y: best.y - SPLIT }, { ...best, y: best.y + SPLIT }]
  const [upper, lower] = best.y < second.y ? [best, second] : [second, best]
  return [upper, { ...lower, y: Math.min(LOWER.most, lower.y + LOWER.by) }]
}

/** The row that the two bands leave free; null where this child does not see in three rows. */
export const spareBand = (weights: ZoneWeights): Band | null => openRows(weights)[2] ?? null

/** The rows in which this child sees, the best one first. */
function openRows(weights: ZoneWeights) {
  const open = ROWS.flatMap((y, row) => {
    const run = widestRun(weights, row)
    return run === null ? [] : [{ ...run, y }]
  })
  return open.toSorted((one, other) => other.weight - one.weight)
}

function widestRun(weights: ZoneWeights, row: number): (Pick<Band, 'left' | 'right'> & { weight: number }) | null {
  const at = (column: number) => weights[zones[row * 3 + column] as Zone]
  const runs = [[0, 1, 2], [0, 1], [1, 2], [0], [1], [2]].filter((columns) => columns.every((column) => at(column) > 0))
  const [run] = runs
  if (run === undefined) return null
  const [from = 0, to = 0] = [run[0], run.at(-1)]
  return { left: Math.max(EDGE, from / 3), right: Math.min(1 - EDGE, (to + 1) / 3), weight: run.reduce((sum, column) => sum + at(column), 0) }
}

/** Places for several things, and the size in which they fit there. */
export interface Group {
  readonly places: readonly Place[]
  readonly size: number
}

/** Width of a band in stage heights, on the narrowest stage. */
export const widthOf = ({ left, right }: Band): number => (right - left) * DESIGN_ASPECT

/** In one line, with a gap after the first hand's five, or after as many as told. A long line is of the least size: larger, it would be a pattern of stripes. */
export function inLine(count: number, band: Band, size: number, split: number = HAND): Group {
  const gap = count > split ? HAND_GAP : 0
  const pitch = Math.min(size * PITCH, (widthOf(band) - gap) / count)
  // A narrow field has no room for a long line.
  if (pitch < LEAST) return inBlock(count, band, size)
  const width = pitch * (count - 1) + gap
  const places = Array.from({ length: count }, (_, index): Place => {
    const fromLeft = index * pitch + (index >= split ? gap : 0)
    return { x: (band.left + band.right) / 2 + (fromLeft - width / 2) / DESIGN_ASPECT, y: band.y }
  })
  return { places, size: Math.max(LEAST, Math.min(size, count > 3 ? LEAST : pitch / LEAST_PITCH)) }
}

/** Up to three in one line, more in two lines under one another, like the eyes of a die: a long row of bright things is a pattern. */
export function inBlock(count: number, band: Band, size: number): Group {
  const lines = count > 3 ? 2 : 1
  const across = Math.ceil(count / lines)
  const pitch = Math.min(size * PITCH, widthOf(band) / across)
  const fitted = Math.max(LEAST, Math.min(size, pitch / LEAST_PITCH, lines > 1 ? LINES_APART * 0.96 : size))
  const places = Array.from({ length: count }, (_, index): Place => {
    const line = Math.floor(index / across)
    const fromMiddle = (index % across) - (Math.min(across, count - line * across) - 1) / 2
    return { x: (band.left + band.right) / 2 + (fromMiddle * pitch) / DESIGN_ASPECT, y: band.y + (line - (lines - 1) / 2) * LINES_APART }
  })
  return { places, size: fitted }
}

/** The right end of a band for pictures of `size` beside one another, and what is left of it; null where there is no room. */
export function besideIn(band: Band, count: number, size: number): { readonly rest: Band; readonly places: readonly Place[] } | null {
  const width = (count * size * 1.05) / DESIGN_ASPECT
  if (band.right - band.left < width * 1.8) return null
  const places = Array.from({ length: count }, (_, index): Place => ({ x: band.right - width + ((index + 0.5) * width) / count, y: band.y }))
  return { rest: { ...band, right: band.right - width - EDGE / 2 }, places }
}
