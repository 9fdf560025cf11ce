import { palette } from '#domain/child/palette'
import { texturedGround } from '#domain/trials/plan/ground'
import type { StoryEffect } from '#domain/trials/plan/storyEffects'
import { journey } from '#domain/trials/plan/mechanics'
import { bestZone, placeIn, zoneAt } from '#domain/trials/layout/placement'
import { placeOnPath, driftPath } from '#domain/trials/layout/drift'
import type { Place } from '#domain/geometry'
import type { PicturePlan } from '#domain/trials/plan/picture'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan/plan'
import type { RequestFor } from '#domain/trials/engine/request'
import { nearestOn } from '#domain/trials/layout/road'
import { drawnStimulus, pictureStimulus } from '#domain/trials/concepts/things'
import { chooseCourse, turned } from '#domain/trials/layout/paths'
import { isReal } from '#domain/words/levels'
import { soundOf } from '#domain/words/naturalSounds'
import { isOwnWord } from '#domain/words/ownWords'
import { nameOf } from '#domain/words/utterance'
import type { Word } from '#domain/words/words'
import { homes, journeyLevels, type JourneyLevel, travellers } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, JourneyLevel>

/** Sizes of the traveller, the goal and the track, as shares of the child's own size (clinical-design.md: things are 40 % of the height, the track 25 %). */
const TRAVELLER = { share: 0.7, most: 0.28 } as const
const GOAL = { share: 0.8, most: 0.34 } as const
const TRACK = 0.25
/** Distance between the centres of the traveller and its goal when the traveller stops in front of the goal, as a share of their mean size. */
const BEFORE = 0.75
/** Time (ms) until the garage is open. The next constants are the times until the bus is inside, and until a bird has spread its wings. */
const OPENED_MS = 6400
const PARKED_MS = 17_200
const SPREAD_MS = 1200
/** Height of a sitting bird above the middle of its nest, in units of the nest's size. */
const SEAT = 0.3
const AT_HOME = 0.8
/** Time (ms) for which the traveller stays still before it starts, so that the child sees where it is. */
const STANDS_MS = 1500

/** Plans one journey. A warm-up and an easier trial have a single stop. The direction alternates. */
export function planJourney(request: Request): TrialPlan {
  const first = planOn(journeyLevels['1'], request)
  // The closing trial is a warm-up that must be easier. Its traveller must move, because the trial ends where the path does.
  return { ...(request.warmUp ? first : planOn(request.level, request)), easier: first }
}

function planOn(level: JourneyLevel, { index, turn, turns, warmUp, settings, words, child: { dials }, aspect, random }: Request): TrialPlan {
  const wordOf = (id: string | undefined) => words.find((word) => word.id === id)
  const first = travellers.flatMap((id) => wordOf(id) ?? [])
  const word = wordOf(settings.character[0]) ?? first.find(({ mainColour }) => mainColour === dials.colour) ?? first[0]
  const home = wordOf(settings.goal === 'its-own' ? (homes[word?.id ?? ''] ?? 'house') : settings.goal)
  if (word === undefined || home === undefined) throw new Error('nobody travels')
  // Whether the traveller is rendered in all its poses. A family's own photo is not.
  const isPosed = isReal(dials.pictureLevel) && !isOwnWord(word) && word.photo === undefined
  const isGarage = isPosed && word.id === 'bus' && settings.goal === 'its-own'
  const sits = isPosed && word.id === 'bird' && home.id === 'nest'
  const sized = ({ share, most }: typeof TRAVELLER | typeof GOAL) => Math.max(dials.leastSize, Math.min(most, dials.targetSize * share))
  const [size, goalSize] = [sized(TRAVELLER), sized(GOAL)]
  const found = chooseCourse(level.way, Math.max(size, goalSize), dials.zones, random)
  // A path there and back has no goal, so a short path replaces it. This suits a child who sees only part of the stage.
  const course = isThereAndBack(found) ? shortWay(dials.zones, goalSize, aspect) : index % 2 === 0 ? found : turned(found)
  const [place, ...rest] = course
  const end = rest.at(-1) ?? place
  const road = [...rest.slice(0, -1), before(rest.at(-2) ?? place, end, (size + goalSize) * BEFORE * 0.5, aspect)]
  const stations = settings.stations > 0 && !warmUp ? settings.stations : level.stations
  const isRight = (road.at(-1)?.x ?? 0) >= place.x
  const traveller: StimulusPlan = {
    ...pictureStimulus(
      word,
      { role: 'target', colour: palette[dials.colour], place, size, speed: Math.min(dials.maxSpeed, settings.speed / 100) },
      facing(word, isRight, dials),
    ),
    ...(isGarage ? { actsAs: 'busDrives' } : sits ? { actsAs: 'birdFlies' } : {}),
    ...(level.isDrawn ? { isOverTrack: true } : {}),
    drift: { restMs: STANDS_MS, ...withStations(place, road, stations, aspect), atEnd: 'wait' },
  }
  const others = level.hasOther === true ? first.filter(({ id }) => id !== word.id && id !== home.id) : []
  const way = driftPath(place, { via: road.slice(0, -1), to: road.at(-1) ?? end }, aspect)
  const aside = placesAside(dials.zones, size, aspect).find(
    (at) => nearestOn(way, at, aspect).error > size * 1.4 && apartFrom(end, at, aspect) > (size + goalSize) / 2,
  )
  const other = others[Math.floor(random() * others.length)]
  const sound = settings.sounds ? soundOf(word) : undefined
  const seat = { x: end.x, y: end.y - SEAT * goalSize }
  const ending = isGarage ? parking(end) : sits ? landing(seat) : homecoming(end)
  return {
    mechanic: journey({
      ...(level.isDrawn ? { track: TRACK } : {}),
      ...(sound === undefined ? {} : { sound }),
      // After 3 T the traveller continues by itself (clinical-design.md, "Nothing").
      help: { 3: ['voice', 'hop'], 4: ['show-how'] },
      reward: { does: 'stay', ...(settings.sounds ? {} : { sounds: [] }), ends: ending },
    }),
    cue: level.hasOther === true ? nameOf(word) : { phrase: 'follow-it' },
    ...(level.hasGround !== true
      ? {}
      : { ground: turn * 2 >= turns && isReal(dials.pictureLevel) ? { place: 'park', look: 'blurred' } : texturedGround('grass') }),
    stimuli: [
      isGarage
        ? drawnStimulus('goal', 'garage', { role: 'place', colour: palette[dials.secondColour], place: end, size: goalSize })
        : { ...pictureStimulus(home, { role: 'place', colour: palette[dials.secondColour], place: end, size: goalSize }), id: 'goal' },
      ...(other === undefined || aside === undefined
        ? []
        : [pictureStimulus(other, { role: 'distractor', colour: palette[dials.secondColour], place: aside, size })]),
      { ...traveller, id: 'traveller' },
      ...(isGarage
        ? [drawnStimulus('door', 'garageDoor', { role: 'control', colour: palette[dials.secondColour], place: end, size: goalSize, leavesWith: 'goal' })]
        : []),
    ],
  }
}

