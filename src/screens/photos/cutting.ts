import type { Box } from '#domain/photos/box'
import { boundsOf, squareRound } from '#domain/photos/bounds'
import type { Crop } from '#domain/photos/crop'
import { lookOf, type PhotoLook } from '#domain/photos/measure'
import { cutOutPixels, MAX_PHOTO_SIDE, MAX_SCENE_SIDE, type Mask, type Pixels } from '#domain/photos/pixels'
import { newCanvas } from './openPhoto'

/** A picture that is ready to be kept. */
export interface CutPicture {
  readonly blob: Blob
  readonly look: PhotoLook
}

/** A picture that was just cut, and which square of the pixels it is. */
export interface FreshCut extends CutPicture {
  readonly square: Crop
}

/** The pixels of a square of a picture, no larger than is kept. */
export function pixelsOf(source: HTMLCanvasElement, crop: Crop): Pixels {
  const { context, canvas } = squareOf(source, crop, MAX_PHOTO_SIDE)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** A square of a picture as a picture of its own, no wider than `most`. */
function squareOf(source: HTMLCanvasElement, crop: Crop, most: number) {
  const side = Math.min(most, Math.max(1, Math.round(crop.side)))
  const made = newCanvas(side, side)
  drawCrop(made.context, source, crop, side)
  return made
}

/** A square of a picture with everything in it. */
export const photoSceneOf = (source: HTMLCanvasElement, crop: Crop): Promise<Blob> => encoded(squareOf(source, crop, MAX_SCENE_SIDE).canvas)

/** What the thing in a box of a scene is like. */
export async function lookInBox(scene: Blob, [x, y, width, height]: Box): Promise<PhotoLook> {
  const image = await createImageBitmap(scene)
  const [w, h] = [Math.ceil(width * image.width), Math.ceil(height * image.height)]
  const { context } = newCanvas(w, h)
  context.drawImage(image, -x * image.width, -y * image.height)
  image.close()
  return lookOf(context.getImageData(0, 0, w, h))
}

/** Draws a square of a picture; beyond the picture nothing is drawn. */
export function drawCrop(context: CanvasRenderingContext2D, source: HTMLCanvasElement, { x, y, side }: Crop, shown: number): void {
  const scale = shown / side
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, (side / 2 - x) * scale, (side / 2 - y) * scale, source.width * scale, source.height * scale)
}

/** What the mask leaves, in a square of its own; null when it leaves nothing. */
export async function finishCutting(pixels: Pixels, mask: Mask): Promise<FreshCut | null> {
  const bounds = boundsOf(mask, pixels)
  if (bounds === null) return null
  const whole = newCanvas(pixels.width, pixels.height)
  whole.context.putImageData(imageData(cutOutPixels(pixels, mask)), 0, 0)
  const square = squareRound(bounds)
  const { canvas, context } = newCanvas(square.side, square.side)
  drawCrop(context, whole.canvas, square, square.side)
  const look = lookOf(context.getImageData(0, 0, square.side, square.side))
  return { blob: await encoded(canvas), look, square }
}

/** A browser that cannot write WebP writes PNG instead. */
async function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (blob === null) throw new Error('the picture could not be encoded')
  return blob
}

/** How much of what was taken away is still seen while it is brought back. */
const GHOST = 70

/** Shows what the mask leaves; `hasGhost` lets the rest be seen faintly. */
export function preview(context: CanvasRenderingContext2D, { width, height, data }: Pixels, mask: Mask, hasGhost: boolean): void {
  const shown = new ImageData(new Uint8ClampedArray(data), width, height)
  for (let pixel = 0; pixel < mask.length; pixel++) {
    const alpha = pixel * 4 + 3
    shown.data[alpha] = Math.min(shown.data[alpha] ?? 0, Math.max(mask[pixel] ?? 0, hasGhost ? GHOST : 0))
  }
  context.putImageData(shown, 0, 0)
}

const imageData = ({ width, height, data }: Pixels): ImageData => new ImageData(new Uint8ClampedArray(data), width, height)
