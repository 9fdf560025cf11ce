import { distancesTo } from './distances'
import { outlinesOf, type ContourPoint } from './tracing'

/*
 * The outline of a word: one closed, smooth line around all its letters that follows ascenders and descenders. All lengths
 * except those of a mask are in letter sizes (em), so that words of one size differ in their outlines.
 */

/** Drawn letters: how much of each pixel they cover (0 to 255), row by row. */
export interface InkMask {
  readonly width: number
  readonly height: number
  readonly coverage: ArrayLike<number>
  /** Letter size in pixels. */
  readonly em: number
}

/** Value from which a pixel belongs to a letter. */
const INK = 128
/**
 * Maximum width (em) of hollows that are bridged, in addition to the gap between letters: wide ones in the body of a word,
 * narrow ones between ascenders and descenders.
 */
const HOLLOW = { body: 0.6, beyond: 0.3 } as const
/**
 * Rows that form the body of a word: those with at least this share of the fullest row's ink, and this much (em) above and below
 * them, where letters are round.
 */
const BODY = { share: 0.6, round: 0.06 } as const
/** Corner radius (em) of the hollows that remain. */
const ROUND = 0.1
/** Number of further attempts to bridge parts that are farther apart, and factor by which the width grows at each attempt. */
const TRIES = 8
const WIDER = 1.5
/** Distance (em) between points of the line, and number of times that each point is averaged with its neighbours. */
const STEP = 0.06
const SMOOTHED = 3

/**
 * Returns the line around a word, `offset` (em) from its letters, as points in em from the top left of its mask; empty if
 * nothing is drawn. `gap` is the space between two letters (em). Holes are filled, and separate letters are joined, including
 * dots and marks.
 */
export function contourOf(mask: InkMask, { offset, gap }: { readonly offset: number; readonly gap: number }): readonly ContourPoint[] {
  const { em } = mask
  let round = (ROUND + offset) * em
  for (let [tries, wider] = [1, 1]; ; tries++, wider *= WIDER) {
    const padding = Math.ceil(round) + 2
    const ink = inkOf(mask, padding)
    if (!ink.pixels.includes(1)) return []
    fillColumns(ink)
    fillRows(ink, BODY.round * em, { body: (HOLLOW.body + gap) * wider * em, beyond: (HOLLOW.beyond + gap) * wider * em })
    fillColumns(ink)
    // The shape is dilated and then eroded. This closes hollows narrower than twice that width and rounds corners.
    const near = distancesTo(ink.pixels, ink.width, ink.height)
    const about = filled({ ...ink, pixels: Uint8Array.from(near, (distance) => (distance <= round ? 0 : 1)) })
    const within = distancesTo(about, ink.width, ink.height)
    const shapes = outlinesOf({ width: ink.width, height: ink.height, values: within }, round - offset * em)
    const [shape] = shapes
    if (shape === undefined) return []
    if (shapes.length === 1 || tries === TRIES) {
      return smooth(shape, STEP * em).map(({ x, y }) => ({ x: (x - padding) / em, y: (y - padding) / em }))
    }
    round *= WIDER
  }
}

/**
 * Returns the letters as lines, including holes, in em from the top left of their mask. Used for print, where letters must be
 * sharp at any size.
 */
export function lettersOf(mask: InkMask): readonly (readonly ContourPoint[])[] {
  const { width, height, coverage, em } = mask
  const wide = { width: width + 2, height: height + 2, values: new Float64Array((width + 2) * (height + 2)) }
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) wide.values[(y + 1) * wide.width + x + 1] = coverage[y * width + x] ?? 0
  return outlinesOf(wide, INK).map((line) => line.map(({ x, y }) => ({ x: (x - 1) / em, y: (y - 1) / em })))
}

interface Ink {
  readonly width: number
  readonly height: number
  /** 1 for each pixel with ink. */
  readonly pixels: Uint8Array
}

function inkOf({ width, height, coverage }: InkMask, padding: number): Ink {
  const wide = width + padding * 2
  const pixels = new Uint8Array(wide * (height + padding * 2))
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if ((coverage[y * width + x] ?? 0) >= INK) pixels[(y + padding) * wide + x + padding] = 1
  return { width: wide, height: height + padding * 2, pixels }
}

/** Joins parts that are one above another, because they belong to one letter: a dot, a mark, a bow. */
function fillColumns({ width, height, pixels }: Ink): void {
  for (let x = 0; x < width; x++) {
    let [top, bottom] = [-1, -1]
    for (let y = 0; y < height; y++) {
      if (pixels[y * width + x] !== 1) continue
      if (top < 0) top = y
      bottom = y
    }
    if (top >= 0) for (let y = top; y < bottom; y++) pixels[y * width + x] = 1
  }
}

/** Joins parts in a row that are at most this many pixels apart. */
function fillRows({ width, height, pixels }: Ink, edge: number, most: { readonly body: number; readonly beyond: number }): void {
  const held = Array.from({ length: height }, (_, y) => pixels.subarray(y * width, (y + 1) * width).reduce((sum, pixel) => sum + pixel, 0))
  const fullest = Math.max(...held)
  const body = [...held.keys()].filter((y) => (held[y] ?? 0) >= BODY.share * fullest)
  const [top, bottom] = [(body[0] ?? 0) - edge, (body.at(-1) ?? 0) + edge]
  for (let y = 0; y < height; y++) {
    const reach = y >= top && y <= bottom ? most.body : most.beyond
    let last = Number.NEGATIVE_INFINITY
    for (let x = 0; x < width; x++) {
      if (pixels[y * width + x] !== 1) continue
      if (x - last <= reach) pixels.fill(1, y * width + last + 1, y * width + x)
      last = x
    }
  }
}

