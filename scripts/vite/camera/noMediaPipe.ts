/**
 * Replaces `@mediapipe/hands`, `face_mesh` and `face_detection` in the build. TensorFlow's libraries import them for a runtime that is not
 * used here.
 */
const leftOut = (): never => {
  throw new Error('Only the tfjs runtime is in this build.')
}

export const Hands = leftOut
export const FaceMesh = leftOut
export const FaceDetection = leftOut
