import type { SessionHeader } from '#domain/activities/session'
import type { PhotoNote } from '#domain/photos/photo'
import type { Instant } from '#domain/time'
import type { PlayEvent } from '#domain/trials/engine/events'
import type { DocumentData } from '#ports/documents'
import type { PasswordHash } from './passwords'

/** One document. `version` is a new random stamp at every write, so that deleting and recreating it counts as a change. */
export interface DocumentRow {
  readonly path: string
  /** Path of its collection. */
  readonly parent: string
  /** Last segment of the collection's path, for queries over a whole group. */
  readonly group: string
  readonly id: string
  readonly data: DocumentData
  readonly version: string
}

/** One person who can sign in on this device. `secret` is null for people of the demo, who have no password. */
export interface IdentityRow {
  readonly uid: string
  /** Trimmed and in lower case. */
  readonly email: string
  readonly emailVerified: boolean
  readonly displayName: string
  readonly secret: PasswordHash | null
}

/** Consecutive failed sign-ins for an address, whether or not it exists. */
export interface AttemptRow {
  readonly email: string
  readonly failures: number
  readonly lastAt: Instant
}

/** A code that was shown, stored only as a digest. `uid` is null for an address that does not exist. */
export interface CodeRow {
  /** Missing for a password reset. */
  readonly purpose?: 'verify'
  readonly digest: string
  readonly email: string
  readonly uid: string | null
  readonly expiresAt: Instant
}

/** Facts about this device: who is signed in (`user`, with the uid as value) and whether the demo was seeded (`demo`). */
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

/** The events of one append. Chunks are read back in the order of `seq`. */
export interface JournalChunkRow {
  readonly seq?: number
  readonly sessionId: string
  readonly events: readonly PlayEvent[]
}

/** A recording made for a child: bytes rather than a Blob, which some browsers lose. */
export interface RecordingRow {
  readonly childId: string
  readonly utterance: string
  readonly recordedAt: Instant
  readonly type: string
  readonly bytes: ArrayBuffer
}

/** A child's photo: bytes rather than a Blob, as above. */
export interface PhotoRow extends Omit<PhotoNote, 'bytes'> {
  readonly childId: string
  readonly type: string
  readonly picture: ArrayBuffer
}
