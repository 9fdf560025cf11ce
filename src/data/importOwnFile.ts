import type { Session } from '#domain/activities/session'
import { ratingId } from '#domain/assessment/rating'
import { isSameName, tidyName } from '#domain/names'
import type { DeviceSettings } from '#ports/deviceSettings'
import { type DocumentData, type DocumentStore, NOW, type StoredDocument } from '#ports/documents'
import type { BroughtBack, Imported, OwnFile } from '#ports/ownFile'
import type { Photos } from '#ports/photos'
import type { Recordings } from '#ports/recordings'
import { DAY_MS } from '#domain/time'
import { joinedNames } from '#domain/words/ownNames'
import { isChildPicture } from '#domain/child/childPictures'
import { isRating, readAnswers, readAssessment } from './assessmentDocument'
import { findingsOf } from './assessments'
import { CHILD_VERSION, GUEST_UID, readChild } from './childDocument'
import { findChildren, freeChildId } from './children'
import { assessmentRow, dateOf, idOf, rowsOfList, sessionRow, countInvalidParts, textRow, weekRow } from './fileRows'
import { isMap, type Reader } from './parsing'
import { plansOf, readWeek } from './plans'
import { readSession } from './sessionDocument'
import { createSessions } from './sessions'
import { readText } from './texts'
import { isRefused } from './refused'
import { importRows, importEach, type Coming, type Count, stringOrNull } from './importRows'
import { importPhotos, importRecordings } from './importMedia'

interface Parts {
  readonly store: DocumentStore
  readonly recordings: Recordings
  readonly photos: Photos
  readonly device: DeviceSettings
}

/** Maximum length of a nickname by the backend's rules (characters). */
const MAX_ALIAS = 40
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
/** Maximum number of a child's sessions that are looked up if its id does not identify the child. */
const LOOKED_FOR = 3

/**
 * Restores the contents of a file into an account. A missing child is created, an existing child gets what it lacks, and nothing
 * that exists is changed. An interrupted import can be repeated. Rejects with a StoreError.
 */
export async function importOwnFile(parts: Parts, uid: string, file: OwnFile): Promise<Imported> {
  const taken = new Set<string>()
  const children: BroughtBack[] = []
  const tooMany: string[] = []
  const unreadable: string[] = []
  for (const child of file.children) {
    const alias = stringOrNull(child['alias']) ?? '?'
    // The children are read again each time, because an earlier import may still be running.
    const { own, guarded } = await findChildren(parts.store, uid)
    const isFree = ({ id }: StoredDocument) => !taken.has(id)
    const itself = [...own, ...guarded].filter(isFree).find((each) => isItself(each, child))
    const known = itself ?? (await sameChild(parts.store, child, own.filter(isFree)))
    const data = childRow(child, uid)
    if (known === null && data === null) {
      unreadable.push(alias)
      continue
    }
    const id = known?.id ?? (data === null ? null : await makeChild(parts.store, uid, data))
    if (id === null) {
      tooMany.push(alias)
      continue
    }
    taken.add(id)
    children.push({ id, alias: stringOrNull(known?.data['alias']) ?? alias, isNew: known === null, ...(await bringParts(parts, { uid, file, child, id })) })
  }
  parts.device.change({ ownNames: joinedNames(parts.device.read().ownNames, file.ownNames) })
  return { children, tooMany, unreadable }
}

/** Whether this document is the record from which the file was made. */
const isItself = ({ id, data: { createdAt } }: StoredDocument, child: DocumentData): boolean =>
  id === child['id'] && createdAt instanceof Date && createdAt.getTime() === dateOf(child['createdAt'])?.getTime()

/**
 * Finds the account's child that corresponds to a child in the file: one with a session in common, or with the same nickname and
 * month of birth.
 */
async function sameChild(store: DocumentStore, child: DocumentData, own: readonly StoredDocument[]): Promise<StoredDocument | null> {
  const sessions = rowsOfList(child['sessions'])
    .flatMap((row) => idOf(row) ?? [])
    .slice(0, LOOKED_FOR)
  for (const each of own) for (const id of sessions) if ((await store.get(`${each.path}/sessions/${id}`)) !== null) return each
  return (
    own.find(
      ({ data }) =>
        isSameName(stringOrNull(data['alias']) ?? '', stringOrNull(child['alias']) ?? '') && (data['birthMonth'] ?? null) === (child['birthMonth'] ?? null),
    ) ?? null
  )
}

/** Returns a child's document; null if it is not possible because the nickname is missing or too long. */
function childRow(child: DocumentData, uid: string): DocumentData | null {
  const { alias, birthMonth, picture, profile, familyProfile, archivedAt } = child
  const data: DocumentData = {
    version: CHILD_VERSION,
    ownerUid: uid,
    alias: tidyName(stringOrNull(alias) ?? ''),
    birthMonth: MONTH.test(stringOrNull(birthMonth) ?? '') ? birthMonth : null,
    ...(isChildPicture(picture) ? { picture } : {}),
    profileJson: JSON.stringify(withoutCamera(profile)),
    familyProfileJson: JSON.stringify(withoutCamera(familyProfile ?? profile)),
    grants: {},
    archivedAt: dateOf(archivedAt),
    createdAt: NOW,
    updatedAt: NOW,
  }
  const read = readChild({ id: 'file', path: 'children/file', data })
  return read === null || read.alias === '' || read.alias.length > MAX_ALIAS ? null : data
}

