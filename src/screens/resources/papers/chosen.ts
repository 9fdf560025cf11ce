import type { Dials } from '#domain/child/dials'
import { leaningOf } from '#domain/child/zones'
import { conceptsOf } from '#domain/measures/concepts'
import { DAY_MS, isWithinLast } from '#domain/time'
import type { Category, Word } from '#domain/words/words'
import type { PaperFacts } from './facts'

/** Period (ms) in which played words count as current. */
const NOW_MS = 28 * DAY_MS
/** Everyday words for a child who has not played yet. */
const FIRST_THINGS = ['cup', 'spoon', 'banana', 'ball', 'shoe']
/** Plain things that most homes have and that are easy to find in any colour. */
const ANY_COLOUR = ['cup', 'spoon', 'bowl', 'ball', 'sock', 'towel', 'plate', 'cap']
const AT_HOME: ReadonlySet<Category> = new Set(['everyday', 'clothing', 'toys', 'fruits'])
/** Things that are unsafe on a child's table (small enough to swallow, sharp, hot or thin), and furniture. */
const NOT_ON_A_TABLE: ReadonlySet<string> = new Set(
  `balloon key dice light-bulb building-blocks puzzle crayon pencil scissors candle lamp lock grapes blueberries cherries lollipop popcorn bubbles watch
  fish-bowl mirror glass window television bathtub toilet sofa bed chair table door wardrobe drawers desk piano swing slide rocking-horse bin board clock
  telephone phone teapot gift hanger sunglasses glasses umbrella drum strawberry`.split(/\s+/),
)

/** Returns the words that recent trials asked for, most frequent first, or else the everyday words. */
export function thingsNow({ sessions, words, now }: PaperFacts, most: number): { readonly things: readonly Word[]; readonly isPlayed: boolean } {
  const byId = new Map(words.map((word) => [word.id, word]))
  const asked = conceptsOf(sessions.filter(({ startedAt }) => isWithinLast(NOW_MS, startedAt, now))).toSorted((one, other) => other.views - one.views)
  const found = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []).slice(0, most)
  const played = found(asked.map(({ word }) => word))
  return played.length > 0 ? { things: played, isPlayed: true } : { things: found(FIRST_THINGS), isPlayed: false }
}

/** Returns things in the child's colour for the table: the family's own photos first, then words in that colour, then things easy to find in it. */
export function thingsInColour({ words, dials }: Pick<PaperFacts, 'words' | 'dials'>, most: number): readonly Word[] {
  const suits = (word: Word) => AT_HOME.has(word.category) && !NOT_ON_A_TABLE.has(word.id)
  const photos = words.filter((word) => word.photo !== undefined && word.scene === undefined && suits(word))
  const coloured = words.filter((word) => word.mainColour === dials.colour && suits(word))
  const any = ANY_COLOUR.flatMap((id) => words.find((word) => word.id === id) ?? [])
  return [...new Set([...photos, ...any.slice(0, 4), ...coloured, ...any])].slice(0, most)
}

/** Returns the key of a word's picture. */
export const wordPictureKey = (word: Pick<Word, 'id'>, look: 'black' | 'white' | 'coloured'): string => `${look}-${word.id}`

/** Returns the side of the page on which things are drawn, from the places where the child sees better. */
export function betterSide({ zones }: Dials): 'left' | 'right' | 'middle' {
  const leaning = leaningOf(zones)
  return leaning === 'left' || leaning === 'right' ? leaning : 'middle'
}
