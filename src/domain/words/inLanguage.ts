import decks from './en/outlineDecks.json' with { type: 'json' }
import phrases from './en/phrases.json' with { type: 'json' }
import starters from './en/starters.json' with { type: 'json' }
import type { OutlineDeck } from './outlines'
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

/** A row of the list with its names in the language of now. */
export const inLanguage = (word: Word): Word =>
  spoken === english
    ? word
    : {
        ...word,
        word: spoken.words[word.id] ?? word.word,
        say: spoken.words[word.id] ?? word.say,
        salient: word.salient.map((part) => ({ ...part, phrase: spoken.parts[part.phrase] ?? part.phrase })),
      }
