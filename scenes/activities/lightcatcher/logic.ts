import { palette, shadeTo, warmWhite } from '#domain/child/palette'
import { MIN_TARGET_SIZE, safeSpeed } from '#domain/child/safety'
import { zones, type Zone } from '#domain/child/zones'
import { shuffled, type Random } from '#domain/random'
import { formOf } from '#domain/trials/drawings'
import { choose } from '#domain/trials/mechanics'
import { bestZone, chooseZone, EDGE, placeIn, spreadOut, zoneAt } from '#domain/trials/placement'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan'
import type { RequestFor } from '#domain/trials/request'
import { drawnThing } from '#domain/trials/things'
import { isReal } from '#domain/words/levels'
import type { LightLevel } from './levels'
import { light, openSides } from './light'
import type manifest from './manifest'
import { meetingLight } from './meeting'

type Request = RequestFor<typeof manifest, LightLevel>

/** A decoy has this share of the light's luminance (domain.md, /lightcatcher L5). */
const DECOY_LUMINANCE = 0.3
/** A light may hold the eyes against the child's will: after so long (ms) it is dimmed and comes to the middle. */
const GAZE_GUARD_MS = 20_000
/** Beside the light the jar is small: the light is what is looked at. Stage heights, and of the light's own size. */
const JAR = { most: 0.16, least: 0.1, share: 0.8 } as const
/** So many lights fill the jar. */
const HALF_FULL = 4

/** One light: in the best zone as warm-up, else where the level has it. A map and a meeting are shown the same to every child: no help, no guard. */
export function planLights(request: Request): TrialPlan {
  const { level, warmUp, child, turn, deal, random, settings } = request
  const { dials } = child
  const isMeasuring = level.where === 'map' || level.where === 'meet'
  const size = Math.max(MIN_TARGET_SIZE, Math.min(0.6, dials.targetSize * level.sizeShare))
  const jar = settings.jar && !isMeasuring ? [jarFor(request, size)] : []
  const still = light(warmUp ? bestZone(dials.zones) : zoneOf(request), size, child, {
    colour: settings.colour === 'own' ? palette[dials.colour] : warmWhite,
    softness: settings.softness,
  })
  return {
    mechanic: choose({
      lookingIsEnough: settings.looking,
      ...(isMeasuring ? {} : { gazeGuardMs: GAZE_GUARD_MS }),
      help: { 1: ['come-to-best'] },
    }),
    stimuli: [...shownOf(), ...jar],
  }

  function shownOf(): readonly StimulusPlan[] {
    if (warmUp) return [still]
    if (level.where === 'meet') return [meetingLight(turn, child, settings.softness, deal())]
    if (level.decoy) return withDecoy(still, jar, request)
    return [level.speed === 0 ? still : drifting(still, level.speed, request, random)]
  }
}

/** The zone of this trial. The map shows all nine alike; play never shows a zone of weight 0, nor one twice running where it can help it. */
function zoneOf({ level, turn, child, soFar, deal, random }: Request): Zone {
  const { zones: weights } = child.dials
  switch (level.where) {
    case 'best':
    case 'meet':
      return bestZone(weights)
    case 'sides': {
      const pair = openSides(child)
      return pair[Math.max(0, turn) % pair.length] ?? bestZone(weights)
    }
    case 'anywhere':
      return chooseZone(random, weights, soFar.trials.at(-1)?.zone ?? null)
    case 'map':
      return mapOrder(deal(), Math.max(0, turn) + 1)[Math.max(0, turn)] ?? 5
  }
}

/** Rounds of all nine zones, each in a new order, no zone twice running. */
export function mapOrder(random: Random, count: number): readonly Zone[] {
  const order: Zone[] = []
  while (order.length < count) {
    const round = shuffled(random, zones)
    if (round[0] === order.at(-1)) round.reverse()
    order.push(...round)
  }
  return order.slice(0, count)
}

function drifting(still: StimulusPlan, speed: number, { child: { dials } }: Request, random: Random): StimulusPlan {
  const zone = chooseZone(random, dials.zones, still.zone)
  return { ...still, speed: safeSpeed(still.colour, Math.min(speed, dials.maxSpeed)), drift: { to: placeIn(zone, still.size), atEnd: 'park' } }
}

function withDecoy(still: StimulusPlan, jar: readonly StimulusPlan[], { child: { dials }, soFar, random, aspect }: Request): readonly StimulusPlan[] {
  const { spots, size } = spreadOut(random, {
    count: 2,
    size: still.size,
    gap: 1,
    weights: dials.zones,
    before: soFar.trials.at(-1)?.zone ?? null,
    aspect,
    avoid: jar,
  })
  const dim = shadeTo(palette[dials.secondColour], DECOY_LUMINANCE)
  return spots.map(({ place }, index): StimulusPlan => ({
    ...still,
    size,
    place,
    zone: zoneAt(place),
    ...(index === 0 ? {} : { id: 'decoy', role: 'distractor', colour: dim }),
  }))
}

/** The jar stands dim in the lower corner of the child's better side; it fills as lights are caught. */
function jarFor({ child: { dials }, soFar, settings }: Request, light: number): StimulusPlan {
  const size = Math.min(JAR.most, Math.max(JAR.least, light * JAR.share))
  const isRight = dials.zones[6] + dials.zones[9] >= dials.zones[4] + dials.zones[7]
  const x = EDGE + (size * 3) / 8
  const caught = soFar.trials.filter(({ outcome }) => outcome === 'independent' || outcome === 'prompted' || outcome === 'assisted').length
  const jar = caught === 0 ? 'jar' : caught < HALF_FULL ? 'jarWithLight' : 'jarOfLights'
  return drawnThing('jar', formOf(jar, isReal(dials.pictureLevel)), {
    role: 'control',
    colour: shadeTo(settings.colour === 'own' ? palette[dials.colour] : warmWhite, 0.25),
    place: { x: isRight ? 1 - x : x, y: 1 - EDGE - size / 2 },
    size,
  })
}
