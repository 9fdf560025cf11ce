import { type ColourName, palette } from '#domain/child/palette'
import { MIN_TARGET_SIZE, RED_MAX_SPEED } from '#domain/child/safety'
import { formOf } from '#domain/trials/plan/drawings'
import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import { carry, choose, count } from '#domain/trials/plan/mechanics'
import { bestZone, placeWithin, placeIn, ringOf } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { TrialPlan } from '#domain/trials/plan/plan'
import type { RequestFor } from '#domain/trials/engine/request'
import { homePrompts, carryModeOf, twoPlaces } from '#domain/trials/concepts/stories'
import { drawnStimulus, facingBack, ownOrDrawn } from '#domain/trials/concepts/things'
import { isReal } from '#domain/words/levels'
import type { PhraseId } from '#domain/words/utterance'
import type { BowlLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, BowlLevel>

/** Sizes as shares of the child's own size (clinical-design.md: fish 25 % and bowl 50 % of the height, where things are 40 %), with limits in stage heights. */
const FISH = { share: 0.8, most: 0.25, beside: 0.2, small: 0.6, swims: 0.3 } as const
const BOWL = { share: 1.25, least: 0.36, most: 0.5, beside: 0.4, small: 0.62, roomy: 0.62, large: 0.72 } as const
/**
 * Position of an arriving fish, relative to the bowl's centre, in units of the bowl's size. `PLACES` are those of the other fish. All are in the
 * upper water, because the bowl's circle extends below it.
 */
const IN_WATER = { x: 0, y: 0.06 } as const
const PLACES = [
  { x: -0.2, y: 0.07 },
  { x: 0.2, y: 0.07 },
  { x: 0, y: 0.25 },
] as const
/** Height above the rim from which the fish is lowered, in units of its size. Two bowls are too close together for the full height. */
const LET_DOWN = { one: 1.4, two: 0.8 } as const
/** Position at which a net stops, relative to the place where the fish enters the water (in units of the fish's size): to the left of it, and above it. */
const NET_STOPS = { x: 0.3, y: 1.3 } as const
/** Space above a bowl's centre for a fish over its rim, and space below the centre (stage heights). */
const ROOM = { above: 0.48, below: 0.32 } as const
/**
 * The net around a fish, in units of the fish's size. Its bag is below and to the right of its centre. The net is dim, because its weave would
 * flicker on its way.
 */
const NET = { size: 1.5, x: -0.12, y: -0.2, light: 0.27 } as const
/** A circle in the water, in units of the bowl's size: its radii, its number of points, and the number of rounds before the fish rests. */
const ROUND = { x: 0.22, y: 0.11, points: 24, times: 20 } as const
/**
 * Time (ms) from the start of the net's tip until the fish is in the water, which sounds half a second later. `NET_GOES_MS` is the time at which the
 * net leaves, once the fish is out of it.
 */
const SLIPS_MS = 6500
const NET_GOES_MS = 8400
const CRUMB = { above: 0.3, sinksMs: 3000, bubblesEveryMs: 1500 } as const
const BETWEEN = { fish: 0.29, bowls: 0.44 } as const
/** Phrases that name the colours of three fish. */
const SAID: Readonly<Partial<Record<ColourName, PhraseId>>> = {
  yellow: 'yellow',
  cyan: 'light-blue',
  green: 'green',
  pink: 'pink',
  purple: 'purple',
  blue: 'blue',
  red: 'red',
  orange: 'orange',
}
const OTHERS: readonly ColourName[] = ['yellow', 'cyan', 'pink', 'green']
/** Plans one trial. The child brings a fish to its bowl, or the fish is already in it. */
export function planBowl(request: Request): TrialPlan {
  const { level, warmUp } = request
  if (warmUp) return planBringing({ ...request, level: { ...level, fish: 1, bowls: 1 } })
  return level.does === 'bring' ? planBringing(request) : planInBowl(request)
}

function planBringing({ level, settings, words, child: { dials }, aspect, random }: Request): TrialPlan {
  const isSeenReal = isReal(dials.pictureLevel)
  const isChoice = level.bowls > 1
  const bySize = isChoice && settings.bowls === 'size'
  const byColour = level.fish > 1 || (isChoice && !bySize)
  const isBig = !bySize || random() < 0.5
  const bowlSize = isChoice ? BOWL.beside : Math.min(BOWL.most, Math.max(BOWL.least, dials.targetSize * BOWL.share))
  const wished = Math.min(isChoice || level.fish > 1 ? FISH.beside : FISH.most, Math.max(dials.leastSize, dials.targetSize * FISH.share))
  const size = Math.max(dials.leastSize, isBig ? wished : wished * FISH.small)
  const way = twoPlaces({
    zones: dials.zones,
    aspect,
    from: settings.from,
    travel: settings.travel / 100,
    things: { count: level.fish, size, between: BETWEEN.fish },
    homes: { count: level.bowls, size: bowlSize, between: BETWEEN.bowls },
    ...(isChoice ? {} : { room: ROOM }),
  })
  const names = [...new Set([dials.colour, dials.secondColour, ...OTHERS])].filter((name) => SAID[name] !== undefined)
  const colourOf = (index: number) => palette[names[index] ?? dials.colour]
  // The right bowl is on top as often as it is below, and any of three fish may be the right one.
  const places = random() < 0.5 ? way.homes : way.homes.toReversed()
  const asked = Math.floor(random() * level.fish)
  const bowls = places.map((place, index) =>
    drawnStimulus(`bowl-${index + 1}`, formOf(isChoice && byColour ? 'fishBowlInColour' : 'fishBowl', isSeenReal), {
      role: 'place',
      colour: colourOf(index),
      place,
      size: bySize && index === 1 ? bowlSize * BOWL.small : bowlSize,
    }),
  )
  const right = isBig ? 0 : 1
  const own = byColour || bySize ? undefined : words.find(({ id }) => id === settings.thing[0])
  const looksBack = settings.from === 'right'
  const fish = way.things.map((place, index) => {
    const role = index === asked ? 'target' : 'distractor'
    const wish = { role, colour: colourOf(isChoice ? right : index), place, size, goesTo: `bowl-${right + 1}` } as const
    const one = ownOrDrawn(`fish-${index + 1}`, own, formOf(byColour ? 'fishInColour' : 'goldfish', isSeenReal), wish, looksBack)
    // A fish moves over its bowl, which is bright.
    return { ...one, goesOverBright: true } as const
  })
  // A net carries its fish over a bowl. A second bowl would be in its way.
  const isNetted = level.fish === 1 && own === undefined && !isChoice
  const nets = (level.fish === 1 && own === undefined ? way.things : []).map((place) => {
    const at = placeWithin(place, size, { x: looksBack ? -NET.x : NET.x, y: NET.y }, aspect)
    const wish = { role: 'control', colour: colourOf(0), place: at, size: size * NET.size, ...(isNetted ? { rides: 'fish-1', light: NET.light } : {}) } as const
    return facingBack(drawnStimulus('net', formOf('net', isSeenReal), wish), looksBack)
  })
  const aboveWater = { x: IN_WATER.x - ((looksBack ? -1 : 1) * NET_STOPS.x * size) / bowlSize, y: IN_WATER.y - (NET_STOPS.y * size) / bowlSize }
  const splash = (soundAfterMs?: number) => (settings.sounds ? { sound: 'splash' as const, ...(soundAfterMs === undefined ? {} : { soundAfterMs }) } : {})
  const said: PhraseId | undefined = bySize ? (isBig ? 'big' : 'small') : level.fish > 1 ? SAID[names[asked] ?? dials.colour] : undefined
  return {
    mechanic: carry({
      mode: carryModeOf(level.mode, settings.carry, isChoice),
      snap: settings.snap / 100,
      lying: [isNetted ? aboveWater : IN_WATER],
      letDown: isNetted ? null : isChoice ? LET_DOWN.two : LET_DOWN.one,
      measured: true,
      help: homePrompts,
      reward: {
        does: 'stay',
        sounds: [],
        ends: isNetted
          ? [
              { id: 'fish-1', does: 'act', act: 'slipsIn', ...splash(SLIPS_MS) },
              { id: 'net', does: 'act', act: 'tips' },
              { id: 'net', does: 'go', afterMs: NET_GOES_MS },
            ]
          : [{ id: `fish-${asked + 1}`, does: 'act', act: 'swimsRound', ...splash() }],
      },
    }),
    cue: { phrase: said ?? 'put-it-in-the-bowl' },
    stimuli: [...bowls, ...nets, ...fish],
  }
}

/** Plans a trial in which the fish are in the bowl. The child touches the swimming one, or feeds each of them. */
function planInBowl({ level, settings, child: { dials }, aspect }: Request): TrialPlan {
  const isSeenReal = isReal(dials.pictureLevel)
  const colour = palette[dials.colour]
  const size = Math.min(BOWL.large, Math.max(BOWL.roomy, dials.targetSize * BOWL.share))
  const middle = placeIn(bestZone(dials.zones), size, aspect)
  const bowl = drawnStimulus('bowl', formOf('fishBowl', isSeenReal), { role: 'place', colour, place: middle, size })
  const at = (place: Place) => placeWithin(middle, size, place, aspect)
  const fishOf = (place: Place, index = 0) =>
    drawnStimulus(`fish-${index + 1}`, formOf('goldfish', isSeenReal), {
      role: 'target',
      colour,
      place: at(place),
      size: Math.max(dials.leastSize, size * FISH.swims),
    })
  if (level.does === 'catch') {
    const via = ringOf(ROUND.points, ROUND.times, IN_WATER, ROUND).map(at)
    const sounds = settings.sounds ? [{ name: 'splash', afterMs: 500 } as const] : []
    return {
      mechanic: choose({
        stopsWhenNear: true,
        help: { 1: ['slow'], 2: ['park', 'swell'], 3: ['voice'], 4: ['hop'] },
        reward: { does: 'stay', sounds, ends: [{ id: 'fish-1', does: 'act', act: 'blowsBubbles' }] },
      }),
      cue: { phrase: 'touch-it' },
      stimuli: [bowl, { ...fishOf(IN_WATER), speed: RED_MAX_SPEED, faces: true, drift: { via, to: at(IN_WATER), atEnd: 'park' } }],
    }
  }
  const places = PLACES.slice(0, settings.count)
  const mouthOf = ({ x, y }: Place, above = 0) => at({ x: x + FISH.swims / 2, y: y - above * FISH.swims })
  const crumbs = places.map((place, index) =>
    drawnStimulus(`crumb-${index + 1}`, 'crumb', {
      role: 'control',
      colour: palette.yellow,
      place: mouthOf(place, CRUMB.above),
      size: MIN_TARGET_SIZE,
      light: 0,
    }),
  )
  const eats = places.map((place, index): readonly StoryEffect[] => [
    { id: `crumb-${index + 1}`, does: 'come' },
    { id: `crumb-${index + 1}`, does: 'glide', to: mouthOf(place), ms: CRUMB.sinksMs, afterMs: 1000 },
    { id: `crumb-${index + 1}`, does: 'go', afterMs: 1000 + CRUMB.sinksMs },
  ])
  // When all fish have eaten, they blow bubbles one after another.
  const full = places.map((_, index): StoryEffect => ({
    id: `fish-${index + 1}`,
    does: 'act',
    act: 'blowsBubbles',
    afterMs: 1500 + CRUMB.sinksMs + index * CRUMB.bubblesEveryMs,
  }))
  return {
    mechanic: count({
      counts: true,
      each: Object.fromEntries(eats.map((each, index) => [`fish-${index + 1}`, each])),
      reward: { does: 'stay', sounds: [], ends: full },
    }),
    cue: { phrase: 'touch-it' },
    needed: places.length,
    stimuli: [bowl, ...places.map(fishOf), ...crumbs],
  }
}
