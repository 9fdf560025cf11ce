import * as z from 'zod/mini'
import { StoreError, type StoredDocument } from '#ports/documents'

/** Reads a stored document into the domain; null if it does not have the expected form. */
export type Reader<T> = (document: StoredDocument) => T | null

/** Reads all documents and counts the unreadable ones. Nothing is deleted, because a newer version may be able to read them. */
export function readAll<T>(read: Reader<T>, documents: readonly StoredDocument[]): { readable: T[]; unreadable: number } {
  const readable = documents.map(read).filter((value) => value !== null)
  return { readable, unreadable: documents.length - readable.length }
}

/** Whether a value is a map of names to values. */
export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns a schema for the version of a stored document: `known` or newer. A newer version only adds fields and never changes
 * the meaning of existing ones, so an older app reads the fields that it knows and ignores the rest.
 */
export const versionFrom = (known: number) => z.number().check(z.int(), z.gte(known))

/** Parses JSON; undefined if the text is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Passes a document to `onValue`, or reports to `onError` that it cannot be read. */
export function deliverParsed<T>(
  read: Reader<T>,
  onValue: (value: T | null) => void,
  onError: (error: Error) => void,
): (document: StoredDocument | null) => void {
  return (document) => {
    const value = document === null ? null : read(document)
    if (document !== null && value === null) onError(new StoreError('unavailable', `${document.path} cannot be read`))
    else onValue(value)
  }
}
