import { palette } from '#domain/child/palette'
import { pick } from '#domain/random'
import { picturesAtEnd, bandsFor, type Band, fitsIn, type Group, HAND, inGroups, spareBand } from '#domain/trials/concepts/bands'
import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import { byHand } from '#domain/trials/plan/mechanics'
import { bestZone, placeIn } from '#domain/trials/layout/placement'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import type { TrialDials } from '#domain/trials/engine/trialSettings'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus, pictureStimulus } from '#domain/trials/concepts/things'
import { deckOf } from '#domain/words/deck'
import { isReal } from '#domain/words/levels'
import type { FingerLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, FingerLevel>
type Planned = PlannedFor<typeof manifest>

/** Sizes (stage heights). */
const SIZE = { thing: 0.2, dot: 0.12, model: 0.25, twoModels: 0.2 } as const
/** Interval (ms) between two counted things. */
const COUNT_MS = 1000
const models = ['no-fingers', 'one-finger', 'two-fingers', 'three-fingers', 'four-fingers', 'five-fingers'] as const
/**
 * Wave of a model hand that showed the right number, about its wrist: the angle (degrees), the delay after the hand has appeared (ms), and the height
 * of the wrist below its centre (in units of its size).
 */
const WAVE = { degrees: 12, afterMs: 1100, wrist: 0.4 } as const
/**
 * The prompts: the model hand appears after T, the dots stand out after 2 T, and after 3 T the number is shown together with the child
 * (clinical-design.md, "Nothing").
 */
const help = { 1: ['light', 'sway'], 2: ['swell'], 3: ['others-out'], 4: ['light-along'] } as const

/** Plans the greeting first, and then one of the level's numbers, never the same one twice in a row. */
export function planFingers(request: Request): Planned {
  const hello = planHello(request)
  return request.warmUp || request.level.isHello === true ? hello : { ...planNumber(nextNumber(request), request), easier: hello }
}

/** Plans the greeting: there is one thing, and any hand or any touch is right. */
function planHello({ settings, words, child: { dials } }: Request): Planned {
  const place = placeIn(bestZone(dials.zones), dials.targetSize)
  const star = starOf({ words, dials }, { role: 'target', colour: palette[dials.colour], place, size: dials.targetSize })
  return { mechanic: byHand({ ...showing(settings), isHello: true, reward: { does: 'hop' } }), cue: { phrase: 'hello' }, stimuli: [{ ...star, id: 'star' }] }
}

/** Returns a star at the child's picture level, which matches the hand to copy. */
function starOf(
  { words, dials }: { readonly words: Request['words']; readonly dials: Pick<TrialDials, 'pictureLevel'> },
  wish: Parameters<typeof drawnStimulus>[2],
): StimulusPlan {
  const word = isReal(dials.pictureLevel) ? words.find(({ id }) => id === 'star') : undefined
  return word === undefined ? drawnStimulus('', 'star', wish) : pictureStimulus(word, wish)
}

const showing = ({ steadyTime, hands }: Request['settings']) => ({ steadyMs: steadyTime * 1000, hands })

/** Plans things to count, dots to answer with, and a hand to copy. */
function planNumber(number: number, request: Request): Planned {
  const {
    level,
    settings,
    child: { dials },
  } = request
  const [upper, lower] = bandsFor(dials.zones)
  const after = level.countsFirst ? { after: number * COUNT_MS } : {}
  const copies = planModels(number, upper, request).map((model): StimulusPlan => ({ ...model, ...after }))
  const room =
    copies.length > 0 && copies.every(({ place }) => place.y === upper.y) ? (picturesAtEnd(upper, copies.length, copies[0]?.size ?? 0)?.rest ?? upper) : upper
  // There are more dots than any possible number, so that their count reveals nothing. If there are more than five things, the child touches the
  // things themselves, because as many dots again would be too much to see.
  const isTouched = number > HAND
  const dots = isTouched ? { places: [], size: 0 } : inGroups(Math.min(mostOf(request), HAND + 1), lower, { size: SIZE.dot, least: dials.leastSize })
  const things = planThings(number, room, request)
  return {
    mechanic: byHand({
      ...showing(settings),
      ...(settings.taps === 'anywhere' ? { tapsAnywhere: true } : {}),
      help,
      reward: { ends: copies.flatMap(({ id }) => waves(id)) },
      countsFirst: level.countsFirst === true,
      ...(level.isLoose === true ? { alsoRight: number === 1 ? [2] : [4] } : {}),
    }),
    cue: { phrase: level.countsFirst ? 'let-us-count' : 'how-many' },
    needed: number,
    records: { asked: number },
    stimuli: [
      ...(isTouched ? things.map((thing): StimulusPlan => ({ ...thing, role: 'target' })) : things),
      ...copies,
      ...dots.places.map((place, index) =>
        drawnStimulus(`dot-${index + 1}`, 'disc', {
          role: index < number ? 'target' : 'distractor',
          colour: palette[dials.secondColour],
          place,
          size: dots.size,
          light: 0,
          noHalo: true,
          ...after,
        }),
      ),
    ],
  }
}

/** Returns the effects in which the hand with the right number appears, if it was hidden, and waves. */
const waves = (id: string): readonly StoryEffect[] => [
  { id, does: 'come' },
  { id, does: 'wiggle', degrees: WAVE.degrees, afterMs: WAVE.afterMs },
]

/** Returns a number of the level that differs from the previous one. */
function nextNumber(request: Request): number {
  const allowed = numbersFor(request)
  const others = allowed.filter((number) => number !== request.soFar.trials.at(-1)?.values['asked'])
  return pick(request.random, others.length > 0 ? others : allowed)
}

/** Returns the numbers of the level that suit this child. A single hand has only five fingers, and a narrow visual field has no space for ten things. */
function numbersFor({ level, settings, child: { dials } }: Request): readonly number[] {
  const most = Math.min(settings.maxNumber, settings.hands === 'both' ? 2 * HAND : HAND)
  const bands = bandsFor(dials.zones)
  const possible = level.numbers.filter((number) => number <= most && bands.every((band) => fitsIn(number, band, dials.leastSize)))
  return possible.length > 0 ? possible : level.numbers.slice(0, 1)
}

const mostOf = (request: Request): number => Math.max(...numbersFor(request))

/** Returns the things to count: stars, or the adult's choice. Each of the two groups of a sum has its own colour. */
function planThings(number: number, band: Band, { level, settings, words, child: { dials }, random }: Request): StimulusPlan[] {
  const [word] = settings.thing.length === 0 ? [] : deckOf(words, { deck: settings.thing, cards: 1 })
  const first = level.isSum
    ? pick(
        random,
        Array.from({ length: number - 1 }, (_, index) => index + 1).filter((part) => part <= HAND && number - part <= HAND),
      )
    : number
  const { places, size } = inGroups(number, band, { size: SIZE.thing, least: dials.leastSize }, level.isSum ? first : HAND)
  return places.map((place, index) => {
    const wish = {
      role: 'place' as const,
      colour: palette[index < first ? dials.colour : dials.secondColour],
      place,
      size,
      ...(level.countsFirst ? { after: index * COUNT_MS } : {}),
    }
    return { ...(word === undefined ? starOf({ words, dials }, wish) : pictureStimulus(word, wish)), id: `thing-${index + 1}` }
  })
}

/** Returns one or two hands that show the number. If they are a prompt, they stay hidden until it is given. */
function planModels(number: number, band: Band, { level, settings, words, child: { dials } }: Request): StimulusPlan[] {
  const shown = number > HAND ? [HAND, number - HAND] : [number]
  const { places, size } = settings.modelHand ? modelPlaces(shown.length, band, dials) : { places: [], size: 0 }
  return shown.flatMap((fingers, index) => {
    const word = words.find(({ id }) => id === models[fingers])
    const place = places[index]
    if (word === undefined || place === undefined) return []
    const picture = index > 0 ? { mirrored: true as const } : {}
    return [
      {
        ...pictureStimulus(word, { role: 'place', colour: palette[dials.colour], place, size, light: level.showsModel ? 1 : 0 }, picture),
        id: `model-${index + 1}`,
        pivot: { x: 0, y: WAVE.wrist },
      },
    ]
  })
}

/** Returns the places of the hands, next to the things. Two hands have a row of their own if there is one. */
function modelPlaces(count: number, band: Band, { zones, leastSize }: Pick<TrialDials, 'zones' | 'leastSize'>): Group {
  const spare = count > 1 ? spareBand(zones) : null
  if (spare !== null) return inGroups(count, spare, { size: SIZE.model, least: leastSize })
  const size = count > 1 ? SIZE.twoModels : SIZE.model
  return { places: picturesAtEnd(band, count, size)?.places ?? [], size }
}
