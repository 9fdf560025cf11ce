import type { PictureLevel } from '../child/pictureLevels'
import type { Appearance, DrawingName, Word } from './words'

/** How a drawing is treated: a single colour, lines only, an outline around it, or unchanged. */
export type Treatment = 'silhouette' | 'line' | 'outline' | 'plain'

/** Drawing of a word for a level, and how it is treated. */
export interface PictureChoice {
  readonly drawing: DrawingName
  readonly treatment: Treatment
}

const asWished: Readonly<Record<PictureLevel, PictureChoice>> = {
  silhouette: { drawing: 'flat', treatment: 'silhouette' },
  line: { drawing: 'flat', treatment: 'line' },
  outlined: { drawing: 'flat', treatment: 'outline' },
  flat: { drawing: 'flat', treatment: 'plain' },
  rich: { drawing: 'rich', treatment: 'plain' },
  // This drawing is used for words without a realistic picture.
  realistic: { drawing: 'rich', treatment: 'plain' },
  context: { drawing: 'rich', treatment: 'plain' },
  // This drawing is used if a part must be visible, because a printed word shows no parts.
  word: { drawing: 'flat', treatment: 'plain' },
}

/**
 * Returns the picture of a word at a level. A word without a richer drawing shows its flat one. If an edge is too dark for
 * black, it gets an outline.
 */
export function pictureFor(word: Pick<Word, 'rich' | 'needsOutline'>, level: PictureLevel): PictureChoice {
  const wished = asWished[level]
  const drawing = wished.drawing === 'rich' && word.rich === undefined ? 'flat' : wished.drawing
  const treatment = wished.treatment === 'plain' && word.needsOutline.includes(drawing) ? 'outline' : wished.treatment
  return { drawing, treatment }
}

/** A picture of a thing at another level than the child's, or a further view. */
export interface PictureLook {
  readonly level: PictureLevel
  readonly view?: number
}

/**
 * Returns a picture of the same thing that differs from the one at `level`: another view, the other drawing, or the realistic
 * picture; null if there is none.
 */
export function otherLookOf(word: Pick<Word, 'rich' | 'realistic' | 'needsOutline' | 'photo'>, level: PictureLevel): PictureLook | null {
  if (word.photo !== undefined) return null
  if (isReal(level) && (word.realistic?.length ?? 0) > 1) return { level, view: 1 }
  const shown = renderFor(word, level) === undefined ? pictureFor(word, level).drawing : 'realistic'
  const others = [...(word.rich === undefined ? [] : ['rich' as const]), 'flat' as const, ...(word.realistic === undefined ? [] : ['realistic' as const])]
  const other = others.find((look) => look !== shown)
  return other === undefined ? null : { level: other }
}

/** Ids of listed words that show a whole face or person. They are drawn in a style of their own, with every part of a face visible. */
const wholeFaces: ReadonlySet<string> = new Set(['face', 'baby', 'boy', 'girl', 'man', 'woman', 'grandfather', 'grandmother', 'happy', 'sad', 'surprised'])

export const isWholeFace = ({ id }: Pick<Word, 'id'>): boolean => wholeFaces.has(id)

/**
 * Whether the pictures of two words have the same style at a level. A photograph and a drawing never appear in the same choice
 * (stage-look.md), nor do a whole face and a part of one.
 */
export const isSameHand = (one: Hand, other: Hand, level: PictureLevel): boolean =>
  isPhotographed(one, level) === isPhotographed(other, level) && (level === 'word' || isWholeFace(one) === isWholeFace(other))

type Hand = Pick<Word, 'id' | 'realistic' | 'photo'>

const isPhotographed = (word: Pick<Word, 'realistic' | 'photo'>, level: PictureLevel): boolean =>
  level !== 'word' && (word.photo !== undefined || renderFor(word, level) !== undefined)

/** Whether a level asks for the realistic picture. */
export const isReal = (level: PictureLevel): boolean => level === 'realistic' || level === 'context'

/**
 * Returns a word as shown at a level. On the realistic picture, a part is in a different place than on the drawing; parts that
 * are not visible there are left out.
 */
export function asShown(word: Word, level: PictureLevel, view = 0): Word {
  if (word.photo !== undefined || renderFor(word, level) === undefined) return word
  const salient = word.salient.flatMap((part) => {
    const place = view === 0 ? part.realistic : part.further?.[view - 1]
    return place == null ? [] : [{ ...part, place, realistic: place }]
  })
  return { ...word, salient }
}

/**
 * Returns another picture of the same thing with at least two marked parts: a further realistic one, otherwise a drawing; null
 * if there is none.
 */
export function otherLookWithParts(word: Word, level: PictureLevel): PictureLook | null {
  if (word.photo === undefined && renderFor(word, level) !== undefined) {
    const views = (word.realistic ?? []).map((_, view) => view).slice(1)
    const view = views.find((each) => asShown(word, level, each).salient.length > 1)
    if (view !== undefined) return { level, view }
  }
  return otherLookOf(word.realistic === undefined ? word : { ...word, realistic: word.realistic.slice(0, 1) }, level)
}

/**
 * Returns the realistic picture of a word, if the level asks for one and the word has one. A missing view is replaced by the
 * usual one. As a silhouette, a named picture (`as`) is the shape of the realistic one.
 */
export function renderFor(word: Rendered, level: PictureLevel, view = 0, as?: Appearance): string | undefined {
  if (!isReal(level) && (level !== 'silhouette' || as === undefined)) return undefined
  if (as !== undefined && as !== 'stock') return appearanceOf(word, as)
  const pictures = as === 'stock' ? (word.stock ?? word.realistic) : word.realistic
  return pictures?.[view] ?? pictures?.[0]
}

type Rendered = Pick<Word, 'realistic' | 'stock' | 'views' | 'young'>

/** Returns the name of another kind of realistic picture, if the word has one. */
export function appearanceOf(word: Rendered, as: Exclude<Appearance, 'stock'>): string | undefined {
  if (as === 'young') return word.young
  if (as === 'front') return (word.stock ?? word.realistic)?.findLast((name) => name.endsWith(FRONT))
  return word.views?.[as]
}

/** Ending of the names of pictures that show animals from the front. */
const FRONT = '-front'
