import type { PhotoNote } from '#domain/photos/photo'
import { StoreError } from '#ports/documents'
import type { Photos } from '#ports/photos'

/** A child's photos as files, and what is known of each in the same order. */
export interface PhotoExport {
  readonly notes: readonly (PhotoNote & { readonly file: string })[]
  readonly files: readonly { readonly name: string; readonly blob: Blob }[]
}

const endings: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/png': 'png' }

/** Everything that was kept for a child, for the family to take away. Rejects with a StoreError. */
export async function exportPhotos(photos: Pick<Photos, 'list' | 'find'>, childId: string): Promise<PhotoExport> {
  const notes: (PhotoNote & { readonly file: string })[] = []
  const files: { name: string; blob: Blob }[] = []
  for (const note of await photos.list(childId)) {
    const photo = await photos.find(childId, note.wordId)
    if (photo === null) throw new StoreError('aborted', 'a photo was deleted meanwhile')
    const name = `photos/${note.wordId}.${endings[photo.blob.type] ?? 'bin'}`
    notes.push({ ...note, file: name })
    files.push({ name, blob: photo.blob })
  }
  return { notes, files }
}
