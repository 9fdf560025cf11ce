import type { SpecOf } from '#domain/trials/plan/mechanics'
import type { Place } from '#domain/geometry'
import { pictureOf } from '#domain/trials/plan/plan'
import { playStoryEffects } from '../mechanic/storyEffects'
import type { Stimulus } from '../stimulus/stimulus'
import { BecomingOne, JOINED_MS } from './becomingOne'
import { Bringing } from './bringing'
import { CarriedRecord, triedRecord } from './carried'
import type { ChosenBy } from '../mechanic/intents'
import { type Mechanic, type MechanicOf, thingsOnStage, stays, touchable, type TrialPlay } from '../mechanic/mechanic'

const SETTLES_AFTER_MS = 1500
/** Distance (stage heights) from which a push counts as a drag rather than a tap. */
const PUSHED = 0.03
/** Time (ms) for which a hand that cannot open must stay over a place to put a thing down. `DROPS_MS` applies if the trial lets things drop by themselves. */
const STAYS_MS = 2500
const DROPS_MS = 400
/** Time (ms) after the last thing was brought, after which a trial ends if the child could bring too many. */
const DONE_AFTER_MS = 2500
/** Delay (ms) between an arrival and its sound. */
const HEARD_AFTER_MS = 500

/**
 * Mechanic in which the child brings things to their places (clinical-design.md F6, /match). In every mode, a tap picks a thing up and another tap
 * puts it down, so that a child can also play with switches or by dwelling. A thing that is released on the way stays there.
 */
export const carryMechanic: MechanicOf<'carry'> = (play, spec) => new Carry(play, spec)

class Carry implements Mechanic {
  readonly #play: TrialPlay
  readonly #spec: SpecOf<'carry'>
  #taken: Stimulus | null = null
  #takenBy: ChosenBy = 'touch'
  /** The place over which a hand holds the thing, and for how long (ms). */
  #over: { readonly place: Stimulus; readonly ms: number } | null = null
  #isHeld = false
  readonly #brought: Stimulus[] = []
  readonly #record: CarriedRecord | null
  /** Places that were tried for each thing, if any may be tried. Otherwise, with several things, places that were wrong for it. */
  readonly #tried = new Map<Stimulus, readonly Stimulus[]>()
  readonly #bringing: Bringing
  readonly #becomingOne: BecomingOne
  readonly on: Mechanic['on']

