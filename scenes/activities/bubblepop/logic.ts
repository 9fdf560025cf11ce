import type { SettingsOf } from '#domain/activities/manifest'
import type { ResolvedSettings } from '#domain/activities/session'
import { palette } from '#domain/child/palette'
import { MIN_TARGET_SIZE, safeSpeed } from '#domain/child/safety'
import { shuffled, type Random } from '#domain/random'
import { bestZone, EDGE, gapFor, placeIn, spreadOut, zoneAt, type Spot } from '#domain/trials/placement'
import type { Place, StimulusPlan, TrialPlan } from '#domain/trials/plan'
import type { BubbleLevel } from './levels'
import type manifest from './manifest'

export type BubbleSettings = SettingsOf<(typeof manifest)['settings']>
type Side = BubbleSettings['entrySide']
type Child = Pick<ResolvedSettings, 'dials' | 'support'>

const SIDES: readonly Side[] = ['left', 'right', 'below']

/** Everything a block shows: `warmUps` trials with one still bubble in the best zone, then the level. */
export function planBubbles(count: number, warmUps: number, level: BubbleLevel, settings: BubbleSettings, child: Child, random: Random): readonly TrialPlan[] {
  const plans: TrialPlan[] = []
  for (let index = 0; index < count; index++) {
    const before = plans.at(-1)?.stimuli[0]?.zone ?? null
    plans.push(index < warmUps ? warmUp(child) : planLevel(level, settings, child, random, before))
  }
  return plans
}

function warmUp({ dials }: Child): TrialPlan {
  const zone = bestZone(dials.zones)
  const size = dials.targetSize
  return { stimuli: [bubble('bubble-1', { zone, place: placeIn(zone, size) }, size, 'bubble', palette[dials.colour])] }
}

function bubble(id: string, spot: Spot, size: number, look: string, colour: StimulusPlan['colour']): StimulusPlan {
  return { id, role: 'target', look, colour, ...spot, size, speed: 0, drift: null }
}

function planLevel(level: BubbleLevel, settings: BubbleSettings, { dials, support }: Child, random: Random, before: Spot['zone'] | null): TrialPlan {
  const { bubbles, others } = level
  const wanted = bubbles.count + (others?.count ?? 0)
  const { spots, size } = spreadOut(random, {
    count: Math.min(dials.maxItems, wanted),
    size: Math.max(MIN_TARGET_SIZE, dials.targetSize * level.sizeShare),
    gap: gapFor(support),
    weights: dials.zones,
    before,
  })
  // Where a child has fewer things than the level, both kinds stay as long as there is room for two.
  const popped = Math.max(1, Math.min(bubbles.count, spots.length - (others === null ? 0 : 1)))
  const stimuli = spots.map((spot, index): StimulusPlan => {
    if (index < popped || others === null) return bubble(`bubble-${index + 1}`, spot, size, bubbles.look, palette[dials.colour])
    return { ...bubble(`other-${index + 1}`, spot, size, others.look, palette[dials.secondColour]), role: 'distractor' }
  })
  const side = level.side === null ? null : entrySide(level.side === 'any' ? shuffled(random, SIDES) : [settings.entrySide, ...SIDES], stimuli, dials)
  return { stimuli: side === null ? stimuli : stimuli.map((stimulus) => drifting(stimulus, side, level.speed, { dials, support })) }
}

/** The first side from which things may come: never through a zone that this child does not see. */
function entrySide(order: readonly Side[], stimuli: readonly StimulusPlan[], dials: Child['dials']): Side | null {
  return order.find((side) => stimuli.every((stimulus) => dials.zones[zoneAt(ends(side, stimulus)[0])] > 0)) ?? null
}

/** Both ends of the way through a thing's own row or column. The stage is at least 4:3, so 3/4 of a height is a width. */
function ends(side: Side, { place, size }: StimulusPlan): readonly [Place, Place] {
  const [near, far] = [EDGE + (size * 3) / 8, 1 - EDGE - (size * 3) / 8]
  if (side === 'below') return [{ x: place.x, y: 1 - EDGE - size / 2 }, { x: place.x, y: EDGE + size / 2 }]
  return side === 'left' ? [{ x: near, y: place.y }, { x: far, y: place.y }] : [{ x: far, y: place.y }, { x: near, y: place.y }]
}

/** At A a bubble parks in the best zone, at B on the far side; at C it leaves there untouched. */
function drifting(stimulus: StimulusPlan, side: Side, speed: number, { dials, support }: Child): StimulusPlan {
  const [place, far] = ends(side, stimulus)
  const to = support === 'A' ? placeIn(bestZone(dials.zones), stimulus.size) : far
  return {
    ...stimulus,
    place,
    zone: zoneAt(place),
    speed: safeSpeed(stimulus.colour, Math.min(speed, dials.maxSpeed)),
    drift: { to, atEnd: support === 'C' ? 'leave' : 'park' },
  }
}
