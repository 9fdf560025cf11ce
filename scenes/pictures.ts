import type { Manifest } from '#domain/activities/manifest'
import type { OutlineStyle } from '#domain/words/outlineStyle'
import type { WordShape } from '#ports/wordCards'
import { categories, type Category, type Word } from '#domain/words/words'
import type { PhotoNote } from '#domain/photos/photo'
import type { MomentRequest } from './kit/preview/moment'
import type { Still } from './kit/preview/still'
import type { TileRequest } from './kit/preview/tile'
import type { ChildsPhotos } from './kit/pictures/ownPhotos'
import { ShownPictures } from './kit/pictures/ShownPictures'

/* Words and pictures for pages, drawn as the stage draws them. The code that draws is fetched with the first picture. */

/** The words of a category that an activity shows to a child with these photos, for the adult to choose from. Rejects when they cannot be fetched. */
export async function shownWords(manifest: Manifest, category: string | null, photos: readonly PhotoNote[]): Promise<readonly Word[]> {
  const [{ categoriesOf, readWords }, { withPhotos }] = await Promise.all([import('./kit/pictures/wordLists'), import('#domain/photos/photo')])
  const shown = categoriesOf(manifest.words ?? [], category)
  return withPhotos((await Promise.all(shown.map(readWords))).flat(), photos, shown, manifest.scenes === true)
}

/** Every word of a category. Rejects when the list cannot be fetched. */
export async function wordsOfCategory(category: Category): Promise<readonly Word[]> {
  return (await import('./kit/pictures/wordLists')).readWords(category)
}

/** Every word of all lists and of these photos. A list that cannot be loaded is left out. */
export async function everyWord(photos: readonly PhotoNote[]): Promise<readonly Word[]> {
  const { withPhotos } = await import('#domain/photos/photo')
  const lists = await Promise.all(categories.map((category) => wordsOfCategory(category).catch(() => [])))
  return withPhotos(lists.flat(), photos, categories)
}

/** Pictures of words for a page that draws tiles or a past session; for a child, their own photos come first. Free them with the page. */
export const openPictures = (own: ChildsPhotos | null): ShownPictures => new ShownPictures(own)

/** A deck's words as outlined shapes, as the stage draws them. Rejects when the code for it cannot be fetched. */
export async function shapesOfWords(words: readonly string[], style: OutlineStyle): Promise<readonly WordShape[]> {
  const { letterPath, loadOutlineFonts, outlinedWord } = await import('./kit/looks/outlined')
  await loadOutlineFonts()
  return words.map((word) => {
    const { width, height, path } = outlinedWord(word, style)
    return { width, height, outline: path, line: style.width / 100, letters: letterPath(word, style) }
  })
}

// Pages list activities by their manifests alone: the code that draws them is fetched with the first picture.

/**
 * Draws an activity's tile as the stage would: `width` and `height` in pixels of the context. Black at first, then everything together once the pictures
 * of words are there. `isGone` stops a drawing that waits for them. Rejects when its pictures or code cannot be fetched.
 */
export async function drawTile(wish: TileRequest, context: CanvasRenderingContext2D, width: number, height: number, isGone: () => boolean): Promise<void> {
  return (await import('./kit/preview/tile')).drawTile(wish, context, width, height, isGone)
}

/** Draws a moment of a past session over a context of `width` and `height` pixels, which is the whole stage. `isGone` as above. */
export async function drawMoment(wish: MomentRequest, context: CanvasRenderingContext2D, width: number, height: number, isGone: () => boolean): Promise<void> {
  return (await import('./kit/preview/moment')).drawMoment(wish, context, width, height, isGone)
}

/** Draws one thing standing still over a context of `width` and `height` pixels, which is the whole stage. */
export async function drawStill(still: Still, context: CanvasRenderingContext2D, width: number, height: number): Promise<void> {
  const { drawStill: draw } = await import('./kit/preview/still')
  draw(still, context, width, height)
}
