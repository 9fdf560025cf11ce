import type { Prompt } from '#domain/trials/plan/prompts'
import type { SpecOf } from '#domain/trials/plan/mechanics'
import type { Place } from '#domain/geometry'
import { zoneAt } from '#domain/trials/layout/placement'
import type { Zone } from '#domain/child/zones'
import { numberWord } from '#domain/words/utterance'
import { playStoryEffects } from '../mechanic/storyEffects'
import { Spotlight } from '../drawing/spotlight'
import type { Stimulus } from '../stimulus/stimulus'
import { Counting } from './counting'
import type { ChosenBy } from '../mechanic/intents'
import { isThing, type Mechanic, type MechanicOf, thingsOnStage, stays, touchable, type TrialPlay } from '../mechanic/mechanic'

/**
 * Mechanic in which the child touches each of several targets, in any order unless one is specified. The trial ends with the last target, or when the
 * child chooses the total. With a single target it is a search.
 */
export const countMechanic: MechanicOf<'count'> = (play, spec) => new Count(play, spec)

class Count implements Mechanic {
  readonly #play: TrialPlay
  readonly #spec: SpecOf<'count'>
  readonly #found = new Set<Stimulus>()
  /** Things that the app has counted as a demonstration. */
  readonly #shown = new Set<Stimulus>()
  /**
   * Things that were chosen before their turn. They are not offered again until then; otherwise a single switch would choose the same thing again and
   * again.
   */
  readonly #early = new Set<Stimulus>()
  readonly #light: Spotlight | null
  readonly #path: SearchPath | null
  readonly #counting: Counting | null
  #isChosen = false
  readonly on: Mechanic['on']

