import type { Hex } from '#domain/child/palette'
import type { PictureLevel } from '#domain/child/pictureLevels'
import type { ChildsPhotos } from './ownPhotos'
import type { ShownForm } from './tilePicture'

/** Forms that show no photo. */
const WITHOUT_PHOTOS: ReadonlySet<PictureLevel> = new Set(['line', 'silhouette', 'word'])

/** Pictures of words as one child knows them, for pages other than the stage: the family's own photo, otherwise the standard picture. */
export class ShownPictures {
  readonly #own: ChildsPhotos | null
  readonly #photos = new Map<string, Promise<HTMLCanvasElement | null>>()

  constructor(own: ChildsPhotos | null) {
    this.#own = own
  }

  /** A picture `size` pixels wide, valid until `free`. Rejects when there is no photo and the standard picture cannot be loaded. */
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

/** A canvas keeps its pixels until it is collected; at size zero they are released now. */
function emptied(canvas: HTMLCanvasElement | null): null {
  if (canvas !== null) canvas.width = canvas.height = 0
  return null
}
