import type { FaceFrame } from '#domain/face/face'
import { followFace, noFace, pointerOf } from '#domain/face/follow'
import { DARK } from '#domain/hands/movement'
import type { FaceDetection } from './detection'

/** The only data that leave the worker: the state and, if requested, one point. `isStill` means that nothing has moved, so that the next look may wait. */
export interface FaceLook extends Omit<FaceFrame, 'at'> {
  readonly isStill: boolean
}

/** Returns a function that judges consecutive pictures, each taken at `at` (ms). */
export function createFaceSearch(detection: FaceDetection): (image: Parameters<FaceDetection['detect']>[0], at: number, points: boolean) => Promise<FaceLook> {
  let followed = noFace
  return async (image, at, points) => {
    const { pose, isStill, brightness } = await detection.detect(image, at, !points)
    followed = followFace(followed, pose, at)
    return { facing: followed.facing, isDark: brightness < DARK, pointer: points ? pointerOf(followed) : null, isStill }
  }
}
