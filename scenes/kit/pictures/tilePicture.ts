import type { Hex } from '#domain/child/palette'
import type { PictureLevel } from '#domain/child/pictureLevels'
import { type Appearance, categories, type PicturePlace, type Word } from '#domain/words/words'
import type { ChildsPhotos } from './ownPhotos'
import { paintPhoto } from './paintPhoto'
import { cutPiece } from './piece'
import { PictureSource } from './PictureSource'
import { plainStyle } from './style'
import { readWords } from './wordLists'

/** All words, loaded once: a tile knows only a word's id. */
let words: Promise<readonly Word[]> | null = null

const source = new PictureSource()

/** The piece of a picture that is shown (fractions of its square), and the width of its contour if only that is shown, as a share of its side. */
interface ShownPiece {
  readonly piece?: PicturePlace | undefined
  readonly contour?: number | undefined
}

/** The form in which a picture is shown, and which of a word's realistic pictures; the first by default. */
export interface ShownForm extends ShownPiece {
  readonly level?: PictureLevel
  readonly view?: number | undefined
  readonly as?: Appearance | undefined
}

/** Omits undefined values, because a style has no `undefined`. */
const pieceIn = ({ piece, contour }: ShownPiece) => ({ ...(piece === undefined ? {} : { piece }), ...(contour === undefined ? {} : { contour }) })

/** The standard picture of a word with its outline, `size` pixels wide. It is shared: never free it. Rejects when it cannot be fetched. */
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

/** The child's own photo of a word for a tile, which the caller frees; null if there is none or it cannot be read. */
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
