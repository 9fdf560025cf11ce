import { palette } from '#domain/child/palette'
import { tilt } from '#domain/trials/plan/mechanics'
import { gapFor, spreadOut } from '#domain/trials/layout/placement'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan/plan'
import type { RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus } from '#domain/trials/concepts/things'
import type { Level } from './levels'
import type manifest from './manifest'

const mechanic = tilt({ speed: 0.12, deadDegrees: 5 })

/** Plans one trial: one thing and its goal, both smaller on a level with more things. */
export function planTrial({ level, warmUp, child: { dials, support }, soFar, random }: RequestFor<typeof manifest, Level>): TrialPlan {
  const wished = warmUp ? dials.targetSize : dials.targetSize / Math.sqrt(level.items)
  const { spots, size } = spreadOut(random, {
    count: 2,
    size: wished,
    gap: gapFor(support),
    weights: dials.zones,
    least: dials.leastSize,
    before: soFar.trials.at(-1)?.zone ?? null,
  })
  const stimuli = spots.map(({ place }, order): StimulusPlan => {
    const isGoal = order === 0
    const wish = { role: isGoal ? 'place' : 'target', colour: palette[isGoal ? dials.secondColour : dials.colour], place, size } as const
    return isGoal ? drawnStimulus('goal', 'disc', wish) : drawnStimulus('thing', 'disc', { ...wish, goesTo: 'goal' })
  })
  return { mechanic, stimuli }
}
