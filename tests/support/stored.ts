import { readFileSync } from 'node:fs'
import { readSession } from '#data/sessionDocument'
import type { Session } from '#domain/activities/session'
import type { StoredDocument } from '#ports/documents'

/* Reads sessions and profiles stored by earlier versions of the app (tests/fixtures/stored). */

const revived = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$date' in value ? new Date(value.$date as number) : value

export const storedFixture = (name: string): unknown => JSON.parse(readFileSync(`tests/fixtures/stored/${name}.json`, 'utf8'), revived)

export const storedSessions = (version: 1 | 2 | 3 | 9 | 'Face'): readonly StoredDocument[] => storedFixture(`sessions${version}`) as readonly StoredDocument[]

/** Reads a stored session, which must be readable. */
export function readStored(document: StoredDocument): Session {
  const session = readSession(document)
  if (session === null) throw new Error(`${document.id} cannot be read`)
  return session
}
