import { inDenseFields, squareField } from './fields'
import type { Film } from './film'
import { linearOf, luminanceOfLinear } from './light'

/** A jump of light between two frames. */
export interface LightStep {
  /** Area that jumps, as a share of the stage; 0 if there is no jump. */
  readonly share: number
  readonly frame: number
}

/**
 * Share of the stage from which a jump between two frames fails a film: nothing may appear, leave or move elsewhere at once
 * (clinical-design.md §1.7, limit 2).
 */
export const STEP_AREA = 0.005
/**
 * Minimum change of luminance in a jump, as a share of the maximum. The steepest eased fade of 300 ms changes by 0.19 within a
 * frame of 1/60 s.
 */
const STEP_CHANGE = 0.34
/**
 * Minimum width and height of a jump, in cells: a thing of 3 % of the stage's height. A moving edge changes only a narrow strip
 * of cells.
 */
const STEP_CELLS = 4

/** Finds the largest jump of light in a film. */
export function largestStep({ width, height, frames }: Film): LightStep {
  let largest: LightStep = { share: 0, frame: 0 }
  const jumps = new Uint8Array(width * height)
  for (const [frame, bytes] of frames.entries()) {
    const before = frames[frame - 1]
    if (before === undefined || before === bytes) continue
    let count = 0
    for (let cell = 0; cell < jumps.length; cell++) {
      const isJump = isChanged(before, bytes, cell) && Math.abs(luminanceAt(bytes, cell) - luminanceAt(before, cell)) >= STEP_CHANGE
      jumps[cell] = isJump ? 1 : 0
      if (isJump) count += 1
    }
    if (count / jumps.length <= largest.share) continue
    const wide = inDenseFields({ cells: jumps, width, height }, squareField(STEP_CELLS), STEP_CELLS ** 2)
    const share = wide === null ? 0 : wide.reduce((sum, cell) => sum + cell, 0) / wide.length
    if (share > largest.share) largest = { share, frame }
  }
  return largest
}

const isChanged = (one: Uint8Array, other: Uint8Array, cell: number): boolean =>
  one[3 * cell] !== other[3 * cell] || one[3 * cell + 1] !== other[3 * cell + 1] || one[3 * cell + 2] !== other[3 * cell + 2]

const luminanceAt = (bytes: Uint8Array, cell: number): number =>
  luminanceOfLinear(linearOf(bytes[3 * cell]), linearOf(bytes[3 * cell + 1]), linearOf(bytes[3 * cell + 2]))
