import type { HandCount, HandFrame } from '#domain/hands/landmarks'
import type { WorkArea } from '#domain/hands/workArea'
import type { SessionCamera } from './sessionCamera'

/** Hand tracking by the camera, with which a child can answer. No picture is shown, stored or sent. */
export interface Hands extends SessionCamera {
  /** Called with each result, about ten times a second while `on`. */
  watch(listener: (frame: HandFrame) => void): () => void
  /**
   * Whether it is on but sees nothing: it is covered, or the room is dark. It stays on and continues when there is light. A change is reported as one of
   * the state.
   */
  readonly isDark: boolean
  /** The part of the picture that corresponds to the whole stage. Reset when the camera is turned off. */
  readonly area: WorkArea
  setArea(area: WorkArea): void
  /** Sets the number of hands to look for from the next picture on: each further one takes time. Reset to two when the camera is turned off. */
  setMost(most: HandCount): void
}
