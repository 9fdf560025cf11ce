import { useCallback, useEffect, useState } from 'react'
import type { PhotoNote } from '#domain/photos/photo'
import { isOwnWord } from '#domain/words/ownWords'
import { nameOf, utteranceKey } from '#domain/words/utterance'
import { StoreError } from '#ports/documents'
import type { NewPhoto, Photo } from '#ports/photos'
import type { Recordings } from '#ports/recordings'
import { useServices } from '#app/services/services'

/** A message about the list. It keeps a deleted photo, so that the deletion can be undone. */
type PhotoNews = { readonly kind: 'deleted'; readonly photo: Photo } | { readonly kind: 'unread' }

export interface PhotosWork {
  /** This child's photos, or null until they have been read. */
  readonly notes: readonly PhotoNote[] | null
  readonly news: PhotoNews | null
  /** Stores a photo. Resolves to the reason for a failure, or to null once stored. `replaces` is the id of the earlier version. */
  keep(photo: NewPhoto, replaces: string | null): Promise<'full' | 'other' | null>
  find(wordId: string): Promise<Photo | null>
  remove(note: PhotoNote): void
  bringBack(photo: Photo): void
  /** Reads the photos again after a failure. */
  readAgain(): void
}

/** Stores, changes and deletes one child's photos. */
export function usePhotos(childId: string): PhotosWork {
  const { photos, recordings } = useServices()
  const [notes, setNotes] = useState<readonly PhotoNote[] | null>(null)
  const [news, setNews] = useState<PhotoNews | null>(null)

  const read = useCallback(() => photos.list(childId).then(setNotes, () => setNews({ kind: 'unread' })), [photos, childId])
  useEffect(() => void read(), [read])

  const find = useCallback((wordId: string) => photos.find(childId, wordId).catch(() => null), [photos, childId])

  const keep = async (photo: NewPhoto, replaces: string | null) => {
    try {
      await photos.keep(childId, photo)
      if (replaces !== null && replaces !== photo.wordId) await photos.remove(childId, replaces)
      const before = notes?.find(({ wordId }) => wordId === photo.wordId)
      if (before !== undefined) await takeVoiceAlong(recordings, childId, before, photo)
    } catch (error) {
      return error instanceof StoreError && error.code === 'storage-full' ? 'full' : 'other'
    }
    setNews(null)
    await read()
    return null
  }

  const remove = async ({ wordId }: PhotoNote) => {
    try {
      const photo = await photos.find(childId, wordId)
      await photos.remove(childId, wordId)
      setNews(photo === null ? null : { kind: 'deleted', photo })
    } catch {
      setNews({ kind: 'unread' })
    }
    await read()
  }

  return {
    notes,
    news,
    keep,
    find,
    remove: (note) => void remove(note),
    readAgain: () => {
      setNews(null)
      void read()
    },
    bringBack: (photo) => void keep(photo, null).then((failure) => (failure === null ? undefined : setNews({ kind: 'deleted', photo }))),
  }
}

/**
 * Moves the recording of a child's own word to the word's new category, because
 * recordings are stored by category and word. Rejects with a StoreError.
 */
async function takeVoiceAlong(
  recordings: Recordings,
  childId: string,
  before: Pick<PhotoNote, 'wordId' | 'category' | 'name'>,
  after: Pick<PhotoNote, 'category'>,
): Promise<void> {
  if (!isOwnWord({ id: before.wordId }) || before.category === after.category) return
  const keyIn = ({ category }: Pick<PhotoNote, 'category'>) => utteranceKey(nameOf({ category, id: before.wordId, say: before.name }))
  const voice = await recordings.find(childId, keyIn(before))
  if (voice === null) return
  await recordings.keep(childId, keyIn(after), voice.blob)
  await recordings.remove(childId, keyIn(before))
}
