import type { CsvForm } from '#domain/csv'
import type { Instant } from '#domain/time'
import type { Archive } from '#ports/archive'
import type { DocumentData, DocumentStore, StoredDocument } from '#ports/documents'
import { NOW, StoreError } from '#ports/documents'
import type { Erasure } from '#ports/erasure'
import type { Guardians } from '#ports/guardians'
import type { Identity } from '#ports/identity'
import type { Journal } from '#ports/journal'
import type { EraseOutcome, Erasing, OwnData } from '#ports/ownData'
import { familiesOf, findAccountsOf } from './accounts'
import { assessmentsOf, findingsOf } from './assessments'
import { commitNow } from './commitNow'
import { findWhole } from './findWhole'
import { rowPath, sharedPath } from './caseRowDocument'
import { GUEST_UID } from './childDocument'
import { findChildren, MAX_CHILDREN } from './children'
import { gatherChild, type OwnPlaces, withParsedJson } from './exportChild'
import { type RecordingSession, tableOf } from './trialsTable'
import { invitationsOf } from './guardians'
import { importOwnFile } from './importOwnFile'
import { packFile, type PackedMedium, readFile } from './ownFile'
import { isMap, readAll } from './parsing'
import { isRefused } from './refused'
import { readSession } from './sessionDocument'
import { helpedBy } from './sharing'
import { summaryPath } from './summaryDocument'

interface Parts extends OwnPlaces {
  readonly journal: Pick<Journal, 'forget' | 'undelivered' | 'markDelivered'>
  readonly identity: Pick<Identity, 'confirmPassword' | 'deleteAccount' | 'leaveErased'>
  /** Erasure service of the backend; null if it has none. This device then erases as much as the rules allow. */
  readonly erasure?: Erasure | null
  readonly guardians: Pick<Guardians, 'leave'>
  readonly clock: () => Instant
  readonly archive: Archive
}

// A cloud backend accepts at most 500 writes at once.
const WRITES_AT_ONCE = 400

