import { opposingFrom, swingsOf } from './swings'

/*
 * Each thing alone, whatever its size (clinical design §1.7, limit 1): its own opacity and brightness turn at most twice a second, and every turn takes
 * at least 300 ms. A film cannot see a square of 0.9 % of the stage that blinks, nor a frame of two pixels.
 */

/** How the light of one thing turned: opacity times brightness, 0 to 1. */
export interface LightReversals {
  /** The most opposing turns in a second, and the frame of the first of them. */
  readonly most: number
  readonly mostFrom: number
  /** The time (ms) of the fastest turn, as if it went all the way from dark to light; null if there is none. */
  readonly fastestMs: number | null
  readonly fastestFrom: number
}

const MAX_TURNS = 2
const LEAST_TURN_MS = 300
/** A smaller turn is not seen. */
const LEAST_TURN = 0.1
/** An eased turn is between 10 % and 90 % of its way for this share of its time. */
const EASED = 0.59
/** Moments are whole frames. */
const TOLERANCE = 1.1

/** `light`: the thing's opacity times brightness in each frame. */
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
