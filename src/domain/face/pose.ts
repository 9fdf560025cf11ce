/** A landmark in pixels of the picture. `z` is in the same unit and negative toward the camera. */
export type FaceLandmark = readonly [x: number, y: number, z: number]

/** The landmarks of one face that are used. Left and right are the person's own. */
export interface FaceLandmarks {
  /** Outer and inner corner of the eye. */
  readonly rightEye: readonly FaceLandmark[]
  readonly leftEye: readonly FaceLandmark[]
  /** Tip of the nose and the points around it. */
  readonly nose: readonly FaceLandmark[]
}

/**
 * Direction in which a head is turned, in its own axes: a head that is tilted, lying down or farther away has the same pose.
 * Each value is the nose's offset from the middle between the eyes, divided by the distance of the eyes in space: about half of
 * the sine of the angle.
 */
export interface HeadPose {
  /** Turn to a side, positive toward the person's own left. */
  readonly turn: number
  /** Nod, positive downward. A head that is upright has about `STRAIGHT_NOD`, because the nose is below the eyes. */
  readonly nod: number
}

export const STRAIGHT_NOD = 0.42

/** Returns the pose of a face, or null if both eyes are at the same point. */
export function poseOf({ rightEye, leftEye, nose }: FaceLandmarks): HeadPose | null {
  const [right, left, tip] = [middle(rightEye), middle(leftEye), middle(nose)]
  const [dx, dy] = [left[0] - right[0], left[1] - right[1]]
  const flat = Math.hypot(dx, dy)
  // When a head turns, the distance between the eyes stays the same in space, but not in the picture.
  const apart = Math.hypot(flat, left[2] - right[2])
  if (flat === 0) return null
  const [x, y] = [tip[0] - (right[0] + left[0]) / 2, tip[1] - (right[1] + left[1]) / 2]
  const [along, across] = [dx / flat, dy / flat]
  return { turn: (x * along + y * across) / apart, nod: (y * along - x * across) / apart }
}

function middle(points: readonly FaceLandmark[]): FaceLandmark {
  const mean = (axis: 0 | 1 | 2) => points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length)
  return [mean(0), mean(1), mean(2)]
}
