import { colourNames, palette, type Hex } from '../child/palette'
import { contrastOf } from '../child/safety'
import type { MainColour, ShapeFamily } from '../words/words'
import type { Pixels } from './pixels'

/** Features of a cut-out picture, by which activities choose similar or different pictures for it. */
export interface PhotoLook {
  /** Whether the edge is too dark to be visible on black. */
  readonly needsOutline: boolean
  readonly mainColour: MainColour
  readonly shapeFamily: ShapeFamily
}

const OPAQUE = 128
const LEAST_CONTRAST = 3
/** Maximum share of the edge that may be below the minimum contrast. */
const WEAK_SHARE = 0.1
/** Ratio of width to height from which a shape is long. If the height is greater, the shape is tall. */
const LONG = 1.5

const plain: readonly (readonly [MainColour, Hex])[] = [
  ['brown', '#A56953'],
  ['brown', '#6D4534'],
  ['white', '#F4F4F4'],
  ['grey', '#9B9B9B'],
  ['grey', '#636363'],
  ['black', '#1C1C1C'],
]
const named: readonly (readonly [MainColour, Hex])[] = [...colourNames.map((name) => [name, palette[name]] as const), ...plain]

/** Measures a square picture that has been cut out. */
export function lookOf({ width, height, data }: Pixels): PhotoLook {
  const isIn = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && (data[(y * width + x) * 4 + 3] ?? 0) >= OPAQUE
  const votes = new Map<MainColour, number>()
  let [edge, weak, left, right, top, bottom] = [0, 0, width, -1, height, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isIn(x, y)) continue
      ;[left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), y]
      const from = (y * width + x) * 4
      // A sample of every fourth pixel in every fourth row is enough for a majority.
      if (x % 4 === 0 && y % 4 === 0) {
        const name = nearest(hexAt(data, from))
        votes.set(name, (votes.get(name) ?? 0) + 1)
      }
      if (isIn(x + 1, y) && isIn(x - 1, y) && isIn(x, y + 1) && isIn(x, y - 1)) continue
      edge += 1
      if (contrastOf(hexAt(data, from), '#000000') < LEAST_CONTRAST) weak += 1
    }
  }
  const shape = (right - left + 1) / Math.max(1, bottom - top + 1)
  return {
    needsOutline: edge === 0 || weak / edge > WEAK_SHARE,
    mainColour: [...votes].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 'grey',
    shapeFamily: shape > LONG ? 'long' : shape < 1 / LONG ? 'tall' : 'round',
  }
}

function hexAt(data: Uint8ClampedArray, from: number): Hex {
  return `#${[0, 1, 2].map((channel) => (data[from + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`
}

function nearest(colour: Hex): MainColour {
  const channels = (hex: Hex) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))
  const own = channels(colour)
  const distance = (hex: Hex) => channels(hex).reduce((sum, value, index) => sum + (value - (own[index] ?? 0)) ** 2, 0)
  return named.reduce((best, each) => (distance(each[1]) < distance(best[1]) ? each : best))[0]
}
