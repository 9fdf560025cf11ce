import { redShareOf } from '#domain/child/safety'
import { dimmed } from '../looks/paint'

/** Side (pixels) to which a picture is reduced. A few pixels are enough to find its colours. */
const SIDE = 64

/** Known red shares. Each picture is measured only once, however often it is shown. */
const known = new WeakMap<object, number>()

/** Returns the share of a picture's pixels that are saturated red, or 0 if the pixels cannot be read. */
export function redShareOfPicture(picture: CanvasImageSource): number {
  const share = known.get(picture) ?? measured(picture)
  known.set(picture, share)
  return share
}

/**
 * Dims a picture for strict mode. Measures its red first: after dimming, a barely saturated red would no longer count as red, and would move faster
 * than for other children.
 */
export function dimPicture(context: CanvasRenderingContext2D): void {
  redShareOfPicture(context.canvas)
  dimmed(context)
}

function measured(picture: CanvasImageSource): number {
  const pixels = pixelsOf(picture)
  return pixels === null ? 0 : redShareOf(pixels)
}

function pixelsOf(picture: CanvasImageSource): Uint8ClampedArray | null {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  context.drawImage(picture, 0, 0, SIDE, SIDE)
  return context.getImageData(0, 0, SIDE, SIDE).data
}
