import { numberWord } from '#domain/words/utterance'
import { Spotlight } from '../kit/spotlight'
import type { Stimulus } from '../kit/stimulus'
import { isThing, type MechanicOf, present } from './mechanic'

/** Each of several targets is touched, in any order; the last one ends the trial. With one target it is a search. */
export const count: MechanicOf<'count'> = (play, { spotlight, counts }) => {
  const needed = play.plan.needed ?? 1
  const found = new Set<Stimulus>()
  const light = spotlight === true ? new Spotlight(play.scene, play.layout) : null
  const open = () => present(play.stimuli).filter((thing) => isThing(thing) && !found.has(thing))
  return {
    get offered() {
      return open()
    },
    get aim() {
      return open().find(({ plan }) => plan.role === 'target') ?? null
    },
    on: {
      choose: (thing, at, by) => {
        if (!isThing(thing) || found.has(thing)) return
        if (thing.plan.role !== 'target') return play.answer(thing, 'wrong', at, by)
        found.add(thing)
        if (counts === true) play.say({ phrase: numberWord(found.size) })
        if (found.size >= needed) return play.answer(thing, 'correct', at, by)
        play.did({ do: 'found', id: thing.plan.id, by }, at)
        thing.hop()
      },
    },
    tick(_at, deltaMs) {
      const pointer = play.scene.input.manager.pointers.find(({ isDown }) => isDown) ?? play.scene.input.mousePointer
      const at = play.framed?.hit ?? pointer
      light?.aimAt(at.x, at.y)
      light?.update(deltaMs, play.layout)
    },
    stays: (thing) => found.has(thing),
    end: () => light?.free(),
  }
}
