import type { Instant } from '#domain/time'
import type { Recordings } from '#ports/recordings'
import type { LocalDatabase } from './database'
import { attempt } from './failures'

interface Parts {
  readonly database: LocalDatabase
  readonly clock: () => Instant
}

/** Stores recordings in IndexedDB. They cannot leave the device. */
export function createLocalRecordings({ database, clock }: Parts): Recordings {
  const { recordings } = database

  return {
    keep: (childId, utterance, blob, recordedAt = clock()) =>
      attempt(async () => {
        const bytes = await blob.arrayBuffer()
        await recordings.put({ childId, utterance, recordedAt, type: blob.type, bytes })
      }),

    find: (childId, utterance) =>
      attempt(async () => {
        const row = await recordings.get([childId, utterance])
        if (row === undefined) return null
        return { utterance, recordedAt: row.recordedAt, bytes: row.bytes.byteLength, blob: new Blob([row.bytes], { type: row.type }) }
      }),

    list: (childId) =>
      attempt(async () => {
        const rows = await recordings.where({ childId }).toArray()
        return rows.map(({ utterance, recordedAt, bytes }) => ({ utterance, recordedAt, bytes: bytes.byteLength }))
      }),

    remove: (childId, utterance) => attempt(() => recordings.delete([childId, utterance])),

    removeAll: (childId) => attempt(async () => void (await recordings.where({ childId }).delete())),
  }
}
