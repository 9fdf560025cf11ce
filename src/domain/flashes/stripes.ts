import type { Film } from './film'
import { linearOf, luminanceOfLinear } from './light'

/**
 * Maximum number of bright bars next to one another. More bars over more than `PATTERN_SHARE` of the stage form a pattern
 * (clinical-design.md §1.7, limit 4).
 */
export const MAX_STRIPES = 3
const PATTERN_SHARE = 0.25
/**
 * Minimum difference in brightness between a bar and the gap, as a share of the maximum luminance: 50 cd/m² on a tablet with 250
 * cd/m².
 */
const STRIPE_CHANGE = 0.2
/**
 * Number of squares across the stage on which patterns are judged, by their mean byte. With so few, rims and single lines count
 * little.
 */
const PATTERN_COLUMNS = 53

/** Finds the maximum number of bright bars next to one another in a frame, across or down, over more than a quarter of the stage. */
export function countStripes(bytes: Uint8Array, { width: cellsAcross, height: cellsDown }: Pick<Film, 'width' | 'height'>): number {
  const side = Math.max(1, Math.round(cellsAcross / PATTERN_COLUMNS))
  const [width, height] = [Math.floor(cellsAcross / side), Math.floor(cellsDown / side)]
  const bright = new Float32Array(width * height)
  for (let square = 0; square < bright.length; square++) {
    const [left, top] = [(square % width) * side, Math.floor(square / width) * side]
    const sums = [0, 0, 0]
    for (let y = top; y < top + side; y++) {
      for (let at = (y * cellsAcross + left) * 3; at < (y * cellsAcross + left + side) * 3; at++) sums[at % 3] = (sums[at % 3] ?? 0) + (bytes[at] ?? 0)
    }
    const [r = 0, g = 0, b = 0] = sums.map((sum) => linearOf(Math.round(sum / side ** 2)))
    bright[square] = luminanceOfLinear(r, g, b)
  }
  const across = (lines: number, length: number, lineStep: number, placeStep: number) => {
    const found = Array.from({ length: lines }, (_, line) => barsIn(bright, line * lineStep, placeStep, length)).sort((one, other) => other.bars - one.bars)
    let area = 0
    return found.find(({ extent }) => (area += extent) > PATTERN_SHARE * lines * length)?.bars ?? 0
  }
  return Math.max(across(height, width, width, 1), across(width, height, 1, width))
}

/** Counts the bright bars of a line and measures the distance, in squares, from the start of the first to the end of the last. */
function barsIn(bright: Float32Array, start: number, step: number, length: number): { readonly bars: number; readonly extent: number } {
  let bars = 0
  let low = bright[start] ?? 0
  let high = low
  let isUp = false
  let [first, last] = [length, 0]
  for (let place = 0, at = start; place < length; place++, at += step) {
    const value = bright[at] ?? 0
    low = Math.min(low, value)
    high = Math.max(high, value)
    if (!isUp && value - low >= STRIPE_CHANGE) {
      isUp = true
      bars += 1
      high = value
      first = Math.min(first, place)
    } else if (isUp && high - value >= STRIPE_CHANGE) {
      isUp = false
      low = value
    }
    if (isUp) last = place + 1
  }
  return { bars, extent: Math.max(0, last - first) }
}
