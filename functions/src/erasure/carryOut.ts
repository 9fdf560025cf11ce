import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore'
import { isOvertaken, nullIfUnknownUser, type Services } from '../services'
import { READ_FIELDS, REMOVED, type Change, type ErasureStep } from './steps'

/** Number of documents that are read and changed at once. A commit can have at most 500 writes, and a step makes at most three per document. */
const PAGE = 100
/** Number of deleted subdocuments after which the progress is noted. */
const NOTED_EVERY = 100
/** Maximum number of attempts at a page whose documents change meanwhile. */
const TRIES = 5

export interface ErasureProgress {
  /** Path of the last finished document, or null at the start and end of a step. */
  readonly cursor: string | null
  readonly isDone: boolean
  /** Number of documents removed or changed. */
  readonly count: number
}

/** Stores the progress of a step in the same commit as its changes. */
type Note = (batch: WriteBatch, progress: ErasureProgress) => void

/** Carries out one page of a step, or the whole step if it has no pages. */
export async function carryOut({ db, auth }: Services, step: ErasureStep, cursor: string | null, note: Note): Promise<ErasureProgress> {
  if (step.kind === 'search') return turnPage(db, step, cursor, note)
  let count = 0
  const noteNow = async (isDone: boolean) => {
    const progress = { cursor: null, isDone, count }
    const batch = db.batch()
    note(batch, progress)
    await batch.commit()
    return progress
  }
  if (step.kind === 'tree') {
    count = await removeTree(db, step, (removed) => {
      count = removed
      return noteNow(false)
    })
  } else await nullIfUnknownUser(step.action === 'lock' ? lock(auth, step.uid) : auth.deleteUser(step.uid))
  return noteNow(true)
}

async function lock(auth: Services['auth'], uid: string): Promise<void> {
  await auth.updateUser(uid, { disabled: true })
  await auth.revokeRefreshTokens(uid)
}

/**
 * Removes a document and everything below it. Resolves to the number of documents. Calls `onSome` now and then with the
 * number so far, because after a run was killed, nobody can count which documents it had removed.
 */
async function removeTree(
  db: Firestore,
  { root, before }: Extract<ErasureStep, { kind: 'tree' }>,
  onSome: (removed: number) => Promise<unknown>,
): Promise<number> {
  const reference = db.doc(root)
  // Deletes the document first, because it is the only way to access everything below it.
  const { exists } = await reference.get()
  if (exists || before.length > 0) {
    const batch = db.batch()
    for (const change of exists ? before : []) write(db, batch, change)
    batch.delete(reference)
    await batch.commit()
  }
  let count = exists ? 1 : 0
  let noted: Promise<unknown> = Promise.resolve()
  const writer = db.bulkWriter()
  writer.onWriteResult(() => {
    count++
    if (count % NOTED_EVERY !== 0) return
    const removed = count
    noted = noted.then(() => onSome(removed))
    // A failure is thrown below, after the deletions.
    noted.catch(() => undefined)
  })
  for (const below of await reference.listCollections()) await db.recursiveDelete(below, writer)
  await writer.close()
  await noted
  return count
}

async function turnPage(
  db: Firestore,
  step: Extract<ErasureStep, { kind: 'search' }>,
  cursor: string | null,
  note: Note,
  tries = TRIES,
): Promise<ErasureProgress> {
  const found = await pageOf(db, step, cursor)
  const changes = found.docs.flatMap((document) => step.changes({ path: document.ref.path, data: document.data() }))
  const last = found.docs.at(-1)
  const isDone = found.size < PAGE
  const batch = db.batch()
  const known = new Map(found.docs.map((document) => [document.ref.path, document]))
  const count = await writeAll(db, batch, changes, known)
  const progress = { cursor: isDone || last === undefined ? null : last.ref.path, isDone, count }
  note(batch, progress)
  try {
    await batch.commit()
  } catch (error) {
    if (tries <= 1 || !isOvertaken(error)) throw error
    return turnPage(db, step, cursor, note, tries - 1)
  }
  return progress
}

function pageOf(db: Firestore, { collection, isGroup, where }: Extract<ErasureStep, { kind: 'search' }>, cursor: string | null) {
  let query: Query = isGroup ? db.collectionGroup(collection) : db.collection(collection)
  if (where !== null) query = query.where(...where)
  query = query.orderBy(FieldPath.documentId()).select(...READ_FIELDS)
  if (cursor !== null) query = query.startAfter(db.doc(cursor))
  return query.limit(PAGE).get()
}

/**
 * Writes these changes and counts the documents. Each change applies only to the
 * document as it was read. A deleted document is not created again.
 */
async function writeAll(db: Firestore, batch: WriteBatch, changes: readonly Change[], known: ReadonlyMap<string, QueryDocumentSnapshot>): Promise<number> {
  const unread = [...new Set(changes.filter((change) => !('create' in change) && !known.has(change.path)).map(({ path }) => path))]
  const read = unread.length === 0 ? [] : await db.getAll(...unread.map((path) => db.doc(path)), { fieldMask: [] })
  const times = new Map([...known.values(), ...read].flatMap(({ ref, exists, updateTime }) => (exists && updateTime ? [[ref.path, updateTime] as const] : [])))
  const touched = new Set<string>()
  for (const change of changes) {
    const lastUpdateTime = times.get(change.path)
    if (!('create' in change) && lastUpdateTime === undefined) continue
    write(db, batch, change, lastUpdateTime)
    touched.add(change.path)
  }
  return touched.size
}

function write(db: Firestore, batch: WriteBatch, change: Change, lastUpdateTime?: QueryDocumentSnapshot['updateTime']): void {
  const reference: DocumentReference = db.doc(change.path)
  if ('create' in change) batch.set(reference, change.create)
  else if ('remove' in change) batch.delete(reference, lastUpdateTime === undefined ? {} : { lastUpdateTime })
  else {
    const [first, ...others] = change.update.map(([names, next]) => [new FieldPath(...names), next === REMOVED ? FieldValue.delete() : next] as const)
    if (first !== undefined) batch.update(reference, ...first, ...others.flat(), ...(lastUpdateTime === undefined ? [] : [{ lastUpdateTime }]))
  }
}
