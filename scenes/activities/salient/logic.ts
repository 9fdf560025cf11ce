import { palette, type Hex } from '#domain/child/palette'
import { pick } from '#domain/random'
import { naturalMotion, limbOf, WAG_DEGREES, withFurtherPictures } from '#domain/trials/concepts/naturalMotion'
import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import { card, choose } from '#domain/trials/plan/mechanics'
import { bestZone, gapFor, placeIn, spreadOut, type PlacedCircle } from '#domain/trials/layout/placement'
import type { PicturePlan } from '#domain/trials/plan/picture'
import { pictureOf, type StimulusPlan } from '#domain/trials/plan/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { pictureStimulus } from '#domain/trials/concepts/things'
import type { PictureLevel } from '#domain/child/pictureLevels'
import { asShown, isReal, isSameHand, otherLookWithParts } from '#domain/words/levels'
import { neighbours } from '#domain/words/neighbours'
import { clueOf, hitOf, nearestPart, otherPartThan, samePart } from '#domain/words/parts'
import { wordOfDeck } from '#domain/words/order'
import { nameOf } from '#domain/words/utterance'
import type { SalientPart, Word } from '#domain/words/words'
import type { SalientLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, SalientLevel>
type Planned = PlannedFor<typeof manifest>

/** Size of a single thing. It is larger than the child's own size, so that its parts can be seen. */
const SHOWN = { share: 1.5, least: 0.4, most: 0.5 } as const

/** Size and brightness of things to choose from. They are hardly dimmed, because they must be recognisable as a whole, without shadowy limbs. */
const CHOICE = { share: 1.4, least: 0.22, most: 0.45, dim: 0.75 } as const

/** Factor by which a prompt widens the lit outline. */
const THICKER = 1.8

/**
 * Timing of the reward (ms): when the part is lit alone, when it starts to move, and when the whole thing is back. `dark` is the brightness of the
 * rest in the meantime.
 */
const SHINES = { litMs: 1400, movesMs: 1600, wholeMs: 3600, dark: 0.12 } as const

/** Plans one word per trial, in the order of the deck. */
export function planSalient(request: Request): Planned {
  const { level, index, turn, turns, settings, random } = request
  const { dials } = request.child
  const wish = { ...request, words: request.words.map((word) => (isOnOther(level) ? onOther(word, dials.pictureLevel) : asShown(word, dials.pictureLevel))) }
  const words = wish.words.filter((word) => fits(word, wish))
  const word = wordOfDeck(words, settings, { index, support: request.child.support })
  if (word === undefined) throw new Error('There are no words with parts to show.')
  const size = Math.min(SHOWN.most, Math.max(SHOWN.least, dials.targetSize * SHOWN.share))
  const middle = { zone: bestZone(dials.zones), place: placeIn(bestZone(dials.zones), size) }
  switch (level.kind) {
    case 'show': {
      const further =
        level.steps === 'outline'
          ? [{ ...plain(word, wish), edgeColour: litColour(wish), outlined: true as const, drawnSlowly: true as const }]
          : chosenParts(word, wish)
              .map((part) => lit(word, part, wish))
              .slice(0, level.steps)
      const plainThing = thing(word, 'target', size, middle, wish)
      const shown = { ...plainThing, shows: { ...plainThing.shows, further } }
      const seen = level.steps === 'outline' ? limbOf(word)?.part : chosenParts(word, wish).slice(0, level.steps).at(-1)
      const { stimulus, ends } = seen === undefined ? naturalMotion(shown, { level: dials.pictureLevel, aspect: request.aspect }) : shining(shown, seen, wish)
      const help = { 1: ['thicken', 'sway'], 2: ['bare', 'voice'] } as const
      return { mechanic: card({ steps: further.length, help, reward: { does: 'stay', names: true, ends } }), cue: nameOf(word), stimuli: [stimulus] }
    }
    case 'compare': {
      const [asked] = chosenParts(word, wish)
      const rivals = wish.words.filter((other) => other.salient.length > 0 && isSameHand(word, other, dials.pictureLevel))
      const sharing = level.likeness === 'alike' && asked !== undefined ? rivals.filter((other) => samePart(asked, other.salient) !== null) : []
      return choice(word, neighbours(word, sharing.length > 1 ? sharing : rivals, level.likeness, 1, random), null, wish)
    }
    case 'guess': {
      const clue = clueOf(word.salient)
      const rivals = wish.words.filter((other) => isSameHand(word, other, dials.pictureLevel) && (clue === null || samePart(clue, other.salient) === null))
      return choice(word, neighbours(word, rivals, 'unlike', 1, random), clue, wish)
    }
    case 'part':
      return planParts(word, size, middle, Math.max(0, turn) / Math.max(1, turns - 1), level.help, wish)
  }
}

/** Returns whether a word has the parts that a level needs: any parts, a part that is not nearly the whole thing, or another picture. */
function fits(word: Word, { level, child: { dials } }: Request): boolean {
  if (level.kind === 'guess' && clueOf(word.salient) === null) return false
  if (isOnOther(level) && otherLookWithParts(word, dials.pictureLevel) === null) return false
  return word.salient.length > 1
}

/** Returns whether the child finds the part on another picture of the thing, which is the case if there is no highlight at all. */
const isOnOther = (level: SalientLevel): boolean => level.kind === 'part' && level.help.every((share) => share === 0)

/** Returns a word with its parts at their places on its other picture. */
function onOther(word: Word, level: PictureLevel): Word {
  const look = otherLookWithParts(word, level)
  return look === null ? word : asShown(word, look.level, look.view)
}

/** Plans the whole thing, with a place to touch for each of its parts. The requested part is lit as strongly as the highlight requires. */
function planParts(word: Word, size: number, spot: PlacedCircle, progress: number, [first, last]: readonly [number, number], wish: Request): Planned {
  const asked = pick(wish.random, chosenParts(word, wish))
  const other = otherPartThan(asked, word.salient)
  const look = isOnOther(wish.level) ? otherLookWithParts(word, wish.child.dials.pictureLevel) : null
  const whole = { ...thing(word, 'place', size, spot, wish, { ...plain(word, wish), ...look }), id: 'whole' }
  const place = (part: SalientPart, role: 'target' | 'distractor'): StimulusPlan => {
    const shown = { ...lit(word, part, wish), ...look, onlyLit: true as const }
    const helped = shown.helped?.map((help) => ({ ...help, ...look, onlyLit: true as const })) ?? []
    return {
      ...thing(word, role, size, spot, wish, { ...shown, helped }),
      id: part.id,
      hit: hitOf(part),
      light: role === 'target' ? first + (last - first) * progress : 0,
    }
  }
  // The requested part lights up with a wider outline; then everything else becomes dark.
  const { stimulus, ends } = look === null ? shiningOn(whole, asked, wish) : { stimulus: whole, ends: comesAlone }
  const mechanic = choose({ help: { 1: ['light', 'thicken'], 2: [], 3: ['dim-places', 'voice'] }, reward: { does: 'light', names: true, ends } })
  return { mechanic, cue: { part: asked.phrase }, stimuli: [stimulus, place(asked, 'target'), ...(other === null ? [] : [place(other, 'distractor')])] }
}

/** Plans a word and others to choose from, either with a clue next to them, or each with its own part lit. */
function choice(word: Word, others: readonly Word[], clue: SalientPart | null, wish: Request): Planned {
  const { dials, support } = wish.child
  const rivals = wish.warmUp ? [] : others
  // The target comes first, where the child sees best; then the clue.
  const all = clue === null ? [word, ...rivals] : [word, word, ...rivals]
  const { spots, size } = spreadOut(wish.random, {
    count: all.length,
    size: Math.min(CHOICE.most, Math.max(CHOICE.least, dials.targetSize * CHOICE.share)),
    gap: gapFor(support),
    weights: dials.zones,
    least: dials.leastSize,
    before: null,
  })
  const things = spots.map((spot, index): StimulusPlan => {
    const each = all[index] ?? word
    if (clue !== null && index === 1)
      return { ...thing(each, 'place', size, spot, wish, { ...lit(each, clue, wish), onlyLit: true, closeUp: true }), id: 'clue' }
    const shown = clue === null ? { ...lit(each, featureOf(each, word, wish), wish), dim: CHOICE.dim } : plain(each, wish)
    return thing(each, each === word ? 'target' : 'distractor', size, spot, wish, shown)
  })
  const part = clue ?? featureOf(word, word, wish)
  const found = things.map((each) => (each.role === 'target' && part !== undefined ? shining(each, part, wish) : { stimulus: each, ends: [] }))
  const stimuli = found.map(({ stimulus }) => stimulus)
  const reward = { does: 'stay', names: true, ends: found.flatMap(({ ends }) => ends) } as const
  // The outline of a lit part widens, and later only the part remains. When a child guesses from a clue, no part is lit.
  const mechanic = choose({ ...(clue === null ? { help: { 1: ['thicken'], 3: ['bare', 'dim-others', 'voice'] } } : {}), reward })
  const records = rivals[0] === undefined ? {} : { records: { beside: rivals[0].id } }
  return { mechanic, cue: clue === null ? nameOf(word) : { phrase: 'which-one' }, stimuli, ...records }
}

interface Shining {
  readonly stimulus: StimulusPlan
  readonly ends: readonly StoryEffect[]
}

/** Returns the part, lit and moving, on the picture that the child sees, or null if it cannot move. */
function movingPart(word: Word, part: SalientPart, wish: Request): PicturePlan | null {
  const limb = isReal(wish.child.dials.pictureLevel) && word.photo === undefined ? limbOf(word) : undefined
  if (limb === undefined || limb.part.id !== part.id) return null
  const { lit: _, helped: __, ...shown } = lit(word, part, wish)
  return { ...shown, limb }
}

/**
 * Returns the found thing and the effects in which one of its parts shines. If the part can move, it moves, lit, while the rest is dim. Otherwise it
 * is alone for a while, and then the whole thing returns.
 */
function shining(stimulus: StimulusPlan, part: SalientPart, wish: Request): Shining {
  const { id } = stimulus
  const word = pictureOf(stimulus)?.word
  if (word === undefined) return { stimulus, ends: [] }
  const moving = movingPart(word, part, wish)
  if (moving !== null) {
    const ends: readonly StoryEffect[] = [
      { id, does: 'wear', picture: moving },
      { id, does: 'wiggle', degrees: WAG_DEGREES, afterMs: SHINES.movesMs },
    ]
    return { stimulus: withFurtherPictures(stimulus, moving), ends }
  }
  const { helped: _, ...shown } = lit(word, part, wish)
  const alone = { ...shown, edge: (shown.edge ?? 0) * THICKER, dim: 0 }
  const ends: readonly StoryEffect[] = [
    { id, does: 'wear', picture: alone },
    { id, does: 'wear', picture: plain(word, wish), afterMs: SHINES.wholeMs },
  ]
  return { stimulus: withFurtherPictures(stimulus, alone, plain(word, wish)), ends }
}

/** Returns the whole thing, and the effects in which the touched part of it shines. */
function shiningOn(whole: StimulusPlan, part: SalientPart, wish: Request): Shining {
  const { id } = whole
  const word = pictureOf(whole)?.word
  const moving = word === undefined ? null : movingPart(word, part, wish)
  if (moving === null) return { stimulus: whole, ends: comesAlone }
  const ends: readonly StoryEffect[] = [
    { id, does: 'wear', picture: moving, afterMs: SHINES.litMs },
    { id: part.id, does: 'go', afterMs: SHINES.litMs + SHINES.movesMs },
    { id, does: 'wiggle', degrees: WAG_DEGREES, afterMs: SHINES.litMs + 2 * SHINES.movesMs },
  ]
  return { stimulus: withFurtherPictures(whole, moving), ends }
}

/** The effects in which the touched part is lit, while everything around it becomes dark and returns. */
const comesAlone: readonly StoryEffect[] = [
  { id: 'whole', does: 'dim', to: SHINES.dark, afterMs: SHINES.litMs / 2 },
  { id: 'whole', does: 'dim', to: 1, afterMs: SHINES.wholeMs },
]

/** Returns the lit part of a thing: the requested feature or, on the thing next to it, the same feature or the part in the same place. */
function featureOf(each: Word, word: Word, wish: Request): SalientPart | undefined {
  const [asked] = chosenParts(word, wish)
  return asked === undefined || each === word ? asked : (samePart(asked, each.salient) ?? nearestPart(asked, each.salient))
}

/** Returns the features of a word that the adult has chosen, or all of them if the word has none of these. */
function chosenParts({ salient }: Word, { settings: { features } }: Request): readonly SalientPart[] {
  const chosen = features === 'all' ? salient : salient.slice(Number(features) - 1, Number(features))
  return chosen.length > 0 ? chosen : salient
}

const plain = (word: Word, { settings }: Request): PicturePlan => ({ word, edge: settings.edge / 100 })

/** Returns the colour of the lit part. It is the same on all things, because it must not reveal which one is meant. */
function litColour({ settings: { edgeColour }, child: { dials } }: Request): Hex {
  return palette[edgeColour === 'own' ? dials.colour : edgeColour === 'second' ? dials.secondColour : edgeColour]
}

const lit = (word: Word, part: SalientPart | undefined, wish: Request): PicturePlan => {
  if (part === undefined) return plain(word, wish)
  const shown = { ...plain(word, wish), edgeColour: litColour(wish), lit: part, dim: 1 - wish.settings.dimOthers / 100 }
  const thicker = { ...shown, edge: (shown.edge ?? 0) * THICKER }
  return { ...shown, helped: [thicker, { ...thicker, dim: 0 }] }
}

function thing(
  word: Word,
  role: StimulusPlan['role'],
  size: number,
  { place }: Pick<PlacedCircle, 'place'>,
  wish: Request,
  picture: PicturePlan = plain(word, wish),
): StimulusPlan {
  return pictureStimulus(word, { role, size, place, colour: palette[wish.child.dials.colour] }, picture)
}
