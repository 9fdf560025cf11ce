import { type ColourName, colourNames, type Hex, palette } from '#domain/child/palette'
import { isSaturatedRed, MIN_LINE_SIZE, restlessColour } from '#domain/child/safety'
import { shuffled } from '#domain/random'
import type { TraceSpec } from '#domain/trials/plan/mechanics/following'
import { trace } from '#domain/trials/plan/mechanics'
import { inLines, placeOpposite } from '#domain/trials/concepts/opposite'
import { arcOf, EDGE, gapFor, spreadOut, zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { pictureStimulus, textStimulus } from '#domain/trials/concepts/things'
import { isSameHand } from '#domain/words/levels'
import type { Word } from '#domain/words/words'
import { connectLevels, type ConnectLevel } from './levels'
import type manifest from './manifest'

type Level<K extends ConnectLevel['kind']> = Extract<ConnectLevel, { kind: K }>
type Request<K extends ConnectLevel['kind'] = ConnectLevel['kind']> = RequestFor<typeof manifest, Level<K>>
type Planned = PlannedFor<typeof manifest>

/** Size of things, which is the child's own within limits (stage heights; clinical-design.md: 25 %). `DOT` is the size of dots, as a share of it. */
const SIZE = { least: 0.2, most: 0.3 } as const
const DOT = { share: 0.7, least: 0.14, most: 0.2 } as const
/** Gap between the two ends of a road (stage heights), and the share of the remaining space that is outside both. */
const WAYS = { short: { between: 0.25, outside: 0.5 }, long: { between: 0.35, outside: 0 } } as const
/** Share of the gap to the next road that stays free. */
const CLEAR = 0.9
/** The arc on which the dots are: the height of its middle (share of the stage's height), and its own height (stage heights). */
const ARC = { y: 0.7, height: 0.46 } as const
/** The most familiar things, all of them different from each other. */
const FAMILIAR = ['rubber-duck', 'cup', 'apple', 'teddy-bear', 'ball', 'shirt'] as const
/** Pairs of things that belong together, in an order in which the pairs of one trial have nothing in common. */
const TOGETHER = [
  ['toothbrush', 'toothpaste'],
  ['key', 'lock'],
  ['cup', 'teapot'],
  ['sock', 'shoe'],
  ['fork', 'plate'],
  ['pencil', 'book'],
  ['soap', 'towel'],
  ['umbrella', 'raincoat'],
] as const
/** The prompts: after T a light runs along the road, and after 3 T the line is drawn (clinical-design.md, /connect, "Nothing"). */
const help = { 1: ['light-along'], 4: ['show-how'] } as const

/** Plans pairs, or dots in order. The warm-ups have one pair with a short road. */
export function planJoining(request: Request): Planned {
  const first = { ...request, level: connectLevels['1'] }
  const easier = planPairs(first, 1)
  if (request.warmUp) return easier
  const { level, turn, turns, itemsShare } = request
  if (level.kind === 'pairs') return { ...planPairs({ ...request, level }, Math.max(1, Math.round(level.pairs * itemsShare))), easier }
  return { ...planDots({ ...request, level }, Math.max(2, Math.round(level.dots[turn < turns / 2 ? 0 : 1] * itemsShare))), easier }
}

/**
 * Plans the pairs. They are fewer and closer together if there is little space. One thing of each pair is on one side, the other directly opposite,
 * or anywhere if no road is visible.
 */
function planPairs(request: Request<'pairs'>, count: number): Planned {
  const { level, turn, child, aspect, random } = request
  const { dials, support } = child
  const size = Math.min(SIZE.most, Math.max(SIZE.least, dials.targetSize))
  const things = Array.from({ length: count }, () => ({ width: size, height: size }))
  // Without a road, the things need more space between them.
  const gap = level.road ? gapFor(support) : 1
  const laid = placeOpposite({
    ones: (along) => [inLines(things, gap, along)],
    others: (along) => [inLines(things, gap, along)],
    ...WAYS[level.way],
    weights: dials.zones,
    aspect,
    // A short road goes across the stage. Longer ones alternate between down and across.
    halving: level.way === 'short' || turn % 2 !== 0 ? 'left-right' : 'top-bottom',
    least: dials.leastSize / size,
  })
  if (laid.scale * size < dials.leastSize && count > 1) return planPairs(request, count - 1)
  if (laid.scale * size < dials.leastSize && level.way === 'long') return planPairs({ ...request, level: { ...level, way: 'short' } }, 1)
  // If there is no road, the eyes must find the partner.
  const others = level.belongs === 'together' && !isRoadSeen(request) ? shuffled(random, laid.others) : laid.others
  const colours = coloursOf(dials)
  const pairs = wordsOf(request, count)
  const stimuli = pairs.flatMap((pair, index): readonly StimulusPlan[] => {
    const wish = { role: 'target', size: laid.scale * size, colour: colours[index % colours.length] as Hex } as const
    const [one, other] = pair.map((word, end) => ({
      ...pictureStimulus(
        word,
        { ...wish, place: (end === 0 ? laid.ones : others)[index] as Place },
        level.belongs === 'together' ? { level: 'realistic' } : {},
      ),
      id: `pair-${index + 1}-${end + 1}`,
    }))
    return one === undefined || other === undefined ? [] : [{ ...one, goesTo: other.id }, other]
  })
  return planned(request, { room: roomBetween(laid.ones, aspect), either: true }, count, stimuli)
}

/** Plans numbers on an arc, or in the zones that the child sees, to be joined in order. There are fewer if space is limited. */
function planDots(request: Request<'dots'>, count: number): Planned {
  const { turn, settings, child, aspect, random } = request
  const { dials } = child
  const wished = Math.min(DOT.most, Math.max(DOT.least, dials.targetSize * DOT.share))
  const arc = arcOf(count, { x: 0.5, y: ARC.y }, { x: (0.5 - EDGE) * aspect - wished, y: ARC.height }, aspect).map(({ x, y }) => ({
    x,
    y: turn % 2 === 0 ? y : 1 - y,
  }))
  const spread = spreadOut(random, { count, size: wished, gap: gapFor('C'), weights: dials.zones, least: dials.leastSize, before: null, aspect })
  const isSeenWhole = arc.every((place) => dials.zones[zoneAt(place)] > 0)
  const [places, size] = isSeenWhole ? [arc, wished] : [spread.spots.map(({ place }) => place), spread.size]
  if (size < MIN_LINE_SIZE && count > 2) return planDots(request, count - 1)
  const colour = restlessColour(palette[dials.colour])
  const stimuli = (random() < 0.5 ? places : places.toReversed()).map((place, index, { length }) =>
    textStimulus(
      `dot-${index + 1}`,
      { text: String(index + 1), bubble: true, fills: true },
      { role: 'target', colour, place, size: Math.max(size, MIN_LINE_SIZE), ...(index < length - 1 ? { goesTo: `dot-${index + 2}` } : {}) },
    ),
  )
  return planned(request, { room: size, inOrder: true, reward: { does: 'stay' }, ...(settings.sounds ? { counts: true } : {}) }, stimuli.length, stimuli)
}

type Manner = Pick<TraceSpec, 'either' | 'inOrder' | 'counts' | 'reward'> & {
  /** Maximum width of a road (stage heights). */ readonly room: number
}

function planned(request: Request, { room, ...manner }: Manner, joins: number, stimuli: readonly StimulusPlan[]): Planned {
  const { settings } = request
  return {
    mechanic: trace({
      reach: Math.min(settings.width / 100, room) / 2,
      resume: settings.resume / 100,
      taps: settings.how === 'touch' ? 'one' : 'both',
      measured: true,
      help,
      ...manner,
      ...(isRoadSeen(request) ? {} : { free: true }),
      ...(settings.how === 'draw' ? {} : { tapsOnly: true }),
      ...(settings.sounds ? { arrives: 'twinkle' } : { reward: { ...manner.reward, sounds: [] } }),
    }),
    cue: { phrase: 'join-them' },
    stimuli,
    records: { joins },
  }
}

const isRoadSeen = ({ level, settings }: Request): boolean => (settings.road === 'level' ? level.road : settings.road === 'always')

/** Returns the maximum width (stage heights) at which a road stays clear of every other pair. */
function roomBetween(places: readonly Place[], aspect: number): number {
  const apart = places.slice(1).map(({ x, y }, index) => Math.hypot((x - (places[index]?.x ?? 0)) * aspect, y - (places[index]?.y ?? 0)))
  return Math.min(1, ...apart.map((distance) => distance * CLEAR))
}

/** Returns the child's own two colours, and then others that are not red. Things that appear and leave are never saturated red. */
function coloursOf({ colour, secondColour }: { readonly colour: ColourName; readonly secondColour: ColourName }): readonly Hex[] {
  const others = colourNames.filter((name) => name !== colour && name !== secondColour && name !== 'coral' && !isSaturatedRed(palette[name]))
  return [...new Set([colour, secondColour, ...others].map((name) => restlessColour(palette[name])))]
}

/** Returns the words of the pairs: the same word twice, or two that belong together. */
function wordsOf({ level, index, turn, words, settings, child }: Request<'pairs'>, count: number): readonly (readonly [Word, Word])[] {
  const known = (ids: readonly string[]) => ids.flatMap((id) => words.find((word) => word.id === id) ?? [])
  const inTurn = <T>(all: readonly T[], first: number, step: number): readonly T[] =>
    Array.from({ length: count }, (_, each) => all[(first + each * step) % all.length] as T)
  if (level.belongs === 'together') {
    const pairs = TOGETHER.map(known).flatMap(([one, other]) => (one === undefined || other === undefined ? [] : [[one, other] as const]))
    return inTurn(pairs, Math.max(0, turn), Math.ceil(pairs.length / count))
  }
  const familiar = [...words.filter(({ photo }) => photo !== undefined), ...known(FAMILIAR)]
  const picked = known(settings.deck)
  const shown = [...new Set(picked.length >= count ? picked : [...picked, ...familiar])]
  const first = shown[index % shown.length]
  if (first === undefined) throw new Error('There is nothing to join.')
  const alike = shown.filter((word) => isSameHand(first, word, child.dials.pictureLevel))
  return inTurn(alike, alike.indexOf(first), 1).map((word) => [word, word])
}
