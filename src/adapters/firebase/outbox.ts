/** One document of a commit, and the time at which it had last been changed, as far as this device knew. */
export interface QueuedChange {
  readonly path: string
  readonly kind: 'set' | 'update' | 'delete'
  readonly changedBefore: number | null
}

/** A commit that the backend has not answered yet, or that it refused after the screen had counted it as saved. */
interface Parcel {
  readonly id: string
  readonly uid: string
  readonly changes: readonly QueuedChange[]
  readonly isLost: boolean
}

/** The pending commits. Firestore's own queue outlives the page, but does not report when a write of an earlier page is refused. */
export interface Outbox {
  put(parcel: Parcel): void
  change(id: string, to: Partial<Omit<Parcel, 'id'>>): void
  remove(id: string): void
  of(uid: string): readonly Parcel[]
  /** Returns whether changes by other people wait on this device until these people sign in again. */
  hasUnsentOfOthers(uid: string | null): boolean
  /** Calls back on every change of the outbox in this tab. Returns a function that stops this. */
  watch(onChange: () => void): () => void
}

const KEY = 'outbox'

/** Creates an outbox in the device's plain storage, so that it survives a reload. It never contains names or results. */
export function createOutbox(storage: Pick<Storage, 'getItem' | 'setItem'> | null): Outbox {
  const watchers = new Set<() => void>()
  let unkept: readonly Parcel[] = []

  const read = (): readonly Parcel[] => {
    if (storage === null) return unkept
    try {
      const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isParcel) : []
    } catch {
      return unkept
    }
  }
  const write = (parcels: readonly Parcel[]): void => {
    unkept = parcels
    try {
      storage?.setItem(KEY, JSON.stringify(parcels))
    } catch {
      // If the storage is full, only this entry is lost, not the change itself.
    }
    for (const onChange of watchers) onChange()
  }

  return {
    put: (parcel) => write([...read(), parcel]),
    change: (id, to) => write(read().map((parcel) => (parcel.id === id ? { ...parcel, ...to } : parcel))),
    remove: (id) => write(read().filter((parcel) => parcel.id !== id)),
    of: (uid) => read().filter((parcel) => parcel.uid === uid),
    hasUnsentOfOthers: (uid) => read().some((parcel) => parcel.uid !== uid && !parcel.isLost),
    watch(onChange) {
      watchers.add(onChange)
      return () => void watchers.delete(onChange)
    },
  }
}

const isParcel = (value: unknown): value is Parcel =>
  typeof value === 'object' && value !== null && 'id' in value && 'uid' in value && 'changes' in value && Array.isArray(value.changes)
