import { NOTE } from '#domain/notes'
import type { HeldNote } from '#ports/sound'
import type { Stimulus } from '../stimulus/stimulus'
import { type MechanicOf, thingsOnStage } from '../mechanic/mechanic'

/** Delay (ms) of the sound, so that the child looks first (clinical-design.md §1.9). */
const NOTE_AFTER_MS = 500

/**
 * Mechanic in which nothing is right or wrong: a touched thing responds for as long as the child likes. Each press, stroke and hold is logged as a
 * response. An activity that draws something of its own (a trail, a bloom) has a mechanic in its own folder instead.
 */
export const freeMechanic: MechanicOf<'free'> = (play, { notes, sparks }) => {
  const held = new Set<Stimulus>()
  const singing = new Map<Stimulus, { readonly note: HeldNote; readonly since: number }>()

  const hush = (thing: Stimulus) => {
    singing.get(thing)?.note.end()
    singing.delete(thing)
  }
  const sing = (thing: Stimulus, hz: number) =>
    play.later(NOTE_AFTER_MS, () => {
      hush(thing)
      singing.set(thing, { note: play.sing(thing, hz), since: play.now })
    })
  const answer = (thing: Stimulus) => {
    thing.acknowledge(play.clockNow)
    // Only one of the two effects is used, because the lit edge and the sparks would cross the same places.
    if (sparks === true) play.burst(thing)
    else thing.hop()
    const hz = notes?.[play.stimuli.indexOf(thing)]
    if (hz === undefined) play.playLater('chime', undefined, thing)
    else if (!singing.has(thing)) sing(thing, hz)
  }
  return {
    get offered() {
      return thingsOnStage(play.stimuli)
    },
    get aim() {
      return thingsOnStage(play.targets)[0] ?? null
    },
    on: {
      choose: ({ thing, at, by }) => {
        // A finger that answers on release does not hold anything.
        if (by === 'touch' && play.dials.activateOn !== 'release') held.add(thing)
        answer(thing)
        if (by !== 'touch') play.did({ do: 'held', id: thing.plan.id, where: thing.place, ms: 0, by }, at)
      },
      letGo: ({ thing }) => held.delete(thing),
      stroke: ({ from, to, ms, at }) => play.did({ do: 'stroked', from, to, ms }, at),
      lift: ({ place: where, ms, at }) => play.did({ do: 'held', id: null, where, ms, by: 'touch' }, at),
    },
    tick(at) {
      for (const [thing, { since }] of singing) if (!held.has(thing) && at - since >= NOTE.leastMs) hush(thing)
    },
    demonstrate() {
      const [thing] = thingsOnStage(play.targets)
      if (thing !== undefined) answer(thing)
    },
    end: () => {
      for (const thing of singing.keys()) hush(thing)
    },
  }
}
