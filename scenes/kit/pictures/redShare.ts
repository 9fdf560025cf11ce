import { redShareOf } from '#domain/child/safety'
import { dimmed } from '../looks/paint'

/** Side to which a picture is reduced: few pixels are enough to find its colours. */
const SIDE = 64

/** A picture is measured once, however often it is shown. */
const known = new WeakMap<object, number>()

/** The share of a picture's pixels that is saturated red. 0 where they cannot be read. */
export function redShareOfPicture(picture: CanvasImageSource): number {
  const share = known.get(picture) ?? measured(picture)
  known.set(picture, share)
  return share
}

/**
 * Dims a picture for strict mode. Its red is measured first: a barely saturated red would no longer count as red and would move faster than for other children.
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
