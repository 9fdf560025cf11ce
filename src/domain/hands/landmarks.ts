import type { Place } from '../geometry'
import type { Movement } from './movement'

/** A point in metres, relative to the middle of the hand. */
export type Point = readonly [x: number, y: number, z: number]

/**
 * One hand as reported by the detector. `keypoints` has 21 joints in the camera's picture, not mirrored, as fractions of its
 * width and height; `world` has the same joints in space. `label` is the side according to the detector, which assumes a
 * mirrored picture.
 */
export interface DetectedHand {
  readonly label: 'Left' | 'Right'
  /** The detector's confidence, 0 to 1. */
  readonly score: number
  readonly keypoints: readonly (readonly [x: number, y: number])[]
  readonly world: readonly Point[]
}

/** Number of hands that the detector looks for. */
export type HandCount = 1 | 2
export const MOST_HANDS: HandCount = 2

/** Hands and movement in one camera picture, taken at `at` (ms on the `performance.now()` clock). */
export interface HandFrame {
  readonly at: number
  readonly hands: readonly DetectedHand[]
  /** Movement of anyone in the picture; null until it can be measured. */
  readonly movement?: Movement | null
}

export type HandSide = 'left' | 'right'

/** Returns the side of the person's own hand, which is the opposite of the detector's label. */
export const handSideOf = ({ label }: Pick<DetectedHand, 'label'>): HandSide => (label === 'Left' ? 'right' : 'left')

/** Numbers of joints in the detector's list of 21. */
export const landmarks = {
  wrist: 0,
  thumbTip: 4,
  indexBase: 5,
  indexTip: 8,
  middleBase: 9,
  middleTip: 12,
  ringBase: 13,
  ringTip: 16,
  littleBase: 17,
  littleTip: 20,
} as const
export type HandLandmark = keyof typeof landmarks

/** Converts a joint to the mirrored picture, in which a hand moves in the same direction as the person's own. */
export function mirrored({ keypoints }: Pick<DetectedHand, 'keypoints'>, joint: HandLandmark): Place {
  const [x, y] = keypoints[landmarks[joint]] ?? [0.5, 0.5]
  return { x: 1 - x, y }
}
