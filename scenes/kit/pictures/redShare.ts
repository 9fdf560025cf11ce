import { redShareOf } from '#domain/child/safety'
import { dimmed } from '../looks/paint'

/** So few pixels tell what a picture's colours are. */
const SIDE = 64

/** A picture is measured once, however often it is shown. */
const known = new WeakMap<object, number>()

/** The share of a picture that is saturated red, by its own pixels. 0 where they cannot be read. */
export function redShareOfPicture(picture: CanvasImageSource): number {
  const share = known.get(picture) ?? measured(picture)
  known.set(picture, share)
  return share
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

function pixelsOf(picture: CanvasImageSource): Uint8ClampedArray | null {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  context.drawImage(picture, 0, 0, SIDE, SIDE)
  return context.getImageData(0, 0, SIDE, SIDE).data
}
