import type { SeedPoint } from './fill'
import type { Mask, Size } from './pixels'

/**
 * Returns a copy of a mask with a stroke of a round brush: every pixel whose centre is within `radius` of the line between the
 * two points.
 */
export function brushed(mask: Mask, size: Size, from: SeedPoint, to: SeedPoint, radius: number, value: number): Mask {
  const painted = Uint8Array.from(mask)
  paintStroke(painted, size, from, to, radius, value)
  return painted
}

/** Paints a stroke into the mask in place, while the finger is still moving. */
export function paintStroke(mask: Mask, { width, height }: Size, from: SeedPoint, to: SeedPoint, radius: number, value: number): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - radius))
  const right = Math.min(width - 1, Math.ceil(Math.max(from.x, to.x) + radius))
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - radius))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from.y, to.y) + radius))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5 - from.x, y + 0.5 - from.y]
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
      const [ox, oy] = [px - along * dx, py - along * dy]
      if (ox * ox + oy * oy <= radius * radius) mask[y * width + x] = value
    }
  }
}
