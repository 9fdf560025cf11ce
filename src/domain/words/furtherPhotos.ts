import { isSameName } from '../names'
import { everyNameOf } from './inLanguage'
import type { Word } from './words'

/** Returns the family's own photos with a word's name, from among those picked. They are further pictures of that thing. */
export const furtherPhotosOf = (word: Pick<Word, 'id' | 'word'>, words: readonly Word[], picked: readonly string[]): readonly Word[] =>
  words.filter((other) => picked.includes(other.id) && other.photo !== undefined && everyNameOf(word).some((name) => isSameName(other.word, name)))
