import { palette } from '#domain/child/palette'
import { choose } from '#domain/trials/plan/mechanics'
import { gapFor, spreadOut } from '#domain/trials/layout/placement'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan/plan'
import type { RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus } from '#domain/trials/concepts/things'
import type { Level } from './levels'
import type manifest from './manifest'

const mechanic = choose()

/** Plans one trial: as many things as the level has, placed by the child's zones and size. The first one is the target. */
export function planTrial({ level, warmUp, child: { dials, support }, soFar, random }: RequestFor<typeof manifest, Level>): TrialPlan {
  const { spots, size } = spreadOut(random, {
    count: warmUp ? 1 : level.items,
    size: dials.targetSize,
    gap: gapFor(support),
    weights: dials.zones,
    least: dials.leastSize,
    before: soFar.trials.at(-1)?.zone ?? null,
  })
  const stimuli = spots.map(({ place }, order): StimulusPlan => {
    const isTarget = order === 0
    return drawnStimulus(`thing-${order + 1}`, 'disc', {
      role: isTarget ? 'target' : 'distractor',
      colour: palette[isTarget ? dials.colour : dials.secondColour],
      place,
      size,
    })
  })
  return { mechanic, stimuli }
}
