import type { SettingsOf } from '#domain/activities/manifest'
import type { ResolvedSettings } from '#domain/activities/session'
import { palette } from '#domain/child/palette'
import { MIN_LINE_SIZE, MIN_TARGET_SIZE } from '#domain/child/safety'
import { shuffled, type Random } from '#domain/random'
import { inHalves, sizeAmong } from '#domain/trials/halves'
import { gapFor } from '#domain/trials/placement'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan'
import { pictureThing, stillThing } from '#domain/trials/things'
import { deckOf } from '#domain/words/deck'
import { neighbours } from '#domain/words/neighbours'
import type { Word } from '#domain/words/words'
import type { MatchLevel } from './levels'
import type manifest from './manifest'

type Child = Pick<ResolvedSettings, 'dials' | 'support'>
export type MatchSettings = SettingsOf<(typeof manifest)['settings']>

/** The sample has three quarters of the child's own size (domain.md: 30 % of the height, where things are 40 %). */
const SIZE = { share: 0.75, most: 0.36 } as const
/** A printed word is as high as this share of a picture. */
const WORD_HEIGHT = 0.45
/** The choices come when the sample has been seen; in memory mode when it has gone. */
const CHOICES_AFTER_MS = { seen: 1000, hidden: 3500 } as const

/** Everything a block shows; the warm-ups have one choice only. */
export function planMatches(count: number, warmUps: number, level: MatchLevel, words: readonly Word[], settings: MatchSettings, child: Child, random: Random): readonly TrialPlan[] {
  const about = words.filter((word) => word.category === settings.about)
  const deck = deckOf(about, settings)
  const order = Array.from({ length: Math.ceil(count / deck.length) }, () => shuffled(random, deck)).flat()
  return order.slice(0, count).map((word, index) => planMatch(word, index < warmUps ? { ...level, choices: 1 } : level, about, settings, child, random))
}

function planMatch(word: Word, level: MatchLevel, words: readonly Word[], settings: MatchSettings, { dials, support }: Child, random: Random): TrialPlan {
  const wanted = Math.min(level.choices, Math.max(1, dials.maxItems))
  const others = neighbours(word, words, level.likeness, wanted - 1, random)
  const choices = shuffled(random, [word, ...others])
  const { sample, choices: places } = inHalves(choices.length, settings.layout, dials.zones)
  const size = Math.max(MIN_TARGET_SIZE, sizeAmong([sample, ...places], Math.min(SIZE.most, dials.targetSize * SIZE.share), gapFor(support)))
  const colour = palette[dials.colour]
  const shown = { ...pictureThing(word, { role: 'place', colour, size, place: sample }), id: 'sample' }
  const after = settings.hides ? CHOICES_AFTER_MS.hidden : CHOICES_AFTER_MS.seen
  const stimuli = choices.map((each, index): StimulusPlan => {
    const wish = { role: each === word ? ('target' as const) : ('distractor' as const), colour, place: places[index] ?? sample, goesTo: 'sample', after }
    if (level.asWord) return stillThing(each.id, 'text', { ...wish, size: Math.max(MIN_LINE_SIZE, size * WORD_HEIGHT), text: { text: each.word, bubble: true } })
    return pictureThing(each, { ...wish, size })
  })
  return { cue: { phrase: 'find-the-same' }, stimuli: [shown, ...stimuli] }
}
