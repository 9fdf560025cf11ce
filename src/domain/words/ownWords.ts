import { isSameName } from '../names'
import type { Word } from './words'

const OWN = 'own-'

/** The id of a word that a family added for its child. `uuid` must be new. */
export const ownWordId = (uuid: string): string => `${OWN}${uuid}`

/** Whether a word is no word of the list but a child's own. */
export const isOwnWord = ({ id }: Pick<Word, 'id'>): boolean => id.startsWith(OWN)

/** The family's own photographs, of those that were picked, that go by a word's name: further pictures of that thing. */
export const furtherPhotosOf = (word: Pick<Word, 'word'>, words: readonly Word[], picked: readonly string[]): readonly Word[] =>
  words.filter((other) => picked.includes(other.id) && other.photo !== undefined && isSameName(other.word, word.word))
