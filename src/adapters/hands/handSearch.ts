import type { DetectedHand, HandCount } from '#domain/hands/landmarks'
import { brightnessOf, nothingWatched, watchPicture, type Movement } from '#domain/hands/movement'
import type { Detection } from './detection'

/** The result for one picture: its hands, the movement since earlier pictures (null until it is known), and its brightness (0 to 1). */
export interface HandSearchStep {
  readonly hands: readonly DetectedHand[]
  readonly movement: Movement | null
  readonly brightness: number
}

/** Returns a function that searches consecutive pictures, each taken at `at` (ms), for up to `most` hands. */
export function createHandSearch(detection: Detection): (image: Parameters<Detection['detect']>[0], at: number, most?: HandCount) => Promise<HandSearchStep> {
  let watched = nothingWatched
  return async (image, at, most) => {
    const { hands, cells } = await detection.detect(image, most)
    watched = watchPicture(watched, { at, cells })
    return { hands, movement: watched.movement, brightness: brightnessOf({ cells }) }
  }
}
