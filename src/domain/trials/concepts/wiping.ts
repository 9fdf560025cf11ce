import { RED_FADE_MS } from '../../child/safety'
import type { Place } from '../../geometry'

/** Number of cells each way. Coarse: it is wiped with a hand, and each cell fades slowly. */
const SIDE = 12
/** Number of columns that a press of a switch removes, one row of cells after another (ms). */
const STRIP = 3
const ROW_AFTER_MS = 60
/** A strip with this much of it gone needs no press of its own. */
const CLEAN = 0.9

/** A square cover over a thing: row by row from the top left, when (ms) each cell began to fade; null while it is still there. */
export interface Cover {
  readonly goneAt: readonly (number | null)[]
}

/** A cell by column and row, with its centre in sizes of the cover. */
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

/** The side of a cell, in sizes of the cover. */
export const CELL = 1 / SIDE

/** Returns the very same cover if there is nothing to wipe. */
function take({ goneAt }: Cover, isTaken: (cell: Cell) => boolean, when: (cell: Cell) => number): Cover | null {
  const taken = cells.map((cell, index) => goneAt[index] === null && isTaken(cell))
  return taken.includes(true) ? { goneAt: goneAt.map((at, index) => (taken[index] === true ? when(cells[index] as Cell) : at)) } : null
}

/** A finger draws over it: whatever is within half of `width` goes. Places and width in sizes of the cover, from its top left. */
export function wipeCircle(cover: Cover, from: Place, to: Place, width: number, at: number): Cover {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const isNear = ({ middle: { x, y } }: Cell) => {
    const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length))
    return Math.hypot(from.x + dx * part - x, from.y + dy * part - y) <= width / 2
  }
  return take(cover, isNear, () => at) ?? cover
}

/** Removes the next strip that is still covered, from left to right and top to bottom. */
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

/** Removes all that is left. */
export const wipeAll = (cover: Cover, at: number): Cover =>
  take(
    cover,
    () => true,
    ({ row }) => at + row * ROW_AFTER_MS,
  ) ?? cover

/** The share of it (0 to 1) that is gone, or fading. */
export const uncoveredShare = ({ goneAt }: Cover): number => goneAt.filter((at) => at !== null).length / goneAt.length

/** Visible share of a cell's cover, 1 to 0. It fades as slowly as red whatever its colour: what appears may be red. */
export const coverLight = (goneAt: number | null, at: number): number => (goneAt === null ? 1 : Math.max(0, Math.min(1, 1 - (at - goneAt) / RED_FADE_MS)))
