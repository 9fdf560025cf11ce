import type { LayeredDrawing } from './paint'
import { photographed } from './photographs'

/** Colours of a bush. It is dim and plain, because it hides a thing and is not a target. */
const LEAVES = { dark: '#1D4A26', light: '#2A6534' } as const

/** A plain rounded bush. It has no separate leaves, which would break up its shape. */
export const bushLook: LayeredDrawing = {
  layers: [
    {
      name: 'front',
      spread: 1,
      paint: ({ context, side }) => {
        const half = side / 2
        const fill = context.createLinearGradient(0, -half, 0, half)
        fill.addColorStop(0, LEAVES.light)
        fill.addColorStop(1, LEAVES.dark)
        context.fillStyle = fill
        context.beginPath()
        context.moveTo(-half, half * 0.62)
        context.bezierCurveTo(-half * 1.02, half * 0.05, -half * 0.72, -half * 0.28, -half * 0.5, -half * 0.22)
        context.bezierCurveTo(-half * 0.36, -half * 0.66, half * 0.36, -half * 0.66, half * 0.5, -half * 0.22)
        context.bezierCurveTo(half * 0.72, -half * 0.28, half * 1.02, half * 0.05, half, half * 0.62)
        context.quadraticCurveTo(0, half * 0.74, -half, half * 0.62)
        context.fill()
      },
    },
  ],
}

export const bushPhoto: LayeredDrawing = { layers: [photographed('front', 'bush-low')], photographs: ['bush-low'], drawn: bushLook.layers }
