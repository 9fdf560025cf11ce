/** Maximum length (pixels) of a stored photo's longer side: enough for a full screen, yet small on a nearly full disk. */
export const MAX_PHOTO_SIDE = 1024
/**
 * Maximum length (pixels) of a stored scene's longer side. It is larger than a photo's, because pieces of a scene are shown
 * alone and large.
 */
export const MAX_SCENE_SIDE = 1536

export interface Size {
  readonly width: number
  readonly height: number
}

/** A picture in the format of a canvas: red, green, blue and alpha (0 to 255) of each pixel, rows from the top. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray
}

/** Mask of a picture, with one number per pixel from 0 (removed) to 255 (kept). */
export type Mask = Uint8Array

export const KEPT = 255
export const GONE = 0

/** Scales a size down, in proportion, until neither side is longer than `most`. Smaller sizes are unchanged. */
export function fittingSize({ width, height }: Size, most: number = MAX_PHOTO_SIDE): Size {
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Returns a mask that keeps all of a picture except its transparent pixels. */
export const maskOf = ({ width, height, data }: Pixels): Mask => Uint8Array.from({ length: width * height }, (_, pixel) => data[pixel * 4 + 3] ?? KEPT)

/** Returns the picture without the removed pixels. Edges are moved inwards by half a pixel, so no fringe of the background remains. */
export function cutOutPixels({ width, height, data }: Pixels, mask: Mask): Pixels {
  const cut = new Uint8ClampedArray(data)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      cut[pixel * 4 + 3] = Math.min(data[pixel * 4 + 3] ?? 0, mask[pixel] === GONE ? 0 : softened(mask, x, y, { width, height }))
    }
  }
  return { width, height, data: cut }
}

/** Returns the mean of a mask's pixel and its eight neighbours. Outside the mask, its border is repeated. */
function softened(mask: Mask, x: number, y: number, { width, height }: Size): number {
  let sum = 0
  for (let dy = -1; dy <= 1; dy++) {
    const row = Math.min(height - 1, Math.max(0, y + dy)) * width
    for (let dx = -1; dx <= 1; dx++) sum += mask[row + Math.min(width - 1, Math.max(0, x + dx))] ?? 0
  }
  return sum / 9
}
