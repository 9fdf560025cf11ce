import { zones, type Zone, type ZoneWeights } from '../../child/zones'
import { DESIGN_ASPECT, EDGE } from '../layout/placement'
import type { Place } from '../../geometry'

/**
 * A horizontal band of the stage within the visual field: its middle and height (shares of the stage's height), and its left and
 * right ends (shares of its width).
 */
export interface Band {
  readonly y: number
  readonly height: number
  readonly left: number
  readonly right: number
}

/** Vertical middle of each row of zones, clear of the edges (share of the height). */
const ROWS = [0.2, 0.5, 0.8] as const
/**
 * Size of the bands if the whole stage is visible (middle of the upper band, height of both), if two rows are visible, and if
 * one row is shared.
 */
const WHOLE = { y: 0.26, height: 0.4 } as const
const ROW_HEIGHT = 0.26
const SHARED_HEIGHT = 0.2
/** Minimum distance between the two middles, if the edges allow it. Black then separates the answer from the counted things. */
const BANDS_APART = 0.35
/** Minimum weight of the third row, as a share of the best row's weight, for the whole stage to be used. */
const WELL_ENOUGH = 0.4

/** Preferred distance between centres and lower limits for it, in sizes of a thing. */
const PITCH = { wished: 1.6, least: 1.3, crowded: 1.1 } as const

/** Returns two bands within the visual field, one above the other: for the things to count, and for the answer. */
export function bandsFor(weights: ZoneWeights): readonly [Band, Band] {
  const rows = openRows(weights)
  const [best, second, third] = rows
  if (best === undefined) throw new Error('No zone is open.')
  if (second === undefined) {
    const y = Math.min(1 - EDGE - SHARED_HEIGHT, Math.max(EDGE + SHARED_HEIGHT, best.y))
    return [
      { ...best, y: y - SHARED_HEIGHT / 2, height: SHARED_HEIGHT },
      { ...best, y: y + SHARED_HEIGHT / 2, height: SHARED_HEIGHT },
    ]
  }
  if (third !== undefined && third.weight >= best.weight * WELL_ENOUGH) {
    const across = { left: Math.max(...rows.map(({ left }) => left)), right: Math.min(...rows.map(({ right }) => right)), height: WHOLE.height }
    if (across.right > across.left)
      return [
        { ...across, y: WHOLE.y },
        { ...across, y: 1 - WHOLE.y },
      ]
  }
  const [upper, lower] = best.y < second.y ? [bandOf(best), bandOf(second)] : [bandOf(second), bandOf(best)]
  const missing = Math.max(0, BANDS_APART - (lower.y - upper.y))
  return [
    { ...upper, y: Math.max(EDGE + ROW_HEIGHT / 2, upper.y - missing / 2) },
    { ...lower, y: Math.min(1 - EDGE - ROW_HEIGHT / 2, lower.y + missing / 2) },
  ]
}

/** Returns the row that the two bands leave free; null if they take the whole stage or fewer than three rows are visible. */
export function spareBand(weights: ZoneWeights): Band | null {
  const spare = openRows(weights)[2]
  return spare === undefined || bandsFor(weights)[0].height === WHOLE.height ? null : bandOf(spare)
}

interface Row {
  readonly y: number
  readonly left: number
  readonly right: number
  readonly weight: number
}

const bandOf = ({ y, left, right }: Row): Band => ({ y, left, right, height: ROW_HEIGHT })

/** Returns the visible rows, best first. */
function openRows(weights: ZoneWeights): readonly Row[] {
  const open = ROWS.flatMap((y, row) => {
    const run = widestRun(weights, row)
    return run === null ? [] : [{ ...run, y }]
  })
  return open.toSorted((one, other) => other.weight - one.weight)
}

function widestRun(weights: ZoneWeights, row: number): Omit<Row, 'y'> | null {
  const at = (column: number) => weights[zones[row * 3 + column] as Zone]
  const runs = [[0, 1, 2], [0, 1], [1, 2], [0], [1], [2]].filter((columns) => columns.every((column) => at(column) > 0))
  const [run] = runs
  if (run === undefined) return null
  const [from = 0, to = 0] = [run[0], run.at(-1)]
  return { left: Math.max(EDGE, from / 3), right: Math.min(1 - EDGE, (to + 1) / 3), weight: run.reduce((sum, column) => sum + at(column), 0) }
}

