import type { Size } from './pixels'

/** A square section of a picture, with its centre and side in pixels of the picture. Any part outside the picture is empty. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** Minimum side, as a share of the picture's longer side. */
const LEAST = 0.1

/** Returns the square that contains the whole picture. */
export const wholeOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, side: Math.max(width, height) })

/** Returns the largest square in the middle that contains only picture. */
export const cropCentre = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, side: Math.min(width, height) })

/** Returns the nearest allowed square. Along each axis it is inside the picture, or centred if it is longer than the picture. */
export function allowed({ x, y, side }: Crop, { width, height }: Size): Crop {
  const longest = Math.max(width, height)
  const fitting = Math.min(longest, Math.max(longest * LEAST, side))
  const along = (middle: number, length: number) => (fitting >= length ? length / 2 : Math.min(length - fitting / 2, Math.max(fitting / 2, middle)))
  return { x: along(x, width), y: along(y, height), side: fitting }
}

/** Moves a square by this many pixels of the picture. */
export const moved = (crop: Crop, dx: number, dy: number, picture: Size): Crop => allowed({ ...crop, x: crop.x + dx, y: crop.y + dy }, picture)

/** Scales a square by this factor about its centre. */
export const scaled = (crop: Crop, factor: number, picture: Size): Crop => allowed({ ...crop, side: crop.side * factor }, picture)

/** Converts a square within another square, which is drawn `shown` pixels wide, to a square of the picture itself. */
export function squareWithin({ x, y, side }: Crop, shown: number, inner: Crop): Crop {
  const scale = side / shown
  return { x: x - side / 2 + inner.x * scale, y: y - side / 2 + inner.y * scale, side: inner.side * scale }
}

/** Converts a point of one square (shares of its side) to another square of the same picture. */
export const onOther = ({ x, y }: { readonly x: number; readonly y: number }, from: Crop, to: Crop): { readonly x: number; readonly y: number } => ({
  x: ((x - 0.5) * from.side + from.x - to.x) / to.side + 0.5,
  y: ((y - 0.5) * from.side + from.y - to.y) / to.side + 0.5,
})
