import type { OutlineStyle } from './outlineStyle'
import type { OutlineLook } from './outlineStyle'
import { graphemesOf, tidyText } from './reading'
import { inOrder, type OwnText } from './texts'

/** Words that an adult chose for one child to recognise by their outlines. */
export interface OutlineDeck extends OutlineLook {
  readonly id: string
  /** Words of the deck, one to ten. */
  readonly words: readonly string[]
  /** Sort key among the decks; any number. */
  readonly order: number
  /** Author of the deck; absent until the deck is stored. */
  readonly author?: string
}

export const OUTLINE_LIMIT = { decks: 20, words: 10, letters: 24, name: 40 } as const

/** Characters that are visible. A word may also contain invisible marks. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Characters that separate words: line ends, and the commas and semicolons of Latin, Arabic and Chinese keyboards. */
const PARTING = /[\n,;،؛，、；]/

/** Returns the words typed into a field, one per line or separated by commas, tidied and without duplicates. */
export const wordsIn = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(PARTING)
      .map(tidyText)
      .filter((word) => SEEN.test(word)),
  ),
]

/** Returns what is wrong with the words of a deck, or null. */
export function deckFault(words: readonly string[]): 'none' | 'too-many' | 'too-long' | null {
  if (words.length === 0) return 'none'
  if (words.length > OUTLINE_LIMIT.words) return 'too-many'
  return words.some((word) => graphemesOf(word).length > OUTLINE_LIMIT.letters) ? 'too-long' : null
}

/**
 * Returns a word in its deck's letter case. The result does not depend on the device's locale: a Turkish device would otherwise
 * write `i` as `İ`.
 */
export const inLetterCase = (word: string, { letterCase }: Pick<OutlineStyle, 'letterCase'>): string =>
  letterCase === 'lower' ? word.toLowerCase() : letterCase === 'upper' ? word.toUpperCase() : word

/** These functions divide the texts that adults wrote for a child into decks, in order, and texts to read. */
export const decksIn = (texts: readonly OwnText[]): readonly OutlineDeck[] =>
  inOrder(texts).flatMap(({ outlines, text, ...rest }) => (outlines === undefined ? [] : [{ ...rest, ...outlines, words: wordsIn(text) }]))

export const toRead = (texts: readonly OwnText[]): readonly OwnText[] => texts.filter(({ outlines }) => outlines === undefined)

/** Returns a deck in its stored form, with one word per line. */
export const textOfDeck = ({ id, order, words, name, style }: OutlineDeck): OwnText => ({ id, order, text: words.join('\n'), outlines: { name, style } })
