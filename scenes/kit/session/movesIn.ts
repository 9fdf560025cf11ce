import type { MechanicKind } from '#domain/trials/plan/mechanics'
import type { TrialPlan } from '#domain/trials/plan/plan'
import { isTravel } from '#domain/trials/plan/storyEffects'
import type { Moves } from './movingThing'
import type { Stimulus } from './stimulus'

/** Mechanics in which a hand moves the target. */
const MOVED_BY_HAND: ReadonlySet<MechanicKind> = new Set(['carry', 'hold', 'launch', 'tilt'])

/** Whether a hand or the reward will move a thing, and whether it will fly. */
export function movesIn({ mechanic }: TrialPlan, { plan: { id, role } }: Stimulus): Moves {
  const touched = 'touched' in mechanic ? mechanic.touched : undefined
  const happenings = [...(mechanic.reward?.ends ?? []), ...(mechanic.reward?.alone ?? []), ...(touched ?? [])].filter((each) => each.id === id)
  return {
    isCarried: MOVED_BY_HAND.has(mechanic.kind) && role === 'target',
    isSent: happenings.some((each) => isTravel(each)),
    movesAlone: happenings.some(({ does }) => does === 'move'),
    flies: happenings.some(({ does }) => does === 'fly'),
  }
}
