import { disc, shade, withAlpha, type LayeredDrawing } from './paint'

/** Width of the hollow's edge, as a share of its radius. */
const EDGE = 0.2

/** A round hollow seen from above: a broad bright edge around a bowl, which is lit from above and contains a ball. */
export const hollowLook: LayeredDrawing = {
  layers: [
    {
      name: 'body',
      spread: 1,
      paint: ({ context, side }, colour) => {
        const radius = side / 2 - 1
        disc(context, radius, colour)
        const inner = radius * (1 - EDGE)
        const bowl = context.createLinearGradient(0, -inner, 0, inner)
        bowl.addColorStop(0, shade(colour, -0.88))
        bowl.addColorStop(0.55, shade(colour, -0.74))
        bowl.addColorStop(1, shade(colour, -0.52))
        disc(context, inner, bowl)
        context.lineWidth = Math.max(1, radius * 0.03)
        context.strokeStyle = withAlpha('#000000', 0.35)
        context.beginPath()
        context.arc(0, 0, inner, 0, Math.PI * 2)
        context.stroke()
      },
    },
  ],
}
