import { NOW, type DocumentData, type DocumentStore, StoreError, type StoredDocument } from '#ports/documents'
import { copyOnce } from './adoptGuest'
import { GUEST_UID } from './childDocument'
import { freeChildId } from './children'
import { plansOf } from './plans'
import { summaryPath } from './summaryDocument'

interface Parts {
  /** Store that acts as `uid`, who is a guardian of the child but not its owner. */
  readonly store: DocumentStore
  readonly childId: string
  readonly uid: string
}

/**
 * Copies a child of whom this person is a guardian to a child of their own, with plans, texts and sessions, and returns the new
 * id. The child's document is written last, so an interrupted copy does not belong to anyone yet and continues in the same place
 * when repeated. Sharing is not copied: who sees the child is decided again. Rejects with a StoreError.
 */
export async function keepCopy({ store, childId, uid }: Parts): Promise<string> {
  const child = await store.get(`children/${childId}`)
  if (child === null) throw new StoreError('not-found', `there is no child ${childId}`)
  const id = await freeChildId(store, uid)
  const to = `children/${id}`
  const moved = ({ path }: StoredDocument) => path.replace(child.path, to)
  for (const session of await store.find({ collection: `${child.path}/sessions` })) {
    // Nobody may write under another person's name, so sessions run by others are stored without one.
    const ranBy = session.data['ranBy'] === uid ? uid : GUEST_UID
    await copyOnce(store, moved(session), { ...session.data, ranBy, savedAt: NOW })
  }
  for (const text of await store.find({ collection: `${child.path}/texts` })) {
    await copyOnce(store, moved(text), { ...text.data, author: uid, createdAt: NOW, updatedAt: NOW })
  }
  for (const plan of await store.find({ collection: plansOf(childId) })) {
    await copyOnce(store, moved(plan), { ...plan.data, by: uid, byName: '', updatedAt: NOW })
  }
  const summary = await store.get(summaryPath(childId))
  if (summary !== null) await copyOnce(store, summaryPath(id), { ...summary.data, updatedAt: NOW })
  await copyOnce(store, to, { ...ownFields(child.data), ownerUid: uid, grants: {}, archivedAt: null, createdAt: NOW, updatedAt: NOW })
  return id
}

const ownFields = ({ guardians: _guardians, guardianIds: _ids, updatedBy: _by, adoptedInto: _into, demo: _demo, ...data }: DocumentData): DocumentData => data
