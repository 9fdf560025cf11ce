import { moods } from '#domain/activities/mood'
import { type DocumentData, NOW, type StoredDocument } from '#ports/documents'
import { assessmentsOf } from './assessments'
import { isMap } from './parsing'
import { plansOf } from './plans'
import { withLater } from './sessionDocument'

/* Converts the rows of an exported file back to documents. */

export const rowsOfList = (value: unknown): readonly DocumentData[] => (Array.isArray(value) ? value.filter(isMap) : [])

/** Counts the entries of an expected list that are not rows. Anything that is not a list counts as one. */
export function countInvalidRows(value: unknown): number {
  if ((value ?? null) === null) return 0
  return Array.isArray(value) ? value.filter((row) => !isMap(row)).length : 1
}

const LISTS = ['sessions', 'texts', 'plans', 'photos', 'recordings', 'assessments', 'messages'] as const
const MAPS = ['profile', 'choicesOnThisDevice'] as const

/** Counts the parts of a child in a file that do not have the expected form and cannot be interpreted. */
export const countInvalidParts = (child: DocumentData): number =>
  LISTS.reduce((sum, name) => sum + countInvalidRows(child[name]), 0) + MAPS.filter((name) => (child[name] ?? null) !== null && !isMap(child[name])).length

/** Reads a date from its JSON form; null if the value is not a date. */
export function dateOf(value: unknown): Date | null {
  const date = typeof value === 'string' ? new Date(value) : null
  return date === null || Number.isNaN(date.getTime()) ? null : date
}

/** Returns the id if it is a safe part of a path by the backend's rules, otherwise null. */
export const idOf = ({ id }: DocumentData): string | null => (typeof id === 'string' && /^[\w-]{1,140}$/.test(id) ? id : null)

const picked = (row: DocumentData, names: readonly string[]): DocumentData =>
  Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : [])))

/** Converts the parsed content of these fields back to texts. */
const asJson = (row: DocumentData, names: readonly string[]): DocumentData =>
  Object.fromEntries(names.flatMap((name) => (name in row ? [[`${name}Json`, JSON.stringify(row[name])]] : [])))

const SESSION_FIELDS = ['version', 'activity', 'category', 'level', 'seed'] as const
/**
 * Fields of a session's row that are not copied as they are: they become a text or are written again. `demo` is left out,
 * because a file belongs to a real family.
 */
const OTHER_SESSION_FIELDS: readonly string[] = ['id', 'startedAt', 'ranBy', 'savedAt', 'demo', 'settings', 'events', 'conditions', 'later']
const DEVICE_FIELDS = ['width', 'height', 'pixelRatio', 'screen'] as const
/** Maximum length of `laterJson` by the backend's rules (characters). */
const MAX_LATER = 4000

const without = (row: DocumentData, names: readonly string[]): DocumentData => Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))

/** Separates the fields of a session that the backend's rules accept from those of a newer version, which the rules would refuse. */
function admitted(row: DocumentData): { readonly fields: DocumentData; readonly later: DocumentData } {
  const device = isMap(row['device']) ? row['device'] : {}
  const laterOfDevice = without(device, DEVICE_FIELDS)
  const isKnown = { mood: moods.some((mood) => mood === row['mood']), beyondCap: row['beyondCap'] === true }
  const optional = (['mood', 'beyondCap'] as const).filter((name) => isKnown[name])
  return {
    fields: { ...picked(row, [...SESSION_FIELDS, ...optional]), device: picked(device, DEVICE_FIELDS) },
    later: {
      ...without(row, [...SESSION_FIELDS, ...OTHER_SESSION_FIELDS, ...optional, 'device']),
      ...(Object.keys(laterOfDevice).length === 0 ? {} : { device: laterOfDevice }),
    },
  }
}

/** Returns a session's document, with `ranBy` as the person who ran it; null without an id or a start. */
export function sessionRow(row: DocumentData, childId: string, ranBy: string): StoredDocument | null {
  const id = idOf(row)
  const startedAt = dateOf(row['startedAt'])
  if (id === null || startedAt === null) return null
  const { fields, later } = admitted(withLater(row, row['later']))
  const laterJson = JSON.stringify(later)
  const carried = laterJson === '{}' || laterJson.length > MAX_LATER ? {} : { laterJson }
  const data = { ...fields, startedAt, ranBy, ...asJson(row, ['settings', 'events', 'conditions']), ...carried, savedAt: NOW }
  return { id, path: `children/${childId}/sessions/${id}`, data }
}

/** Returns a text's document; null without an id. */
export function textRow(row: DocumentData, childId: string, author: string): StoredDocument | null {
  const id = idOf(row)
  if (id === null) return null
  const data = { ...picked(row, ['version', 'text', 'order']), ...asJson(row, ['outlines']), author, createdAt: NOW, updatedAt: NOW }
  return { id, path: `children/${childId}/texts/${id}`, data }
}

/** Returns the document of a planned week; null without an id. */
export function weekRow(row: DocumentData, childId: string, by: string): StoredDocument | null {
  const id = idOf(row)
  if (id === null) return null
  return { id, path: `${plansOf(childId)}/${id}`, data: { ...picked(row, ['version', 'monday', 'days', 'byName']), by, updatedAt: NOW } }
}

/** Returns the part of an assessment that may be listed, unchanged; null without an id. Its content is `says` in the row. */
export function assessmentRow(row: DocumentData, childId: string): StoredDocument | null {
  const id = idOf(row)
  if (id === null) return null
  const [createdAt, updatedAt] = [dateOf(row['createdAt']), dateOf(row['updatedAt'])]
  // A signature with a damaged date is still a signature, so the signed document is not treated as a draft.
  const signedAt = row['signedAt'] === null ? null : (dateOf(row['signedAt']) ?? 'damaged')
  const data = { ...picked(row, ['version', 'kind', 'author']), ...asJson(row, ['content']), createdAt, updatedAt, signedAt }
  return { id, path: `${assessmentsOf(childId)}/${id}`, data }
}

/** Returns a note, unchanged; null without an id. */
export function messageRow(row: DocumentData): StoredDocument | null {
  const id = idOf(row)
  return id === null ? null : { id, path: `children/file/messages/${id}`, data: { ...row, createdAt: dateOf(row['createdAt']) } }
}
