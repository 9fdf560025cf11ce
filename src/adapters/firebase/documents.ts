import {
  collection,
  collectionGroup,
  disableNetwork,
  doc,
  enableNetwork,
  getCountFromServer,
  getDoc,
  getDocFromCache,
  getDocFromServer,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  snapshotEqual,
  where,
  writeBatch,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore'
import { type Delivery, StoreError, type DocumentQuery, type DocumentStore, type Writes } from '#ports/documents'
import { withTimeout } from '#ports/timeout'
import { createAnswers } from './answers'
import type { Databases } from './database'
import { firestoreError, rethrow } from './failures'
import { notingWrites, verifyCommitted, type PendingWrite } from './verifyCommitted'
import type { QueuedChange, Outbox } from './outbox'
import { transact } from './transactions'
import { toFirestore, toPatch, toStored, toValue } from './values'

interface Parts {
  readonly databases: Databases
  readonly outbox: Outbox
  /** Returns the uid of the signed-in person. */
  readonly who: () => string | null
  readonly newId: () => string
}

/** Time (ms) for which a screen waits for the server to confirm a commit. After that, the device's own copy is enough. */
const COMMIT_PATIENCE_MS = 4000
/** Time (ms) for which a read waits for the server after the connection was lost, if the device has no copy. */
const READ_PATIENCE_MS = 4000
/** Creates a document store that uses Firestore and its cache on this device. */
export function createFirestoreDocuments({ databases, outbox, who, newId }: Parts): DocumentStore {
  /** Adds the commit to the outbox, where it stays until the server has answered. Returns its id, or null if nobody is signed in. */
  function post(database: Firestore, changes: readonly QueuedChange[]): string | null {
    const [id, uid] = [newId(), who()]
    if (uid === null) return null
    outbox.put({ id, uid, changes, isLost: false })
    // Read before the write is queued, so that the answer shows the state before it.
    void Promise.all(changes.map((change) => changedBefore(database, change))).then((known) => outbox.change(id, { changes: known }))
    return id
  }

  async function commit(fill: (writes: Writes) => void, onArrived = () => {}): Promise<Delivery> {
    const database = await databases.open()
    const batch = writeBatch(database)
    const writes: PendingWrite[] = []
    fill(
      notingWrites(writes, {
        set: (path, data) => void batch.set(doc(database, path), toFirestore(data)),
        update: (path, patch) => void batch.update(doc(database, path), toPatch(patch)),
        delete: (path) => void batch.delete(doc(database, path)),
      }),
    )
    if (writes.length === 0) return 'sent'
    const changes = writes.map(({ path, kind }): QueuedChange => ({ path, kind, changedBefore: null }))
    const parcel = post(database, changes)
    const isSent = batch.commit().catch(async (error: unknown) => {
      if (!(await verifyCommitted(database, writes))) throw error
    })
    const settle = (isLost: boolean) => {
      if (parcel === null) return
      if (isLost) outbox.change(parcel, { isLost })
      else outbox.remove(parcel)
    }
    try {
      const isAnswered = await withTimeout(
        COMMIT_PATIENCE_MS,
        isSent.then(() => true),
        () => false,
      )
      if (isAnswered) settle(false)
      else {
        // Runs in a separate task, so that the caller first learns that the commit is stored.
        void isSent
          .then(() => settle(false))
          .then(
            () => setTimeout(onArrived),
            () => settle(true),
          )
      }
      return isAnswered ? 'sent' : 'kept'
    } catch (error) {
      settle(false)
      throw (await isForWantOf(database, changes, error)) ? new StoreError('not-found') : error
    }
  }

  const answers = createAnswers(
    () =>
      void databases
        .open()
        .then(reconnect)
        .catch(() => undefined),
  )

  function live(attach: (database: Firestore, heard: () => void, onError: (error: unknown) => void) => () => void, onError: (error: StoreError) => void) {
    let isOver = false
    const stop = databases.follow((database) => {
      if (isOver) return () => {}
      const { heard, left } = answers.asked()
      try {
        const detach = attach(database, heard, end)
        return () => {
          left()
          detach()
        }
      } catch (error) {
        left()
        end(error)
        return () => {}
      }
    })
    function end(error: unknown): void {
      if (isOver) return
      isOver = true
      onError(firestoreError(error))
      stop()
    }
    return () => {
      isOver = true
      stop()
    }
  }

  return {
    get: async (path) =>
      toStored(
        await databases
          .open()
          .then((database) => getDoc(doc(database, path)))
          .catch(rethrow),
      ),
    find: (wanted) =>
      databases
        .open()
        .then(async (database) => {
          const asked = queryOf(database, wanted)
          const found = await getDocs(asked)
          // An empty answer proves nothing if it comes from a cache that has never seen the collection.
          const isUnknown = found.metadata.fromCache && found.empty
          const answer = isUnknown ? await answerOfServer(asked) : found
          if (answer === null) throw new StoreError('offline', `${wanted.collection} is not known without a network`)
          return answer.docs.flatMap((found) => toStored(found) ?? [])
        })
        .catch(rethrow),
    count: ({ limit: _limit, ...wanted }) =>
      databases
        .open()
        .then(async (database) => (await getCountFromServer(queryOf(database, wanted))).data().count)
        .catch(rethrow),
    watch: (path, onDocument, onError) =>
      live((database, heard, end) => {
        let last: DocumentSnapshot | null = null
        return onSnapshot(
          doc(database, path),
          // Without metadata changes, the server's confirmation of a cached answer would not be reported.
          { includeMetadataChanges: true },
          (found) => {
            if (!found.metadata.fromCache) heard()
            if (last !== null && snapshotEqual(last, found)) return
            last = found
            onDocument(toStored(found))
          },
          end,
        )
      }, onError),
    watchQuery: (wanted, onDocuments, onError) =>
      live((database, heard, end) => {
        let wasCertain: boolean | null = null
        return onSnapshot(
          queryOf(database, wanted),
          // Without metadata changes, the server's confirmation of a cached empty list would not be reported.
          { includeMetadataChanges: true },
          (snapshot) => {
            const isCertain = !snapshot.metadata.fromCache
            if (isCertain) heard()
            if (snapshot.docChanges().length === 0 && wasCertain === isCertain) return
            wasCertain = isCertain
            onDocuments(
              snapshot.docs.flatMap((found) => toStored(found) ?? []),
              isCertain,
            )
          },
          end,
        )
      }, onError),
    commit: (fill, onArrived) => commit(fill, onArrived).catch(rethrow),
    transact: async (work) => transact(await databases.open(), work),
  }
}

function queryOf(database: Firestore, { collection: name, group, where: filters = [], orderBy: order, limit: most }: DocumentQuery): Query {
  return query(
    group ? collectionGroup(database, name) : collection(database, name),
    ...filters.map(([field, operator, value]) => where(field, operator, toValue(value))),
    ...(order === undefined ? [] : [orderBy(...order)]),
    ...(most === undefined ? [] : [limit(most)]),
  )
}

/** Returns the server's own answer, or null if there is none. After a lost connection, Firebase answers from its cache until it has reconnected. */
async function answerOfServer(asked: Query): Promise<QuerySnapshot | null> {
  if (globalThis.navigator?.onLine === false) return null
  let answer: QuerySnapshot | null = null
  let stop = () => {}
  const isHeard = new Promise<void>((resolve, reject) => {
    const hear = (snapshot: QuerySnapshot) => {
      if (snapshot.metadata.fromCache) return
      answer = snapshot
      resolve()
    }
    stop = onSnapshot(asked, { includeMetadataChanges: true }, hear, reject)
  })
  await withTimeout(READ_PATIENCE_MS, isHeard, () => undefined).finally(stop)
  return answer
}

/** Requests every watched document and query from the server again. */
async function reconnect(database: Firestore): Promise<void> {
  await disableNetwork(database)
  await enableNetwork(database)
}

/**
 * Returns whether a commit was refused because a document does not exist. The rules are evaluated before the document is looked up, and they refuse
 * to change one that does not exist.
 */
async function isForWantOf(database: Firestore, changes: readonly QueuedChange[], error: unknown): Promise<boolean> {
  if (firestoreError(error).code !== 'permission-denied') return false
  const updated = changes.filter(({ kind }) => kind === 'update')
  const found = await Promise.all(updated.map(({ path }) => getDocFromServer(doc(database, path)).catch(() => null)))
  return found.some((one) => one !== null && !one.exists())
}

async function changedBefore(database: Firestore, change: QueuedChange): Promise<QueuedChange> {
  const found = await getDocFromCache(doc(database, change.path)).catch(() => null)
  return { ...change, changedBefore: found === null ? null : changedAt(found) }
}

/** Returns the time (ms) at which the server last accepted a change of this document, or null if it does not say. */
export function changedAt(found: DocumentSnapshot): number | null {
  const at: unknown = found.data({ serverTimestamps: 'previous' })?.['updatedAt']
  return at instanceof Timestamp ? at.toMillis() : null
}
