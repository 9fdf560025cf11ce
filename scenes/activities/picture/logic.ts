import type { SettingsOf } from '#domain/activities/manifest'
import type { ResolvedSettings } from '#domain/activities/session'
import { palette } from '#domain/child/palette'
import { MIN_TARGET_SIZE } from '#domain/child/safety'
import { shuffled, type Random } from '#domain/random'
import { bestZone, gapFor, placeIn, spreadOut } from '#domain/trials/placement'
import type { TrialPlan } from '#domain/trials/plan'
import { pictureThing } from '#domain/trials/things'
import { deckOf } from '#domain/words/deck'
import { otherLookOf } from '#domain/words/levels'
import { neighbours } from '#domain/words/neighbours'
import { nameOf } from '#domain/words/utterance'
import type { Word } from '#domain/words/words'
import type { CardLevel } from './levels'
import type manifest from './manifest'

type Child = Pick<ResolvedSettings, 'dials' | 'support'>
export type CardSettings = SettingsOf<(typeof manifest)['settings']>

/** One card is half as large again as the child's things; so large, and no larger, it fits the stage. */
const CARD = { share: 1.5, least: 0.3, most: 0.6 } as const

/** Everything a block shows: cards in turn, or a card to find among others of the list. */
export function planCards(count: number, warmUps: number, level: CardLevel, words: readonly Word[], settings: CardSettings, child: Child, random: Random): readonly TrialPlan[] {
  const deck = deckOf(words, settings)
  const order = settings.order === 'mixed' ? shuffled(random, deck) : deck
  return Array.from({ length: count }, (_, index): TrialPlan => {
    const word = order[index % order.length]
    if (word === undefined) throw new Error('There are no words to show.')
    if (level.choices === 1) return planCard(word, level, child)
    return planChoice(word, level, index < warmUps ? 1 : level.choices, words, child, random)
  })
}

function planCard(word: Word, { printed }: CardLevel, { dials }: Child): TrialPlan {
  const size = Math.min(CARD.most, Math.max(CARD.least, dials.targetSize * CARD.share))
  const card = pictureThing(word, { role: 'target', size, place: placeIn(bestZone(dials.zones), size), colour: palette[dials.colour] })
  return { cue: nameOf(word), stimuli: [printed ? { ...card, text: { text: word.word, bubble: true } } : card] }
}

function planChoice(word: Word, { otherExemplar }: CardLevel, choices: number, words: readonly Word[], { dials, support }: Child, random: Random): TrialPlan {
  const others = neighbours(word, words, 'unlike', choices - 1, random)
  const { spots, size } = spreadOut(random, {
    count: Math.min(1 + others.length, Math.max(2, dials.maxItems)),
    size: Math.max(MIN_TARGET_SIZE, dials.targetSize),
    gap: gapFor(support),
    weights: dials.zones,
    before: null,
  })
  const shown = [word, ...others].slice(0, spots.length)
  return {
    cue: nameOf(word),
    stimuli: shown.map((each, index) => {
      const wish = { role: index === 0 ? ('target' as const) : ('distractor' as const), size, place: spots[index]?.place ?? { x: 0.5, y: 0.5 }, colour: palette[dials.colour] }
      return pictureThing(each, wish, otherExemplar && index === 0 ? otherLookOf(each, dials.pictureLevel) : {})
    }),
  }
}
