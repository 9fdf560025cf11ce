import type { MechanicKind } from '#domain/trials/plan/mechanics'
import type { TrialPlan } from '#domain/trials/plan/plan'
import { isTravel } from '#domain/trials/plan/storyEffects'
import { hasWorkers } from '../glides/glideJudge'
import type { Moves } from '../stimulus/movingThing'
import type { Stimulus } from '../stimulus/stimulus'

/** Mechanics in which a hand moves the target. */
const MOVED_BY_HAND: ReadonlySet<MechanicKind> = new Set(['carry', 'hold', 'launch', 'tilt'])

/** Returns which movements a hand or the reward will give to a thing. */
function movesIn({ mechanic }: TrialPlan, { plan: { id, role } }: Stimulus): Moves {
  const touched = 'touched' in mechanic ? mechanic.touched : undefined
  const happenings = [...(mechanic.reward?.ends ?? []), ...(mechanic.reward?.alone ?? []), ...(touched ?? [])].filter((each) => each.id === id)
  return {
    isCarried: MOVED_BY_HAND.has(mechanic.kind) && role === 'target',
    isSent: happenings.some((each) => isTravel(each)),
    movesAlone: happenings.some(({ does }) => does === 'move'),
    flies: happenings.some(({ does }) => does === 'fly'),
  }
}

/**
 * Prepares everything that takes longer than a frame, while the stage is dark. With a worker, things are prepared one by one between frames, and the
 * result is false if the trial has ended in the meantime. Without one, all of them are prepared immediately, and the function returns undefined.
 */
export function prepareThings(plan: TrialPlan, stimuli: readonly Stimulus[], isGone: () => boolean): Promise<boolean> | undefined {
  if (hasWorkers) return prepareBetweenFrames(plan, stimuli, isGone)
  for (const thing of stimuli) {
    void thing.foresee(movesIn(plan, thing))
    thing.prepare(movesIn(plan, thing))
  }
  return undefined
}

async function prepareBetweenFrames(plan: TrialPlan, stimuli: readonly Stimulus[], isGone: () => boolean): Promise<boolean> {
  for (const thing of stimuli) {
    await thing.foresee(movesIn(plan, thing))
    if (isGone()) return false
    thing.prepare(movesIn(plan, thing))
  }
  return true
}
