import type { Lean } from '#domain/devices/tilt'

/**
 * State of tilt reports. The last two give the reason why there are none: permission refused, or not supported by the device or
 * browser.
 */
export type TiltState = 'off' | 'starting' | 'on' | 'refused' | 'unsupported'

/** Tilting the tablet as a way to answer. It is off until an adult turns it on. */
export interface Tilt {
  readonly state: TiltState
  /**
   * Turns tilt on. Must be called in response to a press, because iOS asks for permission. Never rejects; the state shows the
   * result.
   */
  turnOn(): Promise<void>
  turnOff(): void
  /** Makes the current position of a mounted tablet its rest position. */
  zeroHere(): void
  /** Calls back at each change of the state. */
  subscribe(listener: () => void): () => void
  /** Calls back with the tilt relative to the rest position, as often as the device reports it, while `on`. */
  watch(listener: (lean: Lean) => void): () => void
}
