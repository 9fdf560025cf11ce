import Dexie, { type ObservabilitySet, type Table } from 'dexie'
import type { LocalDatabase } from './database'

interface Watch<T> {
  readonly database: LocalDatabase
  /** The tables that are read; changes elsewhere are ignored. */
  readonly tables: readonly Pick<Table, 'name'>[]
  read(): PromiseLike<T>
  onRead(found: T): void
  /** Ends the watch. */
  onError(error: unknown): void
}

/**
 * Reads at once, and again after every change of its tables in this tab or another. Dexie's `liveQuery` would do the same, but stores the key of everything
 * written meanwhile until it reads again: every event in the journal, once for every watch of the page.
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
    // A stale result is not reported; the next reading is.
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
    // For a page restored from the browser's cache, everything counts as changed.
    if (!('all' in changed) && !Object.keys(changed).some((key) => parts.some((part) => key.startsWith(part)))) return
    isStale = true
    if (!isReading) begin()
  }

  Dexie.on('storagemutated', hear)
  begin()
  return stop
}
