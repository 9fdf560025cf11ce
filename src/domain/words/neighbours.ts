import type { ColourName } from '../child/palette'
import { shuffled, type Random } from '../random'
import type { Word } from './words'

/** Whether the others should be easy to tell from a word ('unlike') or hard ('alike'). */
export type Likeness = 'alike' | 'unlike'

/** What of the outline, the colour and the meaning two words share, by how much it confuses the eye. */
const SHAPE_WEIGHT = 3
const COLOUR_WEIGHT = 2
const CATEGORY_WEIGHT = 1

/** How alike two words look: 0 nothing in common, 6 everything that is known here. */
export function likenessOf(one: Word, other: Word): number {
  return (
    (one.shapeFamily === other.shapeFamily ? SHAPE_WEIGHT : 0) +
    (one.mainColour === other.mainColour ? COLOUR_WEIGHT : 0) +
    (one.category === other.category ? CATEGORY_WEIGHT : 0)
  )
}

/** Whether two words show the very same picture (a hand and five fingers), so that neither can stand beside the other. */
const isSamePicture = (one: Word, other: Word) => pictureOf(one) === pictureOf(other)

const pictureOf = ({ id, photo, own, flat }: Word) => (photo === undefined ? (own ?? flat) : `photo of ${id}`)

/**
 * Up to `count` words of `words` to stand beside `word`, the most alike or the most unlike first; equals in an order drawn from `random`.
 * Never the word itself, its picture again, or two words with the same picture.
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

/** The words that do not have the child's own colour, which draws the eye, where there are so many; else all. */
export function withoutColour(words: readonly Word[], colour: ColourName, enough: number): readonly Word[] {
  const others = words.filter(({ mainColour }) => mainColour !== colour)
  return others.length >= enough ? others : words
}
