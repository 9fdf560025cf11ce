import { palette } from '#domain/child/palette'
import { hold } from '#domain/trials/plan/mechanics'
import { chooseZone, placeIn } from '#domain/trials/layout/placement'
import type { TrialPlan } from '#domain/trials/plan/plan'
import type { RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus } from '#domain/trials/concepts/things'
import type { Level } from './levels'
import type manifest from './manifest'

const mechanic = hold({ ms: 2000 })

/** Plans one trial: one thing, placed by the child's zones and size, and smaller on a level with more things. */
export function planTrial({ level, warmUp, child: { dials }, soFar, random }: RequestFor<typeof manifest, Level>): TrialPlan {
  const size = warmUp ? dials.targetSize : dials.targetSize / Math.sqrt(level.items)
  const zone = chooseZone(random, dials.zones, soFar.trials.at(-1)?.zone ?? null)
  const thing = drawnStimulus('thing', 'disc', { role: 'target', colour: palette[dials.colour], place: placeIn(zone, size), size })
  return { mechanic, stimuli: [thing] }
}
