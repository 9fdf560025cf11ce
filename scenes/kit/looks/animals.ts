import { bodyFill, halo, shade, type LayeredDrawing } from './paint'

/** A plain fish that swims to the left: one colour, one tail, one eye. */
export const fishLook: LayeredDrawing = {
  layers: [
    halo,
    {
      name: 'body',
      spread: 1,
      paint: ({ context, side }, colour) => {
        const half = side / 2
        context.fillStyle = bodyFill(context, half, colour)
        context.beginPath()
        context.moveTo(-half * 0.95, 0)
        context.quadraticCurveTo(-half * 0.35, -half * 0.75, half * 0.45, -half * 0.12)
        context.lineTo(half * 0.92, -half * 0.5)
        context.quadraticCurveTo(half * 0.74, 0, half * 0.92, half * 0.5)
        context.lineTo(half * 0.45, half * 0.12)
        context.quadraticCurveTo(-half * 0.35, half * 0.75, -half * 0.95, 0)
        context.fill()
        context.fillStyle = shade(colour, -0.85)
        context.beginPath()
        context.arc(-half * 0.5, -half * 0.12, half * 0.09, 0, Math.PI * 2)
        context.fill()
      },
    },
  ],
}

/** A plain cat's face: a round head with its salient parts, which are two pointed ears, the eyes and the nose. */
export const catLook: LayeredDrawing = {
  layers: [
    halo,
    {
      name: 'body',
      spread: 1,
      paint: ({ context, side }, colour) => {
        const half = side / 2
        context.fillStyle = bodyFill(context, half, colour)
        context.beginPath()
        context.moveTo(-half * 0.82, -half * 0.1)
        context.lineTo(-half * 0.78, -half * 0.92)
        context.lineTo(-half * 0.28, -half * 0.58)
        context.lineTo(half * 0.28, -half * 0.58)
        context.lineTo(half * 0.78, -half * 0.92)
        context.lineTo(half * 0.82, -half * 0.1)
        context.closePath()
        context.fill()
        context.beginPath()
        context.ellipse(0, half * 0.12, half * 0.85, half * 0.74, 0, 0, Math.PI * 2)
        context.fill()
        context.fillStyle = shade(colour, -0.85)
        for (const side of [-1, 1]) {
          context.beginPath()
          context.ellipse(side * half * 0.34, -half * 0.02, half * 0.1, half * 0.15, 0, 0, Math.PI * 2)
          context.fill()
        }
        context.beginPath()
        context.moveTo(-half * 0.12, half * 0.26)
        context.lineTo(half * 0.12, half * 0.26)
        context.lineTo(0, half * 0.42)
        context.closePath()
        context.fill()
      },
    },
  ],
}