/** Places of several things, and the size at which the things fit. */
export interface Group {
  readonly places: readonly Place[]
  readonly size: number
}

/** Number of fingers on a hand. */
export const HAND = 5
/** Positions of up to five things, as on a die, so that their number is clear at a glance. In pitches from the middle. */
export const DIE: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.5, 0],
    [0.5, 0],
  ],
  3: [
    [-1, 0],
    [0, 0],
    [1, 0],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  5: [
    [-0.75, -0.75],
    [0.75, -0.75],
    [0, 0],
    [-0.75, 0.75],
    [0.75, 0.75],
  ],
}
/** Distance between two groups, in pitches. */
const GROUPS_APART = 1.9

/** Returns the width of a band (stage heights) on the narrowest stage. */
const widthOf = ({ left, right }: Band): number => (right - left) * DESIGN_ASPECT

/**
 * Places up to ten things in one or two groups, each like the face of a die, or in two lines if the band is too small. `size` is
 * the preferred and `least` the minimum size (stage heights); `first` is the number of things in the first group, up to five.
 */
export function inGroups(count: number, band: Band, { size, least }: { readonly size: number; readonly least: number }, first: number = HAND): Group {
  const groups = count > first ? [first, count - first] : [count]
  const dice = groups.map((many) => DIE[many] ?? [])
  const spans = dice.map((die) => spanOf(die.map(([x]) => x)))
  const across = spans.reduce((sum, span) => sum + span, 0) + (groups.length - 1) * GROUPS_APART
  const down = Math.max(...dice.map((die) => spanOf(die.map(([, y]) => y))))
  const roomy = Math.min(size * PITCH.wished, widthOf(band) / (across + 1 / PITCH.least), band.height / (down + 1 / PITCH.least))
  const fitted = Math.max(least, Math.min(size, roomy / PITCH.least))
  const within = (length: number, span: number) => (span === 0 ? Infinity : (length - fitted) / span)
  const pitch = Math.min(roomy, within(widthOf(band), across), within(band.height, down))
  if (pitch < least * PITCH.crowded) return inLines(count, band, least, first)
  const middles = spans.map((span, index) => spans.slice(0, index).reduce((sum, before) => sum + before + GROUPS_APART, 0) + span / 2 - across / 2)
  return {
    places: dice.flatMap((die, index) =>
      die.map(([x, y]): Place => ({ x: (band.left + band.right) / 2 + (((middles[index] ?? 0) + x) * pitch) / DESIGN_ASPECT, y: band.y + y * pitch })),
    ),
    size: fitted,
  }
}

const spanOf = (offsets: readonly number[]): number => Math.max(...offsets) - Math.min(...offsets)

/** Places the things in two lines at the minimum size, with the second line offset by half a step. */
function inLines(count: number, band: Band, least: number, first: number): Group {
  const inFirst = count > HAND ? first : Math.ceil(count / 2)
  const pitch = Math.min(least * PITCH.wished, (widthOf(band) - least) / Math.max(1, inFirst - 0.5, count - inFirst - 0.5))
  const places = Array.from({ length: count }, (_, index): Place => {
    const line = index < inFirst ? 0 : 1
    const along = (index - line * inFirst + line / 2 - (inFirst - 0.5) / 2 + 0.25) * pitch
    return { x: (band.left + band.right) / 2 + along / DESIGN_ASPECT, y: band.y + ((line - 0.5) * band.height) / 2 }
  })
  return { places, size: Math.min(least, pitch) }
}

/** Whether this many things fit at their minimum size. */
export const fitsIn = (count: number, band: Band, least: number): boolean => inGroups(count, band, { size: least, least }).size >= least

/**
 * Divides a band: its right end has room for pictures of `size` next to one another, and `rest` is the remainder. Returns null
 * if there is no room.
 */
export function picturesAtEnd(band: Band, count: number, size: number): { readonly rest: Band; readonly places: readonly Place[] } | null {
  const width = (count * size * 1.05) / DESIGN_ASPECT
  if (band.right - band.left < width * 1.8) return null
  const places = Array.from({ length: count }, (_, index): Place => ({ x: band.right - width + ((index + 0.5) * width) / count, y: band.y }))
  return { rest: { ...band, right: band.right - width - EDGE / 2 }, places }
}
