import { shuffled } from '#domain/random'
import type { Laid, Sizes } from '#domain/trials/concepts/stageHalves'
import { type MatchLook, planMatching } from '#domain/trials/concepts/matching'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { layPrinted } from '#domain/trials/concepts/printed'
import { pictureStimulus, textStimulus } from '#domain/trials/concepts/things'
import { isSameHand } from '#domain/words/levels'
import { neighbours, withoutColour } from '#domain/words/neighbours'
import { wordOfDeck } from '#domain/words/order'
import type { Word } from '#domain/words/words'
import type { MatchLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, MatchLevel>

/** Plans one sample and its choices. The warm-ups have a single choice. */
export function planMatch(request: Request): PlannedFor<typeof manifest> {
  const {
    index,
    level,
    warmUp,
    settings,
    child: { dials, support },
    words,
    random,
    deal,
  } = request
  const about = words.filter((word) => word.category === settings.about)
  const word = wordOfDeck(about, settings, { index, support, order: deal() })
  if (word === undefined) throw new Error('There is nothing to match.')
  const sameHand = about.filter((other) => isSameHand(word, other, dials.pictureLevel))
  const others = neighbours(
    word,
    level.likeness === 'unlike' ? withoutColour(sameHand, dials.colour, level.choices) : sameHand,
    level.likeness,
    warmUp ? 0 : level.choices - 1,
    random,
  )
  // Long words fit only one above the other. The warm-ups have none.
  const asWord = warmUp ? null : level.asWord
  const choices = shuffled(random, [word, ...others])
  return planMatching(
    {
      sample: lookOf(word, asWord === 'sample'),
      choices: choices.map((each) => ({ look: lookOf(each, asWord === 'choices'), isRight: each === word })),
      isSame: asWord === null,
      ...(asWord === null ? {} : { lay: (sizes) => besideWords(choices, word, asWord, request, sizes) }),
    },
    request,
  )
}

/** Plans a trial in which the sample or the choices are printed words. */
function besideWords(choices: readonly Word[], word: Word, asWord: 'choices' | 'sample', request: Request, { wished, least, gap }: Sizes): Laid {
  const { settings, child, aspect, widthOf } = request
  const printed = asWord === 'sample' ? [word] : choices
  const { words, pictures, line, size } = layPrinted({
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

const lookOf =
  (word: Word, isPrinted: boolean): MatchLook =>
  (wish) =>
    isPrinted ? textStimulus(word.id, { text: word.word, bubble: true }, wish) : pictureStimulus(word, wish)
