import type { DocumentData, DocumentStore, StoredDocument } from '#ports/documents'
import type { OwnFile } from '#ports/ownFile'
import { isRefused } from './refused'

/**
 * Limits of one batch: number of documents, and total length (characters). A cloud backend accepts this many documents at once,
 * and at most ten million characters.
 */
const WRITES_AT_ONCE = 40
const LETTERS_AT_ONCE = 2_000_000

/** A child in a file that is being restored into an account. */
export interface Coming {
  readonly uid: string
  readonly file: OwnFile
  readonly child: DocumentData
  readonly id: string
}

/** Number of rows that were written, and of rows that were unreadable. */
export interface Count {
  readonly brought: number
  readonly unreadable: number
}

/** Writes the rows that are missing. A row from which `write` cannot make a document is only counted. */
export async function importRows(
  store: DocumentStore,
  collection: string,
  rows: readonly DocumentData[],
  write: (row: DocumentData) => StoredDocument | null,
): Promise<Count> {
  const there = new Set((await store.find({ collection })).map(({ id }) => id))
  const documents = rows.map(write)
  const coming = new Map(documents.flatMap((each) => (each === null || there.has(each.id) ? [] : [[each.id, each] as const])))
  let [brought, refused] = [0, 0]
  for (const batch of batchesOf([...coming.values()])) {
    try {
      brought += await writeMissing(store, batch)
    } catch (error) {
      if (!isRefused(error)) throw error
      // One document of the batch is invalid, so each is now written separately.
      for (const each of batch) {
        const written = await writeMissing(store, [each]).catch((reason: unknown) => {
          if (isRefused(reason)) return null
          throw reason
        })
        if (written === null) refused += 1
        else brought += written
      }
    }
  }
  return { brought, unreadable: refused + documents.filter((each) => each === null).length }
}

/** Writes those documents of a batch that are missing and returns their number. Documents that exist by now stay unchanged. */
const writeMissing = (store: DocumentStore, batch: readonly StoredDocument[]): Promise<number> =>
  store.transact(async (transaction) => {
    const there = await Promise.all(batch.map(({ path }) => transaction.get(path)))
    const missing = batch.filter((_, index) => there[index] === null)
    for (const { path, data } of missing) transaction.set(path, data)
    return missing.length
  })

function batchesOf(documents: readonly StoredDocument[]): readonly (readonly StoredDocument[])[] {
  const batches: StoredDocument[][] = []
  let letters = Infinity
  for (const document of documents) {
    const own = JSON.stringify(document.data).length
    const last = batches.at(-1)
    if (last === undefined || last.length >= WRITES_AT_ONCE || letters + own > LETTERS_AT_ONCE) {
      batches.push([document])
      letters = own
    } else {
      last.push(document)
      letters += own
    }
  }
  return batches
}

/** Imports rows one at a time and counts the results. */
export async function importEach(rows: readonly DocumentData[], take: (row: DocumentData) => Promise<'brought' | 'there' | 'unreadable'>): Promise<Count> {
  const count = { brought: 0, there: 0, unreadable: 0 }
  for (const row of rows) count[await take(row)]++
  return count
}

export const stringOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)
