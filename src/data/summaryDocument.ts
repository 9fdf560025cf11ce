import { mergeDigests, type Digest } from '#domain/measures/digest'
import { readLine, writeLine } from '#domain/measures/digestLine'
import { NOW, type DocumentData, type StoredDocument } from '#ports/documents'
import { versionFrom } from './parsing'

/** The version that is written. A reader of an older one turns it into this one. */
const SUMMARY_VERSION = 1

/** Where the outline of a child's newest sessions lies. */
export const summaryPath = (childId: string): string => `children/${childId}/summaries/recent`

/** What can be read of it, the newest first. A line that cannot be read takes nothing from the others. */
export function readSummary({ data }: Pick<StoredDocument, 'data'>): readonly Digest[] {
  return versionFrom(SUMMARY_VERSION).safeParse(data['version']).success && Array.isArray(data['sessions']) ? readLines(data['sessions']) : []
}

/** What such lines tell, the newest first. */
export const readLines = (lines: readonly unknown[]): readonly Digest[] =>
  mergeDigests(
    [],
    lines.flatMap((line) => (typeof line === 'string' ? (readLine(line) ?? []) : [])),
  )

export const writeSummary = (digests: readonly Digest[], isDemo: boolean): DocumentData => ({
  version: SUMMARY_VERSION,
  sessions: digests.map(writeLine),
  updatedAt: NOW,
  ...(isDemo ? { demo: true } : {}),
})
