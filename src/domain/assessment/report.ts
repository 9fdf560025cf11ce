import type { Instant } from '../time'
import type { PaperDocument, PaperSize } from './paper'

export const reportParts = [
  'plain',
  'card',
  'background',
  'sources',
  'profile',
  'beside',
  'observations',
  'recommendations',
  'goals',
  'questions',
  'method',
  'signatures',
] as const
export type ReportPart = (typeof reportParts)[number]

/** Parts that every report contains. */
export const fixedParts: ReadonlySet<ReportPart> = new Set(['method', 'signatures'])

export const readers = ['school', 'family', 'doctor'] as const
type Reader = (typeof readers)[number]

/** Content of a report: choices, texts, edits and, once signed, its pages. */
export interface ReportContent {
  readonly reader: Reader
  readonly paper: PaperSize
  readonly parts: Readonly<Partial<Record<ReportPart, boolean>>>
  /** Texts that the adult wrote or changed, by their place in the report. Changed sentences are marked. */
  readonly texts: Readonly<Record<string, string>>
  /** Recommendations removed or added, by id. */
  readonly recommendations: Readonly<Record<string, boolean>>
  /** First local day of play to include. */
  readonly from: string
  readonly until: string
  /** The pages as they were signed; null until then. */
  readonly pages: PaperDocument | null
  /** Time until which the family may read the report; null if it may not read it. */
  readonly familyUntil: Instant | null
}
