import type { Hex } from '../../child/palette'
import { contrastOf, MIN_TARGET_SIZE } from '../../child/safety'
import type { ZoneWeights } from '../../child/zones'
import type { StageSplit } from './stageHalves'
import { type Aspect, EDGE, zoneAt } from '../layout/placement'
import type { Place } from '../../geometry'

/** Number of columns and rows of a grid. */
export interface GridShape {
  readonly columns: number
  readonly rows: number
}

/** Returns the row of a cell. */
export const rowOf = (cell: number, { columns }: GridShape): number => Math.floor(cell / columns)

/** Returns the cells of each row, by index. */
export const rowsIn = ({ columns, rows }: GridShape): readonly (readonly number[])[] =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (__, column) => row * columns + column))

export const cellsIn = ({ columns, rows }: GridShape): number => columns * rows

/**
 * Brightness of cell lines, as shares of white in screen values; default 30 % (clinical-design.md, /gridmatch). In linear light
 * this is 3, 7 and 17 % of white. With lines of a fifth of white, two grids of three columns would be a pattern of more than
 * three bright bars (clinical-design.md §1.7, 4).
 */
export const CELL_LIGHT = { cellFaint: 0.2, cell: 0.3, cellStrong: 0.45 } as const
export type CellLine = keyof typeof CELL_LIGHT
export const isCellLine = (drawing: string): boolean => drawing in CELL_LIGHT

const lines = ['cellFaint', 'cell', 'cellStrong'] as const satisfies readonly CellLine[]

/** Minimum contrast at which a line is visible. [I] */
const SEEN_LINE = 1.6

/** Returns the chosen line, or a stronger one if the chosen one would not be visible on this ground. */
export function visibleCellLine(wished: CellLine, ground: Hex): CellLine {
  const shadeOf = (line: CellLine): Hex =>
    `#${Math.round(CELL_LIGHT[line] * 255)
      .toString(16)
      .padStart(2, '0')
      .repeat(3)}`
  const possible = lines.slice(lines.indexOf(wished))
  return possible.find((line) => contrastOf(shadeOf(line), ground) >= SEEN_LINE) ?? 'cellStrong'
}

interface GridsRequest {
  readonly sample: GridShape
  readonly own: GridShape
  readonly layout: StageSplit
  readonly zones: ZoneWeights
  readonly aspect: Aspect
  /** Preferred and minimum side of a cell (stage heights). */
  readonly wished: number
  readonly least?: number
}

/** Two grids: the centres of their cells, row by row from the top left, and the side of a cell (stage heights). */
export interface LaidGrids {
  readonly sample: readonly Place[]
  readonly own: readonly Place[]
  readonly cell: number
}

/** Distances between the grids to try, in cells, from the preferred to the smallest. */
const LEAST_BETWEEN = 0.5
const BETWEEN = [1.5, 1, LEAST_BETWEEN] as const
/** Factor by which a cell is made smaller until it fits. */
const SMALLER = 0.96
/** Places to try along each axis of the stage, from the middle outwards. */
const TRIED = [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1] as const
/** Penalty for a grid away from the middle. It is so small that only a better zone outweighs it. */
const OFF_MIDDLE = 0.01
/**
 * Bonus for a sample above the answer. It outweighs everything else, because a sample below the answer is worse than any other
 * arrangement.
 */
const ABOVE = 10

/**
 * Places two grids next to each other with the sample in the best zone, or one above the other with the sample on top. Both are
 * entirely within the visual field. If they do not fit in the requested layout, the other one is used. Returns null without
 * room.
 */
export function layGrids(wish: GridsRequest): LaidGrids | null {
  const { layout, wished, least = MIN_TARGET_SIZE } = wish
  const other: StageSplit = layout === 'left-right' ? 'top-bottom' : 'left-right'
  for (const way of [layout, other]) {
    for (let cell = Math.max(least, Math.min(wished, roomFor(wish, way))); ; cell = Math.max(least, cell * SMALLER)) {
      for (const between of BETWEEN) {
        const best = bestOf(laidSo(wish, way, cell, between * cell), wish.zones)
        if (best !== null) return { sample: best.sample, own: best.own, cell }
      }
      if (cell <= least) break
    }
  }
  return null
}

/**
 * Returns the requested grids, or the largest of `shapes` that fit within the visual field. A child with only one visible zone
 * gets the smallest.
 */
export function largestGrids(
  asked: GridShape,
  shapes: readonly GridShape[],
  wishOf: (shape: GridShape) => GridsRequest,
): LaidGrids & { readonly shape: GridShape } {
  const smaller = shapes.filter((shape) => cellsIn(shape) < cellsIn(asked)).toSorted((one, two) => cellsIn(two) - cellsIn(one))
  for (const shape of [asked, ...smaller]) {
    const laid = layGrids(wishOf(shape))
    if (laid !== null) return { ...laid, shape }
  }
  const shape = smaller.at(-1) ?? asked
  const laid = layGrids({ ...wishOf(shape), zones: everywhere }) ?? layGrids({ ...wishOf(shape), zones: everywhere, least: MIN_TARGET_SIZE })
  if (laid === null) throw new Error('There is no room for two grids.')
  return { ...laid, shape }
}

