import { doc, getDocFromServer, waitForPendingWrites, type Firestore } from 'firebase/firestore'
import type { LostChanges } from '#ports/lostChanges'
import type { Databases } from './database'
import { changedAt } from './documents'
import type { QueuedChange, Outbox } from './outbox'

interface Parts {
  readonly databases: Databases
  readonly outbox: Outbox
  /** Calls back with the uid of the signed-in person, now and on every change. Returns a function that stops this. */
  readonly follow: (onUid: (uid: string | null) => void) => () => void
}

/** Reports changes that the server refused after they had counted as saved, in this page or an earlier one. */
export function createLostChanges({ databases, outbox, follow }: Parts): LostChanges {
  let present: string | null = null

  const lost = (): string[] =>
    present === null
      ? []
      : outbox
          .of(present)
          .filter(({ isLost }) => isLost)
          .flatMap(({ changes }) => changes.map(({ path }) => path))

  /** Settles the changes that an earlier page left in the queue. They have since reached the server, or were refused without a report. */
  async function settleEarlier(uid: string): Promise<void> {
    const earlier = outbox.of(uid).filter(({ isLost }) => !isLost)
    if (earlier.length === 0) return
    const database = await databases.open()
    await waitForPendingWrites(database)
    for (const { id, changes } of earlier) {
      const isRefused = await Promise.all(changes.map((change) => wasRefused(database, change)))
      if (isRefused.includes(true)) outbox.change(id, { isLost: true })
      else outbox.remove(id)
    }
  }

  follow((uid) => {
    present = uid
    // If the person signs out or the network is lost in the meantime, this is checked at the next start.
    if (uid !== null) void settleEarlier(uid).catch(() => undefined)
  })

  return {
    watch(onLost) {
      let told = '[]'
      const tell = () => {
        const paths = lost()
        const seen = JSON.stringify(paths)
        if (seen === told) return
        told = seen
        onLost(paths)
      }
      const stops = [outbox.watch(tell), follow(tell)]
      tell()
      return () => stops.forEach((stop) => stop())
    },
    dismiss() {
      if (present === null) return
      for (const { id, isLost } of outbox.of(present)) if (isLost) outbox.remove(id)
    },
  }
}

async function wasRefused(database: Firestore, { path, kind, changedBefore }: QueuedChange): Promise<boolean> {
  const found = await getDocFromServer(doc(database, path)).catch(() => null)
  // A document that this person may no longer read cannot show whether the change arrived.
  if (found === null) return false
  if (kind === 'delete') return found.exists()
  if (!found.exists()) return kind === 'set'
  return changedBefore !== null && changedAt(found) === changedBefore
}
