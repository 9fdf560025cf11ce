import decks from './en/outlineDecks.json' with { type: 'json' }
import phrases from './en/phrases.json' with { type: 'json' }
import starters from './en/starters.json' with { type: 'json' }
import twoEnglishes from './en/twoEnglishes.json' with { type: 'json' }
import type { EnglishVariety } from '../language'
import type { OutlineDeck } from './outlines'
import type { NamesByWord } from './ownNames'
import { isOwnWord } from './ownWords'
import type { ListedWord, Word } from './words'

/** Id of a prompt or calm remark that activities speak, such as `look`, `put-it-in-the-nest` or `three`. */
export type PhraseId = keyof typeof phrases

/** Everything that is shown or said to a child in one language. The ids are the same in every language. */
export interface WordsInLanguage {
  readonly phrases: Readonly<Record<PhraseId, string>>
  /** Names of things, by word id. */
  readonly words: Readonly<Record<string, string>>
  /** Names of salient parts, by phrase id. */
  readonly parts: Readonly<Record<string, string>>
  /** Texts to read until an adult has written any. */
  readonly starters: readonly { readonly id: string; readonly text: string }[]
  /** Decks of outlined words until an adult has made any. */
  readonly outlineDecks: readonly Pick<OutlineDeck, 'id' | 'name' | 'words'>[]
}

/** British and American names of the words that differ, by id. */
const differing: Readonly<Record<string, readonly string[]>> = twoEnglishes.words
const namesIn = (column: 0 | 1) => Object.fromEntries(Object.entries(differing).map(([id, names]) => [id, names[column] ?? id]))

/** The word lists contain British names. The names of parts are in `en/parts.json`, which is loaded with the lists. */
const british: WordsInLanguage = { phrases, words: namesIn(0), parts: {}, starters, outlineDecks: decks }
const american: WordsInLanguage = { ...british, words: namesIn(1), parts: twoEnglishes.americanParts }

let spoken = british

/** Sets the language of everything that a child sees and hears. Call it once, before the first activity. */
export function speakWordsIn(words: WordsInLanguage): void {
  spoken = words
}

/** Sets the variety of English that a child sees and hears. Call it once, before the first activity, if the language is English. */
export const speakEnglish = (kind: EnglishVariety): void => speakWordsIn(kind === 'en-US' ? american : british)

/**
 * Returns every name by which somebody may search for a word: its current name and, in English, both the British and the
 * American name.
 */
export const everyNameOf = ({ id, word }: Pick<Word, 'id' | 'word'>): readonly string[] => [
  word,
  ...(spoken === british || spoken === american ? (differing[id] ?? []) : []),
]

/** Returns the name of a word's voice clip. A word with two English names has two clips. */
export const clipOf = (id: string): string => (spoken === american && Object.hasOwn(differing, id) ? `${id}-us` : id)

/** Returns the words of the current language. */
export const wordsNow = (): WordsInLanguage => spoken

let called: () => NamesByWord = () => ({})

/**
 * Sets the source of the family's own names for words in the current language. Call it once, before the first activity. The
 * names may change at any time.
 */
export function readOwnNamesFrom(names: () => NamesByWord): void {
  called = names
}

/** Returns the family's name for a listed word (such as `fruits/apple`); undefined if the word has its standard name. */
export const ownNameOf = (word: string): string | undefined => called()[word]

/**
 * Returns a row of the list with names in the current language, or the family's own names if there are any. `english` contains
 * the phrases of parts in English.
 */
export function inLanguage(row: ListedWord, english: WordsInLanguage['parts']): Word {
  const word = asListed(row, english)
  const own = ownNameOf(`${word.category}/${word.id}`)
  return own === undefined ? word : { ...word, word: own, say: own, listed: word.word }
}

const asListed = (row: ListedWord, english: WordsInLanguage['parts']): Word => ({
  ...row,
  word: spoken === british ? row.word : (spoken.words[row.id] ?? row.word),
  say: spoken === british ? row.say : (spoken.words[row.id] ?? row.say),
  salient: row.salient.map(({ text, ...part }) => ({ ...part, phrase: phraseOf(text ?? part.id, english) })),
})

const phraseOf = (id: string, english: WordsInLanguage['parts']): string => spoken.parts[id] ?? english[id] ?? id

/** Returns the name of a word for a table that has no access to the word list; null for a child's own word. */
export function plainName(id: string): string | null {
  if (isOwnWord({ id })) return null
  const own = Object.entries(called()).find(([word]) => word.endsWith(`/${id}`))?.[1]
  return own ?? spoken.words[id] ?? id.replaceAll('-', ' ')
}
