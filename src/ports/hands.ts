import type { HandFrame } from '#domain/hands/landmarks'

/**
 * Whether hands are seen. `resting`: wanted for this session, and released for now. The last six say why it does not
 * work: no permission, no camera, in use elsewhere, taken away while running, a browser without it, no model.
 */
export type HandsState = 'off' | 'starting' | 'on' | 'resting' | 'refused' | 'missing' | 'busy' | 'ended' | 'unsupported' | 'failed'

/** The camera as a way to answer. Off until an adult turns it on, for one session. No picture is shown, kept or sent. */
export interface Hands {
  readonly state: HandsState
  /** Call it in answer to a press: the browser asks for permission. Never rejects; the state tells how it went. */
  turnOn(): Promise<void>
  /** Lets go of the camera; what was asked for is forgotten. */
  turnOff(): void
  /** Lets go of the camera for a while: pause, a hidden page. */
  rest(): void
  /** Takes it again where it rests. */
  wake(): void
  /** Told at each change of the state. */
  subscribe(listener: () => void): () => void
  /** Told what was seen, about ten times a second while `on`. */
  watch(listener: (frame: HandFrame) => void): () => void
}
