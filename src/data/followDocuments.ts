import type { DocumentStore, StoredDocument } from '#ports/documents'
import { isRefused } from './refused'

interface Parts<T> {
  readonly store: Pick<DocumentStore, 'watch'>
  readonly read: (document: StoredDocument) => T | null
  /**
   * Called when every document has answered, and then at every change. `found` returns null for a deleted, refused or unreadable
   * document.
   */
  readonly onChange: (found: (path: string) => T | null) => void
  readonly onError: (error: Error) => void
}

interface Followed<T> {
  readonly key: string
  stop(): void
  value: T | null
  isKnown: boolean
}

/** Watches the documents of a changing list. A refused document is requested again only if its key changes. */
export function followDocuments<T>({ store, read, onChange, onError }: Parts<T>): {
  /** Watches exactly these documents from now on. `keys` maps the path of each to its key. */
  follow(keys: ReadonlyMap<string, string>): void
  stop(): void
} {
  const followed = new Map<string, Followed<T>>()
  let isChanging = false
  let isOver = false

  const tell = () => {
    if (!isChanging && !isOver && [...followed.values()].every(({ isKnown }) => isKnown)) onChange((path) => followed.get(path)?.value ?? null)
  }
  const begin = (path: string, key: string) => {
    const entry: Followed<T> = { key, stop: () => {}, value: null, isKnown: false }
    followed.set(path, entry)
    const know = (document: StoredDocument | null) => {
      Object.assign(entry, { value: document === null ? null : read(document), isKnown: true })
      tell()
    }
    entry.stop = store.watch(path, know, (error) => (isRefused(error) ? know(null) : onError(error)))
  }
  const end = (path: string, { stop }: Followed<T>) => {
    stop()
    followed.delete(path)
  }

  return {
    follow(keys) {
      isChanging = true
      for (const [path, entry] of followed) if (keys.get(path) !== entry.key) end(path, entry)
      for (const [path, key] of keys) if (!followed.has(path) && !isOver) begin(path, key)
      isChanging = false
      tell()
    },
    stop() {
      isOver = true
      for (const [path, entry] of followed) end(path, entry)
    },
  }
}
