import type { Layer, PaintSurface } from '../looks/paint'

/** One layer of a thing, ready to be shown. Width, height and vertical centre are multiples of the thing's size. */
export interface DrawnLayer {
  readonly name: Layer['name']
  readonly texture: string
  readonly width: number
  readonly height: number
  readonly y?: number
  /** Point about which it turns, as fractions of it; the middle by default. */
  readonly pivot?: { readonly x: number; readonly y: number }
  /** Distance from that point to its farthest one, in units of the thing's size. */
  readonly reach?: number
}

/** A sheet on which a thing is animated. */
export interface ActedSheet {
  readonly layer: DrawnLayer
  /** Clears the sheet and paints it again. */
  readonly paint: (painted: (sheet: PaintSurface) => void) => void
}
