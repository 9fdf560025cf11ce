import type { DetectedHand, HandCount } from '#domain/hands/landmarks'
import { brightnessOf, nothingWatched, watchPicture, type Movement } from '#domain/hands/movement'
import type { Detection } from './detection'

/** Result of one picture: hands, movement since earlier pictures (null while that is learned), and its brightness from 0 to 1. */
export interface HandSearchStep {
  readonly hands: readonly DetectedHand[]
  readonly movement: Movement | null
  readonly brightness: number
}

/** Looks for up to `most` hands in consecutive pictures, taken at `at` (ms). */
export function createHandSearch(detection: Detection): (image: Parameters<Detection['detect']>[0], at: number, most?: HandCount) => Promise<HandSearchStep> {
  let watched = nothingWatched
  return async (image, at, most) => {
    const { hands, cells } = await detection.detect(image, most)
    watched = watchPicture(watched, { at, cells })
    return { hands, movement: watched.movement, brightness: brightnessOf({ cells }) }
  }
}
