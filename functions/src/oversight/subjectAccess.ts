import { FieldPath, type DocumentData } from 'firebase-admin/firestore'
import { isAdministrator, mustBeRecent, type Caller } from '../caller'
import { isMap } from '../erasure/steps'
import { millisecondsOf } from '../moments'
import { nullIfUnknownUser, Refusal, type Services } from '../services'
import { partsOf, type ExportPart } from './personParts'
import { readPersonRequest, type Cursor, type PersonWanted } from './requests'

/** Number of documents that one query reads, and maximum number per request, not counting those of the last query. */
const PAGE = 25
const MOST_DOCUMENTS = 100
/** Maximum number of queries, and of characters, per request, because an answer may have at most 10 MB. */
const MOST_PARTS = 40
const MOST_LETTERS = 3_000_000
/** Maximum number of children of one person, because the id of a child ends with one digit. */
const CHILD_NUMBERS = 8
/** Time (ms) within which an export must be finished. After that, it needs a new record. */
const VALID_MS = 60 * 60_000

const START: Cursor = { part: 0, after: null }

export interface PersonPage {
  readonly rows: readonly { readonly part: string; readonly path: string; readonly data: unknown }[]
  /** The position after this page, or null after the last page. */
  readonly next: Cursor | null
}

/**
 * Returns one page of everything about a person, for an administrator with a reason. The record in the audit log
 * exists before the first row is read, and each child's access log names the administrator. The same cursor gives
 * the same page, so a lost answer can be requested again. Throws a Refusal.
 */
export async function subjectAccess(services: Services, caller: Caller, data: unknown): Promise<PersonPage> {
  const wanted = readPersonRequest(data)
  if (wanted === null) throw new Refusal('invalid-argument', 'not a request of this function')
  if (!(await isAdministrator(services, caller))) throw new Refusal('permission-denied', 'only for administrators')
  const { uid, cursor } = wanted
  const { db, auth, now } = services
  if (cursor === null) mustBeRecent(caller, now())
  const [user, profile, guarded] = await Promise.all([
    nullIfUnknownUser(auth.getUser(uid)),
    db.doc(`Users/${uid}`).get(),
    db.collection('children').where('guardianIds', 'array-contains', uid).select().get(),
  ])
  const children = [...Array.from({ length: CHILD_NUMBERS }, (_, number) => `${uid}_${number}`), ...guarded.docs.map(({ id }) => id)]
  await onRecord(services, caller, wanted, children)
  const email = (user?.email ?? (profile.get('email') as string | undefined) ?? null)?.toLowerCase() ?? null
  const page = await pageOf(services, partsOf(db, { uid, email, children }, now()), { from: cursor ?? START, children })
  if (cursor !== null || user === null) return page
  const { emailVerified, displayName, disabled, metadata } = user
  const signIn = { email, emailVerified, displayName, disabled, createdAt: metadata.creationTime, lastSignInAt: metadata.lastSignInTime }
  return { ...page, rows: [{ part: 'signIn', path: `signIn/${uid}`, data: plain(signIn) }, ...page.rows] }
}

/** Records the export with its first page. A later page needs that record. */
async function onRecord({ db, now }: Services, { uid: actor }: Caller, { uid, reason, request, cursor }: PersonWanted, children: readonly string[]) {
  const at = new Date(now())
  const day = at.toISOString().slice(0, 10).replaceAll('-', '')
  const record = db.doc(`auditLog/export-${request}`)
  const target = `Users/${uid}`
  await db.runTransaction(async (transaction) => {
    const [known, ...found] = await transaction.getAll(record, ...children.map((id) => db.doc(`children/${id}`)))
    if (known?.exists === true) {
      const isSame = known.get('actor') === actor && known.get('target') === target && known.get('action') === 'export:person'
      if (!isSame || now() - (millisecondsOf(known.get('at')) ?? 0) > VALID_MS) throw new Refusal('failed-precondition', 'another request has this number')
      return
    }
    if (cursor !== null) throw new Refusal('failed-precondition', 'no such export')
    const logs = found.filter(({ exists }) => exists).map(({ ref }) => ref.collection('accessLog').doc(`${actor}_${day}_exported`))
    const logged = logs.length === 0 ? [] : await transaction.getAll(...logs)
    for (const log of logged) if (!log.exists) transaction.create(log.ref, { actor, account: null, action: 'exported', at })
    transaction.create(record, { actor, action: 'export:person', target, note: reason, at })
  })
}

interface Turn {
  readonly from: Cursor
  readonly children: readonly string[]
}

async function pageOf({ db }: Services, parts: readonly ExportPart[], { from, children }: Turn): Promise<PersonPage> {
  const rows: { part: string; path: string; data: unknown }[] = []
  let letters = 0
  let read = 0
  const add = (part: string, path: string, data: DocumentData) => {
    const row = { part, path: shownPath(part, path, children), data: plain(data) }
    letters += JSON.stringify(row).length
    rows.push(row)
  }
  let { part: number, after } = from
  for (let asked = 0; asked < MOST_PARTS && number < parts.length; asked++) {
    const part = parts[number] as ExportPart
    if ('only' in part) {
      const found = await part.only.get()
      read++
      if (found.exists) add(part.name, found.ref.path, found.data() ?? {})
      number++
      after = null
    } else {
      if (after !== null && !after.startsWith(part.within)) throw new Refusal('invalid-argument', 'not a position in this export')
      const ordered = part.query.orderBy(FieldPath.documentId())
      const found = await (after === null ? ordered : ordered.startAfter(db.doc(after))).limit(PAGE).get()
      let isFull = false
      for (const document of found.docs) {
        const data = await part.shape(document)
        read++
        if (data !== null) add(part.name, document.ref.path, data)
        after = document.ref.path
        isFull = letters > MOST_LETTERS
        if (isFull) break
      }
      if (!isFull && found.size < PAGE) {
        number++
        after = null
      }
    }
    if (read >= MOST_DOCUMENTS || letters > MOST_LETTERS) break
  }
  return { rows, next: number < parts.length ? { part: number, after } : null }
}

/** Returns a path without the ids of other people. The id of an invitation is the invited address, and a child's id contains its parent's uid. */
function shownPath(part: string, whole: string, children: readonly string[]): string {
  const path = part === 'invitationsSent' ? whole.replace(/[^/]*$/, 'somebody') : whole
  const [first, child = '', ...rest] = path.split('/')
  return first !== 'children' || children.includes(child) ? path : ['children', 'another', ...rest].join('/')
}

/** Converts a value to JSON. A timestamp becomes text in ISO 8601. */
function plain(value: unknown): unknown {
  const at = millisecondsOf(value)
  if (at !== null) return new Date(at).toISOString()
  if (Array.isArray(value)) return value.map(plain)
  return isMap(value) ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)])) : (value ?? null)
}
