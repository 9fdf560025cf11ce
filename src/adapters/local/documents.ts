import type { Instant } from '#domain/time'
import { MAX_TRANSACTION_ATTEMPTS, StoreError, type DocumentData, type DocumentQuery, type DocumentStore, type StoredDocument } from '#ports/documents'
import type { DocumentRow } from './rows'
import type { LocalDatabase } from './database'
import { localStoreError } from './failures'
import { watchTables } from './live'
import { type ReadView, shareReads } from './sharedReads'
import { matches, inQueryOrder } from './matching'
import { pathPartsOf } from './paths'
import type { AccessPolicy } from './policy'
import type { RequestSender, PolicyView } from './rules/accessRequest'
import { newStamp } from './stamps'
import { applyWrite, recordWrites, type LocalWrite } from './writing'

interface Parts {
  readonly database: LocalDatabase
  /** Returns the person who sends a request. Called inside every transaction, so that every watch in every tab notices when another person signs in. */
  readonly who: () => PromiseLike<RequestSender>
  readonly policy: AccessPolicy
  readonly clock: () => Instant
}

const MISSING = ''
/**
 * Number of documents whose rules are checked before the database is read again. Dexie ends a transaction after a hundred awaits that are not its
 * own, such as those of rules that read nothing.
 */
const RULES_BETWEEN_READINGS = 5

class Overtaken extends Error {}

/**
 * Creates a document store in IndexedDB. It refuses everything that the policy refuses. The reason is consistency rather than security, because the
 * disk belongs to the person.
 */
export function createLocalDocuments({ database, who, policy, clock }: Parts): DocumentStore {
  const { documents, identities, device } = database

  const reading = async (path: string): Promise<DocumentData | null> => (await documents.get(path))?.data ?? null

  const look = shareReads(database, who)

  /** Returns a rule's view of the stored documents. */
  const viewOf = ({ row }: ReadView): PolicyView => {
    const seen = async (path: string): Promise<DocumentData | null> => (await row(path))?.data ?? null
    return { now: new Date(clock()), before: seen, after: seen }
  }

  const readRow = async (seen: ReadView, path: string): Promise<DocumentRow | null> => {
    const row = await seen.row(path)
    if (!(await policy.mayGet(seen.caller, path, row?.data ?? null, viewOf(seen)))) throw refused('read', path)
    return row
  }

  const readRows = async (seen: ReadView, query: DocumentQuery): Promise<readonly DocumentRow[]> => {
    if (!(await policy.mayList(seen.caller, query, viewOf(seen)))) throw refused('list', query.collection)
    const all = query.group ? documents.where({ group: query.collection }) : documents.where('[parent+id]').between(...within(query.collection))
    const fitting = all.filter((row) => matches(query, row.data))
    // The documents are already in the order of their ids, so a limit can stop the reading early.
    if (query.orderBy === undefined && query.limit !== undefined && !query.group) return fitting.limit(query.limit).toArray()
    return inQueryOrder(query, await fitting.toArray()).slice(0, query.limit)
  }

  async function write(writes: readonly LocalWrite[], read: ReadonlyMap<string, string>): Promise<void> {
    if (writes.length === 0 && read.size === 0) return
    await database.transaction('rw', documents, identities, device, async () => {
      for (const [path, version] of read) {
        if (((await documents.get(path))?.version ?? MISSING) !== version) throw new Overtaken()
      }
      const now = new Date(clock())
      const before = new Map<string, DocumentData | null>()
      const after = new Map<string, DocumentData | null>()
      for (const one of writes) {
        if (!before.has(one.path)) before.set(one.path, await reading(one.path))
        const present = after.has(one.path) ? after.get(one.path) : before.get(one.path)
        after.set(one.path, applyWrite(present ?? null, one, now))
      }
      const caller = await who()
      const view: PolicyView = {
        now,
        before: reading,
        after: async (path) => (after.has(path) ? (after.get(path) ?? null) : reading(path)),
      }
      for (const [index, [path, data]] of [...after].entries()) {
        if (index % RULES_BETWEEN_READINGS === 0) await reading(path)
        if (!(await policy.mayWrite(caller, path, before.get(path) ?? null, data, view))) throw refused('write', path)
      }
      for (const [path, data] of after) {
        if (data === null) await documents.delete(path)
        else await documents.put({ path, ...pathPartsOf(path), data, version: newStamp() })
      }
    })
  }

  async function transact<T>(work: Parameters<DocumentStore['transact']>[0]): Promise<T> {
    for (let attempt = 1; attempt <= MAX_TRANSACTION_ATTEMPTS; attempt++) {
      const read = new Map<string, string>()
      const writes = recordWrites()
      const result = (await work({
        ...writes,
        get: async (path) => {
          if (writes.list.length > 0) throw new StoreError('aborted', 'a transaction reads before it writes')
          const row = await look((seen) => readRow(seen, path)).catch(rethrow)
          read.set(path, row?.version ?? MISSING)
          return asDocument(row)
        },
      })) as T
      try {
        await write(writes.list, read)
        return result
      } catch (error) {
        if (!isOvertaken(error)) throw localStoreError(error)
      }
    }
    throw new StoreError('aborted', `another writer was faster ${MAX_TRANSACTION_ATTEMPTS} times`)
  }

  function live(
    read: (seen: ReadView) => Promise<readonly DocumentRow[]>,
    onRows: (rows: readonly DocumentRow[]) => void,
    onError: (error: StoreError) => void,
  ) {
    let told: string | null = null
    return watchTables({
      database,
      tables: [documents, identities, device],
      read: () => look(read),
      onRead: (rows) => {
        const seen = rows.map((row) => `${row.path}@${row.version}`).join()
        if (seen === told) return
        told = seen
        onRows(rows)
      },
      onError: (error) => onError(localStoreError(error)),
    })
  }

  return {
    get: (path) => look((seen) => readRow(seen, path)).then(asDocument, rethrow),
    find: (query) => look((seen) => readRows(seen, query)).then((rows) => rows.map(toDocument), rethrow),
    count: ({ limit: _limit, ...query }) => look((seen) => readRows(seen, query)).then((rows) => rows.length, rethrow),
    watch: (path, onDocument, onError) =>
      live(
        async (seen) => {
          const row = await readRow(seen, path)
          return row === null ? [] : [row]
        },
        ([row]) => onDocument(asDocument(row ?? null)),
        onError,
      ),
    watchQuery: (query, onDocuments, onError) =>
      live(
        (seen) => readRows(seen, query),
        (rows) => onDocuments(rows.map(toDocument), true),
        onError,
      ),
    commit: async (fill) => {
      const writes = recordWrites()
      fill(writes)
      await write(writes.list, new Map()).catch(rethrow)
      return 'sent'
    },
    transact,
  }
}

const within = (collection: string): [string[], string[]] => [
  [collection, ''],
  [collection, '\uffff'],
]

const toDocument = ({ path, id, data }: DocumentRow): StoredDocument => ({ path, id, data })

const asDocument = (row: DocumentRow | null): StoredDocument | null => (row === null ? null : toDocument(row))

const refused = (what: string, path: string): StoreError => new StoreError('permission-denied', `may not ${what} ${path}`)

const isOvertaken = (error: unknown): boolean => error instanceof Overtaken || (error instanceof Error && 'inner' in error && error.inner instanceof Overtaken)

function rethrow(error: unknown): never {
  throw localStoreError(error)
}
