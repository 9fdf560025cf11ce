import type { Level } from '#domain/devices/voiceLevel'

/** Whether voices are heard. `room`: it is measuring the room; `resting`: closed until `wake`. The last four say why it does not work. */
export type VoiceLevelState = 'off' | 'starting' | 'room' | 'on' | 'resting' | 'refused' | 'missing' | 'unsupported' | 'failed'

/** Loudness near the device, as a way to answer. Off until an adult turns it on. Nothing is stored, sent or understood. */
export interface VoiceLevel {
  readonly state: VoiceLevelState
  /** Level of the room, dB of full scale; null before it was measured. Later changes of noise are followed. */
  readonly roomDb: number | null
  /** Call it in response to a press: the browser asks for permission. Then it measures the room for 3 s. Never rejects. */
  turnOn(): Promise<void>
  turnOff(): void
  /** Closes the microphone, if it is open, until `wake`. */
  rest(): void
  /** Opens a resting microphone again and measures the room again. Without an effect in other states. Never rejects. */
  wake(): void
  /** Measures the room again. */
  calibrate(): void
  /** Ignores lower frequencies (Hz; 0: hears everything) from now on. If that is a change, it measures the room again. */
  cutBelow(hz: number): void
  /** Called at each change of the state. */
  subscribe(listener: () => void): () => void
  /** Calls back with the level above the room about twenty times a second, while `on` and the app is silent, and once when the app's own sound starts. */
  watch(listener: (level: Level) => void): () => void
}
