import type { SupportLevel } from '../child/support'
import { dealt, type Random } from '../random'
import { deckOf, type DeckChoice } from './deck'
import type { Word } from './words'

/** Maximum share of items of a series that are new to the child: 10 %, 20 % and 40 % (clinical-design.md §1.5). The first two, the warm-ups, never are. */
const NEW: Readonly<Record<SupportLevel, { readonly of: number; readonly at: readonly number[] }>> = {
  A: { of: 10, at: [9] },
  B: { of: 5, at: [4] },
  C: { of: 5, at: [2, 4] },
}

/** Whether the `index`th item of a session is new, and how many of its kind preceded it. */
function slotAt(index: number, support: SupportLevel): { readonly isNew: boolean; readonly nth: number } {
  const { of, at } = NEW[support]
  const fresh = Math.floor(index / of) * at.length + at.filter((place) => place < index % of).length
  const isNew = at.includes(index % of)
  return { isNew, nth: isNew ? fresh : index - fresh }
}

/** The mixture of a session: familiar things, favourites among them, and new ones. */
export interface Mixture {
  readonly familiar: readonly Word[]
  readonly favourites: readonly Word[]
  readonly fresh: readonly Word[]
}

/** The `index`th word: as many new ones as the support level allows, if there are any, and favourites return between the others. */
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
 * The `index`th word of an activity that uses words of a deck. If an adult picked words, only those; otherwise some are new and follow the words of the deck,
 * the same ones every day. `order` shuffles the familiar ones.
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

/** One round of everything familiar, with a favourite after every second word, none twice in a row. */
function withFavourites(familiar: readonly Word[], favourites: readonly Word[]): readonly Word[] {
  const round = familiar.flatMap((word, index) => {
    const favourite = index % 2 === 1 ? favourites[Math.floor(index / 2) % favourites.length] : undefined
    return favourite === undefined ? [word] : [word, favourite]
  })
  return round.filter((word, index) => word.id !== round[index - 1]?.id)
}
