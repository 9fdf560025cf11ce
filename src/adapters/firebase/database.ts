import { clearIndexedDbPersistence, terminate, type Firestore } from 'firebase/firestore'
import { withTimeout } from '#ports/timeout'

/** The only database of the tab. It is replaced when another person signs in. */
export interface Databases {
  /** Returns the current database. Waits while it is being replaced. */
  open(): Promise<Firestore>
  /** Attaches a watch to the current database, and to each one that replaces it. Returns a function that stops this. */
  follow(attach: (database: Firestore) => () => void): () => void
}

export interface ReplaceableDatabases extends Databases {
  /**
   * Closes the current database, does the work, and opens a new database.
   * @param work called with `erase`, which deletes the device's copy
   */
  renew(work: (erase: () => Promise<boolean>) => Promise<void>): Promise<void>
}

// Time limit (ms) for the deletion. Another tab that uses the database delays it.
const ERASING_MS = 3000

/** Manages the database of the tab, which is opened when it is first needed. */
export function holdDatabases(make: () => Firestore): ReplaceableDatabases {
  let present: Firestore | null = null
  let isReady: Promise<void> = Promise.resolve()
  const followers = new Set<{ attach(database: Firestore): () => void; stop(): void }>()
  const current = () => (present ??= make())

  async function open(): Promise<Firestore> {
    let waitedFor: Promise<void>
    do {
      waitedFor = isReady
      await waitedFor
    } while (waitedFor !== isReady)
    return current()
  }

  async function replace(work: (erase: () => Promise<boolean>) => Promise<void>): Promise<void> {
    for (const follower of followers) follower.stop()
    const old = present
    if (old !== null) await terminate(old)
    const erase = async () => {
      const ended = old ?? make()
      if (old === null) await terminate(ended)
      const isErased = clearIndexedDbPersistence(ended).then(
        () => true,
        () => false,
      )
      return withTimeout(ERASING_MS, isErased, () => false)
    }
    try {
      await work(erase)
    } finally {
      present = null
      for (const follower of followers) follower.stop = follower.attach(current())
    }
  }

  return {
    open,
    follow(attach) {
      const follower = { attach, stop: () => {} }
      let isStopped = false
      const begin = async () => {
        const database = await open()
        if (isStopped) return
        followers.add(follower)
        follower.stop = attach(database)
      }
      void begin()
      return () => {
        isStopped = true
        followers.delete(follower)
        follower.stop()
      }
    },
    renew(work) {
      const turn = isReady.then(() => replace(work))
      isReady = turn.catch(() => undefined)
      return turn
    },
  }
}
