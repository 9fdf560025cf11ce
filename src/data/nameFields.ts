import { shortName } from '#domain/names'
import type { Actor } from '#ports/actor'
import type { DocumentData } from '#ports/documents'

const MAX_LENGTH = 80

/** Returns a name in the form that is stored for others to read; empty if the person gave none. */
export const nameField = ({ displayName }: Pick<Actor, 'displayName'>): string => shortName(displayName, MAX_LENGTH)

/** Returns how a person is known to others: their address, and their name if there is one. */
export function knownAs({ email, displayName }: Pick<Actor, 'email' | 'displayName'>): DocumentData {
  const name = nameField({ displayName })
  return { email, ...(name === '' ? {} : { displayName: name }) }
}
