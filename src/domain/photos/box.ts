import type { PicturePlace } from '../words/words'

/** The thing's box in a scene, in fractions of the picture: it is named, touched, and keeps its light. */
export type Box = PicturePlace

/** A point of the picture, in fractions of it. */
export interface BoxPoint {
  readonly x: number
  readonly y: number
}

/** Minimum side, which a finger still finds on the stage, and maximum, which leaves something around it to dim. */
export const BOX = { least: 0.12, usual: 0.3, most: 0.8 } as const
/** A finger that moved less than this has tapped. */
const DRAWN = 0.02

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** The nearest possible box: large enough, not too large, on the picture. It keeps its centre if there is room. */
export function fittingBox([x, y, width, height]: Box): Box {
  const along = (start: number, length: number): readonly [number, number] => {
    const side = within(length, BOX.least, BOX.most)
    return [within(start + (length - side) / 2, 0, 1 - side), side]
  }
  const [left, w] = along(x, width)
  const [top, h] = along(y, height)
  return [left, top, w, h]
}

/** A box of the usual size around a point. */
export const boxAround = ({ x, y }: BoxPoint): Box => fittingBox([x - BOX.usual / 2, y - BOX.usual / 2, BOX.usual, BOX.usual])

const spanned = (from: BoxPoint, to: BoxPoint): Box => [Math.min(from.x, to.x), Math.min(from.y, to.y), Math.abs(to.x - from.x), Math.abs(to.y - from.y)]

/** Whether a finger has moved from its first point. */
export const isDrawn = (from: BoxPoint, to: BoxPoint): boolean => Math.hypot(to.x - from.x, to.y - from.y) >= DRAWN

/** The box between two corners, and its fault before it was adjusted. */
export function boxBetween(from: BoxPoint, to: BoxPoint): { readonly box: Box; readonly was: 'fitting' | 'too-small' | 'too-large' } {
  const drawn = spanned(from, to)
  const box = fittingBox(drawn)
  const was = Math.min(drawn[2], drawn[3]) < BOX.least ? 'too-small' : Math.max(drawn[2], drawn[3]) > BOX.most ? 'too-large' : 'fitting'
  return { box, was }
}

export const moveBox = ([x, y, width, height]: Box, dx: number, dy: number): Box => [within(x + dx, 0, 1 - width), within(y + dy, 0, 1 - height), width, height]

/** Changes width and height about its centre. */
export const resizeBox = ([x, y, width, height]: Box, dw: number, dh: number): Box => fittingBox([x - dw / 2, y - dh / 2, width + dw, height + dh])

/** The corner opposite to the one nearest to a point, if that is nearer than `reach`; otherwise null. */
export function cornerAcross([x, y, width, height]: Box, at: BoxPoint, reach: number): BoxPoint | null {
  const [right, bottom] = [x + width, y + height]
  const near: BoxPoint = { x: at.x < x + width / 2 ? x : right, y: at.y < y + height / 2 ? y : bottom }
  return isWithin(at, near, reach) ? { x: x + right - near.x, y: y + bottom - near.y } : null
}

const isWithin = (one: BoxPoint, other: BoxPoint, reach: number): boolean => Math.hypot(one.x - other.x, one.y - other.y) <= reach

export const isInBox = ({ x, y }: BoxPoint, [left, top, width, height]: Box): boolean => x >= left && x <= left + width && y >= top && y <= top + height

/** A stored box; an impossible one is replaced by the middle, so that the picture stays a scene. */
export function storedBox(stored: unknown): Box {
  return isBox(stored) ? fittingBox(stored) : boxAround({ x: 0.5, y: 0.5 })
}

const isBox = (stored: unknown): stored is Box => Array.isArray(stored) && stored.length === 4 && stored.every((side) => Number.isFinite(side))
