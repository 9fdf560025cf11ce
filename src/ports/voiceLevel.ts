import type { Level } from '#domain/devices/voiceLevel'

/** Whether voices are heard. `room`: it listens how loud the room is. The last four say why it does not work. */
export type VoiceLevelState = 'off' | 'starting' | 'room' | 'on' | 'refused' | 'missing' | 'unsupported' | 'failed'

/** How loud it is before the device, as a way to answer. Off until an adult turns it on. Nothing is kept, sent or understood. */
export interface VoiceLevel {
  readonly state: VoiceLevelState
  /** How loud the room is, dB of full scale; null before it was listened to. Noise that came or went since is followed. */
  readonly roomDb: number | null
  /** Call it in answer to a press: the browser asks for permission. Then it listens to the room for 3 s. Never rejects. */
  turnOn(): Promise<void>
  turnOff(): void
  /** Listens to the room anew. */
  calibrate(): void
  /** Nothing lower (Hz; 0: everything is heard) is heard from now on. Where that is a change, it listens to the room anew. */
  cutBelow(hz: number): void
  /** Told at each change of the state. */
  subscribe(listener: () => void): () => void
  /** Told the level above the room about twenty times a second while `on` and nothing of our own sounds, and once when something begins to. */
  watch(listener: (level: Level) => void): () => void
}
