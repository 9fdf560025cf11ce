import type { Word } from './words'

/** One picture of so many is new to the child (domain.md, /picture: familiar to new 4 to 1). */
const NEW_EVERY = 5

/** What is shown in a session: what the child knows, which of it it likes best, and what is new to it. */
export interface Mixture {
  readonly familiar: readonly Word[]
  readonly favourites: readonly Word[]
  readonly fresh: readonly Word[]
}

/** The `index`th word: every fifth is new where there is anything new, and favourites come again between the others. */
export function wordAt({ familiar, favourites, fresh }: Mixture, index: number): { readonly word: Word; readonly isNew: boolean } | null {
  const isNew = fresh.length > 0 && index % NEW_EVERY === NEW_EVERY - 1
  if (isNew) return { word: fresh[Math.floor(index / NEW_EVERY) % fresh.length] as Word, isNew }
  const round = withFavourites(familiar, favourites)
  const word = round[(fresh.length > 0 ? index - Math.floor(index / NEW_EVERY) : index) % round.length]
  return word === undefined ? null : { word, isNew }
}

/** One round of all that is familiar, with a favourite after every second one, none twice running. */
function withFavourites(familiar: readonly Word[], favourites: readonly Word[]): readonly Word[] {
  const round = familiar.flatMap((word, index) => {
    const favourite = index % 2 === 1 ? favourites[Math.floor(index / 2) % favourites.length] : undefined
    return favourite === undefined ? [word] : [word, favourite]
  })
  return round.filter((word, index) => word.id !== round[index - 1]?.id)
}
