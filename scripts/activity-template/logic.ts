import type { ResolvedSettings } from '#domain/activities/session'
import { palette } from '#domain/child/palette'
import type { Random } from '#domain/random'
import { gapFor, spreadOut } from '#domain/trials/placement'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan'

/** `count` trials with `items` things each, the first of them the target, placed by the child's own zones and size. */
export function planTrials(count: number, items: number, { dials, support }: Pick<ResolvedSettings, 'dials' | 'support'>, random: Random): readonly TrialPlan[] {
  const plans: TrialPlan[] = []
  for (let index = 0; index < count; index++) {
    const before = plans.at(-1)?.stimuli[0]?.zone ?? null
    const wish = { count: Math.min(items, dials.maxItems), size: dials.targetSize, gap: gapFor(support), weights: dials.zones, before }
    const { spots, size } = spreadOut(random, wish)
    plans.push({
      stimuli: spots.map((spot, order): StimulusPlan => {
        const isTarget = order === 0
        const colour = palette[isTarget ? dials.colour : dials.secondColour]
        return { id: `thing-${order + 1}`, role: isTarget ? 'target' : 'distractor', look: 'disc', colour, ...spot, size, speed: 0, drift: null }
      }),
    })
  }
  return plans
}
