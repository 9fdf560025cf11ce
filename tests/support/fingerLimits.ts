import { readFileSync } from 'node:fs'
import { fingers, fingerScores, LIMITS, type Finger, type Limits } from '#domain/hands/fingers'
import type { Point } from '#domain/hands/landmarks'
import { HAND_FIXTURES, type RecordedPicture } from './handFixtures'

/** A hand with labels for the fingers that are raised. */
export interface LabelledHand {
  readonly person: string
  readonly up: readonly Finger[]
  /** Positions of the 21 joints in space. */
  readonly world: readonly Point[]
}

/** Fingers raised in each of the American signs 1 to 9. */
const signs: readonly (readonly Finger[])[] = [
  [],
  ['index'],
  ['index', 'middle'],
  ['thumb', 'index', 'middle'],
  ['index', 'middle', 'ring', 'little'],
  fingers,
  ['index', 'middle', 'ring'],
  ['index', 'middle', 'little'],
  ['index', 'ring', 'little'],
  ['middle', 'ring', 'little'],
]

/** Returns the fingers raised in a picture of one hand. */
export function raisedFingersIn({ file, asl }: RecordedPicture): readonly Finger[] {
  if (asl !== undefined) return signs[asl] ?? []
  return file.startsWith('count1-video-0') ? ['little'] : file.startsWith('count1-video-1') ? ['index'] : []
}

/**
 * Returns the person whose hand it is. The students were photographed one after another, each with all ten signs in order, so the number of the
 * photograph minus the sign is the same for one person. Left hands are mirrored right hands of the same person.
 */
export function personOf({ from, asl }: RecordedPicture): string {
  const [, number] = /IMG_(\d+)/.exec(from) ?? []
  return number === undefined || asl === undefined ? 'film' : String(Number(number) - asl)
}

/** Rendered hands as detected by the app's two models (tests/fixtures/hands/README.md). */
export const drawnHands: readonly LabelledHand[] = (
  JSON.parse(readFileSync(`${HAND_FIXTURES}/drawn.json`, 'utf8')) as { up: Finger[]; tenthsOfMillimetres: number[] }[]
).map(({ up, tenthsOfMillimetres: numbers }) => ({
  person: 'drawn',
  up,
  world: Array.from(
    { length: numbers.length / 3 },
    (_, joint): Point =>
      [numbers[joint * 3] ?? 0, numbers[joint * 3 + 1] ?? 0, numbers[joint * 3 + 2] ?? 0].map((number) => number / 10_000) as unknown as Point,
  ),
}))

/** Returns the number of fingers classified wrongly, and the uncertainty of the correct ones (sum of the squared errors of their scores). */
function cost(hands: readonly LabelledHand[], limits: Limits, counted: readonly Finger[]): readonly [wrong: number, unsure: number] {
  let [wrong, unsure] = [0, 0]
  for (const { up, world } of hands) {
    const scores = fingerScores(world, limits)
    for (const finger of counted) {
      const error = Math.abs(scores[finger] - (up.includes(finger) ? 1 : 0))
      wrong += error > 0.5 ? 1 : 0
      unsure += error ** 2
    }
  }
  return [wrong, unsure]
}

const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)

/** Returns the limits with the fewest wrong fingers on these hands, and among those the ones with the least uncertainty. */
export function chooseLimits(hands: readonly LabelledHand[]): Limits {
  const best = (choices: readonly Limits[], counted: readonly Finger[]): Limits =>
    choices
      .map((limits) => ({ limits, cost: cost(hands, limits, counted) }))
      .reduce((found, next) => (next.cost[0] < found.cost[0] || (next.cost[0] === found.cost[0] && next.cost[1] < found.cost[1]) ? next : found)).limits
  const { reach, straight } = best(
    range(1.1, 1.26, 0.02).flatMap((reach) => range(120, 140, 5).map((straight) => ({ ...LIMITS, reach, straight }))),
    fingers.slice(1),
  )
  return best(
    range(85, 125, 5).map((fold) => ({ reach, straight, fold })),
    ['thumb'],
  )
}

/** Returns the number of fingers that are wrongly classified as up or down. */
export const countWrongFingers = (hands: readonly LabelledHand[], limits: Limits): number => cost(hands, limits, fingers)[0]
