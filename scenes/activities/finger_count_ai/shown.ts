import type { SettingsOf } from '#domain/activities/manifest'
import type { ResolvedSettings } from '#domain/activities/session'
import { palette } from '#domain/child/palette'
import type { ZoneWeights } from '#domain/child/zones'
import { pick, type Random } from '#domain/random'
import { bestZone, placeIn } from '#domain/trials/placement'
import type { Place, StimulusPlan, TrialPlan } from '#domain/trials/plan'
import { pictureThing, stillThing } from '#domain/trials/things'
import type { Word } from '#domain/words/words'
import { bandsFor, besideIn, inBlock, inLine, LINES_APART, spareBand, type Band, type Group } from './arrange'
import type { FingerLevel } from './levels'
import type manifest from './manifest'

export type FingerSettings = SettingsOf<(typeof manifest)['settings']>

/** Sizes in stage heights, and how bright a dot is before it is counted. */
const SIZE = { thing: 0.2, dot: 0.12, model: 0.25 } as const
const UNLIT = 0.3
/** Between two things that are counted, ms. */
export const COUNT_MS = 1000
/** Of one hand. */
export const FINGERS = 5

const models = ['no-fingers', 'one-finger', 'two-fingers', 'three-fingers', 'four-fingers', 'five-fingers'] as const

export interface Wish {
  readonly level: FingerLevel
  readonly settings: FingerSettings
  readonly child: Pick<ResolvedSettings, 'dials'>
  readonly words: readonly Word[]
  readonly random: Random
}

/** One star: any hand, any touch. */
export function planHello({ child: { dials } }: Wish): TrialPlan {
  const place = placeIn(bestZone(dials.zones), dials.targetSize)
  return { cue: { phrase: 'hello' }, stimuli: [stillThing('star', 'star', { role: 'target', colour: palette[dials.colour], place, size: dials.targetSize })] }
}

/** Things to count, dots to answer with, and a hand to copy. */
export function planNumber(number: number, wish: Wish): TrialPlan {
  const { level, child: { dials } } = wish
  const [upper, lower] = bandsFor(dials.zones)
  const after = level.countsFirst ? { after: number * COUNT_MS } : {}
  const copies = planModels(number, upper, wish).map((model): StimulusPlan => ({ ...model, ...after }))
  const room = copies.length === 1 ? (besideIn(upper, 1, SIZE.model)?.rest ?? upper) : upper
  const dots = inLine(Math.max(number, Math.min(wish.settings.maxNumber, ...level.numbers.slice(-1))), lower, SIZE.dot)
  return {
    cue: { phrase: level.countsFirst ? 'let-us-count' : 'how-many' },
    needed: number,
    stimuli: [
      ...planThings(number, room, wish),
      ...copies,
      ...dots.places.map((place, index) =>
        stillThing(`dot-${index + 1}`, 'disc', { role: index < number ? 'target' : 'distractor', colour: palette[dials.secondColour], place, size: dots.size, light: UNLIT, ...after }),
      ),
    ],
  }
}

/** The things that are counted; of a sum each group in a line and a colour of its own. */
function planThings(number: number, band: Band, { level, child: { dials }, random }: Wish): StimulusPlan[] {
  const first = level.isSum ? pick(random, [1, 2, 3].filter((part) => part < number && number - part <= 3)) : number
  const { places, size } = level.isSum ? inLines(first, number - first, band) : number > FINGERS ? inLine(number, band, SIZE.thing) : inBlock(number, band, SIZE.thing)
  return places.map((place, index) => {
    const colour = palette[index < first ? dials.colour : dials.secondColour]
    return stillThing(`thing-${index + 1}`, 'star', { role: 'place', colour, place, size, ...(level.countsFirst ? { after: index * COUNT_MS } : {}) })
  })
}

function inLines(upper: number, lower: number, band: Band): Group {
  const [one, other] = [inBlock(upper, { ...band, y: band.y - LINES_APART / 2 }, SIZE.dot), inBlock(lower, { ...band, y: band.y + LINES_APART / 2 }, SIZE.dot)]
  return { places: [...one.places, ...other.places], size: Math.min(one.size, other.size) }
}

/** A hand or two that show the number; where they are help, they come when help is due. */
function planModels(number: number, band: Band, { level, settings, words, child: { dials } }: Wish): StimulusPlan[] {
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
