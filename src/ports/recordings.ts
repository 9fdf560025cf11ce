import type { Instant } from '#domain/time'

/** Longest recording of a word (ms). */
export const MAX_RECORDING_MS = 6000

/** A recording's entry in a list. */
interface RecordingNote {
  /** See `utteranceKey`. */
  readonly utterance: string
  readonly recordedAt: Instant
  readonly bytes: number
}

/** A sound file, as it was recorded. */
export interface Recording extends RecordingNote {
  readonly blob: Blob
}

/**
 * Recordings made for a child by people who know it, word by word. They stay on this device. Every method rejects with a StoreError only (`storage-full` when
 * the disk refuses); the stored data is then unchanged.
 */
export interface Recordings {
  /** Replaces an earlier recording of the same utterance. `recordedAt` if it was made before. */
  keep(childId: string, utterance: string, blob: Blob, recordedAt?: Instant): Promise<void>
  find(childId: string, utterance: string): Promise<Recording | null>
  list(childId: string): Promise<readonly RecordingNote[]>
  remove(childId: string, utterance: string): Promise<void>
  /** Deletes all recordings made for a child. */
  removeAll(childId: string): Promise<void>
}
