import type { Manifest } from '#domain/activities/manifest'
import { withPhotos } from '#domain/photos/photo'
import type { Word } from '#domain/words/words'
import { notesOf, photoDrawer, type ChildsPhotos } from './ownPhotos'
import { PictureSource } from './PictureSource'
import { categoriesOf, readWords } from './wordLists'

/** What an activity shows of the list of words. */
export interface Content {
  readonly words: readonly Word[]
  readonly pictures: PictureSource
}

const FONT = '600 100px "Atkinson Hyperlegible Next"'

/** The words and packs that an activity asks for in its manifest, with the photos of the child who plays. Rejects when one cannot be fetched. */
export async function loadContent(manifest: Pick<Manifest, 'words'> | null, category: string | null, own: ChildsPhotos | null = null): Promise<Content> {
  const categories = categoriesOf(manifest?.words ?? [], category)
  const pictures = new PictureSource(own === null ? {} : { drawPhoto: photoDrawer(own) })
  // Letters are drawn on a canvas, which does not wait for a font; without it the next best one is drawn.
  const font = document.fonts?.load(FONT).catch(() => [])
  const notes = own === null || categories.length === 0 ? [] : notesOf(own)
  const [words, photos] = await Promise.all([Promise.all(categories.map(readWords)), notes, pictures.load(categories), font])
  return { words: withPhotos(words.flat(), photos, categories), pictures }
}
