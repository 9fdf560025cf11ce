import { wordsNow } from './inLanguage'
import { firstOutlineStyle } from './outlineStyle'
import type { OutlineDeck } from './outlines'

/** Returns the standard decks, used until an adult has made any: words with pictures, and two-word phrases. */
export const firstDecks = (): readonly OutlineDeck[] => wordsNow().outlineDecks.map((deck, order) => ({ ...deck, style: firstOutlineStyle, order }))

/**
 * Returns the picked decks in their current state. Without any, returns all of the child's own or, if there are none, the first
 * standard deck.
 */
export function decksToPlay(own: readonly OutlineDeck[], picked: readonly string[]): readonly OutlineDeck[] {
  const first = firstDecks()
  const chosen = [...own, ...first].filter(({ id }) => picked.includes(id))
  if (chosen.length > 0) return chosen
  return own.length > 0 ? own : first.slice(0, 1)
}
