import type { Instant } from '#domain/time'
import { storedBox } from '#domain/photos/box'
import { storedMarks } from '#domain/photos/face'
import type { PhotoNote } from '#domain/photos/photo'
import type { Photos } from '#ports/photos'
import type { PhotoRow } from './rows'
import type { LocalDatabase } from './database'
import { attempt } from './failures'

interface Parts {
  readonly database: LocalDatabase
  readonly clock: () => Instant
}

/** Stores photos in IndexedDB. They cannot leave the device. */
export function createLocalPhotos({ database, clock }: Parts): Photos {
  const { photos } = database

  return {
    keep: (childId, { blob, wordId, name, category, parts, face, scene, look, savedAt = clock() }) =>
      attempt(async () => {
        const picture = await blob.arrayBuffer()
        const marked = { ...(face === undefined ? {} : { face }), ...(scene === undefined ? {} : { scene }) }
        await photos.put({ childId, wordId, name, category, parts, ...marked, look, savedAt, type: blob.type, picture })
      }),

    find: (childId, wordId) =>
      attempt(async () => {
        const row = await photos.get([childId, wordId])
        return row === undefined ? null : { ...noteOf(row), blob: new Blob([row.picture], { type: row.type }) }
      }),

    list: (childId) => attempt(async () => (await photos.where({ childId }).toArray()).map(noteOf).toSorted((one, other) => one.savedAt - other.savedAt)),

    remove: (childId, wordId) => attempt(() => photos.delete([childId, wordId])),

    removeAll: (childId) => attempt(async () => void (await photos.where({ childId }).delete())),
  }
}

function noteOf({ wordId, name, category, parts, face: stored, scene, look, savedAt, picture }: PhotoRow): PhotoNote {
  // Marks that cannot belong to a face do not change the rest of the photo.
  const face = storedMarks(stored)
  return {
    wordId,
    name,
    category,
    parts,
    ...(face === null ? {} : { face }),
    ...(scene === undefined ? {} : { scene: storedBox(scene) }),
    look,
    savedAt,
    bytes: picture.byteLength,
  }
}
