/**
 * State of a camera. `resting`: it is wanted for this session and released for now. The last six states give the reason why it
 * does not work: permission refused, no camera, in use elsewhere, taken away while running, not supported by the browser, model
 * not loaded.
 */
export type CameraState = 'off' | 'starting' | 'on' | 'resting' | 'refused' | 'missing' | 'busy' | 'ended' | 'unsupported' | 'failed'

/** A camera that is off until an adult turns it on for one session. */
export interface SessionCamera {
  readonly state: CameraState
  /**
   * Turns the camera on. Must be called in response to a press, because the browser asks for permission. Never rejects; the state
   * shows the result.
   */
  turnOn(): Promise<void>
  /** Releases the camera. It is no longer wanted for this session. */
  turnOff(): void
  /** Releases the camera for a while, such as during a pause or while the page is hidden. */
  rest(): void
  /** Turns a resting camera on again. */
  wake(): void
  /** Calls back at each change of the state. */
  subscribe(listener: () => void): () => void
}
