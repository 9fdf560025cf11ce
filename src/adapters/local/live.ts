import Dexie, { type ObservabilitySet, type Table } from 'dexie'
import type { LocalDatabase } from './database'

interface Watch<T> {
  readonly database: LocalDatabase
  /** The tables that `read` uses. Changes of other tables are ignored. */
  readonly tables: readonly Pick<Table, 'name'>[]
  read(): PromiseLike<T>
  onRead(found: T): void
  /** Called when reading fails, which ends the watch. */
  onError(error: unknown): void
}

/**
 * Reads immediately, and again after every change of its tables in this tab or another. Dexie's `liveQuery` would do the same, but until it reads
 * again, it stores the key of everything written in the meantime: every event in the journal, once for each watch of the page.
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
    // An outdated result is not reported; the next one is.
    if (isStale) return look()
    isReading = false
    onRead(found)
  }
  // The writer may still be inside a transaction.
  const begin = () =>
    Dexie.ignoreTransaction(() => {
      look().catch((error: unknown) => {
        if (isOver) return
        stop()
        onError(error)
      })
    })
  function hear(changed: ObservabilitySet): void {
    // When a page is restored from the browser's cache, everything counts as changed.
    if (!('all' in changed) && !Object.keys(changed).some((key) => parts.some((part) => key.startsWith(part)))) return
    isStale = true
    if (!isReading) begin()
  }

  Dexie.on('storagemutated', hear)
  begin()
  return stop
}
