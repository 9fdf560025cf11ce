import type { Session } from '#domain/activities/session'
import { type DocumentData, NOW, type StoredDocument } from '#ports/documents'
import { isMap } from './parsing'
import { readSession } from './sessionDocument'

/* Rows of a file that was given out, turned back into documents. */

export const listOf = (value: unknown): readonly DocumentData[] => (Array.isArray(value) ? value.filter(isMap) : [])

/** A moment as JSON holds it; null where it is none. */
export function dateOf(value: unknown): Date | null {
  const date = typeof value === 'string' ? new Date(value) : null
  return date === null || Number.isNaN(date.getTime()) ? null : date
}

/** A safe part of a path, as the backend's rules have it. */
export const idOf = ({ id }: DocumentData): string | null => (typeof id === 'string' && /^[\w-]{1,140}$/.test(id) ? id : null)

export const picked = (row: DocumentData, names: readonly string[]): DocumentData =>
  Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : [])))

/** What was turned into what it holds goes back into a text. */
export const asJson = (row: DocumentData, names: readonly string[]): DocumentData =>
  Object.fromEntries(names.flatMap((name) => (name in row ? [[`${name}Json`, JSON.stringify(row[name])]] : [])))

const SESSION_FIELDS = ['version', 'activity', 'category', 'level', 'seed', 'device', 'mood', 'beyondCap'] as const

/** A session's document, run by `ranBy`; null where it has no name or no beginning. */
export function sessionRow(row: DocumentData, childId: string, ranBy: string): StoredDocument | null {
  const id = idOf(row)
  const startedAt = dateOf(row['startedAt'])
  if (id === null || startedAt === null) return null
  const data = { ...picked(row, SESSION_FIELDS), startedAt, ranBy, ...asJson(row, ['settings', 'events', 'conditions']), savedAt: NOW }
  return { id, path: `children/${childId}/sessions/${id}`, data }
}

/** The sessions of a file's child that can be read, newest first. */
export const sessionsIn = (child: DocumentData): readonly Session[] =>
  listOf(child['sessions'])
    .flatMap((row) => {
      const document = sessionRow(row, 'file', 'guest')
      return document === null ? [] : (readSession(document) ?? [])
    })
    .toSorted((one, other) => other.startedAt - one.startedAt)
