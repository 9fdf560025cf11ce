import { MIN_LINE_SIZE } from '../../child/safety'
import type { ZoneWeights } from '../../child/zones'
import { EDGE, zoneAt } from '../layout/placement'
import type { Place } from '../../geometry'

/**
 * Line heights (stage heights): the minimum, the maximum, and the one from which letters measure 12 % of the stage's height,
 * from the top of a tall letter to the foot of a low one (clinical-design.md §1.6).
 */
const LINE = { least: MIN_LINE_SIZE, most: 0.3, enough: 0.215 } as const
/** Gap between words and pictures (stage heights), and gap between two lines (in line heights). */
const BLACK = 0.05
const BETWEEN_LINES = 0.4
/** Centres of two things that share the stage's width or height. */
const SHARED = [0.28, 0.72] as const
/** Vertical middles of lines one above another, by the number of lines. */
const ROWS: Readonly<Record<number, readonly number[]>> = { 1: [0.5], 2: SHARED, 3: [0.19, 0.5, 0.81] }
/**
 * Positions for a picture that has a width or height to itself: in the middle, or to one side if the child does not see the
 * middle.
 */
const ALONE = [0.5, 0.24, 0.76] as const

interface PrintedRequest {
  /** Widths of the words (line heights). */
  readonly widths: readonly number[]
  /**
   * Number of pictures (words may stay on one side even without any), their maximum size (stage heights), and the gap between them
   * (in sizes).
   */
  readonly pictures: number
  readonly size: number
  readonly gap: number
  readonly sample: 'word' | 'picture'
  readonly layout: 'left-right' | 'top-bottom'
  /** Line heights other than the usual ones, and the gap between two lines (in line heights). */
  readonly line?: { readonly least: number; readonly most: number; readonly enough: number; readonly between: number }
  readonly zones: ZoneWeights
  readonly aspect: number
}

/** Places of words and pictures. `line` and `size` are in stage heights. */
export interface Printed {
  readonly words: readonly Place[]
  readonly pictures: readonly Place[]
  readonly line: number
  readonly size: number
}

/**
 * Places up to three words one above another, with pictures next to or below them, where this child sees. Of the arrangements
 * with large enough letters, the one in which the child sees the sample best is used. If none has large enough letters, they are
 * as large as fits.
 */
export function layPrinted(wish: PrintedRequest): Printed {
  const { sample, layout, zones } = wish
  const places = wish.pictures > 1 ? [SHARED] : [...(wish.pictures === 0 ? [[]] : []), ...ALONE.map((place) => [place])]
  const beside = places.flatMap((along) => [besideThem(wish, along), mirrored(besideThem(wish, along), 'x')])
  const below = places.flatMap((along) => [belowThem(wish, along), mirrored(belowThem(wish, along), 'y')])
  const ways = [...beside, ...below]
  const open = ways.filter(({ words, pictures }) => [...words, ...pictures].every((place) => zones[zoneAt(place)] > 0))
  const possible = open.length > 0 ? open : ways
  const largest = Math.min((wish.line ?? LINE).enough, Math.max(...possible.map(({ line }) => line)))
  const wished = layout === 'left-right' ? beside : below
  const worthOf = (way: Printed) => {
    const [place] = sample === 'word' ? way.words : way.pictures
    return (place === undefined ? 0 : zones[zoneAt(place)]) + (wished.includes(way) ? 0.5 : 0)
  }
  const [best] = possible.filter(({ line }) => line >= largest).toSorted((one, two) => worthOf(two) - worthOf(one) || two.line - one.line)
  if (best === undefined) throw new Error('There is no arrangement.')
  return best
}

/** Places pictures one above another on the left, at these heights, and words on the right. */
function besideThem({ widths, pictures, size: wished, gap, aspect, line: limits }: PrintedRequest, along: readonly number[]): Printed {
  const size = Math.min(wished, roomOf(along.length, 1) / (1 + gap))
  const from = EDGE + (along.length === 0 ? 0 : (size + BLACK) / aspect)
  const room = 1 - EDGE - from
  const line = Math.min((room * aspect) / Math.max(...widths), rowsOf(widths.length) / (1 + (limits?.between ?? BETWEEN_LINES)))
  return {
    words: (ROWS[widths.length] ?? ROWS[3] ?? []).map((y) => ({ x: from + room / 2, y })),
    pictures: along.slice(0, pictures).map((y) => ({ x: EDGE + size / aspect / 2, y })),
    line: lineOf(line, limits),
    size,
  }
}

/** Places pictures next to one another at the top, at these fractions of the width, and words below. */
function belowThem({ widths, pictures, size: wished, gap, aspect, line: limits }: PrintedRequest, along: readonly number[]): Printed {
  const size = Math.min(wished, roomOf(along.length, aspect) / (1 + gap))
  const from = EDGE + (along.length === 0 ? 0 : size + BLACK)
  const room = 1 - EDGE - from
  const count = widths.length
  const line = Math.min(((1 - 2 * EDGE) * aspect) / Math.max(...widths), room / (count + (count - 1) * (limits?.between ?? BETWEEN_LINES)))
  return {
    words: widths.map((_, index) => ({ x: 0.5, y: from + (room * (index + 0.5)) / count })),
    pictures: along.slice(0, pictures).map((x) => ({ x, y: EDGE + size / 2 })),
    line: lineOf(line, limits),
    size,
  }
}

const lineOf = (fitting: number, { least, most }: Pick<NonNullable<PrintedRequest['line']>, 'least' | 'most'> = LINE): number =>
  Math.max(least, Math.min(most, fitting))

/** Returns the distance between lines that are one above another. */
const rowsOf = (count: number): number => (count > 2 ? 0.31 : roomOf(count, 1))

/** Returns the distance between the centres of this many things along a side of this length. */
const roomOf = (count: number, length: number): number => (count > 1 ? (SHARED[1] - SHARED[0]) * length : Number.POSITIVE_INFINITY)

function mirrored({ words, pictures, ...rest }: Printed, axis: 'x' | 'y'): Printed {
  const turned = (place: Place): Place => ({ ...place, [axis]: 1 - place[axis] })
  return { ...rest, words: words.map(turned), pictures: pictures.map(turned) }
}
