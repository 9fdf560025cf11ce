import type { Hex } from '#domain/child/palette'
import type { PictureLevel } from '#domain/child/pictureLevels'
import type { ChildsPhotos } from './ownPhotos'
import type { ShownForm } from './tilePicture'

/** Picture levels that show no photo. */
const WITHOUT_PHOTOS: ReadonlySet<PictureLevel> = new Set(['line', 'silhouette', 'word'])

/**
 * Provides the pictures of words for pages other than the stage, as one child is used to seeing them: the family's own photo, or otherwise the
 * standard picture.
 */
export class ShownPictures {
  readonly #own: ChildsPhotos | null
  readonly #photos = new Map<string, Promise<HTMLCanvasElement | null>>()

  constructor(own: ChildsPhotos | null) {
    this.#own = own
  }

  /** Returns a picture `size` pixels wide, which is valid until `free`. Rejects if there is no photo and the standard picture cannot be loaded. */
  async pictureOf(id: string, size: number, outlineColour: Hex, form: ShownForm = {}): Promise<HTMLCanvasElement> {
    const { tilePhoto, tilePicture } = await import('./tilePicture')
    const own = this.#own
    if (own === null || form.as !== undefined || (form.level !== undefined && WITHOUT_PHOTOS.has(form.level))) return tilePicture(id, size, outlineColour, form)
    const key = `${id} ${Math.ceil(size)} ${outlineColour} ${form.piece?.join(' ') ?? ''} ${form.contour ?? ''}`
    const making = this.#photos.get(key) ?? tilePhoto(id, size, outlineColour, own, form)
    this.#photos.set(key, making)
    return (await making) ?? tilePicture(id, size, outlineColour, form)
  }

  /** Frees the photos, including those still being read. */
  free(): void {
    for (const making of this.#photos.values()) void making.then(emptied)
    this.#photos.clear()
  }
}

/** Releases the pixels of a canvas by setting its size to zero. Otherwise they would remain until it is garbage-collected. */
function emptied(canvas: HTMLCanvasElement | null): null {
  if (canvas !== null) canvas.width = canvas.height = 0
  return null
}
