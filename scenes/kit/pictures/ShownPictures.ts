import type { Hex } from '#domain/child/palette'
import type { PictureLevel } from '#domain/child/pictureLevels'
import type { ChildsPhotos } from './ownPhotos'
import type { ShownForm } from './tilePicture'

/** Forms in which a photo is not seen. */
const WITHOUT_PHOTOS: ReadonlySet<PictureLevel> = new Set(['line', 'silhouette', 'word'])

/** Pictures of words as one child knows them, for pages beside the stage: the family's own photo, else the picture of the list. */
export class ShownPictures {
  readonly #own: ChildsPhotos | null
  readonly #photos = new Map<string, Promise<HTMLCanvasElement | null>>()

  constructor(own: ChildsPhotos | null) {
    this.#own = own
  }

  /** A picture `size` pixels wide. Not to be kept beyond `free`. Rejects when there is no photo and the list's picture cannot be fetched. */
  async pictureOf(id: string, size: number, outlineColour: Hex, form: ShownForm = {}): Promise<HTMLCanvasElement> {
    const { tilePhoto, tilePicture } = await import('./tilePicture')
    const own = this.#own
    if (own === null || form.as !== undefined || (form.level !== undefined && WITHOUT_PHOTOS.has(form.level))) return tilePicture(id, size, outlineColour, form)
    const key = `${id} ${Math.ceil(size)} ${outlineColour} ${form.piece?.join(' ') ?? ''} ${form.contour ?? ''}`
    const making = this.#photos.get(key) ?? tilePhoto(id, size, outlineColour, own, form)
    this.#photos.set(key, making)
    return (await making) ?? tilePicture(id, size, outlineColour, form)
  }

  /** Lets go of the photos, also of those that are still being read. */
  free(): void {
    for (const making of this.#photos.values()) void making.then(emptied)
    this.#photos.clear()
  }
}

/** A canvas keeps its pixels until collected; at no size they are given back now. */
function emptied(canvas: HTMLCanvasElement | null): null {
  if (canvas !== null) canvas.width = canvas.height = 0
  return null
}
