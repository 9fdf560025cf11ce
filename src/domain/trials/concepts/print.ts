import { MIN_LINE_SIZE } from '../../child/safety'
import type { Zone, ZoneWeights } from '../../child/zones'
import { graphemesOf, isRightToLeft } from '../../words/reading'
import { EDGE } from '../layout/placement'
import type { Place } from '../../geometry'

/** A piece of a page, where it stands: `size` is the height of its line in stage heights. */
export interface PrintedPiece {
  readonly text: string
  readonly place: Place
  readonly size: number
}

interface Wish {
  /** The most lines of a page. */
  readonly lines: 1 | 2
  readonly size: number
  readonly zones: ZoneWeights
  /** Width divided by height of the stage. */
  readonly aspect: number
  /** Width of a piece in heights of its line. */
  readonly widthOf: (piece: string) => number
}

/**
 * Pages of words in lines where this child sees. Words shrink to fit, never under the least height of letters; what
 * is still too long is cut between letters, and what has no room goes to a page of its own. Nothing is left out.
 */
export function layOut(pages: readonly (readonly string[])[], { lines, size: wished, zones, aspect, widthOf }: Wish): readonly (readonly PrintedPiece[])[] {
  const box = boxOf(zones)
  const room = (box.right - box.left) * aspect
  const fitting = pages.map((page) => page.flatMap((word) => cut(word, room / MIN_LINE_SIZE, widthOf)))
  const widest = Math.max(1, ...fitting.flat().map(widthOf))
  // As large as is wished, smaller where that brings a page together, one size for all that is read in one go.
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

/** Lines shrink to this height (stage heights) to stay together; only a word that is too wide alone shrinks further. */
const LEAST_TOGETHER = 0.17

/** The places where lines stand: one alone, or two with a line of black between them. */
interface Box {
  readonly left: number
  readonly right: number
  readonly rows: readonly [alone: number, first: number, second: number]
}

/** The columns side by side that this child sees, in the row it sees best; two lines where no closed place is met. */
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

/** A word that is too wide for a line, in pieces that fit, cut between letters. */
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

/** The rows of each page that these pieces need. */
function split(pieces: readonly string[], room: number, lines: number, widthOf: (piece: string) => number): readonly (readonly (readonly string[])[])[] {
  const rows: string[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const piece of pieces) {
    const width = widthOf(piece)
    // A hair of rounding must not send a word that was made to fit to another line.
    if (used + width > room + 1e-6) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(piece)
    used += width
  }
  return Array.from({ length: Math.ceil(rows.length / lines) }, (_, index) => rows.slice(index * lines, (index + 1) * lines))
}