  constructor(play: TrialPlay, spec: SpecOf<'carry'>) {
    this.#play = play
    this.#spec = spec
    this.#bringing = new Bringing(play, spec)
    this.#becomingOne = new BecomingOne(play, spec, this.#bringing)
    this.#record = spec.measured === true ? new CarriedRecord(play) : null
    this.on = {
      choose: ({ thing, at, by }) => this.#choose(thing, at, by),
      move: ({ thing, to, at }) => this.#move(thing, to, at),
      letGo: ({ thing, at }) => this.#letGo(thing, at),
      cancelled: ({ thing, at }) => thing === this.#taken && this.#stop(at),
      look: ({ isLooking }) => isLooking && this.#record?.looked(play.now),
    }
    if (spec.mode === 'drag' || spec.mode === 'magnet') for (const thing of this.#things) thing.roam()
    // Things stay in front of their container's wall until they are lowered. A thing behind the wall would appear in a single step.
    for (const thing of this.#things) if (this.#bringing.isLetDown) thing.lift(true)
    if (spec.hidesAfterMs !== undefined) play.later(spec.hidesAfterMs, () => this.#hideHomes(true))
  }

  /** The current choices: the things, or the places if a thing is in the hand. A place that has already been tried for the thing is not offered. */
  get offered(): readonly Stimulus[] {
    const [taken, tried] = [this.#taken, this.#taken === null ? undefined : this.#tried.get(this.#taken)]
    return taken === null ? this.#things : this.#places.filter((place) => tried?.includes(place) !== true)
  }

  /** Things that a finger can touch. With a thing in the hand, a touch means an empty place, rather than a thing in another place that overlaps it. */
  get reachable(): readonly Stimulus[] {
    const all = touchable(this.#play.stimuli)
    if (this.#taken === null) return all
    return all.filter((thing) => !this.#brought.includes(thing) && (thing.plan.role !== 'place' || this.#places.includes(thing)))
  }

  get aim(): Stimulus | null {
    if (this.#taken !== null && this.#taken.plan.role === 'target') return this.#placeOf(this.#taken)
    if (this.#brought.length >= (this.#play.plan.needed ?? 1)) return null
    return this.#things.find(({ plan }) => plan.role === 'target') ?? null
  }

  /** Wrong choices: the distractors, and each place to which no target belongs. */
  get others(): readonly Stimulus[] {
    const wrong = this.#places.filter((place) => this.#play.targets.every((target) => target.plan.goesTo !== place.plan.id))
    return [...this.#play.distractors, ...wrong]
  }

  get helped(): readonly Stimulus[] {
    if (this.#taken !== null) return [this.#taken]
    const left = this.#play.targets.filter((target) => !this.#brought.includes(target))
    return this.#spec.helpsOne === true ? left.slice(0, 1) : left
  }

  tick(at: number, deltaMs: number): void {
    const thing = this.#isHeld ? this.#taken : null
    const place = thing === null ? undefined : this.#nearTo(thing)
    const ms = place === undefined || this.#over?.place !== place ? 0 : this.#over.ms + deltaMs
    this.#over = place === undefined ? null : { place, ms }
    if (thing !== null && place !== undefined && ms >= this.#staysMs) this.#bring(thing, place, at, this.#takenBy, true)
  }

  get #staysMs(): number {
    const { hand } = this.#spec
    return this.#takenBy === 'camera' && hand !== undefined && hand.acts !== 'move' && hand.drops === 'itself' ? DROPS_MS : STAYS_MS
  }

  holds(thing: Stimulus): boolean {
    return thing === this.#taken
  }

  /** Gives a prompt: the thing rocks, waits, rolls a third of the way, and finally moves to its place by itself (clinical-design.md, /egg_nest, "Nothing"). */
  help(help: string): boolean | null {
    const [thing] = this.helped
    const place = thing === undefined ? null : this.#placeOf(thing)
    if (thing === undefined || place === null) return null
    // A frame is too thin for its halo to be visible, so it also grows.
    if (help === 'glow') return isFrame(place) ? place.swell() : place.glow()
    if (help === 'come-to-hand' && this.#taken !== null) return null
    return this.#bringing.prompt(help, thing, place, this.#brought.length)
  }

  arrivesMs(thing: Stimulus): number {
    const place = this.#placeOf(thing)
    if (place === null) return 0
    if (this.#spec.becomesOne === true) return this.#becomingOne.meetsMs(thing, place) + JOINED_MS
    return this.#bringing.putMs(place, thing, this.#brought.indexOf(thing))
  }

  reward(thing: Stimulus): boolean {
    const place = this.#placeOf(thing)
    return place !== null && this.#spec.becomesOne === true && this.#becomingOne.join(thing, place)
  }

  stays(thing: Stimulus): boolean {
    return thing.plan.role === 'place' || thing.plan.role === 'control' || this.#brought.includes(thing)
  }

  #choose(thing: Stimulus, at: number, by: ChosenBy): void {
    if (thing.plan.goesTo === undefined) {
      if (this.#taken !== null && thing.plan.role === 'place') this.#bring(this.#taken, thing, at, by)
      return
    }
    if (this.#brought.includes(thing)) return
    // A thing that belongs to no place is not carried. Choosing it is the answer.
    if (thing.plan.role === 'distractor') return this.#play.answer(thing, 'wrong', at, by)
    const place = this.#placeOf(thing)
    if (this.#spec.mode === 'touch' && place !== null) return this.#bring(thing, place, at, by)
    if (this.#taken === thing) return stays(this.#play, by) ? undefined : this.#record?.took(at)
    if (this.#taken !== null) this.#putBack(this.#taken)
    this.#taken = thing
    this.#takenBy = by
    // A thing that follows a finger does not grow, because the two movements of its edges would add up. A piece keeps the size of its slot: if no
    // light may show that it was taken, it hops, because straight edges that grew would cross many places.
    const isAlong = (by === 'touch' || by === 'camera') && (this.#spec.mode === 'drag' || this.#spec.mode === 'magnet')
    if (isAlong) thing.taken()
    const isLit = (isAlong || this.#spec.anyTries === true) && thing.glow()
    if (isCut(thing) && !isLit) thing.hop()
    else if (!isAlong && !isLit) thing.swell()
    this.#play.did({ do: 'took', id: thing.plan.id }, at)
    this.#record?.took(at)
  }

  #move(thing: Stimulus, to: Place, at: number): void {
    const { mode } = this.#spec
    if (thing !== this.#taken || (mode !== 'drag' && mode !== 'magnet')) return
    const place = this.#placeOf(thing)
    if (mode === 'magnet' && place !== null) {
      if (this.#play.distance(thing.plan.place, to) > PUSHED) this.#bring(thing, place, at, this.#takenBy)
      return
    }
    this.#isHeld = true
    thing.comeTo(to)
  }

  #letGo(thing: Stimulus, at: number): void {
    const distance = (one: Place, other: Place) => this.#play.distance(one, other)
    if (thing !== this.#taken || this.#spec.mode !== 'drag') return
    this.#stop(at)
    // The thing was released where the finger was. It may still be on its way there.
    const { goal } = thing
    if (distance(thing.plan.place, goal) <= PUSHED) return
    const near = this.#nearTo(thing)
    const place = this.#placeOf(thing)
    if (place !== null) {
      const error = distance(place.place, goal)
      this.#play.did({ do: 'let-go', id: thing.plan.id, error }, at)
      this.#record?.letGo(error, near === undefined)
    }
    if (near !== undefined) this.#bring(thing, near, at, this.#takenBy, true)
  }

  /** Records that the hand has left the thing, which stays where it is, unchanged. */
  #stop(at: number): void {
    this.#isHeld = false
    this.#record?.ended(at)
  }

  /** Returns the place for a thing that has moved away from its original position: the nearest place within reach. */
  #nearTo(thing: Stimulus): Stimulus | undefined {
    const { goal } = thing
    if (this.#play.distance(thing.plan.place, goal) <= PUSHED) return undefined
    const far = (place: Stimulus) => this.#play.distance(place.place, goal)
    return this.#places.filter((place) => far(place) <= Math.max(this.#spec.snap, place.plan.size / 2)).toSorted((one, other) => far(one) - far(other))[0]
  }

  #bring(thing: Stimulus, place: Stimulus, at: number, by: ChosenBy, isAlong = false): void {
    this.#triesIn(thing, place)
    if (thing.plan.goesTo !== place.plan.id && !isAlong) {
      // Nothing has moved yet. The thing is still in the hand, and the next choice may correct the error.
      this.#taken = thing
      return this.#isWrong(thing, place, at, by)
    }
    this.#taken = null
    this.#isHeld = false
    this.#record?.ended(at)
    if (thing.plan.goesTo !== place.plan.id) {
      this.#isWrong(thing, place, at, by)
      return this.#sendBack(thing)
    }
    const needed = this.#play.plan.needed ?? 1
    if (this.#brought.length >= needed) {
      this.#play.answer(thing, 'wrong', at, by)
      return this.#sendBack(thing)
    }
    this.#brought.push(thing)
    const isLast = this.#brought.length >= needed
    const isSure = isLast && this.#spec.mayBeTooMany !== true
    if (isSure) this.#done(thing, at, by)
    else this.#play.did({ do: 'found', id: thing.plan.id, by }, at)
    const index = this.#brought.length - 1
    // The thing returns to its own size, which later effects expect.
    if (!isSure || this.#play.plan.mechanic.reward?.does === 'stay') this.#putBack(thing, this.#bringing.putMs(place, thing, index))
    const { arrives } = this.#spec
    const putMs = this.#bringing.putMs(place, thing, index)
    if (arrives !== undefined) this.#play.playLater(arrives, putMs + HEARD_AFTER_MS, place)
    const { each } = this.#spec
    // Plays the effects of a thing that fits. The last thing has its own ending instead, unless any place may be tried.
    if (!isSure || this.#spec.anyTries === true)
      for (const happening of each?.[thing.plan.id] ?? []) this.#play.later(putMs, () => playStoryEffects(this.#play, happening))
    // A place that has been filled is no longer a target.
    if (this.#spec.anyTries === true) this.#play.later(putMs, () => place.settle())
    if (!isSure || this.#spec.becomesOne !== true) this.#bringing.putInto(place, thing, index)
    if (isLast && !isSure) this.#play.later(DONE_AFTER_MS, () => this.#done(thing, this.#play.now, by))
  }

  #sendBack(thing: Stimulus): void {
    this.#bringing.travel(thing, thing.plan.place)
    this.#putBack(thing, this.#bringing.travelMs(thing, thing.plan.place))
  }

  #isWrong(thing: Stimulus, place: Stimulus, at: number, by: ChosenBy): void {
    if (this.#spec.anyTries === true) return
    // The place cannot leave, because another thing needs it, but it is no longer offered for this thing.
    if ((this.#play.plan.needed ?? 1) > 1) this.#tried.set(thing, [...(this.#tried.get(thing) ?? []), place])
    this.#play.answer(place, 'wrong', at, by)
  }

  #triesIn(thing: Stimulus, place: Stimulus): void {
    if (this.#spec.anyTries !== true) return
    this.#tried.set(thing, [...(this.#tried.get(thing) ?? []), place])
    this.#play.record(triedRecord(this.#tried))
  }

  #done(thing: Stimulus, at: number, by: ChosenBy): void {
    this.#hideHomes(false)
    this.#play.answer(thing, 'correct', at, by)
  }

  /** Handles a thing that left the hand. It shrinks only later: an edge that leaves and returns within a second is a flash. */
  #putBack(thing: Stimulus, arrivesMs = 0): void {
    this.#play.later(Math.max(SETTLES_AFTER_MS, arrivesMs), () => thing !== this.#taken && thing.settle())
  }

  /** Fades out the places that the child should remember, or fades them in again. */
  #hideHomes(isHidden: boolean): void {
    if (this.#spec.hidesAfterMs !== undefined) for (const place of this.#places) place.dim(isHidden ? 0 : 1)
  }

  get #things(): readonly Stimulus[] {
    return thingsOnStage(this.#play.stimuli).filter((thing) => thing.plan.goesTo !== undefined && !this.#brought.includes(thing))
  }

  /** The places that are available. If pieces are tried, a filled place is not. */
  get #places(): readonly Stimulus[] {
    const places = thingsOnStage(this.#play.stimuli).filter(({ plan }) => plan.role === 'place')
    return this.#spec.anyTries === true ? places.filter(({ plan }) => this.#things.some((thing) => thing.plan.goesTo === plan.id)) : places
  }

  #placeOf(thing: Stimulus): Stimulus | null {
    return this.#play.stimuli.find(({ plan }) => plan.id === thing.plan.goesTo) ?? null
  }
}

const isCut = ({ plan }: Stimulus): boolean => pictureOf(plan)?.piece !== undefined

const isFrame = ({ plan: { shows } }: Stimulus): boolean => 'drawing' in shows && shows.drawing === 'frame'
