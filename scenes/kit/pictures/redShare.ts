import { edgeSpacingOf, redShareOf } from '#domain/child/safety'
import { dimmed } from '../looks/paint'

/** So few pixels tell what a picture's colours are. */
const SIDE = 64
/** Edges are looked for as finely as the flash gate sees them, where a picture is as large as what travels: three hundredths of it. */
const EDGES_SIDE = 32

/** A picture is measured once, however often it is shown. */
const known = new WeakMap<object, number>()
const knownSpacings = new WeakMap<object, number>()

/** The share of a picture that is saturated red, by its own pixels. 0 where they cannot be read. */
export function redShareOfPicture(picture: CanvasImageSource): number {
  const share = known.get(picture) ?? measured(picture)
  known.set(picture, share)
  return share
}

/** How far apart the edges within a picture lie at least, in its own sizes. 1 where they cannot be read. */
export function edgeSpacingOfPicture(picture: CanvasImageSource): number {
  const before = knownSpacings.get(picture)
  if (before !== undefined) return before
  const pixels = pixelsOf(picture, EDGES_SIDE)
  const spacing = pixels === null ? 1 : edgeSpacingOf(pixels, EDGES_SIDE)
  knownSpacings.set(picture, spacing)
  return spacing
}

/** Dims a picture for strict light. It is measured before: what is only just red would not count as red any more, and go faster than for other children. */
export function dimPicture(context: CanvasRenderingContext2D): void {
  redShareOfPicture(context.canvas)
  dimmed(context)
}

function measured(picture: CanvasImageSource): number {
  const pixels = pixelsOf(picture)
  return pixels === null ? 0 : redShareOf(pixels)
}

function pixelsOf(picture: CanvasImageSource, side = SIDE): Uint8ClampedArray | null {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  context.drawImage(picture, 0, 0, side, side)
  return context.getImageData(0, 0, side, side).data
}
