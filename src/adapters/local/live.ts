import Dexie, { type ObservabilitySet, type Table } from 'dexie'
import type { LocalDatabase } from './database'

interface Watch<T> {
  readonly database: LocalDatabase
  /** What is read; a change anywhere else is not listened to. */
  readonly tables: readonly Pick<Table, 'name'>[]
  read(): PromiseLike<T>
  onRead(found: T): void
  /** The watch is over. */
  onError(error: unknown): void
}

/**
 * Reads at once, and again after every change of its tables in this tab or another. Dexie's `liveQuery` would do the same,
 * but keeps the key of everything that is written beside what it reads, for as long as it is not read anew: each fact
 * in the journal, once for every watch of the page.
 */
export function watchTables<T>({ database, tables, read, onRead, onError }: Watch<T>): () => void {
  const parts = tables.map(({ name }) => `idb://${database.name}/${name}/`)
  let isOver = false
  let isReading = false
  let isStale = false

  const stop = () => {
    isOver = true
    Dexie.on.storagemutated.unsubscribe(hear)
  }
  async function look(): Promise<void> {
    isReading = true
    isStale = false
    const found = await read()
    if (isOver) return
    // What is already old is not told: the next reading is.
    if (isStale) return look()
    isReading = false
    onRead(found)
  }
  // Whoever wrote may still be inside a transaction of its own.
  const begin = () =>
    Dexie.ignoreTransaction(() => {
      look().catch((error: unknown) => {
        if (isOver) return
        stop()
        onError(error)
      })
    })
  function hear(changed: ObservabilitySet): void {
    // A page that comes back from where the browser had laid it is told that everything may have changed.
    if (!('all' in changed) && !Object.keys(changed).some((key) => parts.some((part) => key.startsWith(part)))) return
    isStale = true
    if (!isReading) begin()
  }

  Dexie.on('storagemutated', hear)
  begin()
  return stop
}
