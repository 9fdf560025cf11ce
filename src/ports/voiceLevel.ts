import type { Level } from '#domain/devices/voiceLevel'

/** Whether voices are heard. `room`: it listens how loud the room is. The last four say why it does not work. */
export type VoiceLevelState = 'off' | 'starting' | 'room' | 'on' | 'refused' | 'missing' | 'unsupported' | 'failed'

/** How loud it is before the device, as a way to answer. Off until an adult turns it on. Nothing is kept, sent or understood. */
export interface VoiceLevel {
  readonly state: VoiceLevelState
  /** How loud the room was when it was listened to last, dB of full scale; null before. */
  readonly roomDb: number | null
  /** Call it in answer to a press: the browser asks for permission. Then it listens to the room for 3 s. Never rejects. */
  turnOn(): Promise<void>
  turnOff(): void
  /** Listens to the room anew. */
  calibrate(): void
  /** Told at each change of the state. */
  subscribe(listener: () => void): () => void
  /** Told the level above the room about twenty times a second, while `on` and nothing of our own sounds. */
  watch(listener: (level: Level) => void): () => void
}
