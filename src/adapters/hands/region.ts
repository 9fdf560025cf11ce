import type { Point } from '#domain/hands/landmarks'

/*
 * Which square of a picture is looked at. The shapes follow MediaPipe Hands (Zhang et al. 2020, arXiv:2006.10214;
 * mediapipe/modules/hand_landmark): the square around a palm, and the square around known joints.
 * Places and lengths are in pixels of the camera's picture, x to the right and y downwards.
 */

/** A place in the picture, in pixels. */
export type ImagePoint = readonly [x: number, y: number]

/** A square around `x`, `y` with sides of `size`, turned by `turn` (radians, clockwise as one sees it). */
export interface Region {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
}

/** A palm as the first model finds it. */
export interface Palm {
  /** 0 to 1. */
  readonly score: number
  /** The square around the palm without fingers: its middle and its longer side. */
  readonly middle: ImagePoint
  readonly size: number
  readonly wrist: ImagePoint
  readonly middleBase: ImagePoint
}

/** The hand reaches beyond its palm: so many palms wide, and half a palm farther towards the fingers. */
const PALM_TO_HAND = { scale: 2.6, shift: 0.5 } as const
/** The same for the square around the wrist and the lower finger joints. */
const JOINTS_TO_HAND = { scale: 2, shift: 0.1 } as const
/** Joints that stay where they are when fingers bend: wrist, thumb without its tip, first two of each finger. */
const steadyJoints = [0, 1, 2, 3, 5, 6, 9, 10, 13, 14, 17, 18]

/** The square of the whole hand, with its fingers upwards. */
export function regionOfPalm({ middle, size, wrist, middleBase }: Palm): Region {
  return grown({ x: middle[0], y: middle[1], size, turn: uprightTurn(wrist, middleBase) }, PALM_TO_HAND)
}

/** The square of the whole hand from its 21 joints: surer than the palm, and the one to look at in the next picture. */
export function regionOfJoints(joints: readonly ImagePoint[]): Region {
  const at = (joint: number): ImagePoint => joints[joint] ?? [0, 0]
  const [index, middle, ring] = [at(5), at(9), at(13)]
  // MediaPipe weighs the middle finger as much as its two neighbours together.
  const towards: ImagePoint = [(index[0] + ring[0]) / 4 + middle[0] / 2, (index[1] + ring[1]) / 4 + middle[1] / 2]
  const turn = uprightTurn(at(0), towards)
  const upright = steadyJoints.map((joint) => rotated(at(joint), -turn))
  const [left, right] = [Math.min(...upright.map(([x]) => x)), Math.max(...upright.map(([x]) => x))]
  const [top, bottom] = [Math.min(...upright.map(([, y]) => y)), Math.max(...upright.map(([, y]) => y))]
  const [x, y] = rotated([(left + right) / 2, (top + bottom) / 2], turn)
  return grown({ x, y, size: Math.max(right - left, bottom - top), turn }, JOINTS_TO_HAND)
}

/** A place in the square, as fractions of its side, as a place in the picture. */
export function outOf({ x, y, size, turn }: Region, [across, down]: ImagePoint): ImagePoint {
  const [right, below] = rotated([(across - 0.5) * size, (down - 0.5) * size], turn)
  return [x + right, y + below]
}

/** A point in space, told by a turned square, as it stands before the camera. */
export function turnedBack([x, y, z]: Point, { turn }: Region): Point {
  const [right, below] = rotated([x, y], turn)
  return [right, below, z]
}

/** Of the smaller of two squares, the share that lies in the other, 0 to 1 (their turns do not matter). */
export function overlap(one: Region, other: Region): number {
  const shared = (axis: 'x' | 'y') =>
    Math.max(0, Math.min(one[axis] + one.size / 2, other[axis] + other.size / 2) - Math.max(one[axis] - one.size / 2, other[axis] - other.size / 2))
  return (shared('x') * shared('y')) / Math.min(one.size, other.size) ** 2
}

const uprightTurn = (wrist: ImagePoint, towards: ImagePoint): number => Math.atan2(towards[0] - wrist[0], wrist[1] - towards[1])

const rotated = ([x, y]: ImagePoint, turn: number): ImagePoint => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]

function grown({ x, y, size, turn }: Region, { scale, shift }: { readonly scale: number; readonly shift: number }): Region {
  const [right, below] = rotated([0, -shift * size], turn)
  return { x: x + right, y: y + below, size: size * scale, turn }
}
