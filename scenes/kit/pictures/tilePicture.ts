import type { Hex } from '#domain/child/palette'
import type { PictureLevel } from '#domain/child/pictureLevels'
import { type Appearance, categories, type PicturePlace, type Word } from '#domain/words/words'
import type { ChildsPhotos } from './ownPhotos'
import { paintPhoto } from './paintPhoto'
import { cutPiece } from './piece'
import { PictureSource } from './PictureSource'
import { plainStyle } from '../looks/style'
import { readWords } from './wordLists'

/** All words, loaded once. A tile has only the id of its word. */
let words: Promise<readonly Word[]> | null = null

const source = new PictureSource()

/** The piece of a picture that is shown (fractions of its square), and the width of its contour (share of its side) if only the contour is shown. */
interface ShownPiece {
  readonly piece?: PicturePlace | undefined
  readonly contour?: number | undefined
}

/** The form in which a picture is shown, and which of the word's realistic pictures it is; the first one by default. */
export interface ShownForm extends ShownPiece {
  readonly level?: PictureLevel
  readonly view?: number | undefined
  readonly as?: Appearance | undefined
}

/** Returns only the defined values, because a style must not contain `undefined`. */
const pieceIn = ({ piece, contour }: ShownPiece) => ({ ...(piece === undefined ? {} : { piece }), ...(contour === undefined ? {} : { contour }) })

/**
 * Returns the standard picture of a word with its outline, `size` pixels wide. The picture is shared, so callers must not free it. Rejects if it
 * cannot be fetched.
 */
export async function tilePicture(
  id: string,
  size: number,
  outlineColour: Hex,
  { level = 'realistic', view, as, ...cut }: ShownForm = {},
): Promise<HTMLCanvasElement> {
  words ??= Promise.all(categories.map(readWords)).then((lists) => lists.flat())
  words.catch(() => (words = null))
  const word = (await words).find((candidate) => candidate.id === id)
  if (word === undefined) throw new Error(`There is no word "${id}"`)
  const style = {
    ...plainStyle,
    level,
    size,
    outlineColour,
    colour: outlineColour,
    ...(view === undefined ? {} : { view }),
    ...(as === undefined ? {} : { as }),
    ...pieceIn(cut),
  }
  await source.preload([word], style)
  return source.canvasOf(word, style).canvas
}

/** Returns the child's own photo of a word for a tile, which the caller must free. Returns null if there is none or it cannot be read. */
export async function tilePhoto(
  id: string,
  size: number,
  outlineColour: Hex,
  { photos, childId }: ChildsPhotos,
  cut: ShownPiece = {},
): Promise<HTMLCanvasElement | null> {
  try {
    const photo = await photos.find(childId, id)
    if (photo === null) return null
    const image = await createImageBitmap(photo.blob)
    try {
      const style = { ...plainStyle, size: Math.ceil(size), outlineColour, ...pieceIn(cut) }
      return cutPiece(paintPhoto(image, style, photo.look.needsOutline), style)
    } finally {
      image.close()
    }
  } catch {
    return null
  }
}
