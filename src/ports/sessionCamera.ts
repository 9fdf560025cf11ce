/**
 * Whether a camera works. `resting`: wanted for this session, and released for now. The last six give the reason why it does not: no permission, no camera, in
 * use elsewhere, taken away while running, a browser without one, no model.
 */
export type CameraState = 'off' | 'starting' | 'on' | 'resting' | 'refused' | 'missing' | 'busy' | 'ended' | 'unsupported' | 'failed'

/** A camera that is off until an adult turns it on, for one session. */
export interface SessionCamera {
  readonly state: CameraState
  /** Call it in response to a press, because the browser asks for permission. Never rejects; the state shows the result. */
  turnOn(): Promise<void>
  /** Releases the camera and forgets that it was wanted. */
  turnOff(): void
  /** Releases the camera for a while: pause, a hidden page. */
  rest(): void
  /** Takes it again if it is resting. */
  wake(): void
  /** Called at each change of the state. */
  subscribe(listener: () => void): () => void
}
