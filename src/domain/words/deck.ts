import type { Word } from './words'

/** An adult's choice of words to show: ids picked by hand, or a number of cards. */
export interface DeckChoice {
  readonly deck: readonly string[]
  readonly cards: number
}

/** Sorts words with a child's photo or a realistic picture first, for a child who recognises realistic pictures. */
export const realisticFirst = (words: readonly Word[]): readonly Word[] => words.toSorted((one, other) => Number(isSeenReal(other)) - Number(isSeenReal(one)))

const isSeenReal = ({ photo, realistic }: Word): boolean => photo !== undefined || realistic !== undefined

/**
 * Returns the words to show: those picked, or the first ones of the list, which are the most familiar. They are the same every
 * day.
 */
export function deckOf(words: readonly Word[], { deck, cards }: DeckChoice): readonly Word[] {
  const picked = words.filter((word) => deck.includes(word.id))
  return picked.length > 0 ? picked : words.slice(0, cards)
}
