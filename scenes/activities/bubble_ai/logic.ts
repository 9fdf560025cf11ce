import { palette } from '#domain/child/palette'
import { safeSpeed } from '#domain/child/safety'
import type { Zone, ZoneWeights } from '#domain/child/zones'
import { pickWeighted, type Random } from '#domain/random'
import type { HandPlan } from '#domain/trials/plan/mechanics/common'
import { choose } from '#domain/trials/plan/mechanics'
import { bestZone, EDGE, gapFor, placeIn, spreadOut, zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus } from '#domain/trials/concepts/things'
import type { PhraseId } from '#domain/words/utterance'
import type { AirLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, AirLevel>
type Planned = PlannedFor<typeof manifest>

/**
 * Time (ms) for which a hand must stay at a bubble. `MOVES_MS` is the time for which a movement must last: longer than a single change of light in
 * the compared pictures.
 */
const STAYS_MS = 200
const MOVES_MS = 400
/** Size of the bubble near the middle (stage heights). `ZONES_SHARE` is its size, as a share of the child's own, if it may be anywhere. */
const MIDDLE_SIZE = 0.35
const ZONES_SHARE = 0.8
/** The middle of the stage. `REACH` is the distance from it that is within easy reach (both in fractions of the stage). */
const MIDDLE = 0.5
const REACH = 0.2
/** Zones of the two halves, row by row. The middle row comes first, if the child sees it. */
const HALVES: readonly (readonly Zone[])[] = [
  [4, 6],
  [1, 3],
  [7, 9],
]
/** The sounds: a soft pop shortly after the bubble starts to open, and then the chime. */
const sounds = [
  { name: 'pop', afterMs: 100 },
  { name: 'chime', afterMs: 1000 },
] as const

/** Plans one bubble, or two in two colours. */
export function planAir(request: Request): Planned {
  const { warmUp, level: asked, soFar, random, child } = request
  const level: AirLevel = warmUp ? { where: 'best', ...(asked.moves === undefined ? {} : { moves: asked.moves }) } : asked
  const { dials, support } = child
  const hand = handOf(request, level)
  const own = Math.max(dials.leastSize, dials.targetSize * (level.where === 'zones' ? ZONES_SHARE : 1))
  const { spots, size } = spreadOut(random, {
    count: level.hasOther ? 2 : 1,
    size: level.where === 'middle' ? MIDDLE_SIZE : own,
    gap: gapFor(support),
    weights: dials.zones,
    least: dials.leastSize,
    before: soFar.trials.at(-1)?.zone ?? null,
  })
  const places = level.where === 'zones' ? spots.map(({ place }) => place) : [placeOf(level.where, size, dials.zones, random)]
  const bubbles = places.map((place, index) =>
    drawnStimulus(index === 0 ? 'bubble' : 'other', 'bubble', {
      role: index === 0 ? 'target' : 'distractor',
      colour: palette[index === 0 ? dials.colour : dials.secondColour],
      place,
      size,
    }),
  )
  const isMoving = level.speed !== undefined
  return {
    mechanic: choose({
      hand,
      // The bubble moves towards the hand. If no hand is in view, it sways (clinical-design.md, "Nothing").
      help: isMoving ? { 1: ['slow'], 2: ['park', 'sway', 'glow'] } : { 1: [hand.acts === 'move' ? 'sway' : 'come-to-hand'] },
      reward: { does: 'open', sounds },
    }),
    ...(level.hasOther === true ? { cue: { phrase: `pop-${dials.colour}` satisfies PhraseId } } : {}),
    stimuli: isMoving ? bubbles.map((bubble) => drifting(bubble, level.speed ?? 0, request)) : bubbles,
  }
}

/** Returns what counts as an answer: a hand near the bubble, in any shape, or any movement if level and adult allow it. */
function handOf({ settings }: Request, { moves }: AirLevel): HandPlan {
  const common = { isMirrored: settings.mirrored, measured: true } as const
  return moves !== undefined && settings.answers === 'movement'
    ? { acts: 'move', ms: MOVES_MS, within: moves, least: settings.least, ...common }
    : { acts: 'near', ms: STAYS_MS, reach: settings.near / 100, ...common }
}

function placeOf(where: Exclude<AirLevel['where'], 'zones'>, size: number, zones: ZoneWeights, random: Random): Place {
  const best = placeIn(bestZone(zones), size)
  if (where === 'best') return best
  if (where === 'middle') {
    const near = { x: MIDDLE + (random() * 2 - 1) * REACH, y: MIDDLE + (random() * 2 - 1) * REACH }
    return zones[zoneAt(near)] > 0 ? near : best
  }
  const seen = HALVES.map((row) => row.filter((zone) => zones[zone] > 0)).find((row) => row.length > 0)
  return seen === undefined
    ? best
    : placeIn(
        pickWeighted(random, seen, (zone) => zones[zone]),
        size,
      )
}

/**
 * Returns a bubble that crosses the stage in its row, from one side or the other, and waits at the end. If its path would begin where the child does
 * not see it, the bubble stays still.
 */
function drifting(bubble: StimulusPlan, speed: number, { child: { dials }, random }: Request): StimulusPlan {
  // The stage is at least 4:3, so at most 3/4 of a height is a width.
  const [near, far] = [EDGE + (bubble.size * 3) / 8, 1 - EDGE - (bubble.size * 3) / 8]
  const [from, to] = (random() < 0.5 ? [near, far] : [far, near]).map((x) => ({ x, y: bubble.place.y })) as [Place, Place]
  if (dials.zones[zoneAt(from)] === 0 || dials.zones[zoneAt(to)] === 0) return bubble
  return {
    ...bubble,
    place: from,
    zone: zoneAt(from),
    speed: safeSpeed(bubble.colour, Math.min(speed, dials.maxSpeed)),
    drift: { to, atEnd: 'park' },
  }
}
