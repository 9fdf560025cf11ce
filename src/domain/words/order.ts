import type { SupportLevel } from '../child/support'
import { dealt, type Random } from '../random'
import { deckOf, type DeckChoice } from './deck'
import type { Word } from './words'

/**
 * Maximum share of items that are new to the child: 10 %, 20 % and 40 % (clinical-design.md §1.5). Of each `of` items, those at
 * the positions `at` are new. The first two items, the warm-ups, are never new.
 */
const NEW: Readonly<Record<SupportLevel, { readonly of: number; readonly at: readonly number[] }>> = {
  A: { of: 10, at: [9] },
  B: { of: 5, at: [4] },
  C: { of: 5, at: [2, 4] },
}

/** Returns whether the `index`th item of a session is new, and how many items of its kind came before. */
function slotAt(index: number, support: SupportLevel): { readonly isNew: boolean; readonly nth: number } {
  const { of, at } = NEW[support]
  const fresh = Math.floor(index / of) * at.length + at.filter((place) => place < index % of).length
  const isNew = at.includes(index % of)
  return { isNew, nth: isNew ? fresh : index - fresh }
}

/** Words of a session: familiar things, the child's favourites among them, and new things. */
export interface Mixture {
  readonly familiar: readonly Word[]
  readonly favourites: readonly Word[]
  readonly fresh: readonly Word[]
}

/**
 * Returns the `index`th word. As many are new as the support level allows, if there are new words, and favourites recur between
 * the others.
 */
export function wordAt(
  { familiar, favourites, fresh }: Mixture,
  index: number,
  support: SupportLevel,
): { readonly word: Word; readonly isNew: boolean } | null {
  const { isNew, nth } = fresh.length > 0 ? slotAt(index, support) : { isNew: false, nth: index }
  const round = isNew ? fresh : withFavourites(familiar, favourites)
  const word = round[nth % round.length]
  return word === undefined ? null : { word, isNew }
}

/**
 * Returns the `index`th word of an activity that uses a deck. If an adult picked words, only those are used; otherwise some
 * words are new and follow those of the deck. They are the same every day. `order` shuffles the familiar words.
 */
export function wordOfDeck(
  words: readonly Word[],
  choice: DeckChoice,
  { index, support, order }: { readonly index: number; readonly support: SupportLevel; readonly order?: Random },
): Word | undefined {
  const familiar = deckOf(words, choice)
  const isPicked = familiar.some(({ id }) => choice.deck.includes(id))
  const fresh = isPicked ? [] : words.filter((word) => !familiar.includes(word))
  const { isNew, nth } = fresh.length > 0 ? slotAt(index, support) : { isNew: false, nth: index }
  if (isNew) return fresh[nth % fresh.length]
  return order === undefined || familiar.length === 0 ? familiar[nth % familiar.length] : dealt(order, familiar, nth)
}

/** Returns one round of all familiar words, with a favourite after every second word. No word occurs twice in a row. */
function withFavourites(familiar: readonly Word[], favourites: readonly Word[]): readonly Word[] {
  const round = familiar.flatMap((word, index) => {
    const favourite = index % 2 === 1 ? favourites[Math.floor(index / 2) % favourites.length] : undefined
    return favourite === undefined ? [word] : [word, favourite]
  })
  return round.filter((word, index) => word.id !== round[index - 1]?.id)
}
