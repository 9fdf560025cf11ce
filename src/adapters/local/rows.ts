import type { SessionHeader } from '#domain/activities/session'
import type { PhotoNote } from '#domain/photos/photo'
import type { Instant } from '#domain/time'
import type { PlayEvent } from '#domain/trials/engine/events'
import type { DocumentData } from '#ports/documents'
import type { PasswordHash } from './passwords'

/** One document. `version` is a new random stamp after every write, so that a document that is deleted and created again counts as changed. */
export interface DocumentRow {
  readonly path: string
  /** Path of the document's collection. */
  readonly parent: string
  /** Last segment of the collection's path, for queries over a whole group. */
  readonly group: string
  readonly id: string
  readonly data: DocumentData
  readonly version: string
}

/** A person who can sign in on this device. `secret` is null for people of the demo, who have no password. */
export interface IdentityRow {
  readonly uid: string
  /** Email address, trimmed and in lower case. */
  readonly email: string
  readonly emailVerified: boolean
  readonly displayName: string
  readonly secret: PasswordHash | null
}

/** Number of consecutive failed sign-ins for an address, whether or not the address exists. */
export interface AttemptRow {
  readonly email: string
  readonly failures: number
  readonly lastAt: Instant
}

/** A code that was shown to a person. Only its hash is stored. `uid` is null for an address that does not exist. */
export interface CodeRow {
  /** Purpose of the code; absent for a password reset. */
  readonly purpose?: 'verify'
  readonly digest: string
  readonly email: string
  readonly uid: string | null
  readonly expiresAt: Instant
}

/** A fact about this device: who is signed in (`user`, with the uid as its value), or whether the demo has been written (`demo`). */
export interface DeviceRow {
  readonly key: 'user' | 'demo'
  readonly value: string
}

export interface JournalSessionRow {
  readonly id: string
  readonly header: SessionHeader
  readonly status: 'open' | 'closed'
  readonly lastWriteAt: Instant
}

/** The events that were appended together. Chunks are read back in the order of `seq`. */
export interface JournalChunkRow {
  readonly seq?: number
  readonly sessionId: string
  readonly events: readonly PlayEvent[]
}

/** A recording made for a child. It is stored as bytes, because some browsers lose Blobs. */
export interface RecordingRow {
  readonly childId: string
  readonly utterance: string
  readonly recordedAt: Instant
  readonly type: string
  readonly bytes: ArrayBuffer
}

/** A child's photo, stored as bytes for the same reason. */
export interface PhotoRow extends Omit<PhotoNote, 'bytes'> {
  readonly childId: string
  readonly type: string
  readonly picture: ArrayBuffer
}
