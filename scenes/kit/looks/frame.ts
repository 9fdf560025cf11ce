import { BROAD_LINE, halo, type LayeredDrawing } from './paint'

/** Corner radius, as a share of the frame's side. */
const CORNER = 0.12

/** An empty frame into which something belongs. */
export const frameLook: LayeredDrawing = {
  layers: [
    halo,
    {
      name: 'body',
      spread: 1,
      paint: ({ context, side, stage }, colour) => {
        const line = Math.max(2, stage * BROAD_LINE)
        context.lineWidth = line
        context.strokeStyle = colour
        context.beginPath()
        context.roundRect((line - side) / 2, (line - side) / 2, side - line, side - line, side * CORNER)
        context.stroke()
      },
    },
  ],
}
