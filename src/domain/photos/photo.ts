import { tidyName } from '../names'
import type { Instant } from '../time'
import { isOwnWord } from '../words/ownWords'
import { partIdOf } from '../words/parts'
import type { Category, PicturePlace, SalientPart, Word } from '../words/words'
import type { Box } from './box'
import type { FaceMarks } from './face'
import { faceParts } from './faceParts'
import type { PhotoLook } from './measure'

/** A part that the family marked on a photo. */
export interface MarkedPart {
  readonly phrase: string
  readonly place: PicturePlace
}

/** Facts about a child's photo, without its pixels. */
export interface PhotoNote {
  /** Id of a listed word whose picture the photo replaces, or of one of this child's own words (`own-...`). */
  readonly wordId: string
  /** Spoken name of the thing: the listed word, or the family's own name for it. */
  readonly name: string
  readonly category: Category
  readonly parts: readonly MarkedPart[]
  /** Box of the named thing, if the photo shows a whole scene. */
  readonly scene?: Box
  /** Marks of the face, if an adult set them. */
  readonly face?: FaceMarks
  readonly look: PhotoLook
  readonly savedAt: Instant
  readonly bytes: number
}

export const MAX_PARTS = 3
export const MAX_PHOTO_NAME = 30
const MAX_PHRASE_WORDS = 4
const MAX_PHRASE = 40

/** Returns a valid name, or null. */
export function nameFrom(text: string): string | null {
  const name = tidyName(text)
  return name === '' || name.length > MAX_PHOTO_NAME ? null : name
}

/** Returns a phrase of one to four words, or null. */
export function phraseFrom(text: string): string | null {
  const phrase = tidyName(text)
  return phrase === '' || phrase.length > MAX_PHRASE || phrase.split(' ').length > MAX_PHRASE_WORDS ? null : phrase
}

/** Returns the square around a tap at `x`, `y` (0 to 1), moved so that it is on the picture. */
export function squareAt(x: number, y: number, side: number): PicturePlace {
  const fit = (middle: number) => Math.min(1 - side, Math.max(0, middle - side / 2))
  return [fit(x), fit(y), side, side]
}

/**
 * Returns the words of these categories for a child with photos. Words with a photo come first, because they are the most
 * familiar: listed words, then the child's own words, with scenes only if requested. Their parts are those marked on the photo,
 * with the parts of a face first, because the listed parts would be in other places.
 */
export function withPhotos(words: readonly Word[], photos: readonly PhotoNote[], categories: readonly Category[], scenes = false): readonly Word[] {
  const byWord = new Map(photos.map((photo) => [photo.wordId, photo]))
  const replaced = words.flatMap((word) => {
    const photo = byWord.get(word.id)
    return photo === undefined ? [] : [pictured(word, photo)]
  })
  const own = photos
    .filter(({ wordId, category, scene }) => isOwnWord({ id: wordId }) && (scene === undefined ? categories.includes(category) : scenes))
    .map(ownWord)
  return [...replaced, ...own, ...words.filter(({ id }) => !byWord.has(id))]
}

function pictured({ rich: _rich, realistic, ...word }: Word, photo: PhotoNote): Word {
  const { needsOutline, mainColour } = photo.look
  return { ...word, photo: { needsOutline }, ...(realistic === undefined ? {} : { stock: realistic }), mainColour, salient: salientOf(photo) }
}

function ownWord(photo: PhotoNote): Word {
  const { wordId, name, category, look, scene } = photo
  return {
    id: wordId,
    word: name,
    category,
    say: name,
    // A whole scene has no edge.
    photo: { needsOutline: scene === undefined && look.needsOutline },
    ...(scene === undefined ? {} : { scene }),
    shapeFamily: look.shapeFamily,
    mainColour: look.mainColour,
    needsOutline: [],
    salient: salientOf(photo),
  }
}

/**
 * Returns the parts of a marked face, then those marked by hand. No two have the same name, because logs and touch areas refer
 * to parts by name.
 */
function salientOf({ parts, face }: PhotoNote): readonly SalientPart[] {
  const all = [...(face === undefined ? [] : faceParts(face)), ...parts.map(salientPart)]
  return face === undefined ? all : all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
}

const salientPart = ({ phrase, place }: MarkedPart): SalientPart => ({ id: partIdOf(phrase), phrase, place, realistic: place })
