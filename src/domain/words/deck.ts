import type { Word } from './words'

/** What an adult can say about which words are shown: ids picked by hand, or else how many. */
export interface DeckChoice {
  readonly deck: readonly string[]
  readonly cards: number
}

/** The same words, those with a photo of the child's own or a realistic picture before the others: they come first where a child is shown real things. */
export const realisticFirst = (words: readonly Word[]): readonly Word[] => words.toSorted((one, other) => Number(isSeenReal(other)) - Number(isSeenReal(one)))

const isSeenReal = ({ photo, realistic }: Word): boolean => photo !== undefined || realistic !== undefined

/** The words that are shown: those picked, or the first of the list, which are the most familiar. The same ones every day. */
export function deckOf(words: readonly Word[], { deck, cards }: DeckChoice): readonly Word[] {
  const picked = words.filter((word) => deck.includes(word.id))
  return picked.length > 0 ? picked : words.slice(0, cards)
}
