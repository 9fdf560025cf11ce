/** Replaces `@mediapipe/hands` in the build: hand-pose-detection imports it for a runtime that is not used here. */
export function Hands(): never {
  throw new Error('Only the tfjs runtime is in this build.')
}
