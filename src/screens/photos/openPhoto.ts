import { fileKindOf, HEADER_BYTES } from '#domain/photos/fileKind'
import { fittingSize, type Size } from '#domain/photos/pixels'

/** Reason why a file could not be opened. `heic` is a phone's format that this browser cannot read. */
export type PhotoFailure = 'not-a-picture' | 'heic' | 'unreadable' | 'too-large'

export class PhotoError extends Error {
  readonly reason: PhotoFailure
  constructor(reason: PhotoFailure) {
    super(reason)
    this.name = 'PhotoError'
    this.reason = reason
  }
}

/** Maximum width and height (px) of an opened picture, twice the stored size, so half of the picture can be cropped without loss. */
const WORKING_SIDE = 2048
/** Maximum number of pixels in a file. A larger picture would fill a tablet's memory during decoding. */
const MAX_PIXELS = 120_000_000

/** Decodes a file the right way up, with sides of at most 2048 px. Rejects with a PhotoError. */
export async function openPhoto(file: Blob): Promise<HTMLCanvasElement> {
  const header = await file
    .slice(0, HEADER_BYTES)
    .arrayBuffer()
    .catch(() => null)
  if (header === null) throw new PhotoError('unreadable')
  const kind = fileKindOf(new Uint8Array(header))
  if (kind === null) throw new PhotoError('not-a-picture')
  try {
    const size = await sizeOf(file)
    if (size.width * size.height > MAX_PIXELS) throw new PhotoError('too-large')
    return await decoded(file, fittingSize(size, WORKING_SIDE))
  } catch (error) {
    if (error instanceof PhotoError) throw error
    throw new PhotoError(kind === 'heic' ? 'heic' : 'unreadable')
  }
}

/** Returns the size of the picture as it is shown, with a photo taken sideways turned upright. */
async function sizeOf(file: Blob): Promise<Size> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve)
      image.addEventListener('error', reject)
      image.src = address
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function decoded(file: Blob, { width, height }: Size): Promise<HTMLCanvasElement> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image', resizeWidth: width, resizeHeight: height, resizeQuality: 'high' })
  const { canvas, context } = newCanvas(width, height)
  context.drawImage(image, 0, 0, width, height)
  image.close()
  return canvas
}

/** Creates an empty canvas. Throws if the browser is out of memory. */
export function newCanvas(width: number, height: number): { readonly canvas: HTMLCanvasElement; readonly context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new PhotoError('unreadable')
  return { canvas, context }
}