/** Creates the export and the deletion of a family's stored data. */
export function createOwnData(parts: Parts): OwnData {
  const { store, recordings, photos, device, journal, identity, guardians, clock, archive, erasure = null } = parts

  const childrenOf = async (uid: string) => {
    const { own, guarded } = await findChildren(store, uid)
    return [...own, ...guarded]
  }

  /** Packs these children into one file. */
  const pack = async (children: readonly StoredDocument[], person: DocumentData | null, activities: readonly RecordingSession[]) => {
    const media: PackedMedium[] = []
    const gathered = []
    for (const child of children) gathered.push(await gatherChild(parts, child, media))
    return packFile(archive, {
      madeAt: new Date(clock()),
      person,
      children: gathered,
      media,
      ownNames: device.read().ownNames,
      table: await tableFor(children, activities),
    })
  }

  const tableFor = async (children: readonly StoredDocument[], activities: readonly RecordingSession[], form?: CsvForm) => {
    const rows = []
    for (const { id, path, data } of children) {
      const found = await findWhole(store, { collection: `${path}/sessions`, orderBy: ['startedAt', 'asc'] })
      const names = new Map((await photos.list(id)).map(({ wordId, name }) => [wordId, name]))
      rows.push({ alias: String(data['alias'] ?? id), names, sessions: readAll(readSession, found).readable })
    }
    return tableOf(rows, activities, form)
  }

  /** Deletes everything about a child that exists only on this device. */
  const forgetHere = async (childId: string) => {
    // Play in the journal is deleted first, because otherwise it could become a session in the meantime.
    await journal.forget(childId)
    await recordings.removeAll(childId)
    await photos.removeAll(childId)
    const { activities, activeChildId, conditions, messagesRead } = device.read()
    device.change({
      messagesRead: without(messagesRead, (key) => key.endsWith(` ${childId}`)),
      activities: without(activities, (key) => key.startsWith(`${childId}/`)),
      conditions: without(conditions, (key) => key === childId),
      activeChildId: activeChildId === childId ? null : activeChildId,
    })
  }

  /** Deletes everything about a person that exists only on this device. */
  const forgetPersonHere = (uid: string) => {
    const { copies, messagesRead } = device.read()
    device.change({ ownNames: {}, copies: without(copies, (key) => key === uid), messagesRead: without(messagesRead, (key) => key.startsWith(`${uid} `)) })
  }

  const eraseChild = async (childId: string) => {
    const path = `children/${childId}`
    // Without the backend this fails before anything about the child is deleted, because this device may know only part of it.
    await deleteAll(store, [summaryPath(childId)])
    await forgetHere(childId)
    const below = [...['plans', 'sessions', 'texts', 'messages', 'accessLog', 'beside'].map((name) => `${path}/${name}`), invitationsOf(childId)]
    await Promise.all(below.map((collection) => deleteAllIn(store, collection)))
    const child = await store.get(path)
    const shares = isMap(child?.data['grants'])
      ? Object.keys(child.data['grants']).flatMap((account) => [rowPath(account, childId), sharedPath(account, childId)])
      : []
    // The contents of ratings and reports cannot be listed, so they are deleted by id.
    const guardians = (await store.find({ collection: `${path}/guardians` })).map((one) => one.path)
    const assessed = (await store.find({ collection: assessmentsOf(childId) })).flatMap((head) => [head.path, `${findingsOf(childId)}/${head.id}`])
    // The child's own document is deleted last, so that the child can be found and deleted again while anything remains. Its
    // assessments are deleted in the same commit or after it.
    await deleteAll(store, [path, ...shares, summaryPath(childId), ...guardians, ...assessed])
    await deleteCodes(childId)
  }

  /** Deletes the codes that share the child. A guest has none and may not search for any. */
  const deleteCodes = async (childId: string) => {
    const ownerUid = childId.slice(0, childId.lastIndexOf('_'))
    const codes = ownerUid === GUEST_UID ? [] : await store.find({ collection: 'sharingCodes', where: [['ownerUid', '==', ownerUid]] })
    await deleteAll(
      store,
      codes.filter(({ data }) => data['childId'] === childId).map(({ path }) => path),
    )
  }

  /**
   * Ends every sharing of a family with this person by a code. If the time of a sharing is over, this person's words stay, because
   * only the family can reach them.
   */
  const leaveHelped = async (uid: string) => {
    for (const { path } of await store.find(helpedBy(uid))) {
      const childId = path.split('/')[1] ?? ''
      const of = async (name: string, by: 'account' | 'by') =>
        (await store.find({ collection: `children/${childId}/${name}`, ...(by === 'account' ? { where: [['account', '==', uid]] as const } : {}) })).filter(
          ({ data }) => data['by'] === uid,
        )
      try {
        await deleteAll(
          store,
          (await of('messages', 'account')).map((one) => one.path),
        )
        for (const plan of await of('plans', 'by')) await commitNow(store, (writes) => writes.update(plan.path, { by: '', byName: '', updatedAt: NOW }))
      } catch (error) {
        if (!isRefused(error)) throw error
      }
      await deleteAll(store, [path])
    }
  }

  // Removes journalled play with other people's children that is not a session yet, because nobody could deliver it later.
  const forgetPlayOf = async (uid: string) => {
    for (const { id, ranBy } of await journal.undelivered()) if (ranBy === uid) await journal.markDelivered(id)
  }

  const eraseThere = async (backend: Erasure, uid: string, erasing?: Erasing): Promise<EraseOutcome> => {
    const outcome = await backend.run({ kind: 'person', id: uid, reason: null }, erasing?.onProgress)
    if (outcome.kind === 'blocked') return outcome.obstacles[0]?.kind ?? 'in-team'
    if (outcome.kind === 'erased') erasing?.onReceipt(outcome.receipt)
    await forgetPlayOf(uid)
    for (const childId of numbersOf(uid)) await forgetHere(childId)
    forgetPersonHere(uid)
    await identity.leaveErased()
    return outcome.kind
  }

  // The plans stay with the family but without the person's name. Notes are deleted, because they are in the person's own words.
  const forgetWriter = async (childId: string, uid: string) => {
    const of = async (name: string) => (await store.find({ collection: `children/${childId}/${name}`, where: [['by', '==', uid]] })).map(({ path }) => path)
    await deleteAll(store, await of('messages'))
    for (const path of await of('plans')) await commitNow(store, (writes) => writes.update(path, { by: '', byName: '', updatedAt: NOW }))
  }

  // Other people's invitations to this person contain the person's address, so they are deleted.
  const declineAll = async (email: unknown) => {
    if (typeof email !== 'string') return
    try {
      for (const collection of ['guardianInvitations', 'invitations']) {
        const asked = await store.find({ collection, group: true, where: [['email', '==', email]] })
        await deleteAll(
          store,
          asked.map(({ path }) => path),
        )
      }
    } catch (error) {
      // Requests are shown only to a verified address, so a person with an unverified one never saw any.
      if (!isRefused(error)) throw error
    }
  }

  return {
    async exportChild(childId, activities) {
      const child = await store.get(`children/${childId}`)
      if (child === null) throw new StoreError('not-found', `there is no child ${childId}`)
      return pack([child], null, activities)
    },

    async exportAll(uid, activities) {
      const person = await store.get(`Users/${uid}`)
      return pack(await childrenOf(uid), person === null ? null : withParsedJson(person), activities)
    },

    exportTable: async (uid, activities, form) => tableFor(await childrenOf(uid), activities, form),

    // A file that cannot be read or unpacked counts as missing.
    readFile: (file) => readFile(archive, file).catch(() => null),

    importFile: (uid, file) => importOwnFile(parts, uid, file),

    eraseChild,

    lookAtErasing: async (uid) => erasure?.look({ kind: 'person', id: uid, reason: null }) ?? null,

    async eraseAccount({ uid, password }, erasing) {
      await identity.confirmPassword({ password })
      if (erasure !== null) return eraseThere(erasure, uid, erasing)
      // Others rely on the membership of their team, so its owner must remove the person first.
      const families = await store.find(familiesOf(uid))
      const ofFamilies = families.map(({ path }) => path.split('/')[1])
      if ((await findAccountsOf(store, uid)).some(({ id, data }) => !ofFamilies.includes(id) || isOfStaff(data, uid))) return 'in-team'
      // Without the person, a running payment could no longer be ended. The backend must therefore end it first.
      const person = (await store.get(`Users/${uid}`))?.data ?? {}
      if ('stripeId' in person) return 'has-paid'
      // Other people's children stay with them, but without any words of this person.
      for (const { id } of (await findChildren(store, uid)).guarded) {
        await forgetWriter(id, uid)
        await guardians.leave(id, uid)
      }
      await leaveHelped(uid)
      await declineAll(person['email'])
      await deleteAll(
        store,
        families.map(({ path }) => path),
      )
      await forgetPlayOf(uid)
      await Promise.all(numbersOf(uid).map(eraseChild))
      forgetPersonHere(uid)
      const code = isMap(person['activationCodeSubscription']) ? person['activationCodeSubscription']['code'] : undefined
      const consents = await store.find({ collection: `Users/${uid}/consents` })
      await deleteAll(store, [
        `Users/${uid}`,
        ...consents.map(({ path }) => path),
        ...(typeof code === 'string' ? [`activationCodes/${code}/redemptions/${uid}`] : []),
      ])
      await identity.deleteAccount({ password })
      return 'erased'
    },
  }
}

/** Returns the entries of a record whose keys do not match. */
const without = <Value>(record: Readonly<Record<string, Value>>, matches: (key: string) => boolean): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !matches(key)))

/** Returns every child id that a person can have, so that the remains of an earlier, interrupted deletion are deleted too. */
const numbersOf = (uid: string): readonly string[] => Array.from({ length: MAX_CHILDREN }, (_, number) => `${uid}_${number}`)

/** Whether the person is in the account's team in a role other than parent. */
const isOfStaff = ({ team }: DocumentData, uid: string): boolean => isMap(team) && isMap(team[uid]) && team[uid]['role'] !== 'parent'

async function deleteAllIn(store: DocumentStore, collection: string): Promise<void> {
  await deleteAll(
    store,
    (await store.find({ collection })).map(({ path }) => path),
  )
}

async function deleteAll(store: DocumentStore, paths: readonly string[]): Promise<void> {
  for (let from = 0; from < paths.length; from += WRITES_AT_ONCE) {
    await commitNow(store, (writes) => paths.slice(from, from + WRITES_AT_ONCE).forEach((path) => writes.delete(path)))
  }
}
