import type { Hex } from '#domain/child/palette'
import type { PictureLevel } from '#domain/child/pictureLevels'
import { type Appearance, categories, type PicturePlace, type Word } from '#domain/words/words'
import type { ChildsPhotos } from './ownPhotos'
import { paintPhoto } from './paintPhoto'
import { asPiece } from './piece'
import { PictureSource } from './PictureSource'
import { plainStyle } from './style'
import { readWords } from './wordLists'

/** Every word, fetched once: a tile knows a word's id only. */
let words: Promise<readonly Word[]> | null = null

const source = new PictureSource()

/** Which piece of a picture is seen (fractions of its square), and whether its contour alone, so wide as a share of its side. */
interface ShownPiece {
  readonly piece?: PicturePlace | undefined
  readonly contour?: number | undefined
}

/** The form in which a picture is seen, and which of a word's realistic pictures: the first real one unless told. */
export interface ShownForm extends ShownPiece {
  readonly level?: PictureLevel
  readonly view?: number | undefined
  readonly as?: Appearance | undefined
}

/** Only what is told: a style knows no `undefined`. */
const pieceIn = ({ piece, contour }: ShownPiece) => ({ ...(piece === undefined ? {} : { piece }), ...(contour === undefined ? {} : { contour }) })

/** The picture of the list of a word with its lit edge, `size` pixels wide. It is shared: never free it. Rejects when it cannot be fetched. */
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

/** The child's own photo of a word for a tile, which is the caller's to free; null where there is none, and where it cannot be read. */
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
      return asPiece(paintPhoto(image, style, photo.look.needsOutline), style)
    } finally {
      image.close()
    }
  } catch {
    return null
  }
}
