import type { Hex } from '#domain/child/palette'
import { contrastOf } from '#domain/child/safety'
import type { Drawing } from '#domain/trials/drawings'
import { looks } from './looks/looks'
import type { Layer } from './looks/paint'

/** Contrast under which a thing gets its rim (look.md). */
const RIM_UNDER = 7
/** How bright a halo is at rest. */
export const REST_HALO = 0.1

/** On what a drawing is shown, and whether it has a light behind it. */
export interface Showing {
  readonly colour: Hex
  readonly background: Hex
  /** A rim is wanted whatever the contrast. */
  readonly outline?: boolean
  readonly glow?: boolean
}

/** The layers of a drawing that are seen on this background, from back to front: for the stage, a tile and a replay alike. */
export function layersOf(drawing: Drawing, { colour, background, outline = false, glow = true }: Showing): readonly Layer[] {
  const needsRim = outline || contrastOf(colour, background) < RIM_UNDER
  return looks[drawing].layers.filter(({ name }) => (name !== 'rim' || needsRim) && (name !== 'halo' || glow))
}

/** Where and how large, in pixels of the context; `stage` is the height of the whole stage in them. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly stage: number
  readonly alpha?: number
  readonly mirrored?: boolean | undefined
  /** Degrees, clockwise. */
  readonly turned?: number | undefined
}

/** Paints a drawing as it stands on the stage at rest. */
export function paintDrawing(context: CanvasRenderingContext2D, drawing: Drawing, showing: Showing, { x, y, size, stage, alpha = 1, mirrored = false, turned = 0 }: Spot): void {
  for (const layer of layersOf(drawing, showing)) {
    context.save()
    context.translate(x, y)
    context.rotate((turned * Math.PI) / 180)
    if (mirrored) context.scale(-1, 1)
    context.globalAlpha = (layer.name === 'halo' ? REST_HALO : 1) * alpha
    layer.paint({ context, side: size * layer.spread, stage }, showing.colour)
    context.restore()
  }
}
