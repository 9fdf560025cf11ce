import type { Place } from '../geometry'
import type { Movement } from './movement'

/** A point in metres, from the middle of the hand. */
export type Point = readonly [x: number, y: number, z: number]

/**
 * One hand as the detector reports it. 21 joints each: in the camera's picture as fractions of its width and height, not mirrored, and in space. `label` is the
 * detector's side, which assumes a mirrored picture.
 */
export interface DetectedHand {
  readonly label: 'Left' | 'Right'
  /** Confidence of the detector, 0 to 1. */
  readonly score: number
  readonly keypoints: readonly (readonly [x: number, y: number])[]
  readonly world: readonly Point[]
}

/** Number of hands to look for. */
export type HandCount = 1 | 2
export const MOST_HANDS: HandCount = 2

/** The content of one camera picture, taken at `at` (ms, on the `performance.now()` base). */
export interface HandFrame {
  readonly at: number
  readonly hands: readonly DetectedHand[]
  /** Movement of anyone in the picture; null while it cannot be measured yet. */
  readonly movement?: Movement | null
}

export type HandSide = 'left' | 'right'

/** The person's own hand: the opposite of the detector's label. */
export const handSideOf = ({ label }: Pick<DetectedHand, 'label'>): HandSide => (label === 'Left' ? 'right' : 'left')

/** Joints by their number in the list of 21. */
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

/** Converts a joint to the mirrored picture, in which a hand moves to the side to which the person moves it. */
export function mirrored({ keypoints }: Pick<DetectedHand, 'keypoints'>, joint: HandLandmark): Place {
  const [x, y] = keypoints[landmarks[joint]] ?? [0.5, 0.5]
  return { x: 1 - x, y }
}
