/**
 * Why nothing could be recorded. `refused`: by the person or the browser. `missing`: no microphone. `busy`: in use by another program. `ended`: it went
 * away during the recording. `unsupported`: this browser cannot record. `silent`: nothing was heard.
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

/** A recording under way. */
export interface RecordingInProgress {
  /** The sound without the silence at its ends. Rejects with a RecorderError. Resolves by itself at the maximum length. */
  readonly finished: Promise<Blob>
  /** Ends it and keeps it. */
  stop(): void
  /** Ends and discards it: `finished` never settles. */
  cancel(): void
}

/** The device's microphone. */
export interface Recorder {
  /** Asks for the microphone and starts. `onLevel` receives the loudness, 0 to 1, about ten times a second. Rejects with a RecorderError. */
  start(onLevel: (level: number) => void): Promise<RecordingInProgress>
}
