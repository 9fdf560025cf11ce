import type { Lean } from '#domain/devices/tilt'

/** Whether leaning is told. The last two say why it is not: no permission, a device or browser without it. */
export type TiltState = 'off' | 'starting' | 'on' | 'refused' | 'unsupported'

/** Leaning the tablet as a way to answer. Off until an adult turns it on. */
export interface Tilt {
  readonly state: TiltState
  /** Call it in answer to a press: iOS asks for permission. Never rejects; the state tells how it went. */
  turnOn(): Promise<void>
  turnOff(): void
  /** As the tablet is now, it is at rest: for one that is mounted. */
  zeroHere(): void
  /** Told at each change of the state. */
  subscribe(listener: () => void): () => void
  /** Told how it leans from its rest, as often as the device tells, while `on`. */
  watch(listener: (lean: Lean) => void): () => void
}
