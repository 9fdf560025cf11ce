import type { Hex } from '#domain/child/palette'
import { shade, type Layer, type LayeredDrawing } from './paint'
import { photographed } from './photographs'

/** Half the basket's width at the rim and at the bottom, in halves of its side. `HIGH` gives heights from the middle in the same unit. */
const WIDE = { rim: 0.94, bottom: 0.7 } as const
const HIGH = { rim: -0.14, bottom: 0.86, handle: -0.94 } as const
/** Visible depth of the opening as seen from above, in halves of the basket's side. */
const MOUTH = 0.17

/** Colour of a basket that has its own colour. It is darker than the contents. */
const WICKER = '#A9682A'

/**
 * Returns the handle and the inside of a basket, which are behind its contents.
 * @param own the basket's own colour; the plan's by default
 */
const hollowIn = (own?: Hex): Layer => ({
  name: 'body',
  spread: 1,
  paint: ({ context, side }, wished) => {
    const colour = own ?? wished
    const half = side / 2
    context.lineWidth = half * 0.13
    context.strokeStyle = shade(colour, own === undefined ? -0.45 : -0.2)
    context.beginPath()
    context.moveTo(-half * 0.78, half * HIGH.rim)
    context.bezierCurveTo(-half * 0.74, half * (HIGH.handle - 0.2), half * 0.74, half * (HIGH.handle - 0.2), half * 0.78, half * HIGH.rim)
    context.stroke()
    context.fillStyle = shade(colour, -0.65)
    context.beginPath()
    context.ellipse(0, half * HIGH.rim, half * WIDE.rim, half * MOUTH, 0, 0, Math.PI * 2)
    context.fill()
  },
})

/** Returns the plain front wall of a basket, with a lighter rim. It has no weave, because that would be a pattern. */
const wallIn = (own?: Hex): Layer => ({
  name: 'front',
  spread: 1,
  paint: ({ context, side }, wished) => {
    const colour = own ?? wished
    const half = side / 2
    const rim = () => context.ellipse(0, half * HIGH.rim, half * WIDE.rim, half * MOUTH, 0, 0, Math.PI)
    context.fillStyle = shade(colour, own === undefined ? -0.45 : -0.12)
    context.beginPath()
    rim()
    context.bezierCurveTo(-half * 0.92, half * 0.5, -half * WIDE.bottom, half * HIGH.bottom, -half * 0.45, half * HIGH.bottom)
    context.lineTo(half * 0.45, half * HIGH.bottom)
    context.bezierCurveTo(half * WIDE.bottom, half * HIGH.bottom, half * 0.92, half * 0.5, half * WIDE.rim, half * HIGH.rim)
    context.fill()
    context.lineWidth = half * 0.1
    context.lineCap = 'round'
    context.strokeStyle = shade(colour, own === undefined ? 0 : 0.2)
    context.beginPath()
    rim()
    context.stroke()
  },
})

/** An open basket with a handle. Its front wall covers the things put into it. */
export const basketLook: LayeredDrawing = { layers: [hollowIn(WICKER), wallIn(WICKER)] }
/** The basket as a rendered picture (tools/art/renders/props.py). Its front wall covers the things put into it. */
export const basketPhoto: LayeredDrawing = {
  layers: [photographed('body', 'basket-empty'), photographed('front', 'basket-front')],
  photographs: ['basket-empty', 'basket-front'],
  drawn: basketLook.layers,
}
/** A basket in the colour of the things that belong in it. The things stay brighter than the basket. */
export const basketInColourLook: LayeredDrawing = { layers: [hollowIn(), wallIn()] }
