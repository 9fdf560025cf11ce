import type { ResolvedSettings } from '#domain/activities/session'
import { palette } from '#domain/child/palette'
import type { Zone } from '#domain/child/zones'
import { bestZone, placeIn } from '#domain/trials/placement'
import type { StimulusPlan } from '#domain/trials/plan'
import { drawnThing } from '#domain/trials/things'
import { sides } from './levels'

/** What of a child's settings the lights obey. */
export type Child = Pick<ResolvedSettings, 'dials' | 'support'>

/** One light, standing still. */
export function light(zone: Zone, size: number, { dials }: Child, colour = dials.colour): StimulusPlan {
  // A glow traps the eyes of a light-gazing child: a matt shape instead.
  return drawnThing('light', dials.lightGazer ? 'disc' : 'light', { role: 'target', colour: palette[colour], zone, place: placeIn(zone, size), size })
}

/** Left and right where the child sees; else the best place alone. */
export function openSides({ dials }: Pick<Child, 'dials'>): readonly Zone[] {
  const open = sides.filter((zone) => dials.zones[zone] > 0)
  return open.length > 0 ? open : [bestZone(dials.zones)]
}
