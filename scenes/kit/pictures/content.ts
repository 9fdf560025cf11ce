import type { Manifest } from '#domain/activities/manifest'
import { withPhotos } from '#domain/photos/photo'
import type { PictureLevel } from '#domain/child/pictureLevels'
import { isReal } from '#domain/words/levels'
import { decksIn, type OutlineDeck, toRead } from '#domain/words/outlines'
import type { OwnText } from '#domain/words/texts'
import { renderNames, type Word } from '#domain/words/words'
import type { Texts } from '#ports/texts'
import { loadOutlineFonts } from '../looks/outlined'
import { notesOf, photoDrawer, type ChildsPhotos } from './ownPhotos'
import { PictureSource } from './PictureSource'
import { categoriesOf, readWords } from './wordLists'

/** The content of a session: the words that the activity shows, and their pictures. */
export interface ActivityContent {
  readonly words: readonly Word[]
  readonly pictures: PictureSource
  readonly texts: readonly OwnText[]
  readonly decks: readonly OutlineDeck[]
}

/** The active child's own content. */
export interface ChildsOwn extends ChildsPhotos {
  readonly texts: Pick<Texts, 'list'>
}

const FONT = '600 100px "Atkinson Hyperlegible Next"'

/** Time (ms) after which the session starts with the pictures loaded so far. The rest is loaded in the background. */
const KEPT_WITHIN_MS = 1500

/** Downloads every picture that may be shown, so that a session can continue offline. */
async function kept(names: readonly string[]): Promise<void> {
  const keeping = import('../looks/renders').then(({ keepRenders }) => keepRenders(names)).catch(() => undefined)
  const enough = new Promise((resolve) => AbortSignal.timeout(KEPT_WITHIN_MS).addEventListener('abort', resolve))
  await Promise.race([keeping, enough])
}

/**
 * Loads the words, packs and places named in an activity's manifest, with the photos, texts and decks of the child who plays. Rejects if one of them
 * cannot be fetched.
 */
export async function loadContent(
  manifest: Pick<Manifest, 'words' | 'everyPicture' | 'places' | 'furnished' | 'portraits' | 'scenes' | 'texts' | 'decks'> | null,
  category: string | null,
  own: ChildsOwn | null = null,
  level: PictureLevel | null = null,
): Promise<ActivityContent> {
  const categories = categoriesOf(manifest?.words ?? [], category)
  const pictures = new PictureSource(own === null ? {} : { drawPhoto: photoDrawer(own) })
  // A canvas does not wait for a font. Without this font, it would use the next best one.
  const font = document.fonts?.load(FONT).catch(() => [])
  const outlineFonts = manifest?.decks === true ? loadOutlineFonts() : undefined
  const asksFor = (what: 'texts' | 'decks') => manifest?.[what] === true
  const writing = own !== null && (asksFor('texts') || asksFor('decks')) ? own.texts.list(own.childId) : []
  const notes = own === null || categories.length === 0 ? [] : notesOf(own)
  const ways = manifest?.furnished === true ? [false, true] : [false]
  const places = Promise.all((manifest?.places ?? []).flatMap((id) => ways.map((furnished) => pictures.loadPlace(id, furnished))))
  const portraits = Promise.all((manifest?.portraits ?? []).map((id) => pictures.loadPortrait(id)))
  const [words, photos, written] = await Promise.all([
    Promise.all(categories.map(readWords)),
    notes,
    writing,
    pictures.load(categories),
    places,
    portraits,
    font,
    outlineFonts,
  ])
  if (manifest?.everyPicture === true) await kept(words.flat().flatMap(renderNames))
  else if (level !== null && isReal(level))
    await kept(words.flat().flatMap(({ realistic = [] }) => (manifest?.words === 'category' ? realistic : realistic.slice(0, 1))))
  return {
    words: withPhotos(words.flat(), photos, categories, manifest?.scenes === true),
    pictures,
    texts: asksFor('texts') ? toRead(written) : [],
    decks: asksFor('decks') ? decksIn(written) : [],
  }
}
