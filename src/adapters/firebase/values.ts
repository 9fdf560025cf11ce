import { arrayUnion, deleteField, serverTimestamp, Timestamp, type DocumentSnapshot } from 'firebase/firestore'
import { NOW, type DocumentData, type StoredDocument } from '#ports/documents'
import { valueForList } from '#ports/listWith'

type Values = Record<string, unknown>

/** Converts a whole document to Firestore's form, without its `undefined` fields. */
export const toFirestore = (data: DocumentData): Values => mapped(data, toValue)

/** Converts a patch to Firestore's form, in which `undefined` at the top level deletes the field. */
export const toPatch = (patch: DocumentData): Values => Object.fromEntries(Object.entries(patch).map(([name, value]) => [name, patched(value)]))

function patched(value: unknown): unknown {
  const one = valueForList(value)
  if (one !== null) return arrayUnion(one)
  return value === undefined ? deleteField() : toValue(value)
}

/** Converts a Firestore document to plain data, with its dates. */
export const fromFirestore = (data: Values): DocumentData => mapped(data, fromValue)

/** Converts a Firestore document to the port's form. Returns null if it does not exist. */
export function toStored(found: DocumentSnapshot): StoredDocument | null {
  const data = found.data({ serverTimestamps: 'estimate' })
  return data === undefined ? null : { path: found.ref.path, id: found.id, data: fromFirestore(data) }
}

/** Converts one value of a document or of a filter. */
export function toValue(value: unknown): unknown {
  if (value === NOW) return serverTimestamp()
  if (value instanceof Date) return Timestamp.fromDate(value)
  if (Array.isArray(value)) return value.map(toValue)
  return isObject(value) ? mapped(value, toValue) : value
}

function fromValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate()
  if (Array.isArray(value)) return value.map(fromValue)
  return isObject(value) ? mapped(value, fromValue) : value
}

function mapped(data: Readonly<Values>, change: (value: unknown) => unknown): Values {
  return Object.fromEntries(Object.entries(data).flatMap(([name, value]) => (value === undefined ? [] : [[name, change(value)]])))
}

export const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null
