import type { SettingsOf } from '#domain/activities/manifest'
import type { ResolvedSettings } from '#domain/activities/session'
import { palette } from '#domain/child/palette'
import { pick, type Random } from '#domain/random'
import { bestZone, gapFor, placeIn, spreadOut, type Spot } from '#domain/trials/placement'
import type { PicturePlan, StimulusPlan, TrialPlan } from '#domain/trials/plan'
import { pictureThing } from '#domain/trials/things'
import { deckOf } from '#domain/words/deck'
import { neighbours } from '#domain/words/neighbours'
import { hitOf, otherPartThan } from '#domain/words/parts'
import { nameOf } from '#domain/words/utterance'
import type { SalientPart, Word } from '#domain/words/words'
import type { SalientLevel } from './levels'
import type manifest from './manifest'

type Child = Pick<ResolvedSettings, 'dials' | 'support'>
type Settings = SettingsOf<(typeof manifest)['settings']>

/** One thing at a time is shown larger than the child's own size: its parts must be seen. */
const SHOWN = { share: 1.5, least: 0.4, most: 0.5 } as const

/** Things to choose from are less dimmed than one that is shown: they must still be known as a whole. */
const CHOICE = { share: 1.4, least: 0.22, most: 0.45, dim: 0.55 } as const

interface Wish {
  readonly level: SalientLevel
  readonly words: readonly Word[]
  readonly settings: Settings
  readonly child: Child
  readonly random: Random
}

/** Everything a block shows, one word a trial, in the order of the deck. */
export function planSalient(count: number, wish: Wish): readonly TrialPlan[] {
  const deck = deckOf(wish.words.filter((word) => word.salient.length > 1), wish.settings)
  return Array.from({ length: count }, (_, index): TrialPlan => {
    const word = deck[index % deck.length]
    if (word === undefined) throw new Error('There are no words with parts to show.')
    return planWord(word, index / Math.max(1, count - 1), wish)
  })
}

function planWord(word: Word, progress: number, wish: Wish): TrialPlan {
  const { level, settings, child: { dials }, random } = wish
  const size = Math.min(SHOWN.most, Math.max(SHOWN.least, dials.targetSize * SHOWN.share))
  const middle = { zone: bestZone(dials.zones), place: placeIn(bestZone(dials.zones), size) }
  switch (level.kind) {
    case 'show': {
      const further = level.steps === 'outline' ? [{ ...plain(word, settings), outlined: true as const }] : word.salient.slice(0, level.steps).map((part) => lit(word, part, settings))
      return { cue: nameOf(word), stimuli: [{ ...thing(word, 'target', size, middle, wish), further }] }
    }
    case 'compare':
      return choice(word, neighbours(word, wish.words.filter((other) => other.salient.length > 0), level.likeness, 1, random), null, wish)
    case 'guess':
      return choice(word, neighbours(word, wish.words, 'unlike', 1, random), { ...lit(word, word.salient[0], settings), onlyLit: true }, wish)
    case 'part':
      return planParts(word, size, middle, progress, level.help, wish)
  }
}

/** The whole thing, and on it one place to touch for each of its parts. The part that is asked for is lit as far as help goes. */
function planParts(word: Word, size: number, spot: Spot, progress: number, [first, last]: readonly [number, number], wish: Wish): TrialPlan {
  const { settings, random } = wish
  const asked = pick(random, word.salient)
  const other = otherPartThan(asked, word.salient)
  const help = first + (last - first) * progress
  // Turned round it is another picture of the thing, and its parts are still where they are known to be.
  const look = help > 0 ? {} : { mirrored: true as const }
  const whole = { ...thing(word, 'place', size, spot, wish, { ...plain(word, settings), ...look }), id: 'whole' }
  const place = (part: SalientPart, role: 'target' | 'distractor'): StimulusPlan => {
    const shown = { ...lit(word, part, settings), ...look, onlyLit: true as const }
    return { ...thing(word, role, size, spot, wish, shown), id: part.phrase, look: `${word.id}/${part.phrase}`, hit: hitOf(part, help === 0), light: role === 'target' ? help : 0 }
  }
  return { cue: { part: asked.phrase }, stimuli: [whole, place(asked, 'target'), ...(other === null ? [] : [place(other, 'distractor')])] }
}

/** A word and others to choose from: with a clue beside them, or else each with its own part lit. */
function choice(word: Word, others: readonly Word[], clue: PicturePlan | null, wish: Wish): TrialPlan {
  const { settings, child: { dials, support }, random } = wish
  const all = clue === null ? [word, ...others] : [word, word, ...others]
  const { spots, size } = spreadOut(random, { count: all.length, size: Math.min(CHOICE.most, Math.max(CHOICE.least, dials.targetSize * CHOICE.share)), gap: gapFor(support), weights: dials.zones, before: null })
  const stimuli = spots.map((spot, index): StimulusPlan => {
    const each = all[index] ?? word
    if (clue !== null && index === 0) return { ...thing(each, 'place', size, spot, wish, clue), id: 'clue' }
    return thing(each, each === word ? 'target' : 'distractor', size, spot, wish, clue === null ? { ...lit(each, each.salient[0], settings), dim: CHOICE.dim } : plain(each, settings))
  })
  return clue === null ? { cue: nameOf(word), stimuli } : { cue: { phrase: 'which-one' }, stimuli }
}

const plain = (word: Word, { edge }: Settings): PicturePlan => ({ word, edge: edge / 100 })

const lit = (word: Word, part: SalientPart | undefined, settings: Settings): PicturePlan =>
  part === undefined ? plain(word, settings) : { ...plain(word, settings), lit: part, dim: 1 - settings.dimOthers / 100 }

function thing(word: Word, role: StimulusPlan['role'], size: number, { place }: Pick<Spot, 'place'>, { child, settings }: Wish, picture: PicturePlan = plain(word, settings)): StimulusPlan {
  return pictureThing(word, { role, size, place, colour: palette[child.dials.colour] }, picture)
}
