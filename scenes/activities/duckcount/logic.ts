import { backgrounds, palette } from '#domain/child/palette'
import { pick, shuffled } from '#domain/random'
import { MOST_ITEMS } from '#domain/trials/concepts/arrayCount'
import { type Band, bandsFor, fitsIn, HAND, inGroups } from '#domain/trials/concepts/bands'
import { dotsOf, formOf } from '#domain/trials/plan/drawings'
import { textureColours } from '#domain/trials/plan/ground'
import type { PromptPlan } from '#domain/trials/plan/prompts'
import { count } from '#domain/trials/plan/mechanics'
import { atEdge, bestZone, EDGE, gapFor, inRow, placeIn, spreadOut, zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus, ownOrDrawn, pictureStimulus, textStimulus } from '#domain/trials/concepts/things'
import { isReal } from '#domain/words/levels'
import type { DuckLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, DuckLevel>
type Planned = PlannedFor<typeof manifest>

/** Maximum size of a duck (stage heights; clinical-design.md, /duckcount). */
const DUCK = 0.22
/**
 * Arrival of the ducks: the interval between two of them and the duration of each glide (ms). Only one duck moves at a time. Its speed is in duck
 * sizes per second, and as low as its inner edges require.
 */
const ARRIVES = { everyMs: 4300, glideMs: 3500, speed: 0.11 } as const
/** Share of the distance at full speed that a thing actually covers in that time, because it slows down before it arrives. */
const SLOWED = 0.83
/**
 * The bank: the brightness of a counted duck, the open water in front of the bank (stage heights), and the depth of the shore below the centre of a
 * duck on it (duck sizes).
 */
const BANK = { light: 0.45, apart: 0.04, shore: 0.1 } as const
/** Size of a number in its bubble, of a hand, and of dots (stage heights). */
const NUMBER = { numerals: 0.18, fingers: 0.24, dots: 0.3 } as const
const HANDS = ['no-fingers', 'one-finger', 'two-fingers', 'three-fingers', 'four-fingers', 'five-fingers'] as const
const OWN: readonly string[] = ['rubber-duck', 'duck']
/** The prompts: the next duck bobs, then it quacks; at the end it swims to the bank, or only the right number is left. */
const help = { 1: ['hop'], 2: [], 3: ['call', 'hop'] } as const satisfies PromptPlan

/** Plans one trial. A warm-up has a single duck; other trials have a number of the level to count or to name. */
export function planDucks(request: Request): Planned {
  const { warmUp, level, settings, random } = request
  const alone = planCounting(1, request)
  if (warmUp) return alone
  const planned = level.numbers > 0 ? planChoosing(request) : planCounting(Math.min(pick(random, level.ducks), settings.max), request)
  return { ...planned, easier: alone }
}

/** Plans a trial in which the child touches each duck, which then swims to the bank. */
function planCounting(number: number, request: Request): Planned {
  const { settings, level, child, aspect } = request
  const { zones } = child.dials
  const wished = sizeFor(request)
  const [bank] = atEdge(1, wished, zones, aspect)
  const [above, below] = [EDGE, 1 - EDGE].map((edge) => edge + (edge < 0.5 ? 1 : -1) * (wished / 2)) as [number, number]
  const shore = wished + BANK.apart
  const water = bank !== undefined && bank.y > 0.5 ? { top: above, bottom: below - shore } : { top: above + shore, bottom: below }
  const arrangement = number === 1 || level.lie === 'groups' ? 'row' : settings.arrange === 'level' ? level.lie : settings.arrange
  const { places, size } = lie(number, wished, water, arrangement, request)
  const ducks = swimIn(places, size, request, true)
  const fromLeft = ducks.toSorted((one, other) => landingOf(one).x - landingOf(other).x)
  const slots = atEdge(ducks.length, size, zones, aspect)
  return {
    mechanic: count({
      help: { ...help, 4: ['show-how'] },
      counted: {
        sound: 'duck',
        arrives: 'waddles',
        light: BANK.light,
        places: Object.fromEntries(fromLeft.map(({ id }, index) => [id, slots[index] ?? { x: 0.5, y: 0.5 }])),
      },
    }),
    cue: { phrase: 'let-us-count' },
    needed: ducks.length,
    stimuli: ducks,
    ...byTheBank(slots[0]?.y ?? 0.5, size),
    records: { asked: ducks.length, does: 'count', arrangement },
  }
}

const onWater = { ground: { strips: [{ colour: backgrounds.navy, top: 0, bottom: 1 }], before: true } } as const

/** Returns the background: water and, along its edge, the quiet bank onto which the ducks climb. */
const byTheBank = (y: number, size: number) => {
  const [top, bottom] = y > 0.5 ? [y + BANK.shore * size, 1] : [0, y + size / 2]
  return { ground: { strips: [...onWater.ground.strips, { colour: textureColours.grass, top, bottom }], before: true } } as const
}

/** Plans a trial in which the child chooses the number of all ducks. */
function planChoosing(request: Request): Planned {
  const { level, settings, child, aspect, random } = request
  const [upper, lower] = bandsFor(child.dials.zones)
  const wished = numberFor(upper, request)
  const arrangement = isInGroups(wished, request) ? 'groups' : settings.arrange === 'scatter' ? 'scatter' : 'row'
  const { places, size } =
    arrangement === 'groups' ? inTwoGroups(wished, upper, request) : lie(wished, sizeFor(request), within(upper, sizeFor(request)), arrangement, request)
  const ducks = swimIn(places, size, request, false)
  // There are fewer ducks if this child does not see enough places. Their actual number is the answer.
  const number = ducks.length
  const near = [-2, -1, 1, 2].map((by) => number + by).filter((other) => other >= 1 && other <= Math.max(mostOf(settings), level.numbers))
  const numbers = shuffled(random, [number, ...shuffled(random, near).slice(0, level.numbers - 1)])
  const wish = {
    count: numbers.length,
    size: NUMBER[settings.answers],
    gap: gapFor(child.support),
    weights: child.dials.zones,
    least: child.dials.leastSize,
    aspect,
  }
  const row = inRow({ ...wish, between: { top: lower.y, bottom: lower.y } }) ?? spreadOut(random, { ...wish, before: null, avoid: ducks })
  const choices = numbers.map((each, index): StimulusPlan => {
    const to = row.spots[index]?.place ?? { x: 0.5, y: lower.y }
    const restMs = number * ARRIVES.everyMs
    // The child's time starts when all ducks have arrived.
    return { ...shownNumber(each, row.size, to, request), role: each === number ? 'target' : 'distractor', after: restMs, drift: { restMs, to, atEnd: 'wait' } }
  })
  return {
    mechanic: count({
      help: { ...help, 4: ['others-out', 'glow'] },
      counted: { sound: 'duck', light: BANK.light },
      answers: Object.fromEntries(numbers.map((each) => [`number-${each}`, each])),
      reward: { sounds: [] },
    }),
    cue: { phrase: 'how-many' },
    // The right number comes first, because the trial's figures refer to the first thing, and because any touch may count for it.
    stimuli: [...choices.toSorted((one, other) => Number(other.role === 'target') - Number(one.role === 'target')), ...ducks],
    ...onWater,
    records: { asked: number, does: 'choose', arrangement },
  }
}

const mostOf = ({ max, answers }: Request['settings']): number => Math.min(max, answers === 'fingers' ? HAND : 2 * HAND)

/** Returns whether the ducks are in two groups. More than five always are, whatever the adult has set. */
const isInGroups = (number: number, { level, settings }: Request): boolean =>
  level.lie === 'groups' && number > 1 && (settings.arrange === 'level' || number > HAND)

/** Returns a number of the level that fits on the stage and differs from the previous one. */
function numberFor(band: Band, { level, settings, child, random, soFar }: Request): number {
  const possible = level.ducks.filter(
    (number) => number <= mostOf(settings) && number + level.numbers <= MOST_ITEMS && fitsIn(number, band, child.dials.leastSize),
  )
  const fresh = possible.filter((number) => number !== soFar.trials.at(-1)?.values['asked'])
  return pick(random, fresh.length > 0 ? fresh : possible.length > 0 ? possible : [1])
}

const sizeFor = ({ child: { dials } }: Request): number => Math.max(dials.leastSize, Math.min(DUCK, dials.targetSize))

const within = ({ y, height }: Band, size: number) => ({ top: Math.min(y, y - height / 2 + size / 2), bottom: Math.max(y, y + height / 2 - size / 2) })

/** Returns two groups of places: up to five in the first, the rest in the other. */
function inTwoGroups(number: number, band: Band, request: Request) {
  const first = Math.min(HAND, Math.ceil(number / 2) + Math.floor(request.random() * 2))
  return inGroups(number, band, { size: sizeFor(request), least: request.child.dials.leastSize }, Math.max(number - HAND, Math.min(first, number - 1)))
}

/** Returns the places of the ducks: a single one where this child sees best, several in a row or spread over the water. */
function lie(number: number, size: number, between: { readonly top: number; readonly bottom: number }, how: 'row' | 'scatter', request: Request) {
  const { child, aspect, random, soFar } = request
  const { dials, support } = child
  const best = placeIn(bestZone(dials.zones), size, aspect)
  if (number === 1) return { places: [{ ...best, y: Math.max(between.top, Math.min(between.bottom, best.y)) }], size }
  const wish = { count: number, size, gap: gapFor(support), weights: dials.zones, least: dials.leastSize, aspect, between }
  const laid = (how === 'row' ? inRow(wish) : null) ?? spreadOut(random, { ...wish, before: soFar.trials.at(-1)?.zone ?? null })
  return { places: laid.spots.map(({ place }) => place), size: laid.size }
}

/** Returns ducks that arrive one after another from one side. The farthest comes first, so that none swims across another. */
function swimIn(places: readonly Place[], size: number, { settings, words, aspect, child: { dials } }: Request, isAwaited: boolean): readonly StimulusPlan[] {
  const own = words.find(({ id, photo }) => OWN.includes(id) && photo !== undefined)
  const side = settings.from === 'left' ? 1 : -1
  const speed = Math.min(dials.maxSpeed, (ARRIVES.speed * size) / aspect)
  const way = ((speed * ARRIVES.glideMs) / 1000) * SLOWED
  return places
    .toSorted((one, other) => side * (other.x - one.x))
    .map((to, index): StimulusPlan => {
      const wish = { role: 'target' as const, colour: palette[dials.colour], size: Math.max(dials.leastSize, size), place: { x: to.x - side * way, y: to.y } }
      const atEnd = isAwaited && index === places.length - 1 ? 'wait' : 'park'
      return {
        ...ownOrDrawn(`duck-${index + 1}`, own, formOf('duck', isReal(dials.pictureLevel)), wish, side < 0),
        zone: zoneAt(to),
        after: index * ARRIVES.everyMs,
        speed,
        drift: { to, atEnd, restMs: index * ARRIVES.everyMs },
      }
    })
}

const landingOf = ({ drift, place }: StimulusPlan): Place => drift?.to ?? place

/** Returns a number as a numeral, a hand, or dots. */
function shownNumber(number: number, size: number, place: Place, { settings, words, child: { dials } }: Request): StimulusPlan {
  const id = `number-${number}`
  const wish = { role: 'distractor' as const, colour: palette[dials.secondColour], place, size }
  const hand = settings.answers === 'fingers' ? words.find((word) => word.id === HANDS[number]) : undefined
  if (hand !== undefined) return { ...pictureStimulus(hand, wish), id }
  return settings.answers === 'dots' ? drawnStimulus(id, dotsOf(number), wish) : textStimulus(id, { text: String(number), bubble: true }, wish)
}
