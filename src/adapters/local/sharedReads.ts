import Dexie from 'dexie'
import type { DocumentRow } from './rows'
import type { LocalDatabase } from './database'
import type { RequestSender } from './rules/accessRequest'

/** The view of one transaction: the caller, and the documents, each of which is read only once. */
export interface ReadView {
  readonly caller: RequestSender
  row(path: string): PromiseLike<DocumentRow | null>
}

interface Waiting {
  /** Reads documents. The result is delivered afterwards, outside the transaction, where the receiver may start another one. */
  read(look: ReadView): Promise<() => void>
  fail(error: unknown): void
}

/**
 * Combines reads that start at the same moment into one transaction. A list of two hundred children reads each of them, and any change makes all of
 * them read again. If one read is refused, the others are not affected.
 */
export function shareReads(database: LocalDatabase, who: () => PromiseLike<RequestSender>): <T>(work: (look: ReadView) => Promise<T>) => Promise<T> {
  const { documents, identities, device } = database
  let waiting: Waiting[] = []

  async function lookAll(): Promise<void> {
    const all = waiting
    waiting = []
    try {
      // Dexie keeps a transaction open over `await` only if its function is itself `async`.
      const answers = await database.transaction('r', documents, identities, device, async () => {
        const look = lookOf(database, await who())
        return Promise.all(all.map(({ read }) => read(look)))
      })
      for (const answer of answers) answer()
    } catch (error) {
      for (const { fail } of all) fail(error)
    }
  }

  return <T>(work: (look: ReadView) => Promise<T>) =>
    new Promise<T>((done, fail) => {
      const read = async (look: ReadView) => {
        try {
          const found = await work(look)
          return () => done(found)
        } catch (error) {
          return () => fail(error)
        }
      }
      waiting.push({ read, fail })
      // The caller may still be inside another transaction.
      if (waiting.length === 1) queueMicrotask(() => Dexie.ignoreTransaction(() => void lookAll()))
    })
}

/** Returns the view of the running transaction. */
function lookOf({ documents }: LocalDatabase, caller: RequestSender): ReadView {
  const rows = new Map<string, PromiseLike<DocumentRow | null>>()
  return {
    caller,
    row(path) {
      const known = rows.get(path) ?? documents.get(path).then((row) => row ?? null)
      rows.set(path, known)
      return known
    },
  }
}
