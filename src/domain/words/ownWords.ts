import type { Word } from './words'

const OWN = 'own-'

/** Returns the id of a word that a family added for its child. `uuid` must be new. */
export const ownWordId = (uuid: string): string => `${OWN}${uuid}`

/** Whether a word is the child's own instead of a listed one. */
export const isOwnWord = ({ id }: Pick<Word, 'id'>): boolean => id.startsWith(OWN)
