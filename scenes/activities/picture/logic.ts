import { palette } from '#domain/child/palette'
import { MIN_TARGET_SIZE } from '#domain/child/safety'
import { shuffled } from '#domain/random'
import { card, choose } from '#domain/trials/mechanics'
import { bestZone, gapFor, placeIn, spreadOut } from '#domain/trials/placement'
import type { PicturePlan, TrialPlan } from '#domain/trials/plan'
import type { RequestFor } from '#domain/trials/request'
import { pictureThing } from '#domain/trials/things'
import { deckOf } from '#domain/words/deck'
import { otherLookOf } from '#domain/words/levels'
import { neighbours } from '#domain/words/neighbours'
import { nameOf } from '#domain/words/utterance'
import type { Word } from '#domain/words/words'
import type { CardLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, CardLevel>

/** One card is half as large again as the child's things; so large, and no larger, it fits the stage. */
const CARD = { share: 1.5, least: 0.3, most: 0.6 } as const

/** One card, or a card to find among others of the list. */
export function planCards(request: Request): TrialPlan {
  const { index, level, settings, words, deal } = request
  const deck = deckOf(words, settings)
  const order = settings.order === 'mixed' ? shuffled(deal(), deck) : deck
  const word = order[index % order.length]
  if (word === undefined) throw new Error('There are no words to show.')
  return level.choices === 1 ? planCard(word, request) : planChoice(word, request)
}

function planCard(word: Word, { level: { printed, sways }, settings, child: { dials } }: Request): TrialPlan {
  const size = Math.min(CARD.most, Math.max(CARD.least, dials.targetSize * CARD.share))
  const thing = pictureThing(word, { role: 'target', size, place: placeIn(bestZone(dials.zones), size), colour: palette[dials.colour] })
  const caption = printed ? { caption: { text: word.word, bubble: true } } : {}
  const turnsAfterMs = settings.turnsItselfAfter > 0 ? settings.turnsItselfAfter * 1000 : null
  return { mechanic: card({ steps: 1, sways, turnsAfterMs, reward: { sounds: [] } }), cue: nameOf(word), stimuli: [{ ...thing, shows: { ...thing.shows, ...caption } }] }
}

function planChoice(word: Word, { level, warmUp, words, child: { dials, support }, random }: Request): TrialPlan {
  const others = neighbours(word, words, 'unlike', warmUp ? 0 : level.choices - 1, random)
  const shown = [word, ...others]
  const { spots, size } = spreadOut(random, { count: shown.length, size: Math.max(MIN_TARGET_SIZE, dials.targetSize), gap: gapFor(support), weights: dials.zones, before: null })
  return {
    mechanic: choose({ reward: { names: true } }),
    cue: nameOf(word),
    stimuli: spots.flatMap(({ place }, index) => {
      const each = shown[index]
      const wish = { role: index === 0 ? ('target' as const) : ('distractor' as const), size, place, colour: palette[dials.colour] }
      return each === undefined ? [] : [pictureThing(each, wish, level.otherExemplar && !warmUp ? lookOf(each, shown, dials.pictureLevel) : {})]
    }),
  }
}

/** Another picture of the same thing; all choices wear the same style, or else the odd one out would be the answer. */
function lookOf(word: Word, all: readonly Word[], level: Request['child']['dials']['pictureLevel']): Partial<PicturePlan> {
  const looks = all.map((each) => otherLookOf(each, level))
  const isCommon = looks.every((look) => look.level === looks[0]?.level && look.mirrored === looks[0]?.mirrored)
  return isCommon ? otherLookOf(word, level) : { level: level === 'flat' ? 'outlined' : 'flat' }
}
