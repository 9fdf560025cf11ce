import { digestsForRow } from '#domain/people/caseload'
import { NO_END } from '#domain/people/grants'
import type { Digest } from '#domain/measures/digest'
import { writeLine } from '#domain/measures/digestLine'
import type { Instant } from '#domain/time'
import { type Delivery, NOW, type DocumentData, type DocumentStore, type StoredDocument, type Transaction } from '#ports/documents'
import { listWith } from '#ports/listWith'
import { rowPath, isSameRow, sharedPath, writeRow } from './caseRowDocument'
import { GUEST_CHILD_ID, isArchived, readChild } from './childDocument'
import { notesFor } from './noteQueries'
import { isMap } from './parsing'
import { isRefused } from './refused'
import { readSummary, summaryPath } from './summaryDocument'

/** Keeps the rows of a child on the accounts' caseloads up to date with their source. */
export interface CaseRows {
  /**
   * Rewrites a child's outdated rows, for each account with which the child is shared. `changed` is the change that was just
   * saved, for accounts whose row this person cannot read. Never rejects: an outdated list is corrected when the next person saves
   * or looks.
   */
  refresh(childId: string, changed: 'nothing' | 'something' | Digest): Promise<void>
  /**
   * Updates the rows after a change that may still be waiting on this device, so that their content is uncertain. If the family
   * made the change, the rows are deleted when it is sent, and the next reader recreates them.
   */
  follow(childId: string, change: { readonly delivery: Delivery; readonly isFamily: boolean }): Promise<void>
}

export function createCaseRows(store: DocumentStore, clock: () => Instant = Date.now): CaseRows {
  const newestNote = async (childId: string, accountId: string): Promise<StoredDocument | null> => {
    const found = await Promise.all(notesFor(childId, accountId).map((query) => store.find({ ...query, limit: 1 })))
    return found.flat().toSorted((one, other) => Number(other.data['createdAt']) - Number(one.data['createdAt']))[0] ?? null
  }

  const hasPlayed = async (childId: string): Promise<boolean> => (await store.find({ collection: `children/${childId}/sessions`, limit: 1 })).length > 0

  const refreshOne = (childId: string, accountId: string, changed: 'nothing' | 'something' | Digest) =>
    store.transact(async (transaction) => {
      const path = rowPath(accountId, childId)
      const child = await transaction.get(`children/${childId}`)
      const shared = await readable(transaction, sharedPath(accountId, childId))
      const row = await readable(transaction, path)
      const summary = await readable(transaction, summaryPath(childId))
      if (summary === 'refused') {
        // A visitor may not see other people's results, so the line is added without reading the row.
        if (typeof changed === 'object') transaction.update(path, { sessions: listWith(writeLine(changed)), updatedAt: NOW })
        return
      }
      if (child === null || shared === null || !isListed(child)) {
        if (row !== null && row !== 'refused') transaction.delete(path)
        return
      }
      // Sessions may be older than their summaries. A row without lines would claim that the child has not played yet.
      if (summary === null && shared !== 'refused' && (await hasPlayed(childId))) return
      const lines = digestsForRow(summary === null ? [] : readSummary(summary), clock()).map(writeLine)
      // The row of another account gets only the change, and nothing is removed from it, because who sees the child there, and its
      // notes, are not this person's business.
      if (shared === 'refused') {
        const { sessions: _lines, note: _note, version: _version, ...wanted } = writeRow(child.data, [], null)
        if (changed !== 'nothing') transaction.update(path, { ...wanted, ...(changed === 'something' ? {} : { sessions: listWith(writeLine(changed)) }) })
        return
      }
      const whole = {
        ...writeRow(child.data, lines, await newestNote(childId, accountId)),
        caseload: shared.data['caseload'] ?? [],
        endsAt: shared.data['endsAt'] ?? new Date(NO_END),
      }
      if (row === null || row === 'refused' || !isSameRow(row.data, whole)) transaction.set(path, whole)
    })

  const accountsOfChild = async (childId: string): Promise<readonly string[]> => {
    if (childId === GUEST_CHILD_ID) return []
    const child = await store.get(`children/${childId}`).catch(() => null)
    return accountsOf(child?.data ?? {}, clock())
  }

  const refresh: CaseRows['refresh'] = async (childId, changed) => {
    for (const accountId of await accountsOfChild(childId)) await refreshOne(childId, accountId, changed).catch(() => undefined)
  }

  return {
    refresh,
    async follow(childId, { delivery, isFamily }) {
      if (delivery === 'sent') return refresh(childId, 'something')
      const accounts = isFamily ? await accountsOfChild(childId) : []
      if (accounts.length > 0)
        await store.commit((writes) => accounts.forEach((accountId) => writes.delete(rowPath(accountId, childId)))).catch(() => undefined)
    },
  }
}

/** Returns the accounts with which a child is currently shared. */
function accountsOf({ grants }: DocumentData, now: Instant): readonly string[] {
  return Object.entries(isMap(grants) ? grants : {}).flatMap(([accountId, grant]) => {
    const endsAt = isMap(grant) ? grant['endsAt'] : undefined
    return endsAt === null || (endsAt instanceof Date && endsAt.getTime() > now) ? [accountId] : []
  })
}

/**
 * Whether a child appears in lists through a row. A child who is archived, or whose settings only the family can restore, is
 * read directly by those who may.
 */
function isListed(child: StoredDocument): boolean {
  const read = isArchived(child.data) ? null : readChild(child)
  return read !== null && read.hasLostSettings !== true
}

const readable = (transaction: Transaction, path: string): Promise<StoredDocument | null | 'refused'> =>
  transaction.get(path).catch((error: unknown) => {
    if (isRefused(error)) return 'refused' as const
    throw error
  })
