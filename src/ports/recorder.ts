/**
 * Reason why nothing could be recorded. `refused`: by the person or the browser. `missing`: there is no microphone. `busy`:
 * another program uses it. `ended`: it was disconnected during the recording. `unsupported`: this browser cannot record.
 * `silent`: nothing was heard.
 */
export type RecorderFailure = 'refused' | 'missing' | 'busy' | 'ended' | 'unsupported' | 'silent'

export class RecorderError extends Error {
  readonly reason: RecorderFailure
  constructor(reason: RecorderFailure, message: string = reason) {
    super(message)
    this.name = 'RecorderError'
    this.reason = reason
  }
}

/** A recording in progress. */
export interface RecordingInProgress {
  /**
   * Resolves to the sound without the silence at its ends, at the latest when the maximum length is reached. Rejects with a
   * RecorderError.
   */
  readonly finished: Promise<Blob>
  /** Ends the recording and keeps it. */
  stop(): void
  /** Ends the recording and discards it. `finished` then never settles. */
  cancel(): void
}

/** The device's microphone. */
export interface Recorder {
  /**
   * Asks for permission to use the microphone and starts recording. `onLevel` receives the loudness (0 to 1) about ten times a
   * second. Rejects with a RecorderError.
   */
  start(onLevel: (level: number) => void): Promise<RecordingInProgress>
}
