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

/* Provides words and pictures for pages, drawn as the stage draws them. The code that draws is fetched with the first picture. */

/**
 * Returns the words of a category that an activity shows to a child with these photos, so that the adult can choose from them. Rejects if they cannot
 * be fetched.
 */
export async function shownWords(manifest: Manifest, category: string | null, photos: readonly PhotoNote[]): Promise<readonly Word[]> {
  const [{ categoriesOf, readWords }, { withPhotos }] = await Promise.all([import('./kit/pictures/wordLists'), import('#domain/photos/photo')])
  const shown = categoriesOf(manifest.words ?? [], category)
  return withPhotos((await Promise.all(shown.map(readWords))).flat(), photos, shown, manifest.scenes === true)
}

/** Returns every word of a category. Rejects if the list cannot be fetched. */
export async function wordsOfCategory(category: Category): Promise<readonly Word[]> {
  return (await import('./kit/pictures/wordLists')).readWords(category)
}

/** Returns every word of all lists and of these photos. A list that cannot be loaded is left out. */
export async function everyWord(photos: readonly PhotoNote[]): Promise<readonly Word[]> {
  const { withPhotos } = await import('#domain/photos/photo')
  const lists = await Promise.all(categories.map((category) => wordsOfCategory(category).catch(() => [])))
  return withPhotos(lists.flat(), photos, categories)
}

/**
 * Opens the pictures of words for a page that draws tiles or a past session. A child's own photos come before the standard pictures. The page must
 * free the pictures.
 */
export const openPictures = (own: ChildsPhotos | null): ShownPictures => new ShownPictures(own)

/** Returns a deck's words as outlined shapes, as the stage draws them. Rejects if the code for them cannot be fetched. */
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
 * Draws an activity's tile as the stage would show it. The tile is black until the pictures of its words are there; then everything appears together.
 * Rejects if its pictures or code cannot be fetched.
 * @param width width in pixels of the context, like `height`
 * @param isGone returns whether the drawing is no longer needed; checked after waiting for pictures
 */
export async function drawTile(wish: TileRequest, context: CanvasRenderingContext2D, width: number, height: number, isGone: () => boolean): Promise<void> {
  return (await import('./kit/preview/tile')).drawTile(wish, context, width, height, isGone)
}

/**
 * Draws a moment of a past session over a context of `width` and `height` pixels, which represents the whole stage.
 * @param isGone as for `drawTile`
 */
export async function drawMoment(wish: MomentRequest, context: CanvasRenderingContext2D, width: number, height: number, isGone: () => boolean): Promise<void> {
  return (await import('./kit/preview/moment')).drawMoment(wish, context, width, height, isGone)
}

/** Draws one thing at rest over a context of `width` and `height` pixels, which represents the whole stage. */
export async function drawStill(still: Still, context: CanvasRenderingContext2D, width: number, height: number): Promise<void> {
  const { drawStill: draw } = await import('./kit/preview/still')
  draw(still, context, width, height)
}
