import { palette } from '#domain/child/palette'
import { count } from '#domain/trials/plan/mechanics'
import { gapFor, spreadOut } from '#domain/trials/layout/placement'
import type { TrialPlan } from '#domain/trials/plan/plan'
import type { RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus } from '#domain/trials/concepts/things'
import type { Level } from './levels'
import type manifest from './manifest'

const mechanic = count({ counts: true })

/** Plans one trial: as many things as the level has, all of them targets, placed by the child's zones and size. */
export function planTrial({ level, warmUp, child: { dials, support }, soFar, random }: RequestFor<typeof manifest, Level>): TrialPlan {
  const { spots, size } = spreadOut(random, {
    count: warmUp ? 1 : level.items,
    size: dials.targetSize,
    gap: gapFor(support),
    weights: dials.zones,
    least: dials.leastSize,
    before: soFar.trials.at(-1)?.zone ?? null,
  })
  const stimuli = spots.map(({ place }, order) => drawnStimulus(`thing-${order + 1}`, 'disc', { role: 'target', colour: palette[dials.colour], place, size }))
  return { mechanic, needed: stimuli.length, stimuli }
}
