import type { Instant } from '#domain/time'

/** The longest recording of a word. */
export const MAX_RECORDING_MS = 6000

/** One recording, as the list of them shows it. */
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
 * What people who know a child recorded for it, word by word. It stays on this device. Every method rejects with a
 * StoreError (`storage-full` when the disk refuses) and nothing else; what was kept before is then still there.
 */
export interface Recordings {
  /** Replaces an earlier recording of the same. `recordedAt` where it was made before. */
  keep(childId: string, utterance: string, blob: Blob, recordedAt?: Instant): Promise<void>
  find(childId: string, utterance: string): Promise<Recording | null>
  list(childId: string): Promise<readonly RecordingNote[]>
  remove(childId: string, utterance: string): Promise<void>
  /** Takes away everything that was recorded for a child. */
  removeAll(childId: string): Promise<void>
}
