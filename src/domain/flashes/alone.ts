import { opposingFrom, swingsOf } from './swings'

/*
 * Judges each thing alone, whatever its size (clinical-design.md §1.7, limit 1): its opacity and brightness reverse at most
 * twice a second, and every change takes at least 300 ms. A film cannot see a blinking square of 0.9 % of the stage, nor a frame
 * of two pixels.
 */

/** Reversals of one thing's light (opacity times brightness, 0 to 1). */
export interface LightReversals {
  /** Maximum number of opposing changes within a second, and the frame of the first of them. */
  readonly most: number
  readonly mostFrom: number
  /** Time (ms) of the fastest change, extrapolated from dark to light; null if there is none. */
  readonly fastestMs: number | null
  readonly fastestFrom: number
}

const MAX_TURNS = 2
const LEAST_TURN_MS = 300
/** Minimum change that can be seen. */
const LEAST_TURN = 0.1
/** Share of its whole time in which an eased change goes from 10 % to 90 % of its height. */
const EASED = 0.59
/** Factor by which a change may be too fast, because times are rounded to whole frames. */
const TOLERANCE = 1.1

/**
 * Finds how often and how fast a thing's light reverses.
 *
 * @param light the thing's opacity times brightness in each frame
 */
export function lightReversals(light: ArrayLike<number>, framesPerSecond: number): LightReversals {
  const swings = swingsOf(light, { change: LEAST_TURN, darkerUnder: Infinity })
  let [most, mostFrom, fastest, fastestFrom] = [0, 0, Infinity, 0]
  for (const [index, { from, to, start, end }] of swings.entries()) {
    const { count } = opposingFrom(swings, index, framesPerSecond)
    if (count > most) [most, mostFrom] = [count, from]
    const height = Math.abs((light[end] ?? 0) - (light[start] ?? 0))
    const ms = (((to - from) / framesPerSecond) * 1000) / EASED / height
    if (ms < fastest) [fastest, fastestFrom] = [ms, from]
  }
  return { most, mostFrom, fastestMs: fastest === Infinity ? null : fastest, fastestFrom }
}

export const isTooOften = ({ most }: LightReversals): boolean => most > MAX_TURNS
export const isTooFast = ({ fastestMs }: LightReversals): boolean => fastestMs !== null && fastestMs < LEAST_TURN_MS / TOLERANCE
