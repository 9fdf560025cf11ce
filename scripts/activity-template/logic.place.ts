import { palette } from '#domain/child/palette'
import { carry } from '#domain/trials/plan/mechanics'
import { gapFor, spreadOut } from '#domain/trials/layout/placement'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan/plan'
import type { RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus } from '#domain/trials/concepts/things'
import type { Level } from './levels'
import type manifest from './manifest'

const mechanic = carry({ mode: 'drag', snap: 0.3 })

/** Plans one trial: as many things as the level has, and the place where they go. */
export function planTrial({ level, warmUp, child: { dials, support }, soFar, random }: RequestFor<typeof manifest, Level>): TrialPlan {
  const count = warmUp ? 1 : level.items
  const { spots, size } = spreadOut(random, {
    count: count + 1,
    size: dials.targetSize,
    gap: gapFor(support),
    weights: dials.zones,
    least: dials.leastSize,
    before: soFar.trials.at(-1)?.zone ?? null,
  })
  const stimuli = spots.map(({ place }, order): StimulusPlan => {
    const isPlace = order === 0
    const wish = { role: isPlace ? 'place' : 'target', colour: palette[isPlace ? dials.secondColour : dials.colour], place, size } as const
    return isPlace ? drawnStimulus('home', 'nest', wish) : drawnStimulus(`thing-${order}`, 'egg', { ...wish, goesTo: 'home' })
  })
  return { mechanic, needed: stimuli.length - 1, stimuli }
}