  constructor(play: TrialPlay, spec: SpecOf<'count'>) {
    this.#play = play
    this.#spec = spec
    this.#light = spec.spotlight === true ? new Spotlight(play.scene, play.layout, play.dials.tremorSmoothing) : null
    this.#path = spec.spotlight === true ? new SearchPath(play) : null
    this.#counting = spec.counted === undefined ? null : new Counting(play, spec.counted)
    this.on = { choose: ({ thing, at, by }) => this.#choose(thing, at, by) }
  }

  get offered(): readonly Stimulus[] {
    return (this.#spec.answers === undefined ? this.#open : this.#numbers).filter((thing) => !this.#early.has(thing))
  }

  get aim(): Stimulus | null {
    if (this.#spec.answers === undefined) return this.#next ?? null
    return this.#numbers.find(({ plan }) => plan.role === 'target') ?? null
  }

  get reachable(): readonly Stimulus[] {
    return touchable(this.#play.stimuli).filter(hasCome)
  }

  get helped(): readonly Stimulus[] {
    const thing = this.#next ?? this.aim
    return (this.#spec.inOrder !== true && this.#counting === null) || thing === null ? this.#play.targets : [thing]
  }

  tick(_at: number, deltaMs: number): void {
    const { scene, layout, scanned } = this.#play
    const pointer = scene.input.manager.pointers.find(({ isDown }) => isDown) ?? scene.input.mousePointer
    const at = scanned?.hit ?? pointer
    this.#light?.aimAt({ x: at.x / layout.width, y: at.y / layout.height })
    this.#light?.update(deltaMs, layout)
    if (this.#light !== null) this.#path?.come(this.#light.placeOn(layout))
  }

  help(help: Prompt): boolean | null {
    const thing = this.#next
    if (this.#counting === null || thing === undefined) return null
    switch (help) {
      case 'call':
        this.#counting.call(thing)
        return false
      case 'show-how':
        this.#show(thing, this.#counting)
        return true
      default:
        return null
    }
  }

  // Scenery stays, because the story continues in it.
  stays(thing: Stimulus): boolean {
    return this.#isCounted(thing) || (this.#spec.each !== undefined && !isThing(thing)) || (this.#spec.answers !== undefined && !this.#isNumber(thing))
  }

  arrivesMs(): number {
    return this.#spec.answers === undefined ? (this.#counting?.arrivesMs ?? 0) : 0
  }

  /** Speaks the total at the end. */
  reward(): boolean {
    const { answers } = this.#spec
    this.#counting?.end(
      answers === undefined ? this.#found.size + this.#shown.size : (answers[this.#play.targets.find((thing) => this.#isNumber(thing))?.plan.id ?? ''] ?? 0),
    )
    return this.#counting !== null && answers === undefined
  }

  end(): void {
    this.#light?.free()
  }

  get #open(): readonly Stimulus[] {
    return thingsOnStage(this.#play.stimuli).filter((thing) => isThing(thing) && hasCome(thing) && !this.#isCounted(thing))
  }

  get #numbers(): readonly Stimulus[] {
    return this.#open.filter((thing) => this.#isNumber(thing))
  }

  get #next(): Stimulus | undefined {
    return this.#open.find((thing) => thing.plan.role === 'target' && !this.#isNumber(thing))
  }

  #isCounted(thing: Stimulus): boolean {
    return this.#found.has(thing) || this.#shown.has(thing)
  }

  #isNumber({ plan }: Stimulus): boolean {
    return this.#spec.answers?.[plan.id] !== undefined
  }

  #choose(touched: Stimulus, at: number, by: ChosenBy): void {
    // If a touch anywhere counts, it counts for the next thing.
    const thing = this.#play.dials.anyTouchCounts && this.#isCounted(touched) ? (this.#next ?? touched) : touched
    if (!isThing(thing)) return
    if (this.#isNumber(thing)) return this.#answer(thing, at, by)
    if (this.#isCounted(thing)) return this.#again(thing, at, by)
    if (thing.plan.role !== 'target') return this.#play.answer(thing, 'wrong', at, by)
    if (this.#spec.inOrder === true && thing !== this.#next) {
      this.#early.add(thing)
      return this.#play.answer(thing, 'wrong', at, by)
    }
    this.#early.clear()
    this.#take(thing, at, by)
  }

  #answer(thing: Stimulus, at: number, by: ChosenBy): void {
    const number = this.#spec.answers?.[thing.plan.id]
    if (!this.#isChosen && number !== undefined) this.#play.record({ chosen: number })
    this.#isChosen = true
    this.#play.answer(thing, thing.plan.role === 'target' ? 'correct' : 'wrong', at, by)
  }

  #again(thing: Stimulus, at: number, by: ChosenBy): void {
    // A child who dwells stays on a thing for a while after counting it.
    const isStaying = stays(this.#play, by) && thing === [...this.#found].at(-1)
    if (this.#counting === null || this.#shown.has(thing) || isStaying) return
    this.#counting.again()
    this.#play.did({ do: 'found-again', id: thing.plan.id, by }, at)
  }

  /** Demonstrates the count once. If the child has counted all other things, the count is completed with a prompt; if the child has done nothing, it is not. */
  #show(thing: Stimulus, counting: Counting): void {
    this.#shown.add(thing)
    const isLast = this.#found.size > 0 && this.#isDone
    counting.take(thing, this.#found.size + this.#shown.size, isLast)
    if (isLast) this.#play.answer(thing, 'correct', this.#play.now, 'itself')
  }

  get #isDone(): boolean {
    return this.#spec.answers === undefined && this.#found.size + this.#shown.size >= (this.#play.plan.needed ?? 1)
  }

  #take(thing: Stimulus, at: number, by: ChosenBy): void {
    const { counts, each } = this.#spec
    this.#found.add(thing)
    const number = this.#found.size + this.#shown.size
    const isLast = this.#isDone
    this.#counting?.take(thing, number, isLast)
    if (counts === true) this.#play.say({ phrase: numberWord(number) })
    this.#path?.tell()
    for (const happening of each?.[thing.plan.id] ?? []) playStoryEffects(this.#play, happening)
    if (isLast) return this.#play.answer(thing, 'correct', at, by)
    this.#play.did({ do: 'found', id: thing.plan.id, by }, at)
    if (this.#counting === null) thing.hop()
  }
}

/** Returns whether a thing has appeared. A touch cannot mean a thing that appears later and is not visible yet. */
const hasCome = (thing: Stimulus): boolean => thing.plan.after === undefined || thing.isVisible

/** Minimum length of a logged step of a search (stage heights). */
const LEAST_STEP = 0.05

/** Records the path of the lit circle during the child's search: each step, the length of the path, and the number of the nine zones that it crossed. */
class SearchPath {
  readonly #play: TrialPlay
  readonly #zones = new Set<Zone>()
  #last: Place | null = null
  #length = 0

  constructor(play: TrialPlay) {
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
