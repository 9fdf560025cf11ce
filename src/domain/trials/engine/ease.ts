import type { Dials } from '../../child/dials'
import { bestZone, placeIn } from '../layout/placement'
import type { TrialPlan } from '../plan/plan'
import type { TrialNeed } from './request'

/**
 * Makes a trial easier. After an overload it has fewer items. If `easier` is requested, only the target remains, still and in
 * the child's best zone.
 */
export function ease(plan: TrialPlan, need: TrialNeed, dials: Pick<Dials, 'zones'>): TrialPlan {
  const targets = plan.stimuli.filter((stimulus) => stimulus.role !== 'distractor')
  const distractors = plan.stimuli.filter((stimulus) => stimulus.role === 'distractor')
  if (need.easier && plan.easier !== undefined) return plan.easier
  if (need.easier) {
    const first = targets.find((stimulus) => stimulus.role === 'target')
    if (first === undefined) return plan
    const alone = { ...first, light: 1, speed: 0, drift: null }
    const places = plan.stimuli.filter((stimulus) => stimulus.role === 'place')
    // A target that belongs to a place (a part of a whole, an egg in a nest) is shown together with that place, where it was
    // planned.
    if (places.length > 0) return { ...plan, needed: 1, stimuli: [...places, alone] }
    const zone = bestZone(dials.zones)
    return { ...plan, needed: 1, stimuli: [{ ...alone, zone, place: placeIn(zone, first.size) }] }
  }
  if (plan.isWhole === true) return plan
  return { ...plan, stimuli: [...targets, ...distractors.slice(0, Math.floor(distractors.length * need.itemsShare))] }
}
