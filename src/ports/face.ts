import type { FaceFrame } from '#domain/face/face'
import type { WorkArea } from '#domain/hands/workArea'
import type { SessionCamera } from './sessionCamera'

/** Observation of the face by the camera. No picture is shown, stored or sent. */
export interface Face extends SessionCamera {
  /**
   * Calls back with each result while the camera is `on`: at most ten times a second for `facing`, and as often as pictures can be
   * processed while a pointer is needed.
   */
  watch(listener: (frame: FaceFrame) => void): () => void
  /** Sets whether a pointer is needed in addition to `facing`. Reset to false when the camera is turned off. */
  setPointing(wanted: boolean): void
}

/**
 * Face tracking for pointing with the head, with each child's comfortable range. Ranges are never stored and are lost when the
 * page closes.
 */
export interface PointingFace extends Face {
  /** Returns the part of the pointer's plane that corresponds to the whole stage. */
  areaOf(childId: string): WorkArea
  /** Sets a child's range; null restores the usual one. */
  setArea(childId: string, area: WorkArea | null): void
}
