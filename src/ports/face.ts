import type { FaceFrame } from '#domain/face/face'
import type { SessionCamera } from './sessionCamera'

/** The camera as an observer of the face. No picture is shown, stored or sent. */
export interface Face extends SessionCamera {
  /** Called with each result while `on`, at most ten times a second for `facing`, and as often as pictures can be judged while a pointer is needed. */
  watch(listener: (frame: FaceFrame) => void): () => void
  /** Whether a pointer is needed besides `facing`. False again when the camera is turned off. */
  setPointing(wanted: boolean): void
}
