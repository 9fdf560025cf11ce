import type { Hex } from '#domain/child/palette'
import type { Zone } from '#domain/child/zones'
import { bestZone, placeIn } from '#domain/trials/layout/placement'
import type { Drawing } from '#domain/trials/plan/drawings'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { drawnStimulus } from '#domain/trials/concepts/things'
import type { TrialSettings } from '#domain/trials/engine/trialSettings'
import { sides } from './levels'

/** The child's settings that apply to lights. */
export type ChildSettings = Pick<TrialSettings, 'dials' | 'support'>

/** The adult's choices for the light. */
export interface Shine {
  readonly colour: Hex
  readonly softness: 'softer' | 'soft' | 'clear'
}

const drawings = { softer: 'lightSofter', soft: 'light', clear: 'lightClear' } as const satisfies Readonly<Record<Shine['softness'], Drawing>>

/** Returns one light at rest. */
export function light(zone: Zone, size: number, { dials }: ChildSettings, { colour, softness }: Shine): StimulusPlan {
  // A glow captures the gaze of a light-gazing child, so a matt shape replaces it.
  return drawnStimulus('light', dials.lightGazer ? 'disc' : drawings[softness], { role: 'target', colour, zone, place: placeIn(zone, size), size })
}

/** Returns left and right, if the child sees there. Otherwise returns only the best place. */
export function openSides({ dials }: Pick<ChildSettings, 'dials'>): readonly Zone[] {
  const open = sides.filter((zone) => dials.zones[zone] > 0)
  return open.length > 0 ? open : [bestZone(dials.zones)]
}