/** Removes the camera consent, because only a person may turn the camera on for a child, never a file. */
function withoutCamera(profile: unknown): unknown {
  if (!isMap(profile)) return profile ?? {}
  const { faceCamera: _consent, ...others } = profile
  return others
}

/** Creates a child and returns its id; null if the account is full. */
async function makeChild(store: DocumentStore, uid: string, data: DocumentData): Promise<string | null> {
  return store.transact(async (transaction) => {
    const id = await freeChildId(transaction, uid).catch((error: unknown) => {
      if (isRefused(error)) return null
      throw error
    })
    if (id !== null) transaction.set(`children/${id}`, data)
    return id
  })
}

async function bringParts(parts: Parts, coming: Coming): Promise<Omit<BroughtBack, 'id' | 'alias' | 'isNew'>> {
  const { store, device } = parts
  const { uid, child, id } = coming
  const sessions = await bringSessions(store, coming)
  const texts = await importRows(store, `children/${id}/texts`, rowsOfList(child['texts']), (row) => readable(readText)(textRow(row, id, uid)))
  const weeks = await importRows(store, plansOf(id), rowsOfList(child['plans']), (row) => readable(readWeek)(weekRow(row, id, uid)))
  const photos = await importPhotos(parts.photos, coming)
  const recordings = await importRecordings(parts.recordings, coming)
  const answers = await bringAnswers(store, coming)
  const choices = isMap(child['choicesOnThisDevice']) ? child['choicesOnThisDevice'] : {}
  const here = device.read().activities
  const chosen = Object.entries(choices)
    .filter(([, choice]) => isMap(choice) && isMap(choice['own']))
    .map(([key, choice]) => [`${id}/${key.split('/').slice(1).join('/')}`, choice] as const)
  device.change({ activities: { ...(Object.fromEntries(chosen) as typeof here), ...here } })
  return {
    sessions: sessions.brought,
    texts: texts.brought,
    weeks: weeks.brought,
    photos: photos.brought,
    recordings: recordings.brought,
    answers: answers.brought,
    unreadable: [sessions, texts, weeks, photos, recordings, answers].reduce((sum, each) => sum + each.unreadable, countInvalidParts(child)),
    leftInFile: rowsOfList(child['assessments']).length - ownAnswers(coming).length + rowsOfList(child['messages']).length,
  }
}

async function bringSessions(store: DocumentStore, coming: Coming): Promise<Count> {
  const { uid, file, child, id } = coming
  const read: Session[] = []
  // A clock may have been ahead. A date more than a year after the file's own is damaged, and would always be sorted first.
  const latest = (file.madeAt?.getTime() ?? Infinity) + 366 * DAY_MS
  const count = await importRows(store, `children/${id}/sessions`, rowsOfList(child['sessions']), (row) => {
    // Other people who played with the child are not in this account, and nothing is written under another person's name.
    const document = sessionRow(row, id, isOwn(coming, row['ranBy']) ? uid : GUEST_UID)
    const session = document === null ? null : readSession(document)
    if (session === null || session.startedAt > latest) return null
    read.push(session)
    return document
  })
  if (count.brought > 0) await createSessions(store).summarise(id, read)
  return count
}

/** Returns a function that passes on a row's document if it can be read back, otherwise null. */
const readable =
  (read: Reader<unknown>) =>
  (document: StoredDocument | null): StoredDocument | null =>
    document === null || read(document) === null ? null : document

/** Whether the `uid` in a row is that of the person who restores the file. */
const isOwn = ({ uid, file }: Coming, by: unknown): boolean => by === uid || (file.personId !== null && by === file.personId)

/**
 * Returns the first answers about looking that this person had not signed. A correction stays with the signed version that it
 * corrects.
 */
const ownAnswers = (coming: Coming): readonly DocumentData[] =>
  rowsOfList(coming.child['assessments']).filter((row) => {
    const document = assessmentRow(row, coming.id)
    const head = document === null ? null : readAssessment(document)
    if (head === null || !isRating(head)) return false
    const isFirst = head.version === 1 && head.id === ratingId(head.occasion, 'family')
    return isFirst && head.signedAt === null && isOwn(coming, head.author)
  })

/** Imports these answers as drafts of the person who restores them. */
const bringAnswers = (store: DocumentStore, coming: Coming): Promise<Count> =>
  importEach(ownAnswers(coming), async (row) => {
    const { id: childId, uid } = coming
    const head = assessmentRow(row, childId)
    if (head === null) return 'unreadable'
    const { id, path, data } = head
    const says = { version: data['version'], contentJson: JSON.stringify(row['says'] ?? null), author: uid, updatedAt: NOW }
    const saysAt = `${findingsOf(childId)}/${id}`
    if (readAnswers({ id, path: saysAt, data: says }) === null) return 'unreadable'
    try {
      return await store.transact(async (transaction) => {
        if ((await transaction.get(path)) !== null) return 'there'
        transaction.set(path, { ...data, author: uid, createdAt: NOW, updatedAt: NOW })
        transaction.set(saysAt, says)
        return 'brought'
      })
    } catch (error) {
      if (isRefused(error)) return 'unreadable'
      throw error
    }
  })
