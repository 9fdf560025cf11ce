import { contourOf, shapeSimilarity, type InkMask, pathOf } from './contour'
import { graphemesOf, isRightToLeft } from './reading'
import type { OutlineStyle } from './outlineStyle'
import type { ContourPoint } from './tracing'

/**
 * Distance between the letters and the inner edge of the outline, and between the outlines of two words in a phrase (letter
 * sizes).
 */
const CLEAR = 0.07
const BETWEEN_WORDS = 0.3
/** Space above and below the baseline (letter sizes). It is enough for the outline of most scripts, including the line. */
const LINE = { above: 0.92, below: 0.38 } as const
/** Height of a line, in letter sizes. */
export const LINE_EMS = LINE.above + LINE.below
/** Height of a word, from the top of a tall letter to the foot of a low one, as a share of the line. */
export const LETTERS_IN_LINE = 0.96 / LINE_EMS

/** Reason why a word is shown without an outline: its letters cannot be drawn, or all words of its script have the same shape. */
export type WithoutOutline = 'no-letters' | 'same-shapes'

/** One drawn word of a text. `pen` is the point where the pen started, from the top left of the mask, in letter sizes (em). */
export interface DrawnPart {
  readonly text: string
  readonly mask: InkMask
  readonly pen: ContourPoint
}

/** A printed word and its outline, in letter sizes (em) from the top left of its bounding box, which includes the line. */
export interface OutlinedWord {
  readonly width: number
  readonly height: number
  /** Words of the text, each with the point where the pen starts. All are on the same baseline. */
  readonly parts: readonly { readonly text: string; readonly pen: ContourPoint }[]
  /** SVG path with a closed outline for each word; null without an outline. */
  readonly path: string | null
  readonly why: WithoutOutline | null
  /** The outlines as points, relative to the text's centre and baseline. */
  readonly shapes: readonly (readonly ContourPoint[])[]
}

/** Scripts with letters in equal squares, so that all words of the same length have the same shape. */
const IN_SQUARES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

export const hasOneShape = (text: string): boolean => IN_SQUARES.test(text)

/** Places the words of a text next to one another, each with its own outline unless there is a reason for none. */
export function outlinedOf(drawn: readonly DrawnPart[], { width: line, gap }: Pick<OutlineStyle, 'width' | 'gap'>, why: WithoutOutline | null): OutlinedWord {
  const half = line / 200
  // Two words are always farther apart than two letters, however wide the letter spacing is.
  const between = BETWEEN_WORDS + gap / 100
  const offset = CLEAR + half
  const around = drawn.map(({ mask, pen }) => {
    const from = (point: ContourPoint): ContourPoint => ({ x: point.x - pen.x, y: point.y - pen.y })
    const [right, bottom] = [mask.width / mask.em, mask.height / mask.em]
    // A word takes up the same space with and without an outline.
    const box = [
      { x: -offset, y: -offset },
      { x: right + offset, y: bottom + offset },
    ]
    const contour = why === null ? contourOf(mask, { offset, gap: gap / 100 }) : []
    return { contour: contour.map(from), edges: (contour.length > 0 ? contour : box).map(from) }
  })
  const top = Math.min(...around.flatMap(({ edges }) => edges.map(({ y }) => y)), 0) - half
  const bottom = Math.max(...around.flatMap(({ edges }) => edges.map(({ y }) => y)), 0) + half
  const order = [...drawn.keys()]
  const pens = new Map<number, number>()
  let along = 0
  for (const index of isRightToLeft(drawn.map(({ text }) => text).join(' ')) ? order.toReversed() : order) {
    const xs = (around[index]?.edges ?? []).map(({ x }) => x)
    const left = Math.min(...xs) - half
    pens.set(index, along - left)
    along += Math.max(...xs) + half - left + between
  }
  const width = Math.max(0, along - between)
  const penOf = (index: number): ContourPoint => ({ x: pens.get(index) ?? 0, y: -top })
  const moved = (index: number, by: ContourPoint) => (around[index]?.contour ?? []).map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))
  return {
    width,
    height: bottom - top,
    parts: drawn.map(({ text }, index) => ({ text, pen: penOf(index) })),
    path: why === null ? pathOf(order.map((index) => moved(index, penOf(index)))) : null,
    why,
    shapes: why === null ? order.map((index) => moved(index, { x: penOf(index).x - width / 2, y: 0 })) : [],
  }
}

/**
 * Returns how a word fits into a line of height 1: its letter size, its width, and the distance of the baseline from the top.
 * Marks beyond the line make everything smaller.
 */
export function inLine({ width, height, parts }: Pick<OutlinedWord, 'width' | 'height' | 'parts'>): {
  readonly em: number
  readonly width: number
  readonly foot: number
} {
  const above = parts[0]?.pen.y ?? 0
  const em = Math.min(1, LINE.above / Math.max(above, 0.01), LINE.below / Math.max(height - above, 0.01)) / LINE_EMS
  return { em, width: width * em, foot: LINE.above / LINE_EMS }
}

/** Returns the similarity of two words by their outlines alone, from 0 to 1; null if one has no outline. */
export function wordSimilarity(one: OutlinedWord, other: OutlinedWord): number | null {
  if (one.shapes.length === 0 || other.shapes.length === 0) return null
  return shapeSimilarity(one.shapes, other.shapes)
}

const ROUGH = { em: 24, letter: 0.55, gap: 0.08, small: 0.5, tall: 0.72, low: 0.22 } as const

/** Draws letters as plain bars (tall, small or low), for use where text cannot be drawn. */
export function roughPart(text: string, gap: number): DrawnPart {
  const { em } = ROUGH
  const letters = graphemesOf(text)
  const pitch = ROUGH.letter + ROUGH.gap + gap
  const width = Math.max(1, Math.ceil((letters.length * pitch - ROUGH.gap - gap) * em))
  const height = Math.ceil((ROUGH.tall + ROUGH.low) * em)
  const coverage = new Uint8Array(width * height)
  for (const [index, letter] of letters.entries()) {
    const top = /[\p{Lu}\p{N}bdfhklt]/u.test(letter) ? 0 : ROUGH.tall - ROUGH.small
    const bottom = /[gjpqy]/u.test(letter) ? ROUGH.tall + ROUGH.low : ROUGH.tall
    for (let y = Math.floor(top * em); y < Math.floor(bottom * em); y++)
      coverage.fill(255, y * width + Math.round(index * pitch * em), y * width + Math.round((index * pitch + ROUGH.letter) * em))
  }
  return { text, mask: { width, height, coverage, em }, pen: { x: 0, y: ROUGH.tall } }
}
