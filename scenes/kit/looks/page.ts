import { shade, type LayeredDrawing } from './paint'

/** The words of the page as bars: one lit, all others faint. Left, right, top and height are shares of the side. */
const bars = [
  { from: -0.5, to: -0.16, y: -0.1, light: false },
  { from: -0.06, to: 0.5, y: -0.1, light: true },
  { from: -0.5, to: 0.1, y: 0.16, light: false },
] as const
const HEIGHT = 0.16

/** A line of words with one of them lit. */
export const pageOfWordsLook: LayeredDrawing = {
  layers: [
    {
      name: 'body',
      spread: 1,
      paint: ({ context, side }, colour) => {
        for (const { from, to, y, light } of bars) {
          context.fillStyle = light ? colour : shade(colour, -0.78)
          context.beginPath()
          context.roundRect(from * side, (y - HEIGHT / 2) * side, (to - from) * side, HEIGHT * side, (HEIGHT / 2) * side)
          context.fill()
        }
      },
    },
  ],
}
