import { NOW, type DocumentData, type DocumentStore, type StoredDocument } from '#ports/documents'
import type { Journal } from '#ports/journal'
import { GUEST_CHILD_ID } from './childDocument'
import { freeChildId } from './children'
import { plansOf } from './plans'
import { createSessions } from './sessions'

interface Parts {
  /** This device's store, used without a signed-in person. */
  readonly guestStore: DocumentStore
  /** Store of the new account. */
  readonly store: DocumentStore
  readonly journal: Journal
  readonly uid: string
}

const GUEST_PATH = `children/${GUEST_CHILD_ID}`

/**
 * Moves the child and the sessions that were played without an account into a new account. Returns the child's new id, or null
 * if there is nothing to move. Every step can be repeated: a copy exists before the original is deleted, and the new id is
 * recorded before the first copy. Rejects with a StoreError.
 */
export async function adoptGuest({ guestStore, store, journal, uid }: Parts): Promise<string | null> {
  await deliverGuestSessions(journal, guestStore)
  const guest = await guestStore.get(GUEST_PATH)
  if (guest === null) return null
  const childId = await chooseChildId(guest, { guestStore, store, uid })
  if (childId === null) return null

  await copyOnce(store, `children/${childId}`, withoutMark({ ...guest.data, ownerUid: uid, createdAt: NOW, updatedAt: NOW }))
  for (const session of await guestStore.find({ collection: `${GUEST_PATH}/sessions` })) {
    await copyOnce(store, `children/${childId}/sessions/${session.id}`, { ...session.data, savedAt: NOW })
    await guestStore.commit((writes) => writes.delete(session.path))
  }
  for (const plan of await guestStore.find({ collection: plansOf(GUEST_CHILD_ID) })) {
    await copyOnce(store, `${plansOf(childId)}/${plan.id}`, { ...plan.data, by: uid, updatedAt: NOW })
    await guestStore.commit((writes) => writes.delete(plan.path))
  }
  await guestStore.commit((writes) => writes.delete(GUEST_PATH))
  return childId
}

async function deliverGuestSessions(journal: Journal, guestStore: DocumentStore): Promise<void> {
  const sessions = createSessions(guestStore)
  for (const session of await journal.undelivered()) {
    if (session.childId !== GUEST_CHILD_ID) continue
    await sessions.save(session)
    await journal.markDelivered(session.id)
  }
}

// An adoption that was interrupted under another account must be finished there, because part of the child has already been
// moved.
async function chooseChildId(guest: StoredDocument, { guestStore, store, uid }: Omit<Parts, 'journal'>): Promise<string | null> {
  const chosen = guest.data['adoptedInto']
  if (typeof chosen === 'string') return chosen.startsWith(`${uid}_`) ? chosen : null
  const childId = await freeChildId(store, uid)
  await guestStore.commit((writes) => writes.update(GUEST_PATH, { adoptedInto: childId, updatedAt: NOW }))
  return childId
}

/** Writes a document unless it already exists, so that an interrupted step can be repeated. */
export const copyOnce = (store: DocumentStore, path: string, data: DocumentData): Promise<void> =>
  store.transact(async (transaction) => {
    if ((await transaction.get(path)) === null) transaction.set(path, data)
  })

const withoutMark = ({ adoptedInto: _mark, ...data }: DocumentData): DocumentData => data
