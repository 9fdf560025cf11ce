import { palette } from '#domain/child/palette'
import { pick } from '#domain/random'
import { card, choose } from '#domain/trials/mechanics'
import { bestZone, gapFor, placeIn, spreadOut, type Spot } from '#domain/trials/placement'
import type { PicturePlan, StimulusPlan, TrialPlan } from '#domain/trials/plan'
import type { RequestFor } from '#domain/trials/request'
import { pictureThing } from '#domain/trials/things'
import { deckOf } from '#domain/words/deck'
import { otherLookOf, type PictureLevel } from '#domain/words/levels'
import { neighbours } from '#domain/words/neighbours'
import { hitOf, otherPartThan } from '#domain/words/parts'
import { nameOf } from '#domain/words/utterance'
import type { SalientPart, Word } from '#domain/words/words'
import type { SalientLevel } from './levels'
import type manifest from './manifest'

type Wish = RequestFor<typeof manifest, SalientLevel>
type Settings = Wish['settings']

/** One thing at a time is shown larger than the child's own size: its parts must be seen. */
const SHOWN = { share: 1.5, least: 0.4, most: 0.5 } as const

/** Things to choose from are less dimmed than one that is shown: they must still be known as a whole. */
const CHOICE = { share: 1.4, least: 0.22, most: 0.45, dim: 0.55 } as const

/** One word a trial, in the order of the deck. */
export function planSalient(wish: Wish): TrialPlan {
  const { level, index, turn, turns, settings, words, random, child: { dials } } = wish
  const deck = deckOf(words.filter((word) => word.salient.length > 1), settings)
  const word = deck[index % deck.length]
  if (word === undefined) throw new Error('There are no words with parts to show.')
  const size = Math.min(SHOWN.most, Math.max(SHOWN.least, dials.targetSize * SHOWN.share))
  const middle = { zone: bestZone(dials.zones), place: placeIn(bestZone(dials.zones), size) }
  switch (level.kind) {
    case 'show': {
      const further = level.steps === 'outline' ? [{ ...plain(word, settings), outlined: true as const }] : word.salient.slice(0, level.steps).map((part) => lit(word, part, settings))
      const shown = thing(word, 'target', size, middle, wish)
      return { mechanic: card({ steps: further.length, help: { 1: ['sway'], 2: ['voice'] }, reward: { names: true } }), cue: nameOf(word), stimuli: [{ ...shown, shows: { ...shown.shows, further } }] }
    }
    case 'compare':
      return choice(word, neighbours(word, words.filter((other) => other.salient.length > 0), level.likeness, 1, random), null, wish)
    case 'guess':
      return choice(word, neighbours(word, words, 'unlike', 1, random), { ...lit(word, partly(word), settings), onlyLit: true }, wish)
    case 'part':
      return planParts(word, size, middle, Math.max(0, turn) / Math.max(1, turns - 1), level.help, wish)
  }
}

/** A clue is never the whole thing: the part that is the least of the picture. */
function partly({ salient }: Word): SalientPart | undefined {
  const area = ({ place: [, , w, h] }: SalientPart) => w * h
  return salient.toSorted((one, other) => area(one) - area(other))[0]
}

/** The whole thing, and on it one place to touch for each of its parts. The part that is asked for is lit as far as help goes. */
function planParts(word: Word, size: number, spot: Spot, progress: number, [first, last]: readonly [number, number], wish: Wish): TrialPlan {
  const { settings, random } = wish
  const asked = pick(random, word.salient)
  const other = otherPartThan(asked, word.salient)
  const help = first + (last - first) * progress
  // Where nothing helps, it is another picture of the thing: the other drawing, whose parts are where they are known to be, or the same one turned round.
  const look = last === 0 && first === 0 ? exemplarOf(word, wish.child.dials.pictureLevel) : {}
  const whole = { ...thing(word, 'place', size, spot, wish, { ...plain(word, settings), ...look }), id: 'whole' }
  const place = (part: SalientPart, role: 'target' | 'distractor'): StimulusPlan => {
    const shown = { ...lit(word, part, settings), ...look, onlyLit: true as const }
    return { ...thing(word, role, size, spot, wish, shown), id: part.id, hit: hitOf(part, 'mirrored' in look), light: role === 'target' ? help : 0 }
  }
  // The asked part lights up, then everything else goes dark.
  const mechanic = choose({ help: { 1: ['light'], 2: ['dim-places'] }, reward: { does: 'light', names: true } })
  return { mechanic, cue: { part: asked.phrase }, stimuli: [whole, place(asked, 'target'), ...(other === null ? [] : [place(other, 'distractor')])] }
}

/** A word and others to choose from: with a clue beside them, or else each with its own part lit. */
function choice(word: Word, others: readonly Word[], clue: PicturePlan | null, wish: Wish): TrialPlan {
  const { settings, warmUp, child: { dials, support }, random } = wish
  const rivals = warmUp ? [] : others
  const all = clue === null ? [word, ...rivals] : [word, word, ...rivals]
  const { spots, size } = spreadOut(random, { count: all.length, size: Math.min(CHOICE.most, Math.max(CHOICE.least, dials.targetSize * CHOICE.share)), gap: gapFor(support), weights: dials.zones, before: null })
  const stimuli = spots.map((spot, index): StimulusPlan => {
    const each = all[index] ?? word
    if (clue !== null && index === 0) return { ...thing(each, 'place', size, spot, wish, clue), id: 'clue' }
    return thing(each, each === word ? 'target' : 'distractor', size, spot, wish, clue === null ? { ...lit(each, sameFeature(word, each), settings), dim: CHOICE.dim } : plain(each, settings))
  })
  const mechanic = choose({ reward: { names: true } })
  return { mechanic, cue: clue === null ? nameOf(word) : { phrase: 'which-one' }, stimuli }
}

/** The feature of a thing that is most like the first one of another: what is compared is the same on both. */
function sameFeature(word: Word, other: Word): SalientPart | undefined {
  const [asked] = word.salient
  if (asked === undefined || other === word) return asked
  const wordsOf = ({ phrase }: SalientPart) => phrase.split(' ')
  const shared = other.salient.find((part) => wordsOf(part).some((each) => wordsOf(asked).includes(each)))
  const middle = ({ place: [x, y, w, h] }: SalientPart) => [x + w / 2, y + h / 2] as const
  const [ax, ay] = middle(asked)
  const nearest = other.salient.toSorted((one, two) => Math.hypot(middle(one)[0] - ax, middle(one)[1] - ay) - Math.hypot(middle(two)[0] - ax, middle(two)[1] - ay))[0]
  return shared ?? nearest
}

/** Another picture of the same thing, with its parts where they are known: its other drawing, or the same one turned round. */
function exemplarOf(word: Word, level: PictureLevel): Partial<PicturePlan> {
  const other = otherLookOf(word, level)
  return other.level === 'realistic' ? { mirrored: true } : other
}

const plain = (word: Word, { edge }: Settings): PicturePlan => ({ word, edge: edge / 100 })

const lit = (word: Word, part: SalientPart | undefined, settings: Settings): PicturePlan =>
  part === undefined ? plain(word, settings) : { ...plain(word, settings), lit: part, dim: 1 - settings.dimOthers / 100 }

function thing(word: Word, role: StimulusPlan['role'], size: number, { place }: Pick<Spot, 'place'>, { child, settings }: Wish, picture: PicturePlan = plain(word, settings)): StimulusPlan {
  return pictureThing(word, { role, size, place, colour: palette[child.dials.colour] }, picture)
}
