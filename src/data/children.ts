import { tidyName } from '#domain/names'
import { isFamily } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { isSameProfile } from '#domain/settings/profile'
import type { Instant } from '#domain/time'
import { NOW, StoreError, type DocumentData, type DocumentQuery, type DocumentStore, type StoredDocument, type Transaction } from '#ports/documents'
import type { Children } from '#ports/children'
import { rowPath } from './caseRowDocument'
import { createCaseRows } from './caseRows'
import { CHILD_VERSION, guardianPath, GUEST_CHILD_ID, GUEST_UID, isArchived, readAddress, readChild, writeChild } from './childDocument'
import { followDocuments } from './followDocuments'
import { watchHelped } from './helpedChildren'
import { isMap, readAll } from './parsing'
import { profileText } from './profileDocument'
import { skipUncertainEmpty } from './skipUncertainEmpty'
import { watchTogether } from './watchTogether'

/** Maximum number of children per account, including archived ones. */
export const MAX_CHILDREN = 8

/**
 * Creates access to a person's children. `guestStore` acts on this device without a person: it contains the child of a person
 * without an account, even while somebody is signed in.
 */
export function createChildren(store: DocumentStore, guestStore: DocumentStore = store, clock: () => Instant = Date.now): Children {
  const storeOf = (ownerUid: string) => (ownerUid === GUEST_UID ? guestStore : store)

  const rows = createCaseRows(store, clock)

  /**
   * The child that was sent last and has had no answer. It may have arrived after all, and pressing again must not create a second
   * child.
   */
  let unanswered: { readonly id: string; readonly content: DocumentData } | null = null

  const send = (childId: string, patch: DocumentData, onArrived?: () => void) =>
    (childId === GUEST_CHILD_ID ? guestStore : store).commit((writes) => writes.update(`children/${childId}`, { ...patch, updatedAt: NOW }), onArrived)
  /** Saves a family's change without waiting for the caseload rows that show it. Only restoring a child waits for them. */
  const change = async (childId: string, patch: DocumentData) => {
    const delivery = await send(childId, patch)
    const isShown = rows.follow(childId, { delivery, isFamily: true })
    if ('archivedAt' in patch && delivery === 'sent') await isShown
  }

  const watchThose = (
    uid: string,
    queries: readonly DocumentQuery[],
    fits: (document: StoredDocument) => boolean,
    onList: Parameters<Children['watch']>[1],
    onError: (error: Error) => void,
    /** Whether an empty list may be reported although it comes only from this device. */
    mayBeEmpty: () => boolean = () => false,
  ) => {
    let read: { readonly readable: readonly Child[]; readonly unreadable: number } = { readable: [], unreadable: 0 }
    const addresses = followDocuments({
      store: storeOf(uid),
      read: readAddress,
      onChange: (found) =>
        onList(
          read.readable.map((child) => ({ ...child, guardians: child.guardians.map((one) => ({ ...one, ...found(guardianPath(child.id, one.uid)) })) })),
          read.unreadable,
        ),
      onError: fail,
    })
    const lists = watchTogether(storeOf(uid), queries, (documents, isCertain) => skipUncertainEmpty(take)(documents, isCertain || mayBeEmpty()), fail)
    function take(documents: readonly StoredDocument[]): void {
      read = readAll(readChild, documents.filter(fits))
      addresses.follow(new Map(read.readable.flatMap(({ id, guardians }) => guardians.map((one) => [guardianPath(id, one.uid), `${one.since}`] as const))))
    }
    function fail(error: Error): void {
      stop()
      onError(error)
    }
    function stop(): void {
      lists()
      addresses.stop()
    }
    return stop
  }

  return {
    watch(uid, onList, onError) {
      const isShown = (document: StoredDocument) => !isArchived(document.data)
      if (uid === GUEST_UID) return watchThose(uid, [ownedBy(uid)], isShown, onList, onError)
      let helped: readonly Child[] | null = null
      let family: { readonly list: readonly Child[]; readonly unreadable: number | undefined } | null = null
      const tell = () => {
        if (helped === null || family === null) return
        const { list, unreadable } = family
        onList([...list, ...helped.filter(({ id }) => list.every((child) => child.id !== id))], unreadable)
      }
      const stopHelped = watchHelped(store, uid, (list) => {
        helped = list
        tell()
      })
      const stopFamily = watchThose(
        uid,
        [ownedBy(uid), guardedBy(uid)],
        isShown,
        (list, unreadable) => {
          family = { list, unreadable }
          tell()
        },
        (error) => {
          stopHelped()
          onError(error)
        },
        () => helped !== null && helped.length > 0,
      )
      return () => {
        stopHelped()
        stopFamily()
      }
    },
    watchArchived: (ownerUid, onList, onError) => watchThose(ownerUid, [ownedBy(ownerUid)], (document) => isArchived(document.data), onList, onError),

    async create(child) {
      const content = writeChild(child)
      const id = await storeOf(child.ownerUid).transact(async (transaction) => {
        const arrived = unanswered !== null && isThat(await transaction.get(`children/${unanswered.id}`), unanswered.content) ? unanswered.id : null
        const childId = arrived ?? (await freeChildId(transaction, child.ownerUid))
        unanswered = { id: childId, content }
        if (arrived === null) transaction.set(`children/${childId}`, content)
        else transaction.update(`children/${childId}`, changeable(content))
        return childId
      })
      unanswered = null
      return { id, ...child, alias: tidyName(child.alias), guardians: [] }
    },

    async saveProfile(child, profile, by, onArrived) {
      const profileJson = profileText(profile, child.profile)
      const restored = child.hasLostSettings === true && isFamily(child, by) ? { version: CHILD_VERSION } : {}
      const kept = isFamily(child, by) ? { familyProfileJson: profileJson } : {}
      const delivery = await send(child.id, { profileJson, ...kept, ...restored, updatedBy: by }, onArrived)
      void rows.follow(child.id, { delivery, isFamily: isFamily(child, by) })
      return delivery
    },
    async answerSafety(child, answers, by) {
      const path = `children/${child.id}`
      await storeOf(child.ownerUid).transact(async (transaction) => {
        const found = await transaction.get(path)
        const stored = found === null ? null : readChild(found)
        if (stored === null || !isSameProfile(stored.profile, child.profile)) throw new StoreError('aborted')
        const profileJson = profileText({ ...stored.profile, answered: { by, at: clock() }, ...answers }, stored.profile)
        transaction.update(path, { profileJson, familyProfileJson: profileJson, updatedBy: by, updatedAt: NOW })
      })
      void rows.follow(child.id, { delivery: 'sent', isFamily: true })
    },
    rename: (childId, alias) => change(childId, { alias: tidyName(alias) }),
    setBirthMonth: (childId, birthMonth) => change(childId, { birthMonth }),
    setPicture: (childId, picture) => change(childId, { picture }),
    // The accounts' copies are deleted in the same commit, because accounts do not read the child's own document.
    async archive(childId) {
      const child = await store.get(`children/${childId}`).catch(() => null)
      await (childId === GUEST_CHILD_ID ? guestStore : store).commit((writes) => {
        for (const account of Object.keys(isMap(child?.data['grants']) ? child.data['grants'] : {})) writes.delete(rowPath(account, childId))
        writes.update(`children/${childId}`, { archivedAt: NOW, updatedAt: NOW })
      })
    },
    restore: (childId) => change(childId, { archivedAt: null }),
  }
}

