import { palette } from '#domain/child/palette'
import type { ZoneWeights } from '#domain/child/zones'
import { pick } from '#domain/random'
import { besideIn, bandsFor, type Band, inBlock, inLine, spareBand } from '#domain/trials/bands'
import { byHand } from '#domain/trials/mechanics'
import { bestZone, placeIn } from '#domain/trials/placement'
import type { Place, StimulusPlan } from '#domain/trials/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/request'
import { drawnThing, pictureThing } from '#domain/trials/things'
import { deckOf } from '#domain/words/deck'
import type { FingerLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, FingerLevel>
type Planned = PlannedFor<typeof manifest>

/** Sizes in stage heights, and how bright a dot is before it is counted. */
const SIZE = { thing: 0.2, dot: 0.12, model: 0.25 } as const
const UNLIT = 0.3
/** Between two things that are counted, ms. */
const COUNT_MS = 1000
/** Of one hand. */
const FINGERS = 5
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
  const { level, settings, child: { dials } } = request
  const [upper, lower] = bandsFor(dials.zones)
  const after = level.countsFirst ? { after: number * COUNT_MS } : {}
  const copies = planModels(number, upper, request).map((model): StimulusPlan => ({ ...model, ...after }))
  const room = copies.length === 1 ? (besideIn(upper, 1, SIZE.model)?.rest ?? upper) : upper
  const dots = inBlock(Math.max(number, level.numbers.length > FINGERS ? number + 1 : Math.min(settings.maxNumber, ...level.numbers.slice(-1))), lower, SIZE.dot)
  return {
    mechanic: byHand({ ...showing(settings), ...(settings.taps === 'anywhere' ? { tapsAnywhere: true } : {}), help, countsFirst: level.countsFirst === true, ...(level.isLoose === true ? { alsoRight: number === 1 ? [2] : [4] } : {}) }),
    cue: { phrase: level.countsFirst ? 'let-us-count' : 'how-many' },
    needed: number,
    records: { asked: number },
    stimuli: [
      ...planThings(number, room, request),
      ...copies,
      ...dots.places.map((place, index) => drawnThing(`dot-${index + 1}`, 'disc', { role: index < number ? 'target' : 'distractor', colour: palette[dials.secondColour], place, size: dots.size, light: UNLIT, ...after })),
    ],
  }
}

/** The numbers that this child may be asked for: with one hand alone there are five fingers. */
function nextNumber({ level, settings, soFar, random }: Request): number {
  const most = Math.min(settings.maxNumber, settings.hands === 'both' ? 2 * FINGERS : FINGERS)
  const possible = level.numbers.filter((number) => number <= most)
  const allowed = possible.length > 0 ? possible : level.numbers.slice(0, 1)
  const others = allowed.filter((number) => number !== soFar.trials.at(-1)?.values['asked'])
  return pick(random, others.length > 0 ? others : allowed)
}

/** The things that are counted: stars, or what the adult picked; of a sum each group by itself, in a colour of its own. */
function planThings(number: number, band: Band, { level, settings, words, child: { dials }, random }: Request): StimulusPlan[] {
  const [word] = settings.thing.length === 0 ? [] : deckOf(words, { deck: settings.thing, cards: 1 })
  const first = level.isSum ? pick(random, Array.from({ length: number - 1 }, (_, index) => index + 1).filter((part) => part <= FINGERS && number - part <= FINGERS)) : number
  const { places, size } = level.isSum ? inLine(number, band, SIZE.dot, first) : number > FINGERS ? inLine(number, band, SIZE.thing) : inBlock(number, band, SIZE.thing)
  return places.map((place, index) => {
    const wish = { role: 'place' as const, colour: palette[index < first ? dials.colour : dials.secondColour], place, size, ...(level.countsFirst ? { after: index * COUNT_MS } : {}) }
    return { ...(word === undefined ? drawnThing('', 'star', wish) : pictureThing(word, wish)), id: `thing-${index + 1}` }
  })
}

/** A hand or two that show the number; where they are help, they come when help is due. */
function planModels(number: number, band: Band, { level, settings, words, child: { dials } }: Request): StimulusPlan[] {
  const shown = number > FINGERS ? [FINGERS, number - FINGERS] : [number]
  const places = settings.modelHand ? modelPlaces(shown.length, band, dials.zones) : []
  return shown.flatMap((fingers, index) => {
    const word = words.find(({ id }) => id === models[fingers])
    const place = places[index]
    if (word === undefined || place === undefined) return []
    const picture = index > 0 ? { mirrored: true as const } : {}
    return [{ ...pictureThing(word, { role: 'place', colour: palette[dials.colour], place, size: SIZE.model, light: level.showsModel ? 1 : 0 }, picture), id: `model-${index + 1}` }]
  })
}

/** One hand beside the things; two have a row of their own, where there is one. */
function modelPlaces(count: number, band: Band, weights: ZoneWeights): readonly Place[] {
  if (count === 1) return besideIn(band, 1, SIZE.model)?.places ?? []
  const spare = spareBand(weights)
  return spare === null ? [] : inBlock(count, spare, SIZE.model).places
}