/** Returns 1 for every pixel that is not enclosed, which means that it can be reached from the edge without crossing ink. */
function filled({ width, height, pixels }: Ink): Uint8Array {
  const outside = new Uint8Array(width * height)
  const waiting = [0]
  outside[0] = 1
  while (waiting.length > 0) {
    const at = waiting.pop() ?? 0
    const x = at % width
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= outside.length || outside[next] === 1 || pixels[next] !== 1) continue
      outside[next] = 1
      waiting.push(next)
    }
  }
  return outside
}

/** Redraws a closed line through evenly spaced points, which removes the steps between pixels. */
function smooth(line: readonly ContourPoint[], step: number): readonly ContourPoint[] {
  const count = Math.max(8, Math.round(lengthOf(line) / step))
  let points = evenly(line, count)
  for (let turn = 0; turn < SMOOTHED; turn++) {
    points = points.map((point, index) => {
      const [before, after] = [points.at(index - 1) ?? point, points[(index + 1) % count] ?? point]
      return { x: (before.x + point.x * 2 + after.x) / 4, y: (before.y + point.y * 2 + after.y) / 4 }
    })
  }
  return points
}

const between = (one: ContourPoint, other: ContourPoint): number => Math.hypot(other.x - one.x, other.y - one.y)
const nextOf = (line: readonly ContourPoint[], index: number): ContourPoint => line[(index + 1) % line.length] as ContourPoint
const lengthOf = (line: readonly ContourPoint[]): number => line.reduce((sum, point, index) => sum + between(point, nextOf(line, index)), 0)

function evenly(line: readonly ContourPoint[], count: number): readonly ContourPoint[] {
  const step = lengthOf(line) / count
  const points: ContourPoint[] = []
  let gone = 0
  for (const [index, point] of line.entries()) {
    const next = nextOf(line, index)
    const length = between(point, next)
    while (points.length < count && points.length * step < gone + length) {
      const share = (points.length * step - gone) / length
      points.push({ x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share })
    }
    gone += length
  }
  return points
}

const said = (value: number): string => String(Math.round(value * 1000) / 1000)
const pair = ({ x, y }: ContourPoint): string => `${said(x)} ${said(y)}`

/**
 * Returns closed lines through these points as one SVG path: smooth (Catmull-Rom, as cubic curves), or straight from point to
 * point.
 */
export function pathOf(lines: readonly (readonly ContourPoint[])[], isRound = true): string {
  return lines
    .filter(({ length }) => length > 2)
    .map((line) => {
      const at = (index: number) => line.at(index % line.length) as ContourPoint
      const parts = line.map((point, index) => {
        const next = at(index + 1)
        if (!isRound) return `L${pair(next)}`
        const [before, after] = [at(index - 1), at(index + 2)]
        const first = { x: point.x + (next.x - before.x) / 6, y: point.y + (next.y - before.y) / 6 }
        const second = { x: next.x - (after.x - point.x) / 6, y: next.y - (after.y - point.y) / 6 }
        return `C${pair(first)} ${pair(second)} ${pair(next)}`
      })
      return `M${pair(at(0))}${parts.join('')}Z`
    })
    .join('')
}

/** Width (em) of the columns in which shapes are compared. */
const COLUMN = 0.03

/**
 * Returns the similarity of two outlines: the area that both cover as a share of the area that either covers, at the same letter
 * size and baseline, with their centres aligned. 1 means identical. Each outline consists of closed lines of points, relative to
 * the word's centre and baseline.
 */
export function shapeSimilarity(one: readonly (readonly ContourPoint[])[], other: readonly (readonly ContourPoint[])[]): number {
  const [first, second] = [columnsOf(one), columnsOf(other)]
  const from = Math.min(first.from, second.from)
  const to = Math.max(first.from + first.columns.length, second.from + second.columns.length)
  let [both, either] = [0, 0]
  for (let at = from; at < to; at++) {
    const [a, b] = [first.columns[at - first.from], second.columns[at - second.from]]
    const [inA, inB] = [a === undefined ? 0 : a.bottom - a.top, b === undefined ? 0 : b.bottom - b.top]
    const shared = a === undefined || b === undefined ? 0 : Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
    both += shared
    either += inA + inB - shared
  }
  return either === 0 ? 0 : Math.round((both / either) * 100) / 100
}

interface Columns {
  /** Index of the first column, counted from the centre. */
  readonly from: number
  readonly columns: readonly ({ readonly top: number; readonly bottom: number } | undefined)[]
}

function columnsOf(shapes: readonly (readonly ContourPoint[])[]): Columns {
  const numbers = shapes.flatMap((shape) => shape.map(({ x }) => Math.floor(x / COLUMN)))
  const from = Math.min(...numbers)
  const columns: ({ top: number; bottom: number } | undefined)[] = Array.from({ length: Math.max(...numbers) - from + 1 }, () => undefined)
  for (const shape of shapes) {
    for (const [index, point] of shape.entries()) {
      const next = nextOf(shape, index)
      const [left, right] = point.x < next.x ? [point, next] : [next, point]
      // Fills the columns whose centres are between these two points.
      for (let at = Math.ceil(left.x / COLUMN - 0.5); (at + 0.5) * COLUMN < right.x; at++) {
        const y = left.y + ((right.y - left.y) * ((at + 0.5) * COLUMN - left.x)) / (right.x - left.x)
        const column = columns[at - from]
        columns[at - from] = { top: Math.min(column?.top ?? y, y), bottom: Math.max(column?.bottom ?? y, y) }
      }
    }
  }
  return { from, columns }
}
