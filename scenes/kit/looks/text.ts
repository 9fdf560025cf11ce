import type { Hex } from '#domain/child/palette'
import { graphemesOf, isCursive, isRightToLeft } from '#domain/words/reading'
import { withAlpha } from './paint'

/** Size of the letters, their spacing, and the margin at each side, for a line of height 1. */
const LETTERS = 0.62
const SPACING = 0.15
const SIDES = 0.3
const RIM = 0.05
/** The line under a word: the distance of its centre from the top, and its thickness, as shares of the line's height. */
const UNDERLINE = { y: 0.92, width: 0.08 } as const
/** Maximum share of the line's height that letters may fill. */
const MOST_REACH = 0.8
const FONT = '"Atkinson Hyperlegible Next", "Noto Sans Arabic", sans-serif'
const WHITE = '#FFFFFF'
const BLACK = '#000000'

/** Marking of a printed word: none (`letters`), an outlined or filled bubble, a block, or an underline. */
export type TextDress = 'letters' | 'bubble' | 'filled' | 'block' | 'underline'

export interface PrintedText {
  readonly text: string
  readonly dress: TextDress
  readonly colour: Hex
  /** Width in pixels. `height` is also in pixels. */
  readonly width: number
  readonly height: number
}

let ruler: CanvasRenderingContext2D | null = null

const fontOf = (height: number): string => `600 ${height * LETTERS}px ${FONT}`

/** Returns whether a word is a number. Like joined handwriting, the digits of a number are not spaced out, because they belong together. */
const isNumber = (text: string): boolean => /^\p{Nd}+$/u.test(text)
const spacingOf = (text: string): number => (isCursive(text) || isNumber(text) ? 0 : SPACING * LETTERS)

/** Returns the width of a printed word, in line heights. */
export function textWidth(text: string, sides: number = SIDES): number {
  const letters = graphemesOf(text).length
  ruler ??= document.createElement('canvas').getContext('2d')
  if (ruler === null) return letters * LETTERS + sides * 2
  ruler.font = fontOf(100)
  return ruler.measureText(text).width / 100 + letters * spacingOf(text) + sides * 2
}

/** Draws a printed word with wide letter spacing (clinical-design.md §1.6). */
export function drawText(context: CanvasRenderingContext2D, { text, dress, colour, width, height }: PrintedText): void {
  if (dress === 'underline') {
    context.fillStyle = colour
    context.beginPath()
    context.roundRect(0, (UNDERLINE.y - UNDERLINE.width / 2) * height, width, UNDERLINE.width * height, (UNDERLINE.width / 2) * height)
    context.fill()
    return
  }
  if (dress === 'bubble') drawBubble(context, colour, width, height)
  if (dress === 'block' || dress === 'filled') {
    context.fillStyle = colour
    context.beginPath()
    context.roundRect(0, 0, width, height, height * (dress === 'filled' ? 0.5 : 0.14))
    context.fill()
  }
  const spacing = spacingOf(text) * height
  context.font = fontOf(height)
  context.letterSpacing = `${spacing}px`
  context.direction = isRightToLeft(text) ? 'rtl' : 'ltr'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  // In some scripts, marks above and below the letters extend beyond the line. All of the word is then drawn slightly smaller.
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(text)
  const reach = (Math.max(actualBoundingBoxAscent, actualBoundingBoxDescent) * 2) / height
  if (reach > MOST_REACH) context.font = fontOf((height * MOST_REACH) / reach)
  context.fillStyle = { letters: colour, bubble: WHITE, filled: BLACK, block: BLACK }[dress]
  // Letter spacing is also added after the last letter, so half of it is subtracted here.
  context.fillText(text, width / 2 + (isRightToLeft(text) ? -spacing : spacing) / 2, height / 2)
}

/** Draws a word's bubble. It has black under the thin colour, so that letters below do not show through. */
function drawBubble(context: CanvasRenderingContext2D, colour: Hex, width: number, height: number): void {
  const rim = RIM * height
  context.beginPath()
  context.roundRect(rim / 2, rim / 2, width - rim, height - rim, (height - rim) / 2)
  context.fillStyle = BLACK
  context.fill()
  context.fillStyle = withAlpha(colour, 0.14)
  context.fill()
  context.lineWidth = rim
  context.strokeStyle = colour
  context.stroke()
}