/** Whether a stored child still has the content that was sent to create it. */
const isThat = (found: StoredDocument | null, sent: DocumentData): boolean =>
  found !== null && Object.entries(changeable(sent)).every(([field, value]) => value === NOW || found.data[field] === value)

const changeable = ({
  version: _version,
  ownerUid: _owner,
  grants: _grants,
  archivedAt: _archived,
  createdAt: _created,
  ...data
}: DocumentData): DocumentData => data

const ownedBy = (uid: string): DocumentQuery => ({ collection: 'children', where: [['ownerUid', '==', uid]] })
/** Query for the children of whom this person is a guardian. */
const guardedBy = (uid: string): DocumentQuery => ({ collection: 'children', where: [['guardianIds', 'array-contains', uid]] })

/** Finds every child of a person, including archived ones: their own, and those of whom they are a guardian. */
export async function findChildren(store: DocumentStore, uid: string): Promise<{ own: readonly StoredDocument[]; guarded: readonly StoredDocument[] }> {
  return { own: await store.find(ownedBy(uid)), guarded: await store.find(guardedBy(uid)) }
}

/**
 * Returns the first id `${ownerUid}_${n}` that no child has. The id of an archived child is not free, because its sessions still
 * exist.
 */
export async function freeChildId(transaction: Pick<Transaction, 'get'>, ownerUid: string): Promise<string> {
  const count = ownerUid === GUEST_UID ? 1 : MAX_CHILDREN
  for (let number = 0; number < count; number++) {
    const id = `${ownerUid}_${number}`
    if ((await transaction.get(`children/${id}`)) === null) return id
  }
  throw new StoreError('permission-denied', `no more than ${count} children`)
}
