import { type ColourName, type Hex, palette } from '#domain/child/palette'
import { safeSpeed, withLightOf } from '#domain/child/safety'
import { BAR_SHAPES, type BarShape } from '#domain/trials/concepts/barShapes'
import { formOf } from '#domain/trials/plan/drawings'
import { choose, uncover } from '#domain/trials/plan/mechanics'
import { bestZone, EDGE, gapFor, placeIn, spreadOut, targetFirst } from '#domain/trials/layout/placement'
import type { Drift } from '#domain/trials/layout/drift'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { straightAcross } from '#scenes/activities/stripe/straight'
import { drawnStimulus, pictureStimulus } from '#domain/trials/concepts/things'
import { isReal } from '#domain/words/levels'
import { colourPhrases } from '#domain/words/utterance'
import type { Word } from '#domain/words/words'
import { stripeLevels, type StripeLevel, type StripeDirection } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, StripeLevel>
type Planned = PlannedFor<typeof manifest>

/** Maximum height of a bar, and maximum thickness of a horizontal one (stage heights). */
const MOST = { height: 0.88, thick: 0.3 } as const
/** Maximum change of light at the edge of a bar (relative luminance; clinical-design.md, /stripe: 60 % of white). */
const MOST_LIGHT = 0.58
/** Size of the picture behind a bar, relative to the bar. */
const PICTURE = 0.9
/** Height of a picture that three slim bars cover: at most a quarter of the stage (clinical-design.md §1.7, 4). */
const COVERED = 0.56
/** Centres of two bars, and the distance over which they glide (stage widths). */
const PAIR = { left: 0.28, right: 0.74, glide: 0.1 } as const
const SOCKS = { count: 3, most: 0.34 } as const
/** Pictures behind a bar, which are used in turn if the adult has chosen none. */
const KNOWN: readonly string[] = ['cat', 'ball', 'duck', 'cup', 'apple', 'dog']
/** The prompts: after T the bar stops where the child sees best and sways; after 3 T it is wiped by itself, once. */
const help = { 1: ['park', 'sway'], 2: [], 3: [], 4: ['show-how'] } as const

/** Plans one trial. A warm-up has a bar along the child's best row; other trials have the level's bars. */
export function planStripe(request: Request): Planned {
  const { warmUp, index, settings } = request
  const level: StripeLevel = warmUp ? stripeLevels['1'] : request.level
  const way: StripeDirection = settings.direction === 'level' ? (level.ways[index % level.ways.length] ?? 'right') : settings.direction
  const names = settings.colours === 'child' ? [request.child.dials.colour, request.child.dials.secondColour] : (settings.colours.split('-') as ColourName[])
  const colours = names.map((name) => withLightOf(palette[name as ColourName], MOST_LIGHT)) as [Hex, Hex]
  if (level.shows === 'socks') return socks(request, colours[0])
  if (level.shows === 'cover') return covered(request, colours)
  if (level.shows === 'pair') return pair(request, level, way === 'left' ? 'left' : 'right', names as [ColourName, ColourName], colours)
  return { ...gliding(request, level, way, colours[0]), ...(warmUp ? {} : { records: { direction: way } }) }
}

function gliding(request: Request, { speed, anywhere }: StripeLevel, way: StripeDirection, colour: Hex): Planned {
  const { settings, child, aspect } = request
  const lies = way === 'down' || way === 'up'
  const wished = (settings.width / 100) * aspect
  const size = Math.min(MOST.height, (lies ? Math.min(MOST.thick, wished) : wished) / BAR_SHAPES.thickBar.width)
  const { near, far } = straightAcross(lies ? 'down' : 'right', { size, half: (size * BAR_SHAPES.thickBar.width) / 2, zones: child.dials.zones, aspect })
  const [place, to] = way === 'left' || way === 'up' ? [far, near] : [near, far]
  const picture = hiddenPicture(request, to, size * PICTURE)
  const drift: Drift = { to, atEnd: 'park', isTold: true }
  const shape: BarShape = lies ? 'thickBarLying' : 'thickBar'
  const bar = drawnStimulus('bar', shape, {
    role: 'target',
    colour,
    place,
    size,
    covers: picture.id,
    drift,
    speed: safeSpeed(colour, Math.min(child.dials.maxSpeed, speed)),
  })
  return { ...acts(anywhere), stimuli: [picture, bar] }
}

