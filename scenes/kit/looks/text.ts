import type { Hex } from '#domain/child/palette'
import { withAlpha } from './paint'

/** Letters in a line of height 1: their size, the space between them, and the room on both sides. */
const LETTERS = 0.62
const SPACING = 0.15
const SIDES = 0.3
const RIM = 0.05
const FONT = '"Atkinson Hyperlegible Next", sans-serif'

const ruler = document.createElement('canvas').getContext('2d')

const fontOf = (height: number): string => `600 ${height * LETTERS}px ${FONT}`

/** Width of a printed word in heights of its line. */
export function textWidth(text: string): number {
  if (ruler === null) return text.length * LETTERS
  ruler.font = fontOf(100)
  return ruler.measureText(text).width / 100 + [...text].length * SPACING * LETTERS + SIDES * 2
}

/** Draws a printed word with wide spaces between its letters, in a bubble of the child's colour if wanted (domain.md §1.6). */
export function drawnText(
  context: CanvasRenderingContext2D,
  { text, bubble, colour, width, height }: { readonly text: string; readonly bubble: boolean; readonly colour: Hex; readonly width: number; readonly height: number },
): void {
  const rim = RIM * height
  if (bubble) {
    context.beginPath()
    context.roundRect(rim / 2, rim / 2, width - rim, height - rim, (height - rim) / 2)
    context.fillStyle = withAlpha(colour, 0.14)
    context.fill()
    context.lineWidth = rim
    context.strokeStyle = colour
    context.stroke()
  }
  context.font = fontOf(height)
  context.letterSpacing = `${SPACING * LETTERS * height}px`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = bubble ? '#FFFFFF' : colour
  // Letter spacing comes after the last letter too: half of it is given back.
  context.fillText(text, width / 2 + (SPACING * LETTERS * height) / 2, height / 2)
}
