import { palette } from '#domain/child/palette'
import { groupBy } from '#domain/groupBy'
import { shuffled } from '#domain/random'
import { naturalMotion, targetNaturalMotion } from '#domain/trials/concepts/naturalMotion'
import { card, choose } from '#domain/trials/plan/mechanics'
import { bestZone, gapFor, placeIn, spreadOut } from '#domain/trials/layout/placement'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { pictureStimulus } from '#domain/trials/concepts/things'
import { deckOf, realisticFirst } from '#domain/words/deck'
import { isReal, isSameHand, otherLookOf } from '#domain/words/levels'
import { soundOf } from '#domain/words/naturalSounds'
import { neighbours, withoutColour } from '#domain/words/neighbours'
import { wordAt } from '#domain/words/order'
import { nameOf } from '#domain/words/utterance'
import type { Word } from '#domain/words/words'
import type { CardLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, CardLevel>
type Planned = PlannedFor<typeof manifest>

/** Size of a single card: half as large again as the child's things, but not larger than fits on the stage. */
const CARD = { share: 1.5, least: 0.3, most: 0.6 } as const
/** Delay (ms) between the name of a found thing and its natural sound. */
const SOUND_AFTER_MS = 2000
/** Minimum number of words with another realistic picture. If there are fewer, drawings are shown. */
const ENOUGH = 3

/** Plans one card, or a card to find among others of the list. */
export function planCards(request: Request): Planned {
  const {
    index,
    level,
    settings,
    child: { dials, support },
    deal,
  } = request
  const ordered = isReal(dials.pictureLevel) ? realisticFirst(request.words) : request.words
  const words = level.otherExemplar ? withOtherLook(ordered, dials.pictureLevel) : ordered
  const deck = deckOf(words, settings)
  const picked = (ids: readonly string[]) => words.filter(({ id }) => ids.includes(id))
  const fresh = settings.fresh.length > 0 ? picked(settings.fresh) : settings.deck.length > 0 ? [] : words.slice(settings.cards)
  const familiar = deck.filter((word) => !fresh.includes(word))
  const next = wordAt(
    { familiar: settings.order === 'mixed' ? shuffled(deal(), familiar) : familiar, favourites: picked(settings.favourites), fresh },
    index,
    support,
  )
  if (next === null) throw new Error('There are no words to show.')
  const planned = level.choices === 1 ? planCard(next.word, request) : planChoice(next.word, words, request)
  return { ...planned, records: { ...planned.records, isNew: next.isNew } }
}

function planCard(word: Word, { level: { printed, sways }, settings, child: { dials }, aspect }: Request): Planned {
  const size = Math.min(CARD.most, Math.max(CARD.least, dials.targetSize * CARD.share))
  const thing = pictureStimulus(word, { role: 'target', size, place: placeIn(bestZone(dials.zones), size), colour: palette[dials.colour] })
  const caption = printed ? { caption: { text: word.word, bubble: true } } : {}
  const turnsAfterMs = settings.turnsItselfAfter > 0 ? settings.turnsItselfAfter * 1000 : null
  const sound = settings.sounds ? soundOf(word) : undefined
  const { stimulus, touched, parting } = naturalMotion({ ...thing, shows: { ...thing.shows, ...caption } }, { level: dials.pictureLevel, aspect })
  const reward = { does: 'stay', sounds: [], ends: parting } as const
  const mechanic = card({ steps: 1, sways, touched, turnsAfterMs, named: true, ...(sound === undefined ? {} : { sound }), reward })
  return { mechanic, cue: nameOf(word), stimuli: [stimulus], records: { choices: 1 } }
}

function planChoice(word: Word, words: readonly Word[], { level, warmUp, settings, child: { dials, support }, random, aspect }: Request): Planned {
  const others = neighbours(
    word,
    withoutColour(
      words.filter((other) => isSameHand(word, other, dials.pictureLevel)),
      dials.colour,
      level.choices,
    ),
    'unlike',
    warmUp ? 0 : level.choices - 1,
    random,
  )
  const shown = [word, ...others]
  const { spots, size } = spreadOut(random, {
    count: shown.length,
    size: Math.max(dials.leastSize, dials.targetSize),
    gap: gapFor(support),
    weights: dials.zones,
    least: dials.leastSize,
    before: null,
  })
  const isOther = level.otherExemplar && !warmUp
  const sound = settings.sounds ? soundOf(word) : undefined
  const things = spots.flatMap(({ place }, index) => {
    const each = shown[index]
    const wish = { role: index === 0 ? ('target' as const) : ('distractor' as const), size, place, colour: palette[dials.colour] }
    return each === undefined ? [] : [pictureStimulus(each, wish, isOther ? (otherLookOf(each, dials.pictureLevel) ?? {}) : {})]
  })
  const { stimuli, ends } = targetNaturalMotion(things, { level: dials.pictureLevel, aspect })
  return {
    mechanic: choose({ reward: { does: 'stay', ends, names: true, ...(sound === undefined ? {} : { sounds: [{ name: sound, afterMs: SOUND_AFTER_MS }] }) } }),
    cue: nameOf(word),
    stimuli,
    records: { choices: spots.length, other: isOther },
  }
}

/**
 * Returns the words that have another picture, all in the same style, because a picture in a different style would reveal the answer. They are
 * realistic if there are enough.
 */
function withOtherLook(words: readonly Word[], level: Request['child']['dials']['pictureLevel']): readonly Word[] {
  const withLook = words.filter((word) => otherLookOf(word, level) !== null)
  const alike = [...groupBy(withLook, (word) => otherLookOf(word, level)?.level ?? level)]
  const realistic = alike.find(([look, group]) => isReal(look) && group.length >= ENOUGH)
  return (realistic ?? alike.toSorted(([, one], [, other]) => other.length - one.length)[0])?.[1] ?? words
}
