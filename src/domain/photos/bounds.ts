import type { Crop } from './crop'
import { GONE, type Mask, type Size } from './pixels'

export interface Bounds extends Size {
  readonly left: number
  readonly top: number
}

/** Returns the smallest upright rectangle around all kept pixels; null if there are none. */
export function boundsOf(mask: Mask, { width, height }: Size): Bounds | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x] === GONE) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** Returns the square around a rectangle, with the same centre. */
export const squareRound = ({ left, top, width, height }: Bounds): Crop => ({ x: left + width / 2, y: top + height / 2, side: Math.max(width, height) })
