import { GONE, type Mask, type Pixels } from './pixels'

/** Point where a finger first touches, in pixels of the picture. */
export interface SeedPoint {
  readonly x: number
  readonly y: number
}

/**
 * Removes a plain background: every kept pixel that is connected to the one at `spot` and whose colour differs from that pixel's
 * by at most `tolerance` (0 to 255, largest difference in a channel). The given mask is not changed.
 */
export function takeBackground({ width, height, data }: Pixels, mask: Mask, spot: SeedPoint, tolerance: number): Mask {
  const taken = Uint8Array.from(mask)
  const x = Math.floor(spot.x)
  const y = Math.floor(spot.y)
  if (x < 0 || y < 0 || x >= width || y >= height) return taken
  const first = y * width + x
  const wished = [data[first * 4] ?? 0, data[first * 4 + 1] ?? 0, data[first * 4 + 2] ?? 0] as const
  const belongs = (pixel: number) =>
    taken[pixel] !== GONE &&
    Math.abs((data[pixel * 4] ?? 0) - wished[0]) <= tolerance &&
    Math.abs((data[pixel * 4 + 1] ?? 0) - wished[1]) <= tolerance &&
    Math.abs((data[pixel * 4 + 2] ?? 0) - wished[2]) <= tolerance
  if (!belongs(first)) return taken
  const waiting = [first]
  taken[first] = GONE
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    const column = pixel % width
    for (const next of [column > 0 ? pixel - 1 : -1, column < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width]) {
      if (next < 0 || next >= taken.length || !belongs(next)) continue
      taken[next] = GONE
      waiting.push(next)
    }
  }
  return taken
}
