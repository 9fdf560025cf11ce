import { doc, getDocFromServer, runTransaction, type DocumentSnapshot, type Firestore } from 'firebase/firestore'
import { MAX_TRANSACTION_ATTEMPTS, StoreError, type Transaction } from '#ports/documents'
import { rethrow, transactionErrorFrom } from './failures'
import { notingWrites, verifyCommitted, type PendingWrite } from './verifyCommitted'
import { toFirestore, toPatch, toStored } from './values'

/**
 * Time (ms) without any answer from the server after which a transaction fails as `offline`. Without this limit, it would be repeated endlessly while
 * offline.
 */
const TRANSACTION_SILENCE_MS = 10_000

/** Runs a transaction. Repeats it while other writers are faster, but never does it twice if only its answer was lost. */
export async function transact<T>(database: Firestore, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const sent: Sent<T>[] = []
  for (let attempt = 1; ; attempt++) {
    const seen = new Map<string, DocumentSnapshot>()
    try {
      return await transactOnce<T>(database, work, seen, sent)
    } catch (error) {
      const known = transactionErrorFrom(error)
      const landed = known.code === 'offline' ? null : await landedOf(database, sent)
      if (landed !== null) return landed.answer
      // The rules are evaluated before the server checks whether another writer was faster, so that may also be the cause of a refusal.
      const isFinal = known.code !== 'permission-denied' || attempt >= MAX_TRANSACTION_ATTEMPTS
      if (isFinal || !(await hasChanged(database, seen))) throw known
    }
  }
}

async function transactOnce<T>(
  database: Firestore,
  work: (transaction: Transaction) => Promise<T>,
  seen: Map<string, DocumentSnapshot>,
  sent: Sent<T>[],
): Promise<T> {
  const silence = limitSilence(TRANSACTION_SILENCE_MS)
  const attempt = runTransaction(
    database,
    async (transaction) => {
      silence.heard()
      // The answer may have been lost. Repeating the transaction would then do it twice.
      const landed = await landedOf(database, sent)
      if (landed !== null) return landed.answer
      const writes: PendingWrite[] = []
      const answer = await work({
        // Firebase repeats a failed read several times. This one fails immediately, so that a lost network is reported without delay.
        get: async (path) => {
          const found = await transaction.get(doc(database, path)).catch(rethrow)
          silence.heard()
          seen.set(path, found)
          return toStored(found)
        },
        ...notingWrites(writes, {
          set: (path, data) => void transaction.set(doc(database, path), toFirestore(data)),
          update: (path, patch) => void transaction.update(doc(database, path), toPatch(patch)),
          delete: (path) => void transaction.delete(doc(database, path)),
        }),
      })
      sent.push({ writes, answer })
      return answer
    },
    { maxAttempts: MAX_TRANSACTION_ATTEMPTS },
  )
  try {
    return await Promise.race([attempt, silence.tooLong])
  } finally {
    silence.end()
  }
}

/** The writes of one attempt at a transaction, and its return value. */
interface Sent<T> {
  readonly writes: readonly PendingWrite[]
  readonly answer: T
}

/** Returns the last attempt if the server has carried it out, otherwise null. */
async function landedOf<T>(database: Firestore, sent: readonly Sent<T>[]): Promise<Sent<T> | null> {
  const last = sent.at(-1)
  return last !== undefined && (await verifyCommitted(database, last.writes)) ? last : null
}

async function hasChanged(database: Firestore, seen: ReadonlyMap<string, DocumentSnapshot>): Promise<boolean> {
  const now = await Promise.all([...seen.keys()].map((path) => getDocFromServer(doc(database, path)).catch(() => null)))
  return now.some((found) => found !== null && JSON.stringify(found.data()) !== JSON.stringify(seen.get(found.ref.path)?.data()))
}

/** Limits how long the server may be silent. `tooLong` rejects when nothing was heard for this time. */
function limitSilence(ms: number): { heard(): void; end(): void; readonly tooLong: Promise<never> } {
  let fail: (error: StoreError) => void = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const tooLong = new Promise<never>((_, reject) => (fail = reject))
  const giveUp = () => {
    isOver = true
    fail(new StoreError('offline', 'the server does not answer'))
  }
  const end = () => clearTimeout(timer)
  return {
    heard() {
      // This is a later attempt at a transaction that has already been reported as failed.
      if (isOver) throw new StoreError('offline')
      end()
      timer = setTimeout(giveUp, ms)
    },
    end,
    tooLong,
  }
}
