import { readdirSync, readFileSync } from 'node:fs'
import { countRaised, fingerScores, raisedFingers, type Limits } from '#domain/hands/fingers'
import type { DetectedHand, HandSide } from '#domain/hands/landmarks'

/** Folder of the recorded hands (tests/fixtures/hands/README.md). */
export const HAND_FIXTURES = 'tests/fixtures/hands'

/** One picture: what it shows, and the joints found by each of the two models. */
export interface RecordedPicture {
  readonly file: string
  readonly count: number | null
  readonly hand?: HandSide
  /** The American sign that the hand shows, if any. */
  readonly asl?: number
  readonly from: string
  readonly full: readonly DetectedHand[]
  readonly lite: readonly DetectedHand[]
}

export interface RecordedFilm {
  readonly frames: readonly { readonly t: number; readonly hands: readonly DetectedHand[] }[]
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

export const recordedPictures: readonly RecordedPicture[] = readdirSync(`${HAND_FIXTURES}/landmarks`)
  .filter((name) => !name.startsWith('sequence'))
  .toSorted()
  .map((name) => read(`${HAND_FIXTURES}/landmarks/${name}`) as RecordedPicture)

export const recordedFilm = read(`${HAND_FIXTURES}/landmarks/sequence-counting-full.json`) as RecordedFilm

/** Returns the number of raised fingers on all hands of one picture. Each hand is classified separately. */
export const countRaisedFingers = (hands: readonly Pick<DetectedHand, 'world'>[], limits?: Limits): number =>
  hands.reduce((sum, { world }) => sum + countRaised(raisedFingers(fingerScores(world, limits), null)), 0)

/** Results of counting fingers, for one true number of fingers. */
export interface CountRow {
  readonly count: number
  readonly pictures: number
  readonly right: number
  /** Pictures in which no hand was found, or too few. */
  readonly missed: readonly string[]
  /** Pictures that were counted wrongly, each with its count. */
  readonly wrong: readonly string[]
}

interface CountOptions {
  readonly pictures?: readonly RecordedPicture[]
  /** Returns limits other than the app's. */
  limitsFor?(picture: RecordedPicture): Limits
}

/** Returns one row for each true count, with the number of pictures that were counted correctly. */
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
    const isRight = ({ hands, limits }: (typeof results)[number]) => countRaisedFingers(hands, limits) === count
    return {
      count,
      pictures: results.length,
      right: results.filter((result) => isFound(result) && isRight(result)).length,
      missed: results.filter((result) => !isFound(result)).map(({ file }) => file),
      wrong: results
        .filter((result) => isFound(result) && !isRight(result))
        .map(({ file, hands, limits }) => `${file} as ${countRaisedFingers(hands, limits)}`),
    }
  })
}

/** Returns the table as readable text. */
export function tableText(rows: readonly CountRow[]): string {
  const lines = rows.map(
    ({ count, pictures, right, missed, wrong }) =>
      `${String(count).padStart(5)} ${`${right} of ${pictures}`.padStart(9)}   ${[...missed.map((file) => `${file} not found`), ...wrong].join(', ')}`,
  )
  const [pictures, right] = [rows.reduce((sum, row) => sum + row.pictures, 0), rows.reduce((sum, row) => sum + row.right, 0)]
  return [`count     right   what failed`, ...lines, `  all ${`${right} of ${pictures}`.padStart(9)}`].join('\n')
}