/** Returns the largest cell for which the whole stage has room. */
function roomFor({ sample, own, aspect }: GridsRequest, way: StageSplit): number {
  const room = 1 - 2 * EDGE
  const side = (one: number, two: number) => one + two + LEAST_BETWEEN
  return way === 'left-right'
    ? Math.min((room * aspect) / side(sample.columns, own.columns), room / Math.max(sample.rows, own.rows))
    : Math.min(room / side(sample.rows, own.rows), (room * aspect) / Math.max(sample.columns, own.columns))
}

const everywhere: ZoneWeights = { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1 }

type Pair = Pick<LaidGrids, 'sample' | 'own'> & { readonly isAbove: boolean }

function bestOf(pairs: readonly Pair[], zones: ZoneWeights): Pair | null {
  const weight = (places: readonly Place[]) => places.reduce((sum, place) => sum + zones[zoneAt(place)], 0) / places.length
  const off = ({ sample, own }: Pair) => [...sample, ...own].reduce((sum, { x, y }) => sum + Math.abs(x - 0.5) + Math.abs(y - 0.5), 0)
  const worth = (pair: Pair) => (pair.isAbove ? ABOVE : 0) + weight(pair.sample) + weight(pair.own) / 2 - off(pair) * OFF_MIDDLE
  const seen = pairs.filter(({ sample, own }) => [...sample, ...own].every((place) => zones[zoneAt(place)] > 0))
  return seen.reduce<Pair | null>((best, pair) => (best === null || worth(pair) > worth(best) + 1e-9 ? pair : best), null)
}

/** Returns the possible arrangements with this side of a cell and this distance between the grids (stage heights). */
function laidSo({ sample, own, aspect }: GridsRequest, way: StageSplit, cell: number, between: number): readonly Pair[] {
  const isBeside = way === 'left-right'
  const along = (shape: GridShape) => (isBeside ? shape.columns : shape.rows) * cell
  const across = (shape: GridShape) => (isBeside ? shape.rows : shape.columns) * cell
  const room = { along: (isBeside ? aspect : 1) * (1 - 2 * EDGE), across: (isBeside ? 1 : aspect) * (1 - 2 * EDGE) }
  const needed = { along: along(sample) + between + along(own), across: Math.max(across(sample), across(own)) }
  if (needed.along > room.along + 1e-9 || needed.across > room.across + 1e-9) return []
  // Distance from the left or top edge (stage heights).
  const edge = { along: (isBeside ? aspect : 1) * EDGE, across: (isBeside ? 1 : aspect) * EDGE }
  const isFirst = [true, false]
  return isFirst.flatMap((sampleFirst) =>
    TRIED.flatMap((shareAlong) =>
      TRIED.map((shareAcross): Pair => {
        const start = edge.along + shareAlong * (room.along - needed.along)
        const middle = edge.across + needed.across / 2 + shareAcross * (room.across - needed.across)
        const [first, second] = sampleFirst ? [sample, own] : [own, sample]
        const grids = [cellsFrom(first, start, middle), cellsFrom(second, start + along(first) + between, middle)] as const
        const [at, other] = sampleFirst ? grids : [grids[1], grids[0]]
        return { sample: at, own: other, isAbove: sampleFirst && !isBeside }
      }),
    ),
  )

  /** Returns the centres of the cells of a grid. `start` is where it begins along one axis, `middle` its centre along the other. */
  function cellsFrom(shape: GridShape, start: number, middle: number): readonly Place[] {
    const [left, top] = isBeside ? [start, middle - across(shape) / 2] : [middle - across(shape) / 2, start]
    return Array.from({ length: cellsIn(shape) }, (_, index) => ({
      x: (left + ((index % shape.columns) + 0.5) * cell) / aspect,
      y: top + (Math.floor(index / shape.columns) + 0.5) * cell,
    }))
  }
}

/**
 * Returns the sets of `count` cells (by index, row by row) that may be filled together. No row or column may have an empty cell
 * between two filled ones, and no two cells may touch only at a corner. Two grids therefore never form stripes or a
 * checkerboard.
 */
export function fillings(shape: GridShape, count: number): readonly (readonly number[])[] {
  return subsets(cellsIn(shape), count).filter((cells) => !hasGap(shape, cells) && !isChequered(shape, cells))
}

function subsets(of: number, count: number, from = 0): readonly (readonly number[])[] {
  if (count === 0) return [[]]
  return Array.from({ length: Math.max(0, of - from) }, (_, index) => from + index).flatMap((first) =>
    subsets(of, count - 1, first + 1).map((rest) => [first, ...rest]),
  )
}

/** Whether an empty cell is between two filled ones of a row or column. */
function hasGap({ columns, rows }: GridShape, cells: readonly number[]): boolean {
  const columnOf = (cell: number) => cell % columns
  const lines = [
    ...Array.from({ length: rows }, (_, row) => cells.filter((cell) => rowOf(cell, { columns, rows }) === row).map(columnOf)),
    ...Array.from({ length: columns }, (_, column) => cells.filter((cell) => columnOf(cell) === column).map((cell) => rowOf(cell, { columns, rows }))),
  ]
  return lines.some((places) => places.length > 0 && Math.max(...places) - Math.min(...places) >= places.length)
}

/** Whether two filled cells touch only at a corner. */
function isChequered({ columns }: GridShape, cells: readonly number[]): boolean {
  const isFilled = (column: number, row: number) => column >= 0 && column < columns && cells.includes(row * columns + column)
  return cells.some((cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    return [column - 1, column + 1].some((beside) => isFilled(beside, row + 1) && !isFilled(beside, row) && !isFilled(column, row + 1))
  })
}
