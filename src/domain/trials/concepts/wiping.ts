import { RED_FADE_MS } from '../../child/safety'
import type { Place } from '../../geometry'

/** Number of cells along each side. The cover is coarse because it is wiped with a hand and each cell fades slowly. */
const SIDE = 12
/** Number of columns that a switch press removes, and interval (ms) between rows of cells. */
const STRIP = 3
const ROW_AFTER_MS = 60
/** Share of a strip from which it counts as wiped and needs no press of its own. */
const CLEAN = 0.9

/**
 * A square cover over a thing. For each cell, row by row from the top left, `goneAt` is the time (ms) at which the cell began to
 * fade; null while it covers.
 */
export interface Cover {
  readonly goneAt: readonly (number | null)[]
}

/** A cell of the cover, with its centre in units of the cover's size. */
export interface Cell {
  readonly column: number
  readonly row: number
  readonly middle: Place
}

export const wholeCover: Cover = { goneAt: Array.from({ length: SIDE * SIDE }, () => null) }

export const cells: readonly Cell[] = wholeCover.goneAt.map((_, index) => {
  const [column, row] = [index % SIDE, Math.floor(index / SIDE)]
  return { column, row, middle: { x: (column + 0.5) / SIDE, y: (row + 0.5) / SIDE } }
})

/** Side of a cell, in units of the cover's size. */
export const CELL = 1 / SIDE

/** Removes these cells, each from its own time on. Returns null if there is nothing to remove. */
function take({ goneAt }: Cover, isTaken: (cell: Cell) => boolean, when: (cell: Cell) => number): Cover | null {
  const taken = cells.map((cell, index) => goneAt[index] === null && isTaken(cell))
  return taken.includes(true) ? { goneAt: goneAt.map((at, index) => (taken[index] === true ? when(cells[index] as Cell) : at)) } : null
}

/**
 * Wipes the cells within half of `width` from a finger's path. Places and width are in units of the cover's size, from its top
 * left.
 */
export function wipeCircle(cover: Cover, from: Place, to: Place, width: number, at: number): Cover {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const isNear = ({ middle: { x, y } }: Cell) => {
    const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length))
    return Math.hypot(from.x + dx * part - x, from.y + dy * part - y) <= width / 2
  }
  return take(cover, isNear, () => at) ?? cover
}

/** Removes the next strip that is still covered, from left to right. Its rows fade one after another, from top to bottom. */
export function wipeStrip(cover: Cover, at: number): Cover {
  const isDirty = (first: number) => {
    const strip = cells.flatMap(({ column }, index) => (column >= first && column < first + STRIP ? [cover.goneAt[index]] : []))
    return strip.filter((gone) => gone !== null).length < strip.length * CLEAN
  }
  const first = Array.from({ length: SIDE / STRIP }, (_, index) => index * STRIP).find(isDirty)
  if (first === undefined) return wipeAll(cover, at)
  return (
    take(
      cover,
      ({ column }) => column >= first && column < first + STRIP,
      ({ row }) => at + row * ROW_AFTER_MS,
    ) ?? cover
  )
}

/** Removes everything that is left. */
export const wipeAll = (cover: Cover, at: number): Cover =>
  take(
    cover,
    () => true,
    ({ row }) => at + row * ROW_AFTER_MS,
  ) ?? cover

/** Returns the wiped share (0 to 1), including cells that are still fading. */
export const uncoveredShare = ({ goneAt }: Cover): number => goneAt.filter((at) => at !== null).length / goneAt.length

/**
 * Returns the visible share of a cell's cover, from 1 to 0. It fades as slowly as red, whatever its colour, because the thing
 * that appears may be red.
 */
export const coverLight = (goneAt: number | null, at: number): number => (goneAt === null ? 1 : Math.max(0, Math.min(1, 1 - (at - goneAt) / RED_FADE_MS)))
