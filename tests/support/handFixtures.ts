import { readdirSync, readFileSync } from 'node:fs'
import { countRaised, fingerScores, raisedFingers, type Limits } from '#domain/hands/fingers'
import type { DetectedHand, HandSide } from '#domain/hands/landmarks'

/** Recorded hands (tests/fixtures/hands/README.md). */
export const HANDS = 'tests/fixtures/hands'

/** One picture: what it shows, and the joints that each of the two models found in it. */
export interface RecordedPicture {
  readonly file: string
  readonly count: number | null
  readonly hand?: HandSide
  /** The American sign that it shows, where it shows one. */
  readonly asl?: number
  readonly from: string
  readonly full: readonly DetectedHand[]
  readonly lite: readonly DetectedHand[]
}

export interface RecordedFilm {
  readonly frames: readonly { readonly t: number; readonly hands: readonly DetectedHand[] }[]
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

export const recordedPictures: readonly RecordedPicture[] = readdirSync(`${HANDS}/landmarks`)
  .filter((name) => !name.startsWith('sequence'))
  .toSorted()
  .map((name) => read(`${HANDS}/landmarks/${name}`) as RecordedPicture)

export const recordedFilm = read(`${HANDS}/landmarks/sequence-counting-full.json`) as RecordedFilm

/** Fingers up on all hands of one picture, each judged by itself. */
export const countIn = (hands: readonly Pick<DetectedHand, 'world'>[], limits?: Limits): number =>
  hands.reduce((sum, { world }) => sum + countRaised(raisedFingers(fingerScores(world, limits), null)), 0)

/** How a count came out over many pictures. */
export interface CountRow {
  readonly count: number
  readonly pictures: number
  readonly right: number
  /** No hand, or fewer hands than there are. */
  readonly missed: readonly string[]
  /** The picture and what was counted instead. */
  readonly wrong: readonly string[]
}

interface CountOptions {
  readonly pictures?: readonly RecordedPicture[]
  /** Other limits than the product's. */
  limitsFor?(picture: RecordedPicture): Limits
}

/** Rows by the true count: how many of the pictures that show it were counted right from these hands. */
export function countTable(
  handsIn: (picture: RecordedPicture) => readonly DetectedHand[],
  { pictures = recordedPictures, limitsFor }: CountOptions = {},
): readonly CountRow[] {
  const shown = pictures.filter((picture) => picture.count !== null)
  const counts = [...new Set(shown.map(({ count }) => count ?? 0))].toSorted((one, other) => one - other)
  return counts.map((count) => {
    const results = shown
      .filter((picture) => picture.count === count)
      .map((picture) => ({ file: picture.file, hands: handsIn(picture), limits: limitsFor?.(picture) }))
    const isFound = ({ file, hands }: (typeof results)[number]) => hands.length >= (file.includes('two') ? 2 : 1)
    const isRight = ({ hands, limits }: (typeof results)[number]) => countIn(hands, limits) === count
    return {
      count,
      pictures: results.length,
      right: results.filter((result) => isFound(result) && isRight(result)).length,
      missed: results.filter((result) => !isFound(result)).map(({ file }) => file),
      wrong: results.filter((result) => isFound(result) && !isRight(result)).map(({ file, hands, limits }) => `${file} as ${countIn(hands, limits)}`),
    }
  })
}

/** The table for a person to read. */
export function tableText(rows: readonly CountRow[]): string {
  const lines = rows.map(
    ({ count, pictures, right, missed, wrong }) =>
      `${String(count).padStart(5)} ${`${right} of ${pictures}`.padStart(9)}   ${[...missed.map((file) => `${file} not found`), ...wrong].join(', ')}`,
  )
  const [pictures, right] = [rows.reduce((sum, row) => sum + row.pictures, 0), rows.reduce((sum, row) => sum + row.right, 0)]
  return [`count     right   what failed`, ...lines, `  all ${`${right} of ${pictures}`.padStart(9)}`].join('\n')
}
