import { MIN_LINE_SIZE } from '../../child/safety'
import type { Zone, ZoneWeights } from '../../child/zones'
import { graphemesOf, isRightToLeft } from '../../words/reading'
import { EDGE } from '../layout/placement'
import type { Place } from '../../geometry'

/** A piece of a page in its place. `size` is its line height (stage heights). */
export interface PrintedPiece {
  readonly text: string
  readonly place: Place
  readonly size: number
}

interface PagesRequest {
  /** Maximum number of lines on a page. */
  readonly lines: 1 | 2
  readonly size: number
  readonly zones: ZoneWeights
  /** Width of the stage divided by its height. */
  readonly aspect: number
  /** Returns the width of a piece, in line heights. */
  readonly widthOf: (piece: string) => number
}

/**
 * Places words in lines on pages, where this child sees. Words are made smaller to fit, but never below the minimum letter
 * height. A word that is still too long is cut between letters, and the rest moves to its own page. Nothing is left out.
 */
export function layOut(
  pages: readonly (readonly string[])[],
  { lines, size: wished, zones, aspect, widthOf }: PagesRequest,
): readonly (readonly PrintedPiece[])[] {
  const box = boxOf(zones)
  const room = (box.right - box.left) * aspect
  const fitting = pages.map((page) => page.flatMap((word) => cut(word, room / MIN_LINE_SIZE, widthOf)))
  const widest = Math.max(1, ...fitting.flat().map(widthOf))
  // The size is as large as requested, or smaller if that keeps a page together. All pages have one size.
  const longest = Math.max(1, ...fitting.map((page) => page.reduce((sum, piece) => sum + widthOf(piece), 0) / lines))
  const size = Math.max(MIN_LINE_SIZE, Math.min(wished, room / widest, Math.max(room / longest, LEAST_TOGETHER)))
  const isTurned = isRightToLeft(pages.flat().join(' '))
  return fitting
    .flatMap((page) => split(page, room / size, lines, widthOf))
    .map((rows) =>
      rows.flatMap((row, index) => {
        const y = box.rows[rows.length === 1 ? 0 : index + 1] ?? 0.5
        const width = row.reduce((sum, piece) => sum + widthOf(piece), 0) * size
        const middle = (box.left + box.right) / 2
        let along = -width / 2
        return row.map((text): PrintedPiece => {
          const own = widthOf(text) * size
          const x = middle + ((isTurned ? -1 : 1) * (along + own / 2)) / aspect
          along += own
          return { text, place: { x, y }, size }
        })
      }),
    )
}

/**
 * Minimum line height (stage heights) to which lines are reduced to stay together. Only a single word that is too wide is
 * reduced further.
 */
const LEAST_TOGETHER = 0.17

/** Places of lines: a single one, or two with a gap between them. */
interface Box {
  readonly left: number
  readonly right: number
  readonly rows: readonly [alone: number, first: number, second: number]
}

/** Returns the adjacent columns that this child sees, in the best row. Two lines are used where no closed zone is in the way. */
function boxOf(zones: ZoneWeights): Box {
  const weight = (row: number, column: number) => zones[(row * 3 + column + 1) as Zone]
  const total = (row: number) => weight(row, 0) + weight(row, 1) + weight(row, 2)
  const best = [1, 0, 2].reduce((one, other) => (total(other) > total(one) ? other : one))
  const next = best === 1 ? (total(2) > total(0) ? 2 : 0) : 1
  const [first, second] = [best, next].sort() as [number, number]
  const isOpen = (column: number) => weight(best, column) > 0
  const open = [0, 1, 2].filter((column) => isOpen(column) && (column === 1 || isOpen(1) || !isOpen(2 - column)))
  const [left = 0, right = 2] = [open[0], open.at(-1)]
  const yOf = (row: number) => [0.22, 0.5, 0.78][row] ?? 0.5
  const pair: readonly [number, number] = first === 0 ? [0.26, 0.62] : [0.38, 0.74]
  return { left: Math.max(EDGE, left / 3), right: Math.min(1 - EDGE, (right + 1) / 3), rows: [yOf(best), first === second ? yOf(first) : pair[0], pair[1]] }
}

/** Cuts a word that is too wide for a line into pieces that fit, between letters. */
function cut(word: string, room: number, widthOf: (piece: string) => number): readonly string[] {
  if (widthOf(word) <= room) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of graphemesOf(word)) {
    if (piece !== '' && widthOf(piece + letter) > room) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

/** Divides these pieces into rows, and the rows into pages. */
function split(pieces: readonly string[], room: number, lines: number, widthOf: (piece: string) => number): readonly (readonly (readonly string[])[])[] {
  const rows: string[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const piece of pieces) {
    const width = widthOf(piece)
    // The tolerance keeps a word that was sized to fit from moving to another line because of rounding.
    if (used + width > room + 1e-6) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(piece)
    used += width
  }
  return Array.from({ length: Math.ceil(rows.length / lines) }, (_, index) => rows.slice(index * lines, (index + 1) * lines))
}
