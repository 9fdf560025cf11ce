import type { Layer, PaintSurface } from '../looks/paint'

/** One layer of a thing, ready to be shown. Width, height and vertical centre are multiples of the thing's size. */
export interface DrawnLayer {
  readonly name: Layer['name']
  readonly texture: string
  readonly width: number
  readonly height: number
  readonly y?: number
  /** The point about which the layer turns, as fractions of its width and height; its centre by default. */
  readonly pivot?: { readonly x: number; readonly y: number }
  /** Distance from the pivot to the farthest point of the layer, in units of the thing's size. */
  readonly reach?: number
}

/** A sheet on which a thing is animated. */
export interface ActedSheet {
  readonly layer: DrawnLayer
  /** Clears the sheet, then paints it again with this function. */
  readonly paint: (painted: (sheet: PaintSurface) => void) => void
}
