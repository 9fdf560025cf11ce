import type { FaceFrame } from '#domain/face/face'
import type { WorkArea } from '#domain/hands/workArea'
import type { SessionCamera } from './sessionCamera'

/** The camera as an observer of the face. No picture is shown, stored or sent. */
export interface Face extends SessionCamera {
  /** Called with each result while `on`, at most ten times a second for `facing`, and as often as pictures can be judged while a pointer is needed. */
  watch(listener: (frame: FaceFrame) => void): () => void
  /** Whether a pointer is needed besides `facing`. False again when the camera is turned off. */
  setPointing(wanted: boolean): void
}

/** Face tracking for pointing with the head, with each child's comfortable range. Ranges are never stored and are lost when the page is left. */
export interface PointingFace extends Face {
  /** The part of the pointer's plane that maps to the whole stage. */
  areaOf(childId: string): WorkArea
  /** Sets a child's range; null restores the usual one. */
  setArea(childId: string, area: WorkArea | null): void
}
