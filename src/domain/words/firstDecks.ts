import type { Language } from '../language'
import en from './en/outlineDecks.json' with { type: 'json' }
import { firstOutlineStyle, type OutlineDeck } from './outlines'

const lists: Readonly<Record<Language, readonly Pick<OutlineDeck, 'id' | 'name' | 'words'>[]>> = { en }

/** What there is before an adult has made a deck: words that have pictures, and phrases of two. The ids are the same in every language. */
export const firstDecksIn = (language: Language): readonly OutlineDeck[] => lists[language].map((deck, order) => ({ ...deck, style: firstOutlineStyle, order }))

/** The decks that were picked as they are now; without any of them all of the child's own, and the first of the first ones before there are own. */
export function decksToPlay(own: readonly OutlineDeck[], picked: readonly string[], language: Language): readonly OutlineDeck[] {
  const first = firstDecksIn(language)
  const chosen = [...own, ...first].filter(({ id }) => picked.includes(id))
  if (chosen.length > 0) return chosen
  return own.length > 0 ? own : first.slice(0, 1)
}
