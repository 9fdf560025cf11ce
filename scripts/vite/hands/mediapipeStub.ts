/** Stands for `@mediapipe/hands` in the bundle: its own engine is not used, and its file cannot be bundled. Only its models are taken. */
export function Hands(): never {
  throw new Error('Hands are found by the other engine.')
}
