import type { Photos } from '#ports/photos'
import type { Recordings } from '#ports/recordings'
import { dateOf, rowsOfList } from './fileRows'
import { importEach, type Coming, type Count, stringOrNull } from './importRows'
import { readPhotoNote } from './photoNote'

const PICTURES: readonly string[] = ['image/webp', 'image/png', 'image/jpeg']

/** Restores a child's photographs. */
export async function importPhotos(photos: Photos, { file, child, id }: Coming): Promise<Count> {
  const there = new Set((await photos.list(id)).map(({ wordId }) => wordId))
  return importEach(rowsOfList(child['photos']), async (row) => {
    const note = readPhotoNote(row)
    const blob = file.medium(row)
    // A file of any other type would be opened as the type that it claims to be.
    if (note === null || blob === null || !PICTURES.includes(blob.type)) return 'unreadable'
    if (there.has(note.wordId)) return 'there'
    await photos.keep(id, { ...note, blob })
    return 'brought'
  })
}

/** Restores a child's recordings. */
export async function importRecordings(recordings: Recordings, { file, child, id }: Coming): Promise<Count> {
  const there = new Set((await recordings.list(id)).map(({ utterance }) => utterance))
  return importEach(rowsOfList(child['recordings']), async (row) => {
    const utterance = stringOrNull(row['utterance'])
    const blob = file.medium(row)
    if (utterance === null || blob === null || !blob.type.startsWith('audio/')) return 'unreadable'
    if (there.has(utterance)) return 'there'
    await recordings.keep(id, utterance, blob, dateOf(row['recordedAt'])?.getTime())
    return 'brought'
  })
}
