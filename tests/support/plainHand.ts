import type { DetectedHand, Point } from '#domain/hands/landmarks'
import type { Place } from '#domain/geometry'

/** Joints of a finger from its base, straight and folded (metres). The position of the finger in the hand is added to them. */
const STRAIGHT: readonly Point[] = [
  [0, -0.09, 0],
  [0, -0.12, 0],
  [0, -0.145, 0],
  [0, -0.17, 0],
]
const FOLDED: readonly Point[] = [
  [0, -0.09, 0],
  [0, -0.12, 0],
  [0, -0.11, 0.03],
  [0, -0.085, 0.03],
]
const THUMB: readonly Point[] = [
  [-0.03, -0.02, 0],
  [-0.05, -0.04, 0],
  [-0.065, -0.06, 0],
  [-0.08, -0.075, 0],
]
const BESIDE = [-0.03, -0.01, 0.01, 0.03] as const
const [JOINTS, MIDDLE_BASE, PALM] = [21, 9, 0.08] as const

/** Returns a schematic hand, open or closed to a fist, with its palm at a point of the mirrored picture. */
export function plainHand({ x, y }: Place, isClosed: boolean, label: DetectedHand['label'] = 'Left'): DetectedHand {
  const finger = (isClosed ? FOLDED : STRAIGHT).slice()
  const world: Point[] = [[0, 0, 0], ...THUMB, ...BESIDE.flatMap((beside) => finger.map(([fx, fy, fz]): Point => [fx + beside, fy, fz]))]
  const keypoints = Array.from({ length: JOINTS }, (_, joint) => [1 - x, y + (joint === 0 ? PALM : joint === MIDDLE_BASE ? -PALM : 0)] as const)
  return { label, score: 1, keypoints, world }
}

/** Returns the position in the mirrored picture of a hand that points at a place of the stage, with the default area. */
export const inPicture = ({ x, y }: Place): Place => ({ x: x * 0.8 + 0.1, y: y * 0.8 + 0.1 })
