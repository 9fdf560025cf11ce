import { GREY } from '#domain/hands/movement'
import type { CameraPixels } from './views'

/**
 * Returns the mean of all pixels in each cell, because single pixels vary with the camera's noise. Only green is used, which is the largest part of
 * brightness.
 */
export function greyCells({ data, width, height }: CameraPixels): Uint8Array {
  const [sums, counts] = [new Float64Array(GREY.width * GREY.height), new Float64Array(GREY.width * GREY.height)]
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * GREY.height) / height) * GREY.width
    for (let x = 0; x < width; x++) {
      const [cell, at] = [row + Math.floor((x * GREY.width) / width), (y * width + x) * 3]
      sums[cell] = (sums[cell] ?? 0) + ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 4
      counts[cell] = (counts[cell] ?? 0) + 1
    }
  }
  return Uint8Array.from(sums, (sum, cell) => Math.round(sum / Math.max(1, counts[cell] ?? 1)))
}
