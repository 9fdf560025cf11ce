import { defaultDials } from '#domain/child/dials'
import type { PlayEvent } from '#domain/trials/engine/events'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { lightLevels } from '#scenes/activities/lightcatcher/levels'
import { planLights } from '#scenes/activities/lightcatcher/logic'
import manifest from '#scenes/activities/lightcatcher/manifest'
import { planBlock } from './plans'

/** Returns the plan of the first light: two warm-ups and eight lights. The last light may be followed by an easy one. */
export function planFirstLight(seed: number, dials = defaultDials): readonly StimulusPlan[] {
  return planBlock({ manifest, plan: planLights, level: lightLevels.meet, profile: { dials }, seed, turns: 9 }).flatMap(({ stimuli }) => stimuli)
}

/** Returns the log of a first light. The child looks at each light after the given time (ms), or not at all. */
export function firstLightEvents(notices: (light: StimulusPlan) => number | null, { seed = 1, lights = 8 } = {}): readonly PlayEvent[] {
  return planFirstLight(seed)
    .slice(0, lights + 2)
    .flatMap((light, trial): PlayEvent[] => {
      const at = trial * 60_000
      const ms = notices(light)
      const { id, role, colour, zone, place, size: h, speed } = light
      return [
        { kind: 'trial-began', at, trial, warmUp: trial < 2, waitMs: 10_000 },
        { kind: 'stimulus-shown', at, trial, id, role, colour, zone, ...place, w: h / 1.33, h, speed },
        ...(ms === null ? [] : [{ kind: 'looked', at: at + ms, trial } as const]),
        { kind: 'trial-ended', at: at + 20_000, trial, outcome: 'no-response' },
      ]
    })
}
