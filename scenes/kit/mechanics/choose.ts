import { bestZone, onTheWay, placeIn } from '#domain/trials/layout/placement'
import { textOf } from '#domain/trials/plan/plan'
import { guardGaze } from '../mechanic/gazeGuard'
import type { Stimulus } from '../stimulus/stimulus'
import { isThing, type MechanicOf, type TrialPlay, thingsOnStage } from '../mechanic/mechanic'

const GLIDE_MS = 4000

/** Share of the way to the hand that a found thing travels. The child moves the hand the rest of the way. */
const TOWARDS = 0.5

/** Answers with the thing that the child touches or chooses: a target is right, anything else is wrong. */
export const chooseMechanic: MechanicOf<'choose'> = (play, { stopsWhenNear, firstCounts, lookingIsEnough, gazeGuardMs }) => {
  if (gazeGuardMs !== undefined) guardGaze(play, gazeGuardMs)
  return {
    get offered() {
      return thingsOnStage(play.stimuli).filter(isThing)
    },
    get aim() {
      return thingsOnStage(play.targets)[0] ?? null
    },
    corners: lookingIsEnough === true ? ['look'] : [],
    on: {
      choose: ({ thing, at, by }) =>
        isThing(thing) && play.answer(thing, thing.plan.role === 'target' ? 'correct' : firstCounts === true ? 'other' : 'wrong', at, by),
      near: ({ error }) => stopsWhenNear === true && error < play.dials.hitSize && play.drifting.slowTo(0),
      look: ({ isLooking }) => {
        const [light] = play.targets
        if (lookingIsEnough === true && isLooking && light !== undefined) play.answer(light, 'correct', play.now, 'adult')
      },
    },
    help(help) {
      const called = thingsOnStage(play.targets).find(({ plan }) => textOf(plan)?.says !== undefined)
      if (help === 'voice' && called !== undefined) {
        play.sayName(called)
        return called.glow()
      }
      if (help === 'come-to-hand') return comeToHand(play)
      if (help !== 'come-to-best') return null
      const best = (target: Stimulus) => placeIn(bestZone(play.dials.zones), target.plan.size)
      // A thing that has a path stays on it.
      const away = thingsOnStage(play.targets).filter(
        (target) => !play.drifting.moves(target) && play.distance(target.place, best(target)) > target.plan.size / 2,
      )
      for (const target of away) target.glideTo(best(target), GLIDE_MS)
      return away.length > 0
    },
  }
}

/** Moves the thing towards the hand. Returns false if there is no hand. A thing that has a path stays on it. */
function comeToHand(play: TrialPlay): boolean {
  const { hand } = play
  if (hand === null) return false
  const coming = thingsOnStage(play.targets).filter((target) => !play.drifting.moves(target) && play.distance(target.place, hand) > target.plan.size / 2)
  for (const target of coming) target.glideTo(onTheWay(target.place, hand, TOWARDS), GLIDE_MS)
  return coming.length > 0
}
