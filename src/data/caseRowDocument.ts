import * as z from 'zod/mini'
import type { Child, CaseRow } from '#domain/people/people'
import { NOW, type DocumentData, type StoredDocument } from '#ports/documents'
import { CHILD_VERSION, readChild } from './childDocument'
import { versionFrom } from './parsing'
import { readLines } from './summaryDocument'

/** Version in which rows are written. Older versions are converted when they are read. */
const ROW_VERSION = 1

/** Returns the path of an account's caseload row for a child. */
export const rowPath = (accountId: string, childId: string): string => `TherapistAccounts/${accountId}/caseRows/${childId}`

/** Returns the path of an account's document about a child that is shared with it. */
export const sharedPath = (accountId: string, childId: string): string => `TherapistAccounts/${accountId}/sharedChildren/${childId}`

const document = z.object({
  version: versionFrom(ROW_VERSION),
  sessions: z.array(z.unknown()),
  note: z.nullable(z.object({ role: z.enum(['family', 'team']), at: z.date() })),
})

/** Reads a row and the child as a list shows it; null if it is unreadable. */
export function readRow({ id, path, data }: StoredDocument, ownerUid: string): { readonly child: Child; readonly row: CaseRow } | null {
  const { data: found } = document.safeParse(data)
  const child = readChild({ id, path, data: { ...data, version: CHILD_VERSION, ownerUid, archivedAt: null } })
  // A row does not contain the family's own copy of the profile, so it cannot show a child whose settings are lost.
  if (found === undefined || child === null || child.hasLostSettings) return null
  const { sessions, note } = found
  return { child, row: { digests: readLines(sessions), newest: note === null ? null : { side: note.role, at: note.at.getTime() } } }
}

/** Builds a row without the account's own data about the child, which say who sees the child and until when. */
export function writeRow(child: DocumentData, lines: readonly string[], note: StoredDocument | null): DocumentData {
  const { alias, birthMonth, profileJson, picture, demo } = child
  return {
    version: ROW_VERSION,
    alias,
    birthMonth,
    profileJson,
    ...(picture === undefined ? {} : { picture }),
    ...(demo === undefined ? {} : { demo }),
    sessions: lines,
    note: note === null ? null : { id: note.id, role: note.data['role'], at: note.data['createdAt'] },
    updatedAt: NOW,
  }
}

const copied = ['version', 'alias', 'birthMonth', 'profileJson', 'picture', 'caseload', 'endsAt'] as const

/** Whether a row already has the content that would be written. Further lines in the row are older sessions and do not matter. */
export function isSameRow(row: DocumentData, wanted: DocumentData): boolean {
  const [old, next] = [row, wanted].map(({ sessions, note }) => ({
    lines: Array.isArray(sessions) ? sessions : [],
    note: (note as { readonly id?: unknown } | null | undefined)?.id,
  })) as [{ lines: unknown[]; note: unknown }, { lines: unknown[]; note: unknown }]
  const isCopied = copied.every((name) => JSON.stringify(row[name]) === JSON.stringify(wanted[name]))
  return isCopied && old.note === next.note && next.lines.every((line) => old.lines.includes(line))
}
