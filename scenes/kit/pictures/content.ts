import type { Manifest } from '#domain/activities/manifest'
import type { Word } from '#domain/words/words'
import { PictureSource } from './PictureSource'
import { categoriesOf, readWords } from './wordLists'

/** What an activity shows of the list of words. */
export interface Content {
  readonly words: readonly Word[]
  readonly pictures: PictureSource
}

const FONT = '600 100px "Atkinson Hyperlegible Next"'

/** The words and packs that an activity asks for in its manifest. Rejects when one cannot be fetched. */
export async function loadContent(manifest: Pick<Manifest, 'words'> | null, category: string | null): Promise<Content> {
  const categories = categoriesOf(manifest?.words ?? [], category)
  const pictures = new PictureSource()
  // Letters are drawn on a canvas, which does not wait for a font; without it the next best one is drawn.
  const font = document.fonts?.load(FONT).catch(() => [])
  const [words] = await Promise.all([Promise.all(categories.map(readWords)), pictures.load(categories), font])
  return { words: words.flat(), pictures }
}
