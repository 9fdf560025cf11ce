import type { Place } from '#domain/trials/plan'
import { zoneAt } from '#domain/trials/placement'
import type { Zone } from '#domain/child/zones'
import { numberWord } from '#domain/words/utterance'
import { happen } from '../kit/happening'
import { Spotlight } from '../kit/spotlight'
import type { Stimulus } from '../kit/stimulus'
import { isThing, type MechanicOf, type Play, present, touchable } from './mechanic'

/** Each of several targets is touched, in any order unless one is told; the last one ends the trial. With one target it is a search. */
export const count: MechanicOf<'count'> = (play, { spotlight, counts, inOrder, each }) => {
  const needed = play.plan.needed ?? 1
  const found = new Set<Stimulus>()
  const light = spotlight === true ? new Spotlight(play.scene, play.layout) : null
  const path = spotlight === true ? new SearchPath(play) : null
  const open = () => present(play.stimuli).filter((thing) => isThing(thing) && !found.has(thing))
  /** Chosen out of their turn: not offered again before that, or a single key would choose the same one for ever. */
  const early = new Set<Stimulus>()
  const next = () => open().find(({ plan }) => plan.role === 'target')
  return {
    get offered() {
      return open().filter((thing) => !early.has(thing))
    },
    get aim() {
      return next() ?? null
    },
    get reachable() {
      return touchable(play.stimuli)
    },
    get helped() {
      const thing = next()
      return inOrder !== true || thing === undefined ? play.targets : [thing]
    },
    on: {
      choose: (thing, at, by) => {
        if (!isThing(thing) || found.has(thing)) return
        if (thing.plan.role !== 'target') return play.answer(thing, 'wrong', at, by)
        if (inOrder === true && thing !== next()) {
          early.add(thing)
          return play.answer(thing, 'wrong', at, by)
        }
        early.clear()
        found.add(thing)
        if (counts === true) play.say({ phrase: numberWord(found.size) })
        path?.tell()
        for (const happening of each?.[thing.plan.id] ?? []) happen(play, happening)
        if (found.size >= needed) return play.answer(thing, 'correct', at, by)
        play.did({ do: 'found', id: thing.plan.id, by }, at)
        thing.hop()
      },
    },
    tick(_at, deltaMs) {
      const pointer = play.scene.input.manager.pointers.find(({ isDown }) => isDown) ?? play.scene.input.mousePointer
      const at = play.scanned?.hit ?? pointer
      light?.aimAt({ x: at.x / play.layout.width, y: at.y / play.layout.height })
      light?.update(deltaMs, play.layout)
      if (light !== null) path?.come(light.placeOn(play.layout))
    },
    // What only stands there is where the story goes on.
    stays: (thing) => found.has(thing) || (each !== undefined && !isThing(thing)),
    end: () => light?.free(),
  }
}

/** A step of the search is at least so long (stage heights). */
const LEAST_STEP = 0.05

/** Where the lit circle went while the child searched: each step in the log, and how far and through how many places of the nine. */
class SearchPath {
  readonly #play: Play
  readonly #zones = new Set<Zone>()
  #last: Place | null = null
  #length = 0

  constructor(play: Play) {
    this.#play = play
  }

  come(to: Place): void {
    const step = this.#last === null ? 0 : this.#play.distance(this.#last, to)
    if (this.#last !== null && step < LEAST_STEP) return
    this.#last = to
    this.#length += step
    this.#play.did({ do: 'searched', to }, this.#play.now)
    if (this.#zones.has(zoneAt(to))) return
    this.#zones.add(zoneAt(to))
    this.tell()
  }

  tell(): void {
    this.#play.record({ searched: this.#length, places: this.#zones.size })
  }
}
