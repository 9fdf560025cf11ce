import type { PicturePlace } from '../words/words'

/** Box of the named thing in a scene, as fractions of the picture. The child touches it, and it stays lit when the rest is dimmed. */
export type Box = PicturePlace

/** A point of the picture, as fractions of its sides. */
export interface BoxPoint {
  readonly x: number
  readonly y: number
}

/**
 * Side of a box, as a fraction: the minimum that a finger can still find on the stage, the usual side, and the maximum that
 * leaves something around the box to dim.
 */
export const BOX = { least: 0.12, usual: 0.3, most: 0.8 } as const
/** Movement below which a finger has tapped rather than drawn (fraction of the picture). */
const DRAWN = 0.02

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/**
 * Returns the nearest possible box: large enough, not too large, and on the picture. The centre stays where it is if there is
 * room.
 */
export function fittingBox([x, y, width, height]: Box): Box {
  const along = (start: number, length: number): readonly [number, number] => {
    const side = within(length, BOX.least, BOX.most)
    return [within(start + (length - side) / 2, 0, 1 - side), side]
  }
  const [left, w] = along(x, width)
  const [top, h] = along(y, height)
  return [left, top, w, h]
}

/** Returns a box of the usual size around a point. */
export const boxAround = ({ x, y }: BoxPoint): Box => fittingBox([x - BOX.usual / 2, y - BOX.usual / 2, BOX.usual, BOX.usual])

const spanned = (from: BoxPoint, to: BoxPoint): Box => [Math.min(from.x, to.x), Math.min(from.y, to.y), Math.abs(to.x - from.x), Math.abs(to.y - from.y)]

/** Whether a finger has moved from its first point. */
export const isDrawn = (from: BoxPoint, to: BoxPoint): boolean => Math.hypot(to.x - from.x, to.y - from.y) >= DRAWN

/** Returns the box between two corners, and what was wrong with it before it was adjusted. */
export function boxBetween(from: BoxPoint, to: BoxPoint): { readonly box: Box; readonly was: 'fitting' | 'too-small' | 'too-large' } {
  const drawn = spanned(from, to)
  const box = fittingBox(drawn)
  const was = Math.min(drawn[2], drawn[3]) < BOX.least ? 'too-small' : Math.max(drawn[2], drawn[3]) > BOX.most ? 'too-large' : 'fitting'
  return { box, was }
}

export const moveBox = ([x, y, width, height]: Box, dx: number, dy: number): Box => [within(x + dx, 0, 1 - width), within(y + dy, 0, 1 - height), width, height]

/** Changes a box's width and height about its centre. */
export const resizeBox = ([x, y, width, height]: Box, dw: number, dh: number): Box => fittingBox([x - dw / 2, y - dh / 2, width + dw, height + dh])

/** Returns the corner opposite the one nearest to a point, if that one is within `reach`; otherwise null. */
export function cornerAcross([x, y, width, height]: Box, at: BoxPoint, reach: number): BoxPoint | null {
  const [right, bottom] = [x + width, y + height]
  const near: BoxPoint = { x: at.x < x + width / 2 ? x : right, y: at.y < y + height / 2 ? y : bottom }
  return isWithin(at, near, reach) ? { x: x + right - near.x, y: y + bottom - near.y } : null
}

const isWithin = (one: BoxPoint, other: BoxPoint, reach: number): boolean => Math.hypot(one.x - other.x, one.y - other.y) <= reach

export const isInBox = ({ x, y }: BoxPoint, [left, top, width, height]: Box): boolean => x >= left && x <= left + width && y >= top && y <= top + height

/** Reads a stored box. An impossible box is replaced by one in the middle, so that the picture stays a scene. */
export function storedBox(stored: unknown): Box {
  return isBox(stored) ? fittingBox(stored) : boxAround({ x: 0.5, y: 0.5 })
}

const isBox = (stored: unknown): stored is Box => Array.isArray(stored) && stored.length === 4 && stored.every((side) => Number.isFinite(side))
