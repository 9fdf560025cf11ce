import type { Zone } from '../child/zones'

/*
 * What stands on a report's pages, told apart from how it is drawn: the same document is shown on the screen and printed. Every text is
 * whole and in the reader's language.
 */

export const paperSizes = ['a4', 'letter'] as const
export type PaperSize = (typeof paperSizes)[number]

/** The small pictures beside what helps. */
export const helpIcons = ['colour', 'place', 'quiet', 'wait', 'familiar', 'sound', 'size', 'number', 'movement', 'light'] as const
export type HelpIcon = (typeof helpIcons)[number]

/** One cell of the map of nine places. `shade` is 1 (soonest) to 3 (latest); null is hatched: too few turns, or none. */
export interface MapCell {
  readonly zone: Zone
  readonly shade: 1 | 2 | 3 | null
  /** `2.4 s`, or `3 of 4` where there are too few. */
  readonly value: string
  /** `6 turns`. */
  readonly note: string
}

/** One bar for each rater: `value` is 0 to 100, null where nothing is shown; `text` stands at its end. */
interface BarRow {
  readonly label: string
  readonly bars: readonly { readonly value: number | null; readonly text: string }[]
  /** What is said under the name: supports, and a change where there is one. */
  readonly note?: string
}

/** A point of a curve: `share` is 0 to 1, null where too few turns leave it open. */
interface CurvePoint {
  readonly label: string
  readonly share: number | null
  readonly text: string
}

/** Dots of single values over time with the median of each stretch; the values in seconds. `at` is 0 to 1 along the axis. */
export interface TrendPoints {
  readonly dots: readonly { readonly at: number; readonly value: number }[]
  readonly medians: readonly { readonly from: number; readonly to: number; readonly value: number }[]
  readonly from: string
  readonly to: string
}

export interface Column {
  readonly head: string
  /** Share of the width; without it all that is left is divided evenly. */
  readonly share?: number
  readonly align?: 'start' | 'end'
}

/** One part of a page. A figure says in `alt` what is seen in it, and in `caption` of how many turns and when. */
export type PaperBlock =
  | {
      readonly kind: 'heading'
      readonly level: 1 | 2 | 3
      readonly text: string
      /** It begins a page. */ readonly newPage?: true
      /** What it begins, to be found by whoever looks for it. */ readonly begins?: string
    }
  | { readonly kind: 'paragraph'; readonly text: string; /** `fine` is smaller and muted. */ readonly tone?: 'strong' | 'fine' }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly numbered?: true }
  | { readonly kind: 'helps'; readonly items: readonly { readonly icon: HelpIcon; readonly text: string }[] }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly columns: readonly Column[]
      /** The first cell of a row is its head. */
      readonly rows: readonly (readonly string[])[]
      /** Smaller letters, for raw tables. */
      readonly dense?: true
    }
  | { readonly kind: 'bars'; readonly alt: string; readonly caption: string; readonly raters: readonly string[]; readonly rows: readonly BarRow[] }
  | { readonly kind: 'map'; readonly alt: string; readonly caption: string; readonly cells: readonly MapCell[] }
  | { readonly kind: 'curve'; readonly alt: string; readonly caption: string; readonly axis: string; readonly points: readonly CurvePoint[] }
  | ({ readonly kind: 'trend'; readonly alt: string; readonly caption: string; readonly axis: string } & TrendPoints)
  /** A card to cut out: never parted between two pages. */
  | { readonly kind: 'card'; readonly title: string; readonly lines: readonly { readonly label: string; readonly text: string }[]; readonly fine: string }
  /** A line to write on, with what belongs there under it. */
  | { readonly kind: 'sign'; readonly lines: readonly { readonly label: string; readonly text: string }[] }

/** A whole document. */
export interface PaperDocument {
  readonly title: string
  /** As `en`. */
  readonly language: string
  /** On every page: the initials and the birth month, never the whole name. */
  readonly head: { readonly start: string; readonly end: string }
  /** On every page, beside `page x of y`. */
  readonly foot: string
  /** `Page {x} of {y}`, with the two in braces. */
  readonly pageOf: string
  readonly blocks: readonly PaperBlock[]
}
