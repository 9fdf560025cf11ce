import type { Instant } from '#domain/time'

/** Maximum length of a recording of a word (ms). */
export const MAX_RECORDING_MS = 6000

/** Entry for a recording in a list. */
interface RecordingNote {
  /** Key of the utterance: see `utteranceKey`. */
  readonly utterance: string
  readonly recordedAt: Instant
  readonly bytes: number
}

/** A recording with its sound file, as it was recorded. */
export interface Recording extends RecordingNote {
  readonly blob: Blob
}

/**
 * Recordings that familiar people made for a child, one per word. They stay on this device. Every method rejects with a
 * StoreError only (`storage-full` if the disk refuses); the stored data is then unchanged.
 */
export interface Recordings {
  /** Stores a recording, which replaces an earlier one of the same utterance. `recordedAt` is set if it was made earlier. */
  keep(childId: string, utterance: string, blob: Blob, recordedAt?: Instant): Promise<void>
  find(childId: string, utterance: string): Promise<Recording | null>
  list(childId: string): Promise<readonly RecordingNote[]>
  remove(childId: string, utterance: string): Promise<void>
  /** Deletes all recordings made for a child. */
  removeAll(childId: string): Promise<void>
}
