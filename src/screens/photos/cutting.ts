import type { Box } from '#domain/photos/box'
import { boundsOf, squareRound } from '#domain/photos/bounds'
import type { Crop } from '#domain/photos/crop'
import { lookOf, type PhotoLook } from '#domain/photos/measure'
import { cutOutPixels, MAX_PHOTO_SIDE, MAX_SCENE_SIDE, type Mask, type Pixels } from '#domain/photos/pixels'
import { newCanvas } from './openPhoto'

/** A picture that is ready to be stored. */
export interface CutPicture {
  readonly blob: Blob
  readonly look: PhotoLook
}

/** A newly cut picture, and the crop of the pixels that it shows. */
export interface FreshCut extends CutPicture {
  readonly square: Crop
}

/** Returns the pixels of a crop, scaled down to the size at which they are stored. */
export function pixelsOf(source: HTMLCanvasElement, crop: Crop): Pixels {
  const { context, canvas } = squareOf(source, crop, MAX_PHOTO_SIDE)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** Draws a crop on a canvas of its own, at most `most` wide (px). */
function squareOf(source: HTMLCanvasElement, crop: Crop, most: number) {
  const side = Math.min(most, Math.max(1, Math.round(crop.side)))
  const made = newCanvas(side, side)
  drawCrop(made.context, source, crop, side)
  return made
}

/** Encodes a crop together with its background. */
export const photoSceneOf = (source: HTMLCanvasElement, crop: Crop): Promise<Blob> => encoded(squareOf(source, crop, MAX_SCENE_SIDE).canvas)

/** Returns the look (size, colour, contrast) of the thing in a scene's box. */
export async function lookInBox(scene: Blob, [x, y, width, height]: Box): Promise<PhotoLook> {
  const image = await createImageBitmap(scene)
  const [w, h] = [Math.ceil(width * image.width), Math.ceil(height * image.height)]
  const { context } = newCanvas(w, h)
  context.drawImage(image, -x * image.width, -y * image.height)
  image.close()
  return lookOf(context.getImageData(0, 0, w, h))
}

/** Draws a crop. It draws nothing outside the picture. */
export function drawCrop(context: CanvasRenderingContext2D, source: HTMLCanvasElement, { x, y, side }: Crop, shown: number): void {
  const scale = shown / side
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, (side / 2 - x) * scale, (side / 2 - y) * scale, source.width * scale, source.height * scale)
}

/** Fits the visible part of a picture to a square. Resolves to null if nothing is left. */
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

/** Encodes a canvas as WebP, or as PNG in a browser without WebP encoding. */
async function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (blob === null) throw new Error('the picture could not be encoded')
  return blob
}

/** Opacity (0 to 255) of removed parts while they are being restored. */
const GHOST = 70

/** Draws the part that the mask keeps. With `hasGhost`, the rest is faintly visible. */
export function preview(context: CanvasRenderingContext2D, { width, height, data }: Pixels, mask: Mask, hasGhost: boolean): void {
  const shown = new ImageData(new Uint8ClampedArray(data), width, height)
  for (let pixel = 0; pixel < mask.length; pixel++) {
    const alpha = pixel * 4 + 3
    shown.data[alpha] = Math.min(shown.data[alpha] ?? 0, Math.max(mask[pixel] ?? 0, hasGhost ? GHOST : 0))
  }
  context.putImageData(shown, 0, 0)
}

const imageData = ({ width, height, data }: Pixels): ImageData => new ImageData(new Uint8ClampedArray(data), width, height)
