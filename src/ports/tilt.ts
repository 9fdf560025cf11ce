import type { Lean } from '#domain/devices/tilt'

/** Whether tilt is reported. The last two say why not: no permission, a device or browser without it. */
export type TiltState = 'off' | 'starting' | 'on' | 'refused' | 'unsupported'

/** Tilting the tablet as a way to answer. Off until an adult turns it on. */
export interface Tilt {
  readonly state: TiltState
  /** Call it in response to a press: iOS asks for permission. Never rejects; the state shows the result. */
  turnOn(): Promise<void>
  turnOff(): void
  /** Makes the current position of a mounted tablet its rest position. */
  zeroHere(): void
  /** Called at each change of the state. */
  subscribe(listener: () => void): () => void
  /** Calls back with the tilt from the rest position, as often as the device reports it, while `on`. */
  watch(listener: (lean: Lean) => void): () => void
}
