import { BAR_SHAPES } from '#domain/trials/concepts/barShapes'
import type { LayeredDrawing } from './paint'

/** Returns the look of a plain thick bar in front of the picture. The bar has no rim, because that would be a line next to a line. */
const barOf = ({ width, height }: { readonly width: number; readonly height: number }): LayeredDrawing => ({
  layers: [
    {
      name: 'front',
      spread: 1,
      paint: ({ context, side }, colour) => {
        context.fillStyle = colour
        context.fillRect((-width / 2) * side, (-height / 2) * side, width * side, height * side)
      },
    },
  ],
})

export const thickBarLook = barOf(BAR_SHAPES.thickBar)
export const thickBarHorizontalLook = barOf(BAR_SHAPES.thickBarLying)
export const slimBarLook = barOf(BAR_SHAPES.slimBar)
