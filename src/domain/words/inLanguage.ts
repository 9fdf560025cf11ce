import decks from './en/outlineDecks.json' with { type: 'json' }
import phrases from './en/phrases.json' with { type: 'json' }
import starters from './en/starters.json' with { type: 'json' }
import type { OutlineDeck } from './outlines'
import type { NamesByWord } from './ownNames'
import { isOwnWord } from './ownWords'
import type { Word } from './words'

/** A prompt or calm remark that activities speak: `look`, `put-it-in-the-nest`, `three`. */
export type PhraseId = keyof typeof phrases

/** What is shown and said to a child in one language. The ids are the same in every one. */
export interface WordsInLanguage {
  readonly phrases: Readonly<Record<PhraseId, string>>
  /** What things are called, by the ids of their words. */
  readonly words: Readonly<Record<string, string>>
  /** What makes a thing that thing, by the English phrase. */
  readonly parts: Readonly<Record<string, string>>
  /** Texts to read, before an adult has written any. */
  readonly starters: readonly { readonly id: string; readonly text: string }[]
  /** Word outlines, before an adult has made any. */
  readonly outlineDecks: readonly Pick<OutlineDeck, 'id' | 'name' | 'words'>[]
}

/** The lists of words are English themselves. */
const english: WordsInLanguage = { phrases, words: {}, parts: {}, starters, outlineDecks: decks }

let spoken = english

/** Chooses the language of all that a child sees and hears. Once, before the first activity. */
export function speakWordsIn(words: WordsInLanguage): void {
  spoken = words
}

/** The language of now. */
export const wordsNow = (): WordsInLanguage => spoken

let called: () => NamesByWord = () => ({})

/** Says where the names are found that the family gave words in the language of now. Once, before the first activity; they may change at any time. */
export function callWordsBy(names: () => NamesByWord): void {
  called = names
}

/** What the family calls a word of the list (`fruits/apple`); undefined where it goes by the name of the list. */
export const ownNameOf = (word: string): string | undefined => called()[word]

/** A row of the list with its names in the language of now: the family's own before that of the list. */
export function inLanguage(word: Word): Word {
  const listed = asListed(word)
  const own = ownNameOf(`${word.category}/${word.id}`)
  return own === undefined ? listed : { ...listed, word: own, say: own, listed: listed.word }
}

const asListed = (word: Word): Word =>
  spoken === english
    ? word
    : {
        ...word,
        word: spoken.words[word.id] ?? word.word,
        say: spoken.words[word.id] ?? word.say,
        salient: word.salient.map((part) => ({ ...part, phrase: spoken.parts[part.phrase] ?? part.phrase })),
      }

/** The name of a word as it stands in a table where its list is not at hand; null for a child's own. */
export function plainName(id: string): string | null {
  if (isOwnWord({ id })) return null
  const own = Object.entries(called()).find(([word]) => word.endsWith(`/${id}`))?.[1]
  return own ?? spoken.words[id] ?? id.replaceAll('-', ' ')
}
