import type { Level } from '#domain/devices/voiceLevel'

/**
 * State of voice detection. `room`: it is measuring the room; `resting`: the microphone is closed until `wake`. The last four
 * states give the reason why it does not work.
 */
export type VoiceLevelState = 'off' | 'starting' | 'room' | 'on' | 'resting' | 'refused' | 'missing' | 'unsupported' | 'failed'

/**
 * Loudness near the device, as a way to answer. It is off until an adult turns it on. Sound is neither stored nor sent, and
 * speech is not recognised.
 */
export interface VoiceLevel {
  readonly state: VoiceLevelState
  /** Level of the room (dB of full scale), which follows later changes of noise; null until it is measured. */
  readonly roomDb: number | null
  /**
   * Turns detection on. Must be called in response to a press, because the browser asks for permission. Then measures the room for
   * 3 s. Never rejects.
   */
  turnOn(): Promise<void>
  turnOff(): void
  /** Closes the microphone until `wake`, if it is open. */
  rest(): void
  /** Opens a resting microphone again and measures the room again. Has no effect in other states. Never rejects. */
  wake(): void
  /** Measures the room again. */
  calibrate(): void
  /** Ignores frequencies below this one (Hz; 0 ignores none) from now on. If this is a change, measures the room again. */
  cutBelow(hz: number): void
  /** Calls back at each change of the state. */
  subscribe(listener: () => void): () => void
  /**
   * Calls back with the level above that of the room, about twenty times a second while `on` and the app is silent, and once when
   * the app's own sound starts.
   */
  watch(listener: (level: Level) => void): () => void
}
