import type { Dials } from '../child/dials'
import { bestZone, placeIn } from './placement'
import type { TrialNeed, TrialPlan } from './plan'

/** The same trial with fewer items after an overload, and alone, still and in the best zone when it must be easier. */
export function ease(plan: TrialPlan, need: TrialNeed, dials: Pick<Dials, 'zones'>): TrialPlan {
  const targets = plan.stimuli.filter((stimulus) => stimulus.role !== 'distractor')
  const distractors = plan.stimuli.filter((stimulus) => stimulus.role === 'distractor')
  if (need.easier) {
    const zone = bestZone(dials.zones)
    const first = targets.find((stimulus) => stimulus.role === 'target')
    if (first === undefined) return plan
    return { ...plan, stimuli: [{ ...first, zone, place: placeIn(zone, first.size), speed: 0, drift: null }] }
  }
  return { ...plan, stimuli: [...targets, ...distractors.slice(0, Math.floor(distractors.length * need.itemsShare))] }
}
