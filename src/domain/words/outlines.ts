import type { OutlineStyle } from './outlineStyle'
import type { OutlineLook } from './outlineStyle'
import { graphemesOf, tidyText } from './reading'
import { inOrder, type OwnText } from './texts'

/** Words that an adult chose for one child, to be known by the outlines round them. */
export interface OutlineDeck extends OutlineLook {
  readonly id: string
  /** One to ten. */
  readonly words: readonly string[]
  /** Decks stand in this order; any number. */
  readonly order: number
  /** Who made it; nobody's until it is kept. */
  readonly author?: string
}

export const OUTLINE_LIMIT = { decks: 20, words: 10, letters: 24, name: 40 } as const

/** What can be seen of a word: it may have marks beside that cannot. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Parts words: line ends, and the commas and semicolons of Latin, Arabic and Chinese keyboards. */
const PARTING = /[\n,;،؛，、；]/

/** The words of a field with one in each line (or between commas), tidy, each once. */
export const wordsIn = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(PARTING)
      .map(tidyText)
      .filter((word) => SEEN.test(word)),
  ),
]

/** What is wrong with the words of a deck; null when it can be kept. */
export function deckFault(words: readonly string[]): 'none' | 'too-many' | 'too-long' | null {
  if (words.length === 0) return 'none'
  if (words.length > OUTLINE_LIMIT.words) return 'too-many'
  return words.some((word) => graphemesOf(word).length > OUTLINE_LIMIT.letters) ? 'too-long' : null
}

/** A word as its deck writes it: by the rules of no device, or a Turkish one would write `i` as `İ`. */
export const cased = (word: string, { letterCase }: Pick<OutlineStyle, 'letterCase'>): string =>
  letterCase === 'lower' ? word.toLowerCase() : letterCase === 'upper' ? word.toUpperCase() : word

/** The decks among what adults wrote for a child, in their order, and what is left to be read. */
export const decksIn = (texts: readonly OwnText[]): readonly OutlineDeck[] =>
  inOrder(texts).flatMap(({ outlines, text, ...rest }) => (outlines === undefined ? [] : [{ ...rest, ...outlines, words: wordsIn(text) }]))

export const toRead = (texts: readonly OwnText[]): readonly OwnText[] => texts.filter(({ outlines }) => outlines === undefined)

/** A deck as it is kept: its words in lines, one in each. */
export const textOfDeck = ({ id, order, words, name, style }: OutlineDeck): OwnText => ({ id, order, text: words.join('\n'), outlines: { name, style } })
