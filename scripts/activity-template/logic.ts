import type { Dials } from '#domain/child/dials'
import { palette } from '#domain/child/palette'
import type { Zone } from '#domain/child/zones'
import type { Random } from '#domain/random'
import { bestZone, chooseZone, placeIn } from '#domain/trials/placement'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan'

/** Everything a block shows: `warmUps` trials in the child's best zone, then the level; `anywhere` uses all zones by weight. */
export function planTrials(count: number, warmUps: number, anywhere: boolean, dials: Dials, random: Random): readonly TrialPlan[] {
  let before: Zone | null = null
  return Array.from({ length: count }, (_, index): TrialPlan => {
    const zone: Zone = index < warmUps || !anywhere ? bestZone(dials.zones) : chooseZone(random, dials.zones, before)
    before = zone
    return { stimuli: [thing(zone, dials)] }
  })
}

// Colour and size are the child's own, never the activity's.
function thing(zone: Zone, dials: Dials): StimulusPlan {
  const size = dials.targetSize
  return { id: 'thing', role: 'target', look: 'disc', colour: palette[dials.colour], zone, place: placeIn(zone, size), size, speed: 0, drift: null }
}
