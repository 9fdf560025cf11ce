import type { HandCount, HandFrame } from '#domain/hands/landmarks'
import type { WorkArea } from '#domain/hands/workArea'
import type { SessionCamera } from './sessionCamera'

/** Hand tracking by the camera, as a way for a child to answer. No picture is shown, stored or sent. */
export interface Hands extends SessionCamera {
  /** Calls back with each result, about ten times a second while the camera is `on`. */
  watch(listener: (frame: HandFrame) => void): () => void
  /**
   * Whether the camera is on but sees nothing, because it is covered or the room is dark. It stays on and continues when there is
   * light. Subscribers are notified of changes as of changes of the state.
   */
  readonly isDark: boolean
  /** Part of the picture that corresponds to the whole stage. Reset when the camera is turned off. */
  readonly area: WorkArea
  setArea(area: WorkArea): void
  /**
   * Sets the number of hands to look for, starting with the next picture. Each further hand takes time. Reset to two when the
   * camera is turned off.
   */
  setMost(most: HandCount): void
}