/** Plans two bars that glide a little to the same side. The voice says which one is meant. */
function pair(
  request: Request,
  { speed }: StripeLevel,
  way: 'left' | 'right',
  names: readonly [ColourName, ColourName],
  colours: readonly [Hex, Hex],
): Planned {
  const { settings, child, aspect, random } = request
  const size = Math.min(MOST.height, ((settings.width / 100) * aspect) / BAR_SHAPES.thickBar.width)
  const asked = random() < 0.5 ? 0 : 1
  const order = random() < 0.5 ? [0, 1] : [1, 0]
  const { y } = placeIn(bestZone(child.dials.zones), size, aspect)
  const half = (size * BAR_SHAPES.thickBar.width) / 2 / aspect
  const bars = order.map((colourAt, index): StimulusPlan => {
    const x = index === 0 ? Math.max(PAIR.left, EDGE + half + PAIR.glide) : Math.min(PAIR.right, 1 - EDGE - half - PAIR.glide / 2)
    const [from, to] = [
      { x: x - (way === 'right' ? PAIR.glide : -PAIR.glide / 2), y },
      { x, y },
    ]
    const colour = colours[colourAt as 0 | 1]
    return drawnStimulus(`bar-${names[colourAt as 0 | 1]}`, 'thickBar', {
      role: colourAt === asked ? 'target' : 'distractor',
      colour,
      place: from,
      size,
      drift: { to, atEnd: 'park' },
      speed: safeSpeed(colour, Math.min(child.dials.maxSpeed, speed)),
    })
  })
  const target = bars.find(({ role }) => role === 'target') as StimulusPlan
  const picture = hiddenPicture(request, target.place, size * PICTURE)
  return {
    ...acts(),
    cue: { phrase: colourPhrases[names[asked]] },
    stimuli: [picture, ...bars.map((bar) => (bar === target ? { ...bar, covers: picture.id } : bar))],
    records: { direction: way },
  }
}

/** Plans three slim bars over a picture, which are wiped from left to right. */
function covered(request: Request, colours: readonly [Hex, Hex]): Planned {
  const { child, aspect } = request
  const middle = placeIn(bestZone(child.dials.zones), COVERED, aspect)
  const picture = hiddenPicture(request, middle, COVERED * 0.97)
  const width = COVERED / 3 / aspect
  const bars = [0, 1, 2].map((index) =>
    drawnStimulus(`bar-${index + 1}`, 'slimBar', {
      role: 'target',
      colour: colours[index % 2 === 0 ? 0 : 1],
      place: { x: middle.x + (index - 1) * width, y: middle.y },
      size: COVERED,
      covers: picture.id,
    }),
  )
  return { ...acts(), needed: bars.length, stimuli: [picture, ...bars] }
}

/** Plans one sock with two wide stripes among plain ones of its colour. */
function socks({ child: { dials, support }, random, aspect, soFar }: Request, colour: Hex): Planned {
  const { spots, size } = spreadOut(random, {
    count: SOCKS.count,
    size: Math.max(dials.leastSize, Math.min(SOCKS.most, dials.targetSize)),
    gap: gapFor(support),
    weights: dials.zones,
    least: dials.leastSize,
    before: soFar.trials.at(-1)?.zone ?? null,
    aspect,
  })
  const isSeenReal = isReal(dials.pictureLevel)
  return {
    mechanic: choose({ reward: { does: 'celebrate' } }),
    cue: { phrase: 'find-the-other' },
    stimuli: targetFirst(random, spots, dials.zones).map(({ place }, index) =>
      drawnStimulus(`sock-${index + 1}`, formOf(index === 0 ? 'sockStriped' : 'sock', isSeenReal), {
        role: index === 0 ? 'target' : 'distractor',
        colour,
        place,
        size,
      }),
    ),
  }
}

const acts = (anywhere?: true) => ({ mechanic: uncover({ help, ...(anywhere === true ? { anywhere } : {}) }) }) as const

/** Returns the picture behind a bar: the adult's choice, otherwise the family's photos, otherwise a few familiar things in turn. */
function hiddenPicture({ words, settings, index, child: { dials } }: Request, place: StimulusPlan['place'], size: number): StimulusPlan {
  const chosen = words.filter(({ id }) => settings.pictures.includes(id))
  const own = words.filter(({ photo }) => photo !== undefined)
  const known = KNOWN.flatMap((id) => words.find((word) => word.id === id) ?? [])
  const word = [chosen, own, known].map((list): Word | undefined => list[index % Math.max(1, list.length)]).find((each) => each !== undefined)
  if (word === undefined) throw new Error('there is no picture to uncover')
  return { ...pictureStimulus(word, { role: 'place', colour: palette[dials.colour], place, size, light: 0 }), id: `picture-${word.id}` }
}
