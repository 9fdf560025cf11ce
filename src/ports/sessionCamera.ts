/**
 * Whether a camera works. `resting`: wanted for this session, and released for now. The last six say why it does not:
 * no permission, no camera, in use elsewhere, taken away while running, a browser without it, no model.
 */
export type CameraState = 'off' | 'starting' | 'on' | 'resting' | 'refused' | 'missing' | 'busy' | 'ended' | 'unsupported' | 'failed'

/** A camera that is off until an adult turns it on, for one session. */
export interface SessionCamera {
  readonly state: CameraState
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
}
