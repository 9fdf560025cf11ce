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

/** Parts of every report. */
export const fixedParts: ReadonlySet<ReportPart> = new Set(['method', 'signatures'])

export const readers = ['school', 'family', 'doctor'] as const
type Reader = (typeof readers)[number]

/** Content of a report: choices, texts, edits and, once signed, its pages. */
export interface ReportContent {
  readonly reader: Reader
  readonly paper: PaperSize
  readonly parts: Readonly<Partial<Record<ReportPart, boolean>>>
  /** Texts written or changed by the adult, by place. Changed sentences are marked. */
  readonly texts: Readonly<Record<string, string>>
  /** Recommendations removed or added, by id. */
  readonly recommendations: Readonly<Record<string, boolean>>
  /** First local day of play to include. */
  readonly from: string
  readonly until: string
  /** Pages as signed. */
  readonly pages: PaperDocument | null
  /** The family may read it until then; null: not at all. */
  readonly familyUntil: Instant | null
}
