import { palette, shadeTo, type Hex } from '#domain/child/palette'
import { MIN_TARGET_SIZE, safeSpeed } from '#domain/child/safety'
import { zones, type Zone } from '#domain/child/zones'
import { shuffled, type Random } from '#domain/random'
import { bestZone, chooseZone, placeIn, spreadOut, zoneAt } from '#domain/trials/placement'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan'
import type { LightLevel } from './levels'
import { light, openSides, type Child } from './light'
import { planMeeting } from './meeting'

/** A decoy has this share of the light's luminance (domain.md, /lightcatcher L5). */
const DECOY_LUMINANCE = 0.3

/** Everything a block shows: `warmUps` trials in the best zone, then the level. */
export function planLights(count: number, warmUps: number, level: LightLevel, child: Child, random: Random): readonly TrialPlan[] {
  if (level.where === 'meet') return planMeeting(count, warmUps, child, random)
  const { dials } = child
  const size = Math.max(MIN_TARGET_SIZE, Math.min(0.6, dials.targetSize * level.sizeShare))
  const order = zoneOrder(count - warmUps, level, child, random)
  return Array.from({ length: count }, (_, index): TrialPlan => {
    const zone = index < warmUps ? bestZone(dials.zones) : (order[index - warmUps] ?? bestZone(dials.zones))
    if (index < warmUps) return { stimuli: [light(zone, size, child)] }
    if (level.decoy) return withDecoy(zone, size, child, random)
    const still = light(zone, size, child)
    return { stimuli: [level.speed === 0 ? still : drifting(still, level.speed, child, random)] }
  })
}

/** The zone of each trial. The map shows all nine alike; play never shows a zone of weight 0, nor one twice running where it can help it. */
export function zoneOrder(count: number, level: LightLevel, { dials }: Child, random: Random): readonly Zone[] {
  switch (level.where) {
    case 'best':
    case 'meet':
      return Array.from({ length: count }, () => bestZone(dials.zones))
    case 'sides': {
      const pair = openSides({ dials })
      return Array.from({ length: count }, (_, index) => pair[index % pair.length] ?? bestZone(dials.zones))
    }
    case 'anywhere':
      return Array.from({ length: count }).reduce<Zone[]>((order) => [...order, chooseZone(random, dials.zones, order.at(-1) ?? null)], [])
    case 'map':
      return mapOrder(count, random)
  }
}

/** Rounds of all nine zones, each in a new order, no zone twice running. */
function mapOrder(count: number, random: Random): readonly Zone[] {
  const order: Zone[] = []
  while (order.length < count) {
    const round = shuffled(random, zones)
    if (round[0] === order.at(-1)) round.reverse()
    order.push(...round)
  }
  return order.slice(0, count)
}

function drifting(still: StimulusPlan, speed: number, { dials }: Child, random: Random): StimulusPlan {
  const zone = chooseZone(random, dials.zones, still.zone)
  return { ...still, speed: safeSpeed(still.colour, Math.min(speed, dials.maxSpeed)), drift: { to: placeIn(zone, still.size), atEnd: 'park' } }
}

function withDecoy(zone: Zone, wished: number, child: Child, random: Random): TrialPlan {
  const { spots, size } = spreadOut(random, { count: Math.min(2, child.dials.maxItems), size: wished, gap: 1, weights: child.dials.zones, before: zone })
  const dim: Hex = shadeTo(palette[child.dials.secondColour], DECOY_LUMINANCE)
  return {
    stimuli: spots.map(({ place }, index): StimulusPlan => {
      const shown = { ...light(zoneAt(place), size, child), place }
      return index === 0 ? shown : { ...shown, id: 'decoy', role: 'distractor', colour: dim }
    }),
  }
}
