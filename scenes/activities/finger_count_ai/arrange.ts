import { zones, type Zone, type ZoneWeights } from '#domain/child/zones'
import { DESIGN_ASPECT, EDGE } from '#domain/trials/placement'
import type { Place } from '#domain/trials/plan'

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
const MOST_IN_LINE = 5
/** Middles of two things are at least this many sizes apart. */
const LEAST_PITCH = 1.15
const PITCH = 1.6

/** The least size of anything on the stage, and of one line of things under another. */
const LEAST = 0.1

/** Two bands, one above the other, in the rows that this child sees best, and only where it sees: for what is counted, and for the answer. */
export function bandsFor(weights: ZoneWeights): readonly [Band, Band] {
  const open = ROWS.flatMap((y, row) => {
    const run = widestRun(weights, row)
    return run === null ? [] : [{ ...run, y }]
  })
  const [best, second] = open.toSorted((one, other) => other.weight - one.weight)
  if (best === undefined) throw new Error('No zone is open.')
  if (second === undefined) return [{ ...best, y: best.y - SPLIT }, { ...best, y: best.y + SPLIT }]
  const [upper, lower] = best.y < second.y ? [best, second] : [second, best]
  return [upper, { ...lower, y: Math.min(LOWER.most, lower.y + LOWER.by) }]
}

function widestRun(weights: ZoneWeights, row: number): (Pick<Band, 'left' | 'right'> & { weight: number }) | null {
  const at = (column: number) => weights[zones[row * 3 + column] as Zone]
  const runs = [[0, 1, 2], [0, 1], [1, 2], [0], [1], [2]].filter((columns) => columns.every((column) => at(column) > 0))
  const [run] = runs
  if (run === undefined) return null
  const [from = 0, to = 0] = [run[0], run.at(-1)]
  return { left: Math.max(EDGE, from / 3), right: Math.min(1 - EDGE, (to + 1) / 3), weight: run.reduce((sum, column) => sum + at(column), 0) }
}

/** Width of a band in stage heights, on the narrowest stage. */
export const widthOf = ({ left, right }: Band): number => (right - left) * DESIGN_ASPECT

/** Even places for things of up to `size` in a band: one line of up to five, or two under one another, like the fingers of two hands. */
export function inBand(count: number, band: Band, size: number): { readonly places: readonly Place[]; readonly size: number } {
  const fitting = Math.max(1, Math.min(MOST_IN_LINE, Math.floor(widthOf(band) / (LEAST * LEAST_PITCH))))
  const lines = Math.min(2, Math.ceil(count / fitting))
  const inLine = lines === 1 ? count : Math.max(fitting, Math.ceil(count / lines))
  const pitch = Math.min(size * PITCH, widthOf(band) / inLine)
  const fitted = Math.max(LEAST, Math.min(size, pitch / LEAST_PITCH, lines > 1 ? 0.12 : size))
  const places = Array.from({ length: count }, (_, index): Place => {
    const line = Math.floor(index / inLine)
    const fromMiddle = (index % inLine) - (inLine - 1) / 2
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
