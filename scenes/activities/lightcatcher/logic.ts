import { faintRung, fiveColours } from '#domain/assessment/factors'
import { type Hex, palette, shadeTo, warmWhite } from '#domain/child/palette'
import { safeSpeed } from '#domain/child/safety'
import type { Zone } from '#domain/child/zones'
import { armOrder, inRounds, mapOrder } from '#domain/trials/concepts/balanced'
import { groundOn } from '#domain/trials/concepts/groundLadder'
import { jarInCorner } from '#domain/trials/concepts/jar'
import { choose } from '#domain/trials/plan/mechanics'
import { bestZone, chooseZone, gapFor, placeIn, spreadOut, zoneAt } from '#domain/trials/layout/placement'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan/plan'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { type LightLevel, sides } from './levels'
import { light, openSides } from './light'
import type manifest from './manifest'
import { meetingLight } from './meeting'

type Request = RequestFor<typeof manifest, LightLevel>
type Planned = PlannedFor<typeof manifest>

/** Luminance of a decoy, as a share of the light's (clinical-design.md, /lightcatcher L5). */
const DECOY_LUMINANCE = 0.3
/** Time (ms) after which a light is dimmed and moved to the middle, because it may capture a child's gaze against their will. */
const GAZE_GUARD_MS = 20_000
/**
 * Plans one light. A warm-up has it in the best zone; other trials have it where the level requires. A measurement shows the same to every child: there is
 * no prompt and no guard. If two arms are compared, one of them is the level of this trial.
 */
export function planLights(request: Request): Planned {
  const { warmUp, turn, deal, level } = request
  const arm = level.compares === undefined || warmUp ? undefined : armOrder(deal(), turn + 1)[turn]
  if (arm === undefined) return planOne(request)
  const planned = planOne({ ...request, level: { ...level, ...level.compares?.[arm] } })
  const told = { ...planned, records: { arm } }
  // Without sound, there is nothing to compare between levels that differ only in their sound.
  return level.compares?.b.calls === true ? { ...told, unheard: planned as TrialPlan } : told
}

function planOne(request: Request): Planned {
  const { level, warmUp, child, turn, deal, settings, soFar } = request
  const { dials } = child
  const { isMeasured = false, onGround = false } = level
  const size = Math.max(dials.leastSize, Math.min(0.6, dials.targetSize * level.sizeShare))
  const jar = settings.jar && !isMeasured ? jarInCorner(size, dials, soFar, settings.colour === 'own' ? palette[dials.colour] : warmWhite) : null
  const standing = jar === null ? [] : [jar.plan]
  const still = light(warmUp ? bestZone(dials.zones) : zoneOf(request), size, child, { colour: colourOf(request), softness: settings.softness })
  const ground = onGround ? groundOn(faintRung(dials), { place: 'kitchen' }) : null
  const shown = shownOf()
  const caught = shown.find(({ role }) => role === 'target')
  return {
    mechanic: choose({
      lookingIsEnough: settings.looking,
      ...(isMeasured ? {} : { gazeGuardMs: GAZE_GUARD_MS }),
      help: { 1: ['come-to-best'] },
      ...(jar === null || caught === undefined ? {} : { reward: { does: 'stay', ends: jar.takes(caught) } }),
    }),
    stimuli: [...shown, ...standing],
    ...(ground === null ? {} : { ground: { ...ground, before: true } }),
    ...(level.calls === true ? { call: { sound: 'call', from: still.id } } : {}),
  }

  function shownOf(): readonly StimulusPlan[] {
    if (warmUp) return [still]
    if (level.where === 'meet') return [meetingLight(turn, child, settings.softness, deal())]
    if (level.decoys > 0) return withDecoys(still, standing, request)
    return [level.speed === 0 ? still : drifting(still, level.speed, request)]
  }
}

/**
 * Returns the zone of this trial. A map treats all nine zones alike. In play, a zone of weight 0 is never used, nor the same zone twice in a row if
 * that can be avoided.
 */
function zoneOf({ level, turn, child, soFar, deal, random }: Request): Zone {
  const { zones: weights } = child.dials
  switch (level.where) {
    case 'best':
    case 'meet':
      return bestZone(weights)
    case 'left':
      return sides[0]
    case 'right':
      return sides[1]
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

function colourOf({ level, warmUp, turn, deal, settings, child: { dials } }: Request): Hex {
  const { colour, secondColour } = dials
  if (level.colour === undefined && level.isMeasured !== true && settings.colour !== 'own') return warmWhite
  if (level.colour === undefined || warmUp) return palette[colour]
  return palette[level.colour === 'second' ? secondColour : (inRounds(deal(), fiveColours(colour), turn + 1)[turn] ?? colour)]
}

function drifting(still: StimulusPlan, speed: number, { child: { dials }, random }: Request): StimulusPlan {
  const zone = chooseZone(random, dials.zones, still.zone)
  return { ...still, speed: safeSpeed(still.colour, Math.min(speed, dials.maxSpeed)), drift: { to: placeIn(zone, still.size), atEnd: 'park' } }
}

/** Returns the light and the dim ones around it. In a measurement, the light stays in its own place. */
function withDecoys(still: StimulusPlan, jar: readonly StimulusPlan[], { level, child, soFar, random, aspect }: Request): readonly StimulusPlan[] {
  const { dials, support } = child
  const { spots, size } = spreadOut(random, {
    count: 1 + level.decoys,
    size: still.size,
    gap: level.isMeasured === true ? gapFor(support) : 1,
    weights: dials.zones,
    least: dials.leastSize,
    before: soFar.trials.at(-1)?.zone ?? null,
    ...(level.isMeasured === true ? { first: { zone: still.zone, place: still.place } } : {}),
    aspect,
    avoid: jar,
  })
  const dim = shadeTo(palette[dials.secondColour], DECOY_LUMINANCE)
  return spots.slice(0, level.isAlone === true ? 1 : spots.length).map(({ place }, index): StimulusPlan => ({
    ...still,
    size,
    place,
    zone: zoneAt(place),
    ...(index === 0 ? {} : { id: index === 1 ? 'decoy' : `decoy-${index}`, role: 'distractor', colour: dim }),
  }))
}
