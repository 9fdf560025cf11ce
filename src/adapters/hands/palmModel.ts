import type { GraphModel } from '@tensorflow/tfjs-converter'
import type { Tensor3D } from '@tensorflow/tfjs-core'
import { cropTensor, type Picture } from './cropTensor'
import { outOf, overlap, type Palm, type Region, type ImagePoint } from './region'

/*
 * The first model of MediaPipe Hands: palms in a square picture (mediapipe/modules/palm_detection, 192 x 192 pixels).
 * It tells 2016 guesses, one for each anchor, as rows of 19: how sure (before the sigmoid), the middle, width and
 * height of a square, and 7 places, all in pixels from the anchor.
 */

const SIDE = 192
const ROW = 19
/** Squares of the grid in pixels, and the guesses for each. */
const grids = [
  { stride: 8, guesses: 2 },
  { stride: 16, guesses: 6 },
] as const
/** Of the seven places in a row: the wrist, and the base of the middle finger. */
const WRIST = 5
const MIDDLE_BASE = 9
/** Two guesses that share more than this of the smaller one are one palm. */
const SAME_PALM = 0.4

const anchors: readonly ImagePoint[] = grids.flatMap(({ stride, guesses }) => {
  const cells = SIDE / stride
  return Array.from({ length: cells * cells * guesses }, (_, guess): ImagePoint => {
    const cell = Math.floor(guess / guesses)
    return [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells]
  })
})

/** Palms within `view` that are at least as sure as `leastScore`, surest first. */
export async function findPalms(model: GraphModel, picture: Picture, view: Region, leastScore: number): Promise<readonly Palm[]> {
  const input = cropTensor(picture, view, SIDE)
  const output = model.predict(input) as Tensor3D
  const rows = await output.data()
  input.dispose()
  output.dispose()
  const leastRaw = Math.log(leastScore / (1 - leastScore))
  const guesses = anchors.flatMap((anchor, index): readonly Palm[] =>
    (rows[index * ROW] ?? -Infinity) < leastRaw ? [] : [palmOf(rows.subarray(index * ROW, (index + 1) * ROW) as Float32Array, anchor, view)],
  )
  return distinct(guesses.toSorted((one, other) => other.score - one.score))
}

function palmOf(row: Float32Array, anchor: ImagePoint, view: Region): Palm {
  const value = (column: number) => (row[column] ?? 0) / SIDE
  const place = (column: number) => outOf(view, [value(column) + anchor[0], value(column + 1) + anchor[1]])
  return {
    score: 1 / (1 + Math.exp(-(row[0] ?? 0))),
    middle: place(1),
    size: Math.max(value(3), value(4)) * view.size,
    wrist: place(WRIST),
    middleBase: place(MIDDLE_BASE),
  }
}

const squareOf = ({ middle, size }: Palm): Region => ({ x: middle[0], y: middle[1], size, turn: 0 })

/** Of guesses at one palm only the surest. */
function distinct(palms: readonly Palm[]): readonly Palm[] {
  return palms.reduce<readonly Palm[]>(
    (kept, palm) => (kept.some((other) => overlap(squareOf(other), squareOf(palm)) > SAME_PALM) ? kept : [...kept, palm]),
    [],
  )
}
