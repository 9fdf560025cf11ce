import type { Hex } from '#domain/child/palette'
import { graphemesOf, isCursive, isRightToLeft } from '#domain/words/reading'
import { withAlpha } from './paint'

/** Letters in a line of height 1: their size, spacing, and the margin at each side. */
const LETTERS = 0.62
const SPACING = 0.15
const SIDES = 0.3
const RIM = 0.05
/** The line under a word: its centre from the top, and its thickness. */
const UNDERLINE = { y: 0.92, width: 0.08 } as const
/** Share of the line's height that letters may fill. */
const MOST_REACH = 0.8
const FONT = '"Atkinson Hyperlegible Next", "Noto Sans Arabic", sans-serif'
const WHITE = '#FFFFFF'
const BLACK = '#000000'

/** `letters` alone, or with something that marks the word: an outlined or filled bubble, a block, or an underline. */
export type TextDress = 'letters' | 'bubble' | 'filled' | 'block' | 'underline'

export interface PrintedText {
  readonly text: string
  readonly dress: TextDress
  readonly colour: Hex
  /** Pixels. */
  readonly width: number
  readonly height: number
}

let ruler: CanvasRenderingContext2D | null = null

const fontOf = (height: number): string => `600 ${height * LETTERS}px ${FONT}`

/** Joined handwriting would be torn apart by letter spacing. */
/** The digits of a number belong together. */
const isNumber = (text: string): boolean => /^\p{Nd}+$/u.test(text)
const spacingOf = (text: string): number => (isCursive(text) || isNumber(text) ? 0 : SPACING * LETTERS)

/** Width of a printed word in line heights. */
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
  // In some scripts marks above and below the letters extend beyond the line; then everything is drawn slightly smaller.
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(text)
  const reach = (Math.max(actualBoundingBoxAscent, actualBoundingBoxDescent) * 2) / height
  if (reach > MOST_REACH) context.font = fontOf((height * MOST_REACH) / reach)
  context.fillStyle = { letters: colour, bubble: WHITE, filled: BLACK, block: BLACK }[dress]
  // Letter spacing also follows the last letter: half of it is subtracted.
  context.fillText(text, width / 2 + (isRightToLeft(text) ? -spacing : spacing) / 2, height / 2)
}

/** Black is under the thin colour, so that letters below do not show through. */
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
