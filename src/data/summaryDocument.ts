import { mergeDigests, type Digest } from '#domain/measures/digest'
import { readLine, writeLine } from '#domain/measures/digestLine'
import { NOW, type DocumentData, type StoredDocument } from '#ports/documents'
import { versionFrom } from './parsing'

/** Version in which summaries are written. Older versions are converted when they are read. */
const SUMMARY_VERSION = 1

/** Returns the path of the summary of a child's newest sessions. */
export const summaryPath = (childId: string): string => `children/${childId}/summaries/recent`

/** Reads a summary's digests, newest first, and skips unreadable lines. */
export function readSummary({ data }: Pick<StoredDocument, 'data'>): readonly Digest[] {
  return versionFrom(SUMMARY_VERSION).safeParse(data['version']).success && Array.isArray(data['sessions']) ? readLines(data['sessions']) : []
}

/** Reads digests from summary lines, newest first, and skips unreadable lines. */
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
