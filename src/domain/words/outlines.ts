import type { OutlineStyle } from './outlineStyle'
import type { OutlineLook } from './outlineStyle'
import { graphemesOf, tidyText } from './reading'
import { inOrder, type OwnText } from './texts'

/** Words that an adult chose for one child, to be recognised by their outlines. */
export interface OutlineDeck extends OutlineLook {
  readonly id: string
  /** One to ten words. */
  readonly words: readonly string[]
  /** Sort key of decks; any number. */
  readonly order: number
  /** Author; none until it is stored. */
  readonly author?: string
}

export const OUTLINE_LIMIT = { decks: 20, words: 10, letters: 24, name: 40 } as const

/** The visible part of a word, which may also contain invisible marks. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Separates words: line ends, and the commas and semicolons of Latin, Arabic and Chinese keyboards. */
const PARTING = /[\n,;،؛，、；]/

/** The words of a field with one per line (or between commas), tidied, without duplicates. */
export const wordsIn = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(PARTING)
      .map(tidyText)
      .filter((word) => SEEN.test(word)),
  ),
]

/** The fault in the words of a deck; null without one. */
export function deckFault(words: readonly string[]): 'none' | 'too-many' | 'too-long' | null {
  if (words.length === 0) return 'none'
  if (words.length > OUTLINE_LIMIT.words) return 'too-many'
  return words.some((word) => graphemesOf(word).length > OUTLINE_LIMIT.letters) ? 'too-long' : null
}

/** A word in its deck's letter case, independent of the device's locale: a Turkish device would otherwise write `i` as `İ`. */
export const inLetterCase = (word: string, { letterCase }: Pick<OutlineStyle, 'letterCase'>): string =>
  letterCase === 'lower' ? word.toLowerCase() : letterCase === 'upper' ? word.toUpperCase() : word

/** The decks among what adults wrote for a child, in order; and the texts to read. */
export const decksIn = (texts: readonly OwnText[]): readonly OutlineDeck[] =>
  inOrder(texts).flatMap(({ outlines, text, ...rest }) => (outlines === undefined ? [] : [{ ...rest, ...outlines, words: wordsIn(text) }]))

export const toRead = (texts: readonly OwnText[]): readonly OwnText[] => texts.filter(({ outlines }) => outlines === undefined)

/** A deck as it is stored: one word per line. */
export const textOfDeck = ({ id, order, words, name, style }: OutlineDeck): OwnText => ({ id, order, text: words.join('\n'), outlines: { name, style } })
