import type { MapCell } from './mapCell'
import type { Sheet } from './sheets'

/*
 * Content of a report's pages, independent of how it is drawn: the same document is shown on screen and printed. All texts are
 * complete and in the reader's language.
 */

export const paperSizes = ['a4', 'letter'] as const
export type PaperSize = (typeof paperSizes)[number]

/** Regions that use Letter paper (Unicode CLDR, supplemental data, paperSize). */
const LETTER_REGIONS: ReadonlySet<string> = new Set(['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE'])

/** Returns the usual paper size in the first of these language tags that names a region; A4 by default. */
export function usualPaper(tags: readonly string[]): PaperSize {
  const region = tags.map((tag) => /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(tag)?.[1]).find((found) => found !== undefined)
  return region !== undefined && LETTER_REGIONS.has(region) ? 'letter' : 'a4'
}

/** Icons shown next to supports. */
export const helpIcons = ['colour', 'place', 'quiet', 'wait', 'familiar', 'sound', 'size', 'number', 'movement', 'light'] as const
export type HelpIcon = (typeof helpIcons)[number]

/** One row with a bar for each rater. `value` is 0 to 100, or null if not shown; `text` is at the end of the bar. */
interface BarRow {
  readonly label: string
  readonly bars: readonly { readonly value: number | null; readonly text: string }[]
  /** Note below the label: supports, and a change if there is one. */
  readonly note?: string
}

/** A point of a curve. `share` is 0 to 1, or null with too few trials. */
interface CurvePoint {
  readonly label: string
  readonly share: number | null
  readonly text: string
}

/** Single values (seconds) over time, with the median of each period. `at` is 0 to 1 along the axis. */
export interface TrendPoints {
  readonly dots: readonly { readonly at: number; readonly value: number }[]
  readonly medians: readonly { readonly from: number; readonly to: number; readonly value: number }[]
  readonly from: string
  readonly to: string
}

export interface Column {
  readonly head: string
  /** Share of the table's width. By default, such columns divide the remaining width evenly. */
  readonly share?: number
  readonly align?: 'start' | 'end'
}

/** One block of a page. `alt` describes a figure; `caption` gives its n and dates. */
export type PaperBlock =
  | {
      readonly kind: 'heading'
      readonly level: 1 | 2 | 3
      readonly text: string
      /** Whether the heading starts a new page. */ readonly newPage?: true
      /** Key of the part that begins here. */ readonly begins?: string
    }
  | { readonly kind: 'paragraph'; readonly text: string; /** `fine` is smaller and in a muted colour. */ readonly tone?: 'strong' | 'fine' }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly numbered?: true }
  | { readonly kind: 'helps'; readonly items: readonly { readonly icon: HelpIcon; readonly text: string }[] }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly columns: readonly Column[]
      /** Rows of cells. The first cell of a row is its header. */
      readonly rows: readonly (readonly string[])[]
      /** Whether the type is smaller, for tables of raw data. */
      readonly dense?: true
    }
  | { readonly kind: 'bars'; readonly alt: string; readonly caption: string; readonly raters: readonly string[]; readonly rows: readonly BarRow[] }
  | { readonly kind: 'map'; readonly alt: string; readonly caption: string; readonly cells: readonly MapCell[] }
  | { readonly kind: 'curve'; readonly alt: string; readonly caption: string; readonly axis: string; readonly points: readonly CurvePoint[] }
  | ({ readonly kind: 'trend'; readonly alt: string; readonly caption: string; readonly axis: string } & TrendPoints)
  /** A card to cut out, which is never split across pages. */
  | { readonly kind: 'card'; readonly title: string; readonly lines: readonly { readonly label: string; readonly text: string }[]; readonly fine: string }
  /** A designed page, alone on its sheet. */
  | { readonly kind: 'sheet'; readonly sheet: Sheet; /** Key of the part that begins here. */ readonly begins?: string }
  /** A signature line with labels below it. */
  | { readonly kind: 'sign'; readonly lines: readonly { readonly label: string; readonly text: string }[] }

/** A whole document to show or print. */
export interface PaperDocument {
  readonly title: string
  /** Language code, such as `en`. */
  readonly language: string
  /** Header of every page: initials and birth month, never the full name. */
  readonly head: { readonly start: string; readonly end: string }
  /** Footer of every page, next to `page x of y`. */
  readonly foot: string
  /** Template `Page {x} of {y}`, with the placeholders in braces. */
  readonly pageOf: string
  /**
   * Heading of the first page if it differs, and the last line of every page. A document without it is shown with the frame of
   * earlier versions.
   */
  readonly frame?: { readonly first: string; readonly day: string; readonly last: string }
  /** Pictures that the document's sheets refer to, as data URLs. */
  readonly pictures?: Readonly<Record<string, string>>
  readonly blocks: readonly PaperBlock[]
}
