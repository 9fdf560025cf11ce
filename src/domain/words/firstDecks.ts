import { wordsNow } from './inLanguage'
import { firstOutlineStyle } from './outlineStyle'
import type { OutlineDeck } from './outlines'

/** The decks before an adult has made any: words with pictures, and two-word phrases. */
export const firstDecks = (): readonly OutlineDeck[] => wordsNow().outlineDecks.map((deck, order) => ({ ...deck, style: firstOutlineStyle, order }))

/** The picked decks in their present state; without any, all of the child's own, or before there are any, the first standard deck. */
export function decksToPlay(own: readonly OutlineDeck[], picked: readonly string[]): readonly OutlineDeck[] {
  const first = firstDecks()
  const chosen = [...own, ...first].filter(({ id }) => picked.includes(id))
  if (chosen.length > 0) return chosen
  return own.length > 0 ? own : first.slice(0, 1)
}
