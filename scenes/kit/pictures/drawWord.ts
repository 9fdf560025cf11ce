import { drawText, textWidth } from '../looks/text'
import type { PictureStyle } from '../looks/style'

/** Maximum height of a word's line, as a share of its square. */
const HIGHEST = 0.5

/** Draws a printed word as large as fits across a square of the style's size. */
export function drawWord(text: string, { size, colour }: PictureStyle): HTMLCanvasElement {
  const side = Math.ceil(size)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const context = canvas.getContext('2d')
  const across = textWidth(text)
  const height = side * Math.min(HIGHEST, 1 / across)
  if (context === null) return canvas
  context.translate((side - across * height) / 2, (side - height) / 2)
  drawText(context, { text, dress: 'letters', colour, width: across * height, height })
  return canvas
}
