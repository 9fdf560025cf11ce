import { doc, getDocFromServer, type Firestore } from 'firebase/firestore'
import { NOW, type DocumentData, type Writes } from '#ports/documents'
import { valueForList } from '#ports/listWith'
import { fromFirestore, isObject } from './values'

/** One write of a commit, as it was requested. */
export type PendingWrite =
  | { readonly kind: 'set' | 'update'; readonly path: string; readonly data: DocumentData }
  | { readonly kind: 'delete'; readonly path: string }

/** Wraps writes to record each of them when it is requested. */
export const notingWrites = (writes: PendingWrite[], { set, update, delete: remove }: Writes): Writes => ({
  set(path, data) {
    writes.push({ kind: 'set', path, data })
    set(path, data)
  },
  update(path, data) {
    writes.push({ kind: 'update', path, data })
    update(path, data)
  },
  delete(path) {
    writes.push({ kind: 'delete', path })
    remove(path)
  },
})

/**
 * Returns whether the server already has all of these writes. If an answer is lost, Firebase sends the request again, and the rules judge a second
 * attempt at something that is already done. If some documents may not be read, only the readable ones count, and only for deletions.
 */
export async function verifyCommitted(database: Firestore, writes: readonly PendingWrite[]): Promise<boolean> {
  const landed = await Promise.all(writes.map((write) => hasLanded(database, write)))
  return landed.includes(true) && landed.every((one, index) => one ?? writes[index]?.kind === 'delete')
}

/** Returns whether the server has this write, or null if that is unknown. */
async function hasLanded(database: Firestore, write: PendingWrite): Promise<boolean | null> {
  const found = await getDocFromServer(doc(database, write.path)).catch(() => null)
  if (found === null) return null
  const data = found.data()
  return containsWrite(data === undefined ? null : fromFirestore(data), write)
}

/** Returns whether a document (null if there is none) contains the written values, whatever others have added since. */
export function containsWrite(found: DocumentData | null, write: PendingWrite): boolean {
  if (write.kind === 'delete') return found === null
  if (found === null) return false
  return Object.entries(write.data).every(([name, value]) => isAs(value, write.kind === 'set' ? found[name] : reach(found, name)))
}

/** Returns the value at a dotted path. */
const reach = (found: DocumentData, name: string): unknown =>
  name.split('.').reduce<unknown>((inner, part) => (isObject(inner) ? inner[part] : undefined), found)

function isAs(written: unknown, found: unknown): boolean {
  if (written === NOW) return found instanceof Date
  const one = valueForList(written)
  if (one !== null) return Array.isArray(found) && found.includes(one)
  if (written instanceof Date) return found instanceof Date && found.getTime() === written.getTime()
  if (Array.isArray(written)) return Array.isArray(found) && found.length === written.length && written.every((each, index) => isAs(each, found[index]))
  if (!isObject(written)) return written === found
  if (!isObject(found)) return false
  return [...new Set([...Object.keys(written), ...Object.keys(found)])].every((name) => isAs(written[name], found[name]))
}
