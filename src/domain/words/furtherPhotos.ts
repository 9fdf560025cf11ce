import { isSameName } from '../names'
import { everyNameOf } from './inLanguage'
import type { Word } from './words'

/** The family's own photos, among those picked, that have a word's name: further pictures of that thing. */
export const furtherPhotosOf = (word: Pick<Word, 'id' | 'word'>, words: readonly Word[], picked: readonly string[]): readonly Word[] =>
  words.filter((other) => picked.includes(other.id) && other.photo !== undefined && everyNameOf(word).some((name) => isSameName(other.word, name)))
