import { palette } from '#domain/child/palette'
import { MIN_TARGET_SIZE } from '#domain/child/safety'
import { shuffled } from '#domain/random'
import { type Laid, type Sizes, sampleAndChoices } from '#domain/trials/halves'
import { carry } from '#domain/trials/mechanics'
import { EDGE, gapFor } from '#domain/trials/placement'
import { type Place, type StimulusPlan, textOf } from '#domain/trials/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/request'
import { printedBeside } from '#domain/trials/printed'
import { pictureThing, printedThing } from '#domain/trials/things'
import { deckOf } from '#domain/words/deck'
import { isSameHand } from '#domain/words/levels'
import { neighbours, withoutColour } from '#domain/words/neighbours'
import type { Word } from '#domain/words/words'
import type { MatchLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, MatchLevel>

/** The sample has three quarters of the child's own size (domain.md: 30 % of the height, where things are 40 %). */
const SIZE = { share: 0.75, least: 0.15, most: 0.36 } as const
/** The choices come when the sample has been seen; in memory mode it is seen for so long, and they come when it has gone. */
const SEEN_MS = 3000
const CHOICES_AFTER_MS = { seen: 1000, hidden: 3500 } as const
/** How near is near enough, for who takes a picture along. */
const SNAP = 0.25
/** One wrong choice fades each T, so none at the step between; at the last the twin goes home by itself (domain.md, /match, "Nothing"). */
const help = { 1: ['fade-one'], 2: [], 3: ['fade-one'], 4: ['fade-one', 'show-how'] } as const
/** A word and its picture that belong together come to stand so near (shares of the line or the picture). */
const BESIDE = 0.1

/** One sample and its choices; the warm-ups have one choice only. */
export function planMatch(request: Request): PlannedFor<typeof manifest> {
  const {
    level,
    warmUp,
    settings,
    child: { dials, support },
    words,
    random,
  } = request
  const about = words.filter((word) => word.category === settings.about)
  const word = wordFor(request, about)
  const sameHand = about.filter((other) => isSameHand(word, other, dials.pictureLevel))
  const others = neighbours(
    word,
    level.likeness === 'unlike' ? withoutColour(sameHand, dials.colour, level.choices) : sameHand,
    level.likeness,
    warmUp ? 0 : level.choices - 1,
    random,
  )
  // Long words find room only over one another; the warm-ups have none.
  const asWord = warmUp ? null : level.asWord
  const choices = shuffled(random, [word, ...others])
  const gap = gapFor(support)
  const least = Math.max(MIN_TARGET_SIZE, support === 'C' ? Math.min(SIZE.least, dials.targetSize) : MIN_TARGET_SIZE)
  const wished = Math.min(SIZE.most, Math.max(SIZE.least, dials.targetSize * SIZE.share))
  const laid =
    asWord === null
      ? sampleAndChoices(choices.length, settings.layout, dials.zones, { wished, least, gap })
      : besideWords(choices, word, asWord, request, { wished, least, gap })
  const { sample, choices: places } = laid
  const colour = palette[dials.colour]
  const shown = {
    ...look(word, asWord === 'sample', { role: 'place', colour, size: laid.sampleSize, place: sample }),
    id: 'sample',
  }
  const after = settings.hides ? CHOICES_AFTER_MS.hidden : CHOICES_AFTER_MS.seen
  const stimuli = choices.map((each, place) =>
    look(each, asWord === 'choices', {
      role: each === word ? 'target' : 'distractor',
      colour,
      size: laid.size,
      place: places[place] ?? sample,
      goesTo: 'sample',
      after,
    }),
  )
  const right = stimuli.find(({ role }) => role === 'target')
  return {
    mechanic: carry({
      mode: settings.carry,
      snap: SNAP,
      help,
      ...(settings.hides ? { hidesAfterMs: SEEN_MS } : {}),
      ...(asWord === null ? { becomesOne: true } : { lying: [besideIt(shown, right ?? shown, request)] }),
      reward: { does: 'celebrate', names: true },
    }),
    cue: { phrase: 'find-the-same' },
    stimuli: [shown, ...stimuli],
    records: { gap, ...(right === undefined ? {} : { side: sideOf(right.place, choices.length === 1 ? sample : middleOf(places)) }) },
  }
}

/** Each word of the deck once in a new order, and again. */
function wordFor({ index, settings, deal }: Request, about: readonly Word[]): Word {
  const deck = deckOf(about, settings)
  const random = deal()
  const order = Array.from({ length: Math.floor(index / deck.length) + 1 }, () => shuffled(random, deck)).flat()
  const word = order[index]
  if (word === undefined) throw new Error('There are no words to match.')
  return word
}

/** The sample or the choices are printed words. */
function besideWords(choices: readonly Word[], word: Word, asWord: 'choices' | 'sample', request: Request, { wished, least, gap }: Sizes): Laid {
  const { settings, child, aspect, widthOf } = request
  const printed = asWord === 'sample' ? [word] : choices
  const { words, pictures, line, size } = printedBeside({
    widths: printed.map((each) => widthOf(each.word)),
    pictures: asWord === 'sample' ? choices.length : 1,
    size: wished,
    gap,
    sample: asWord === 'sample' ? 'word' : 'picture',
    layout: settings.layout,
    zones: child.dials.zones,
    aspect,
  })
  const [first] = asWord === 'sample' ? words : pictures
  if (first === undefined) throw new Error('There is no sample.')
  const picture = Math.max(least, size)
  return asWord === 'sample'
    ? { sample: first, choices: pictures, sampleSize: line, size: picture }
    : { sample: first, choices: words, sampleSize: picture, size: line }
}

/** Where a word or picture lies that has come to what it belongs to: under it, or above where there is no room, and no edge cuts it. */
function besideIt(sample: StimulusPlan, brought: StimulusPlan, { aspect, widthOf }: Request): Place {
  const away = (sample.size + brought.size) / 2 / sample.size + BESIDE
  const y = sample.place.y + away * sample.size + brought.size / 2 < 1 ? away : -away
  const text = textOf(brought)
  const half = ((text === undefined ? 1 : widthOf(text.text)) * brought.size) / aspect / 2
  const x = Math.max(EDGE + half, Math.min(1 - EDGE - half, sample.place.x))
  return { x: ((x - sample.place.x) * aspect) / sample.size, y }
}

type Wish = Pick<StimulusPlan, 'role' | 'colour' | 'size' | 'place'> & Partial<StimulusPlan>

const look = (word: Word, isPrinted: boolean, wish: Wish): StimulusPlan =>
  isPrinted ? printedThing(word.id, { text: word.word, bubble: true }, wish) : pictureThing(word, wish)

const middleOf = (places: readonly Place[]): Place => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
  y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
})

/** Where a place lies, seen from another one: among choices, from the middle of all. */
function sideOf(place: Place, from: Place): 'left' | 'right' | 'above' | 'below' {
  const [across, down] = [place.x - from.x, place.y - from.y]
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? 'left' : 'right'
  return down < 0 ? 'above' : 'below'
}
