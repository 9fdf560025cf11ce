import { BROAD_LINE, halo, withAlpha, type LayeredDrawing } from './paint'

/** Width of a mirror as a share of its height. A mirror is an upright oval. */
export const MIRROR_SHAPE = 0.78
/** Brightness of the rim. It is as dim as the picture in the mirror, because a large moving line could flash along its way (clinical-design.md §1.7). */
const RIM = 0.34
const GLASS = 0.1

/** An empty mirror. The camera's picture is drawn over it. */
export const mirrorLook: LayeredDrawing = {
  layers: [
    halo,
    {
      name: 'body',
      spread: 1,
      paint: ({ context, side, stage }, colour) => {
        const line = Math.max(2, stage * BROAD_LINE)
        const oval = (within: number) => {
          context.beginPath()
          context.ellipse(0, 0, (side / 2) * MIRROR_SHAPE - within, side / 2 - within, 0, 0, Math.PI * 2)
        }
        context.fillStyle = withAlpha(colour, GLASS)
        oval(line)
        context.fill()
        context.lineWidth = line
        context.strokeStyle = withAlpha(colour, RIM)
        oval(line / 2)
        context.stroke()
      },
    },
  ],
}
