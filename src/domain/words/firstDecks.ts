import { wordsNow } from './inLanguage'
import { firstOutlineStyle } from './outlineStyle'
import type { OutlineDeck } from './outlines'

/** What there is before an adult has made a deck: words that have pictures, and phrases of two. */
export const firstDecks = (): readonly OutlineDeck[] => wordsNow().outlineDecks.map((deck, order) => ({ ...deck, style: firstOutlineStyle, order }))

/** The decks that were picked as they are now; without any of them all of the child's own, and the first of the first ones before there are own. */
export function decksToPlay(own: readonly OutlineDeck[], picked: readonly string[]): readonly OutlineDeck[] {
  const first = firstDecks()
  const chosen = [...own, ...first].filter(({ id }) => picked.includes(id))
  if (chosen.length > 0) return chosen
  return own.length > 0 ? own : first.slice(0, 1)
}
