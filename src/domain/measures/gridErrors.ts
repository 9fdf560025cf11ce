import type { PlayEvent } from '../trials/engine/events'
import { MIN_CELL } from '../statistics'
import { counts } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/*
 * Finds the cells of a grid that a child misses, by place (clinical-design.md, /gridmatch): cells that should have been filled
 * but were not, or only after a visible prompt. One of two opposite sides is called weak only if the difference is beyond
 * chance.
 */

export const gridColumns = ['left', 'middle', 'right'] as const
export const gridRows = ['top', 'middle', 'bottom'] as const
type GridColumn = (typeof gridColumns)[number]
type GridRow = (typeof gridRows)[number]
type GridSide = 'left' | 'right' | 'top' | 'bottom'

/** Number of cells at a position that were to be filled, that were missed, and wrong touches of empty ones. */
interface CellFigures {
  readonly asked: number
  readonly missed: number
  readonly wrong: number
}

export interface GridErrors {
  readonly trials: number
  /**
   * Returns the figures by position, whatever the size of the grid: of two columns, one is left and one right. null means any
   * column or row.
   */
  readonly at: (column: GridColumn | null, row: GridRow | null) => CellFigures
  readonly weak: readonly GridSide[]
}

interface Cell {
  readonly column: GridColumn
  readonly row: GridRow
  readonly isAsked: boolean
  readonly isMissed: boolean
  readonly wrong: number
}

/** Finds the errors in one child's logs; null if no grid was played. Excludes warm-up, void and mashed trials. */
export function gridErrorsOf(logs: readonly (readonly PlayEvent[])[]): GridErrors | null {
  const grids = logs.flatMap((events) =>
    trialResults(events)
      .filter(counts)
      .flatMap(({ trial, values }) => {
        const cells = cellsOf(events, trial, Number(values['columns'] ?? 0), Number(values['rows'] ?? 0))
        return cells.length === 0 ? [] : [cells]
      }),
  )
  if (grids.length === 0) return null
  const cells = grids.flat()
  const at = (column: GridColumn | null, row: GridRow | null) =>
    figuresOf(cells.filter((cell) => (column === null || cell.column === column) && (row === null || cell.row === row)))
  const pairs: readonly (readonly [GridSide, CellFigures, CellFigures])[] = [
    ['left', at('left', null), at('right', null)],
    ['right', at('right', null), at('left', null)],
    ['top', at(null, 'top'), at(null, 'bottom')],
    ['bottom', at(null, 'bottom'), at(null, 'top')],
  ]
  return { trials: grids.length, at, weak: pairs.flatMap(([side, here, across]) => (isWeaker(here, across) ? [side] : [])) }
}

const figuresOf = (cells: readonly Cell[]): CellFigures => ({
  asked: cells.filter(({ isAsked }) => isAsked).length,
  missed: cells.filter(({ isMissed }) => isMissed).length,
  wrong: cells.reduce((sum, { wrong }) => sum + wrong, 0),
})

/**
 * Difference between two shares, in standard errors, that chance exceeds once in a hundred times (one-sided: once in two
 * hundred). [I]
 */
const BEYOND_CHANCE = 2.58

function isWeaker(here: CellFigures, across: CellFigures): boolean {
  if (here.asked < MIN_CELL || across.asked < MIN_CELL) return false
  const all = (here.missed + across.missed) / (here.asked + across.asked)
  const error = Math.sqrt(all * (1 - all) * (1 / here.asked + 1 / across.asked))
  return error > 0 && (here.missed / here.asked - across.missed / across.asked) / error > BEYOND_CHANCE
}

/** Returns the cells of one trial with their positions; none without a complete grid. */
function cellsOf(events: readonly PlayEvent[], trial: number, columns: number, rows: number): readonly Cell[] {
  const facts = events.filter((event) => 'trial' in event && event.trial === trial)
  const shown = facts.flatMap((event) => (event.kind === 'stimulus-shown' && (event.role === 'target' || event.role === 'distractor') ? [event] : []))
  if (shown.length === 0 || shown.length !== columns * rows) return []
  const helpedAt = facts.find((event) => event.kind === 'prompted')?.at ?? Infinity
  const filledAlone = new Set(
    facts.flatMap((event) => {
      if (event.at > helpedAt) return []
      if (event.kind === 'answered' && event.verdict === 'correct' && event.by !== 'itself') return [event.id]
      return event.kind === 'did' && event.deed.do === 'worked' && event.deed.by !== 'itself' ? [event.deed.id] : []
    }),
  )
  const wrong = facts.flatMap((event) => (event.kind === 'answered' && event.verdict === 'wrong' ? [event.id] : []))
  const inRows = shown.toSorted((one, two) => one.y - two.y)
  return Array.from({ length: rows }, (_, row) =>
    inRows
      .slice(row * columns, (row + 1) * columns)
      .toSorted((one, two) => one.x - two.x)
      .map(({ id, role }, column): Cell => ({
        column: placeOf(gridColumns, column, columns),
        row: placeOf(gridRows, row, rows),
        isAsked: role === 'target',
        isMissed: role === 'target' && !filledAlone.has(id),
        wrong: wrong.filter((other) => other === id).length,
      })),
  ).flat()
}

/** Returns the first, last or middle value for an index. A single row or column is the middle one. */
const placeOf = <T>([first, middle, last]: readonly [T, T, T], index: number, of: number): T =>
  of === 1 ? middle : index === 0 ? first : index === of - 1 ? last : middle
