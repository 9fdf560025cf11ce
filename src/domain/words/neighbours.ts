import type { ColourName } from '../child/palette'
import { shuffled, type Random } from '../random'
import type { Word } from './words'

/** Whether distractors should be easy ('unlike') or hard ('alike') to tell from a word. */
export type Likeness = 'alike' | 'unlike'

/** Weights of the features that two words can share (outline, colour, meaning), by how easily each causes confusion. */
const SHAPE_WEIGHT = 3
const COLOUR_WEIGHT = 2
const CATEGORY_WEIGHT = 1

/** Returns the visual similarity of two words, from 0 (nothing in common) to 6 (every known feature). */
export function likenessOf(one: Word, other: Word): number {
  return (
    (one.shapeFamily === other.shapeFamily ? SHAPE_WEIGHT : 0) +
    (one.mainColour === other.mainColour ? COLOUR_WEIGHT : 0) +
    (one.category === other.category ? CATEGORY_WEIGHT : 0)
  )
}

/** Whether two words have exactly the same picture (such as a hand and five fingers). Such words are never shown together. */
const isSamePicture = (one: Word, other: Word) => pictureOf(one) === pictureOf(other)

const pictureOf = ({ id, photo, own, flat }: Word) => (photo === undefined ? (own ?? flat) : `photo of ${id}`)

/**
 * Returns up to `count` of these words to show next to `word`, the most or the least similar first, ties in random order. Never
 * returns the word itself, another word with its picture, or two words with the same picture.
 */
export function neighbours(word: Word, words: readonly Word[], likeness: Likeness, count: number, random: Random): Word[] {
  const sign = likeness === 'alike' ? -1 : 1
  const candidates = shuffled(random, words).toSorted((one, other) => sign * (likenessOf(word, one) - likenessOf(word, other)))
  const chosen: Word[] = []
  for (const candidate of candidates) {
    if (chosen.length >= count) break
    if (![word, ...chosen].some((taken) => taken.id === candidate.id || isSamePicture(taken, candidate))) chosen.push(candidate)
  }
  return chosen
}

export const sharedLooks = ['unlike', 'same-colour', 'same-shape'] as const
/** Feature that the distractors share with a thing, easiest first: none, the colour, or the shape. */
export type SharedLook = (typeof sharedLooks)[number]

const shares: Readonly<Record<SharedLook, (word: Word, other: Word) => boolean>> = {
  unlike: () => false,
  'same-colour': (word, { mainColour }) => word.mainColour === mainColour,
  'same-shape': (word, { shapeFamily }) => word.shapeFamily === shapeFamily,
}

/**
 * Returns neighbours of a word. Those that share this feature come first, the least similar leading. `fill` is the order of the
 * rest.
 */
export function neighboursThatShare(
  word: Word,
  words: readonly Word[],
  { look, fill, count }: { readonly look: SharedLook; readonly fill: Likeness; readonly count: number },
  random: Random,
): Word[] {
  const sharing = words.filter((other) => shares[look](word, other))
  const first = neighbours(word, sharing, 'unlike', count, random)
  const rest = words.filter((other) => !sharing.includes(other) && !first.some((taken) => isSamePicture(taken, other)))
  return [...first, ...neighbours(word, rest, fill, count - first.length, random)]
}

/** Minimum share of the distractors that must have the feature. Among nine things, three of the same colour are noticed. */
const SHARED = 1 / 3

/** Returns the feature that enough of these words share with a word. If there are several, the hardest counts. */
export function sharedLookOf(word: Word, others: readonly Word[]): SharedLook {
  const isShared = (look: SharedLook) => others.length > 0 && others.filter((other) => shares[look](word, other)).length >= others.length * SHARED
  return sharedLooks.findLast(isShared) ?? 'unlike'
}

/** Returns the words without those in the child's own colour, which attracts the eye, if enough remain; otherwise all words. */
export function withoutColour(words: readonly Word[], colour: ColourName, enough: number): readonly Word[] {
  const others = words.filter(({ mainColour }) => mainColour !== colour)
  return others.length >= enough ? others : words
}
