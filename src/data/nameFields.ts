import { shortName } from '#domain/names'
import type { Actor } from '#ports/actor'
import type { DocumentData } from '#ports/documents'

const MAX_LENGTH = 80

/** A name as stored for others to read; empty if the person gave none. */
export const nameField = ({ displayName }: Pick<Actor, 'displayName'>): string => shortName(displayName, MAX_LENGTH)

/** The public name of a person: their address, and their name if there is one. */
export function knownAs({ email, displayName }: Pick<Actor, 'email' | 'displayName'>): DocumentData {
  const name = nameField({ displayName })
  return { email, ...(name === '' ? {} : { displayName: name }) }
}
