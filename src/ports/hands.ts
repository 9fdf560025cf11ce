import type { HandFrame } from '#domain/hands/landmarks'
import type { SessionCamera } from './sessionCamera'

/** The camera as a way to answer. No picture is shown, kept or sent. */
export interface Hands extends SessionCamera {
  /** Told what was seen, about ten times a second while `on`. */
  watch(listener: (frame: HandFrame) => void): () => void
}