/** Returns the story of a bus: the garage lights up and opens, the bus drives up to it, turns and goes in, and the door closes behind it. */
const parking = (garage: Place): readonly StoryEffect[] => [
  { id: 'goal', does: 'act', act: 'lightsUp' },
  { id: 'traveller', does: 'glide', to: garage, ms: 2500, afterMs: OPENED_MS },
  { id: 'traveller', does: 'act', act: 'turnsIn', afterMs: OPENED_MS + 100 },
  { id: 'door', does: 'act', act: 'shuts', afterMs: PARKED_MS },
]

/** Returns the story of a bird: it spreads its wings, lands on its nest and folds them. */
const landing = (seat: Place): readonly StoryEffect[] => [
  { id: 'traveller', does: 'act', act: 'lands' },
  { id: 'traveller', does: 'glide', to: seat, ms: 3500, afterMs: SPREAD_MS },
]

/** Returns the story of all other travellers: each reaches its home, where it is a little smaller. */
const homecoming = (home: Place): readonly StoryEffect[] => [{ id: 'traveller', does: 'settle', to: home, scale: AT_HOME }]

/**
 * Returns the picture changes that make a traveller face its direction of travel. Our pictures look to the right, our drawings to the left. A
 * family's own photo is never mirrored, because its direction is unknown, and letters on it must stay readable.
 */
function facing(word: Word, isRight: boolean, { pictureLevel }: Request['child']['dials']): Partial<PicturePlan> {
  if (isOwnWord(word) || word.photo !== undefined || pictureLevel === 'word') return {}
  return isReal(pictureLevel) === isRight ? {} : { mirrored: true }
}

/** Returns the path with evenly spaced stations, each at a point of its own. */
function withStations(
  from: Place,
  road: readonly Place[],
  count: number,
  aspect: number,
): { readonly via: readonly (Place & { restMs?: number })[]; readonly to: Place } {
  const to = road.at(-1) ?? from
  const way = driftPath(from, { via: road.slice(0, -1), to }, aspect)
  const bends = way.points.slice(1, -1).map((point, index) => ({ share: way.shares[index + 1] ?? 0, point: { x: point.x, y: point.y } }))
  const stops = Array.from({ length: count }, (_, index) => (index + 1) / (count + 1)).map((share) => ({
    share,
    point: { ...placeOnPath(way, share), restMs: Infinity },
  }))
  return { via: [...bends, ...stops].toSorted((one, next) => one.share - next.share).map(({ point }) => point), to }
}

const apartFrom = (one: Place, other: Place, aspect: number): number => Math.hypot((one.x - other.x) * aspect, one.y - other.y)

/** Returns the point at this distance (stage heights) before the end of a piece of the path, if the piece is long enough. */
function before(from: Place, end: Place, short: number, aspect: number): Place {
  const far = apartFrom(from, end, aspect)
  const part = far === 0 ? 0 : Math.max(0.3, 1 - short / far)
  return { x: from.x + (end.x - from.x) * part, y: from.y + (end.y - from.y) * part }
}

const isThereAndBack = (course: readonly Place[]): boolean => course[0]?.x === course.at(-1)?.x && course[0]?.y === course.at(-1)?.y

function shortWay(zones: Request['child']['dials']['zones'], size: number, aspect: number): readonly [Place, ...Place[]] {
  const end = placeIn(bestZone(zones), size, aspect)
  return [{ ...end, x: end.x > 0.5 ? end.x - SHORT : end.x + SHORT }, end]
}
/** Length of a short path (stage widths). */
const SHORT = 0.4

/** Returns the centres of the zones in which the child sees. */
const placesAside = (zones: Request['child']['dials']['zones'], size: number, aspect: number): readonly Place[] =>
  ([5, 2, 8, 1, 3, 7, 9, 4, 6] as const)
    .filter((zone) => zones[zone] > 0)
    .map((zone) => placeIn(zone, size, aspect))
    .filter((place) => zones[zoneAt(place)] > 0)
