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

/** These stand in every report. */
export const fixedParts: ReadonlySet<ReportPart> = new Set(['method', 'signatures'])

export const readers = ['school', 'family', 'doctor'] as const
type Reader = (typeof readers)[number]

/** Everything that makes a report: what was chosen, written and edited, and, once it is signed, its pages. */
export interface ReportContent {
  readonly reader: Reader
  readonly paper: PaperSize
  readonly parts: Readonly<Partial<Record<ReportPart, boolean>>>
  /** What the adult wrote, or changed, by the key of the place: changed sentences are marked. */
  readonly texts: Readonly<Record<string, string>>
  /** Recommendations taken out or in, by their ids. */
  readonly recommendations: Readonly<Record<string, boolean>>
  /** Play from this local day on. */
  readonly from: string
  readonly until: string
  /** As it was signed. */
  readonly pages: PaperDocument | null
  /** The family may read it until then; null while it may not. */
  readonly familyUntil: Instant | null
}
