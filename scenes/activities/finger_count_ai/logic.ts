import { palette } from '#domain/child/palette'
import { pick } from '#domain/random'
import { besideIn, bandsFor, type Band, fitsIn, type Group, HAND, inGroups, spareBand } from '#domain/trials/bands'
import { byHand } from '#domain/trials/mechanics'
import { bestZone, placeIn } from '#domain/trials/placement'
import type { StimulusPlan } from '#domain/trials/plan'
import type { TrialDials } from '#domain/trials/trialSettings'
import type { PlannedFor, RequestFor } from '#domain/trials/request'
import { drawnThing, pictureThing } from '#domain/trials/things'
import { deckOf } from '#domain/words/deck'
import type { FingerLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, FingerLevel>
type Planned = PlannedFor<typeof manifest>

/** Sizes in stage heights, and how bright a dot is before it is counted. */
const SIZE = { thing: 0.2, dot: 0.12, model: 0.25, twoModels: 0.2 } as const
const UNLIT = 0.3
/** Between two things that are counted, ms. */
const COUNT_MS = 1000
const models = ['no-fingers', 'one-finger', 'two-fingers', 'three-fingers', 'four-fingers', 'five-fingers'] as const
/** The model hand comes at T, the dots stand out at 2T, and at 3T it is done together (domain.md, "Nothing"). */
const help = { 1: ['light', 'sway'], 2: ['swell'], 3: ['others-out'], 4: ['light-along'] } as const

/** Hello first, then one of the level's numbers, never the same one twice running. */
export function planFingers(request: Request): Planned {
  const hello = planHello(request)
  return request.warmUp || request.level.isHello === true ? hello : { ...planNumber(nextNumber(request), request), easier: hello }
}

/** One thing: any hand, any touch. */
function planHello({ settings, child: { dials } }: Request): Planned {
  const place = placeIn(bestZone(dials.zones), dials.targetSize)
  const star = drawnThing('star', 'star', { role: 'target', colour: palette[dials.colour], place, size: dials.targetSize })
  return { mechanic: byHand({ ...showing(settings), isHello: true }), cue: { phrase: 'hello' }, stimuli: [star] }
}

const showing = ({ steadyTime, hands }: Request['settings']) => ({ steadyMs: steadyTime * 1000, hands })

/** Things to count, dots to answer with, and a hand to copy. */
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
    copies.length > 0 && copies.every(({ place }) => place.y === upper.y) ? (besideIn(upper, copies.length, copies[0]?.size ?? 0)?.rest ?? upper) : upper
  // As many dots as the greatest number that is asked for: how many there are says nothing.
  const dots = inGroups(mostOf(request), lower, { size: SIZE.dot, least: dials.leastSize })
  return {
    mechanic: byHand({
      ...showing(settings),
      ...(settings.taps === 'anywhere' ? { tapsAnywhere: true } : {}),
      help,
      countsFirst: level.countsFirst === true,
      ...(level.isLoose === true ? { alsoRight: number === 1 ? [2] : [4] } : {}),
    }),
    cue: { phrase: level.countsFirst ? 'let-us-count' : 'how-many' },
    needed: number,
    records: { asked: number },
    stimuli: [
      ...planThings(number, room, request),
      ...copies,
      ...dots.places.map((place, index) =>
        drawnThing(`dot-${index + 1}`, 'disc', {
          role: index < number ? 'target' : 'distractor',
          colour: palette[dials.secondColour],
          place,
          size: dots.size,
          light: UNLIT,
          ...after,
        }),
      ),
    ],
  }
}

/** The next number, not the one before. */
function nextNumber(request: Request): number {
  const allowed = numbersFor(request)
  const others = allowed.filter((number) => number !== request.soFar.trials.at(-1)?.values['asked'])
  return pick(request.random, others.length > 0 ? others : allowed)
}

/** The level's numbers that this child may be asked for: one hand alone has five fingers, and a narrow field has no room for ten things. */
function numbersFor({ level, settings, child: { dials } }: Request): readonly number[] {
  const most = Math.min(settings.maxNumber, settings.hands === 'both' ? 2 * HAND : HAND)
  const bands = bandsFor(dials.zones)
  const possible = level.numbers.filter((number) => number <= most && bands.every((band) => fitsIn(number, band, dials.leastSize)))
  return possible.length > 0 ? possible : level.numbers.slice(0, 1)
}

const mostOf = (request: Request): number => Math.max(...numbersFor(request))

/** The things that are counted: stars, or what the adult picked; of a sum each group by itself, in a colour of its own. */
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
    return { ...(word === undefined ? drawnThing('', 'star', wish) : pictureThing(word, wish)), id: `thing-${index + 1}` }
  })
}

/** A hand or two that show the number; where they are help, they come when help is due. */
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
        ...pictureThing(word, { role: 'place', colour: palette[dials.colour], place, size, light: level.showsModel ? 1 : 0 }, picture),
        id: `model-${index + 1}`,
      },
    ]
  })
}

/** Beside the things; two hands have a row of their own, where there is one. */
function modelPlaces(count: number, band: Band, { zones, leastSize }: Pick<TrialDials, 'zones' | 'leastSize'>): Group {
  const spare = count > 1 ? spareBand(zones) : null
  if (spare !== null) return inGroups(count, spare, { size: SIZE.model, least: leastSize })
  const size = count > 1 ? SIZE.twoModels : SIZE.model
  return { places: besideIn(band, count, size)?.places ?? [], size }
}
