import type { Hex } from '#domain/child/palette'
import { graphemesOf, isCursive, isRightToLeft } from '#domain/words/reading'
import { withAlpha } from './paint'

/** Letters in a line of height 1: their size, the space between them, and the room on both sides. */
const LETTERS = 0.62
const SPACING = 0.15
const SIDES = 0.3
const RIM = 0.05
/** The line under a word: its middle from the top, and its thickness. */
const UNDERLINE = { y: 0.92, width: 0.08 } as const
/** Letters keep clear of the edges of their line by this share of it. */
const MOST_REACH = 0.8
const FONT = '"Atkinson Hyperlegible Next", "Noto Sans Arabic", sans-serif'
const WHITE = '#FFFFFF'
const BLACK = '#000000'

/** `letters` alone, or with what lifts the word out: a bubble round it or a filled one, a block, or only the line under it. */
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

/** Letters that are joined by hand are torn apart by space between them. */
/** The digits of a number are one thing. */
const isNumber = (text: string): boolean => /^\p{Nd}+$/u.test(text)
const spacingOf = (text: string): number => (isCursive(text) || isNumber(text) ? 0 : SPACING * LETTERS)

/** Width of a printed word in heights of its line. */
export function textWidth(text: string, sides: number = SIDES): number {
  const letters = graphemesOf(text).length
  ruler ??= document.createElement('canvas').getContext('2d')
  if (ruler === null) return letters * LETTERS + sides * 2
  ruler.font = fontOf(100)
  return ruler.measureText(text).width / 100 + letters * spacingOf(text) + sides * 2
}

/** Draws a printed word with wide spaces between its letters (clinical-design.md §1.6). */
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
  // Marks over and under the letters of some scripts reach beyond the line: then all of it is a little smaller.
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(text)
  const reach = (Math.max(actualBoundingBoxAscent, actualBoundingBoxDescent) * 2) / height
  if (reach > MOST_REACH) context.font = fontOf((height * MOST_REACH) / reach)
  context.fillStyle = { letters: colour, bubble: WHITE, filled: BLACK, block: BLACK }[dress]
  // Letter spacing comes after the last letter too: half of it is given back.
  context.fillText(text, width / 2 + (isRightToLeft(text) ? -spacing : spacing) / 2, height / 2)
}

/** Black lies under the breath of colour, so that letters beneath do not shine through. */
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
