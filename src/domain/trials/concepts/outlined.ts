import { type Hex, palette } from '../../child/palette'
import { MIN_LINE_SIZE } from '../../child/safety'
import { shuffled } from '../../random'
import { firstDecks } from '../../words/firstDecks'
import { everyNameOf } from '../../words/inLanguage'
import { inLine, LETTERS_IN_LINE, LINE_EMS, wordSimilarity } from '../../words/outlinedWord'
import type { OutlineStyle } from '../../words/outlineStyle'
import type { OutlineDeck } from '../../words/outlines'
import { plainWord } from '../../words/reading'
import { nameOf, type Utterance } from '../../words/utterance'
import type { Word } from '../../words/words'
import type { Place } from '../../geometry'
import type { OutlinePlan } from '../plan/text'
import type { StimulusPlan } from '../plan/plan'
import { layPrinted } from './printed'
import type { PlanRequest } from '../engine/request'
import { pictureStimulus, textStimulus } from './things'

/*
 * Words with outlines around them (clinical-design.md F7): their sizes, places and pictures, and other words with similar
 * outlines.
 */

/**
 * Height of the letters (stage heights), from the top of a tall one to the foot of a low one: for a single word, for words to
 * choose from if there is room, and for reading.
 */
export const OUTLINED_LETTERS = { alone: 0.38, enough: 0.26, reading: 0.25 } as const
/** Factor for the space around a word, because it grows when it is found. */
const GROWS = 1.15
/** Gap between two lines, in line heights. Most outlines leave more. */
const BETWEEN = 0.1
/** Preferred size of a picture, and smaller ones that make room for words (stage heights). */
const PICTURES = [0.4, 0.34, 0.28] as const
/**
 * Minimum line height (stage heights). A word too long for the stage becomes smaller than is ideal, because no word is ever cut
 * off.
 */
const LEAST_LINE = MIN_LINE_SIZE / 3

/** A word of a deck, with the deck's style. */
export interface DeckWord {
  readonly text: string
  readonly style: OutlineStyle
}

type Asked = Pick<PlanRequest, 'words' | 'outlined' | 'child' | 'aspect'>

export const wordsOfDeck = ({ words, style }: OutlineDeck): readonly DeckWord[] => words.map((text) => ({ text, style }))

const isSaid = (one: string, other: string): boolean => plainWord(one) === plainWord(other)

/**
 * Returns a word's picture: the child's own or a listed one with this name. For a phrase, single words are tried too, starting
 * with the last.
 */
export const pictureNamed = (text: string, words: readonly Word[]): Word | undefined =>
  [text, ...text.split(' ').toReversed()].flatMap((name) => words.find((word) => everyNameOf(word).some((each) => isSaid(each, name))) ?? [])[0]

/** Returns what to speak for a word: a name that the family may have recorded, or text for the device's voice. */
export function sayingOf(text: string, words: readonly Word[]): Utterance {
  const known = words.find(({ word }) => isSaid(word, text))
  return known === undefined ? { text } : nameOf(known)
}

/**
 * Returns this many other words, those with the most or least similar outlines first. They come from `words` in the same style
 * or, if there are too few, from the first standard deck.
 */
export function distractorWords(
  word: DeckWord,
  words: readonly DeckWord[],
  count: number,
  wish: 'alike' | 'unlike',
  request: Asked & Pick<PlanRequest, 'random'>,
) {
  const own = words.filter(({ text, style }) => style === word.style && !isSaid(text, word.text))
  const [deck] = firstDecks()
  const first = (deck?.words ?? []).map((text) => ({ text, style: word.style }))
  const more = own.length >= count ? [] : first.filter(({ text }) => !isSaid(text, word.text) && own.every((other) => !isSaid(other.text, text)))
  const shapeOf = ({ text, style }: DeckWord) => request.outlined(text, style)
  const likened = shuffled(request.random, [...own, ...more]).map((other) => ({ other, likeness: wordSimilarity(shapeOf(word), shapeOf(other)) ?? 0 }))
  return likened.toSorted((one, two) => (wish === 'alike' ? two.likeness - one.likeness : one.likeness - two.likeness)).slice(0, count)
}

interface SizedPlace {
  readonly place: Place
  readonly size: number
}

/** Places words one above another in letters of one size, with a picture next to or above them. All are as large as fits. */
export function layOutlined(
  words: readonly DeckWord[],
  hasPicture: boolean,
  letters: number,
  { outlined, child, aspect }: Asked,
): { readonly words: readonly SizedPlace[]; readonly picture: SizedPlace | undefined } {
  const [most, enough] = [letters, OUTLINED_LETTERS.enough].map((each) => each / LETTERS_IN_LINE) as [number, number]
  const widths = words.map(({ text, style }) => (outlined(text, style).width * GROWS) / LINE_EMS)
  const largest = Math.max(child.dials.leastSize * 2, child.dials.targetSize)
  const ways = (hasPicture ? PICTURES : PICTURES.slice(-1)).map((size) =>
    layPrinted({
      widths,
      pictures: hasPicture ? 1 : 0,
      size: Math.min(size, largest),
      gap: 0,
      sample: hasPicture ? 'picture' : 'word',
      layout: 'left-right',
      line: { least: LEAST_LINE, most, enough, between: BETWEEN },
      zones: child.dials.zones,
      aspect,
    }),
  )
  const best = ways.find(({ line }) => line >= enough) ?? ways.at(-1)
  if (best === undefined) throw new Error('There is no room.')
  const [at] = best.pictures
  return { words: best.words.map((place) => ({ place, size: best.line })), picture: at === undefined ? undefined : { place: at, size: best.size } }
}

/**
 * Returns a word as a thing. Its size is that of an ordinary line: marks beyond the line make the thing higher, not the letters
 * smaller. If a word has no outline, its letters are shown.
 */
export function outlinedThing(
  id: string,
  { text, style }: DeckWord,
  look: Omit<OutlinePlan, 'form'> & { readonly says?: Utterance | undefined; readonly page?: number },
  { size, ...wish }: SizedPlace & Pick<StimulusPlan, 'role'> & Partial<StimulusPlan>,
  { outlined, child }: Asked,
): StimulusPlan {
  const { colour, ...form } = style
  const { strength, letters, says, page } = look
  const shape = outlined(text, form)
  const outline: OutlinePlan = shape.path === null ? { form, strength: 0, letters: 'now' } : { form, strength, letters }
  return textStimulus(
    id,
    { text, bubble: false, outline, ...(says === undefined ? {} : { says }), ...(page === undefined ? {} : { page }) },
    { ...wish, size: size / LINE_EMS / inLine(shape).em, colour: colourOf(colour, child) },
  )
}

const colourOf = (colour: OutlineStyle['colour'], { dials }: Asked['child']): Hex => palette[colour ?? dials.colour]

/** Returns the picture that asks for or confirms a word. It is never a printed word, because that would reveal the spelling. */
export function promptPicture(word: Word, spot: SizedPlace, { child: { dials } }: Pick<Asked, 'child'>, light = 1): StimulusPlan {
  const wish = { role: 'place', colour: palette[dials.colour], light, ...spot } as const
  return { ...pictureStimulus(word, wish, dials.pictureLevel === 'word' ? { level: 'realistic' } : {}), id: `picture-${word.id}` }
}
