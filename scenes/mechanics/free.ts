import type { Stimulus } from '../kit/stimulus'
import { type MechanicOf, present } from './mechanic'

/**
 * Nothing is right or wrong: what is touched answers for as long as the child likes. Each press, stroke and hold is
 * kept as a deed. An activity with a drawing of its own (a trail, a bloom) writes a mechanic in its folder instead.
 */
export const free: MechanicOf<'free'> = (play) => {
  const answer = (thing: Stimulus) => {
    thing.acknowledge(play.clockNow)
    thing.hop()
    play.playLater('chime')
  }
  return {
    get offered() {
      return present(play.stimuli)
    },
    get aim() {
      return present(play.targets)[0] ?? null
    },
    on: {
      choose: (thing, at, by) => {
        answer(thing)
        if (by !== 'touch') play.did({ do: 'held', id: thing.plan.id, where: thing.place, ms: 0, by }, at)
      },
      stroke: (_finger, from, to, ms, at) => play.did({ do: 'stroked', from, to, ms }, at),
      lift: (_finger, where, ms, at) => play.did({ do: 'held', id: null, where, ms, by: 'touch' }, at),
    },
    demonstrate() {
      const [thing] = present(play.targets)
      if (thing !== undefined) answer(thing)
    },
  }
}
