import type { SettingsSpec } from '#domain/activities/manifest'
import type { Dials } from '#domain/child/dials'
import type { PromptStep } from '#domain/trials/events'
import type { Place, TrialPlan } from '#domain/trials/plan'
import { ActivityScene } from '../kit/ActivityScene'
import type { Stimulus } from '../kit/stimulus'

/** How a thing comes to its place: a touch sends it, two taps bring it, or a finger takes it along (or only pushes it). */
export const carryModes = ['touch', 'tap-tap', 'drag', 'magnet'] as const
export type CarryMode = (typeof carryModes)[number]

/** How fast things travel by themselves (domain.md F6: at most 10 % of the width a second), and what a third of the way is. */
const TRAVEL_MS_PER_HEIGHT = 6000
const LEAST_TRAVEL_MS = 700
const THIRD = 1 / 3
/** One change of light a second at most: so long it is gone between two places. */
const REAPPEAR_AFTER_MS = 1100
/** A push this far is a drag and no tap (stage heights). */
const PUSHED = 0.03

/**
 * Activities in which a thing is brought to its place (domain.md F6, /match). A tap takes a thing up and another tap
 * puts it down, whatever the mode, so that switches and dwell play them too. What was let go on the way stays there.
 */
export abstract class CarryScene<S extends SettingsSpec = SettingsSpec> extends ActivityScene<S> {
  #taken: Stimulus | null = null
  #brought: Stimulus[] = []

  /** How things are carried now, and how near to its place (stage heights) a thing must be let go. */
  protected abstract get carry(): { readonly mode: CarryMode; readonly snap: number }

  /** Where the thing comes to lie that is brought as the `index`th. */
  protected restingPlace(place: Stimulus, _index: number): Place {
    return place.place
  }

  /** The thing has come to its place: what it does there, seen before it is heard. */
  protected arrived(_thing: Stimulus): void {}

  protected get brought(): readonly Stimulus[] {
    return this.#brought
  }

  protected override present(plan: TrialPlan): void {
    this.#taken = null
    this.#brought = []
    super.present(plan)
  }

  /** What can be chosen next: the things, or with one in the hand the places. */
  protected override get offered(): readonly Stimulus[] {
    if (this.#taken !== null) return this.#places
    return super.offered.filter((thing) => !this.#brought.includes(thing))
  }

  /** A place to which nothing goes is as wrong as a wrong thing. */
  protected override get distractors(): readonly Stimulus[] {
    const wrong = this.#places.filter((place) => this.targets.every((target) => target.plan.goesTo !== place.plan.id))
    return [...super.distractors, ...wrong]
  }

  override get aim(): Stimulus | null {
    if (this.#taken !== null) return this.#placeOf(this.#taken)
    return this.targets.find((target) => !this.#brought.includes(target)) ?? null
  }

  protected override chosen(stimulus: Stimulus, at: number, by: Dials['accessMethod']): void {
    if (stimulus.plan.goesTo === undefined) {
      if (this.#taken !== null && stimulus.plan.role === 'place') this.#bring(this.#taken, stimulus, at, by)
      return
    }
    if (this.#brought.includes(stimulus)) return
    const place = this.#placeOf(stimulus)
    if (this.carry.mode === 'touch' && place !== null) return this.#bring(stimulus, place, at, by)
    if (this.#taken === stimulus) return
    this.#taken?.settle()
    this.#taken = stimulus
    stimulus.swell()
    this.picked(stimulus, at)
  }

  protected override moved(thing: Stimulus, to: Place, at: number): void {
    const { mode } = this.carry
    if (thing !== this.#taken || (mode !== 'drag' && mode !== 'magnet')) return
    const place = this.#placeOf(thing)
    if (mode === 'magnet' && place !== null) {
      if (this.distance(thing.plan.place, to) > PUSHED) this.#bring(thing, place, at, 'touch')
      return
    }
    thing.comeTo(to)
  }

  protected override letGo(thing: Stimulus, at: number): void {
    if (thing !== this.#taken || this.carry.mode !== 'drag' || this.distance(thing.plan.place, thing.goal) <= PUSHED) return
    const near = this.#places.find((place) => this.distance(place.place, thing.goal) <= Math.max(this.carry.snap, place.plan.size / 2))
    const place = this.#placeOf(thing)
    if (place !== null) this.dropped(thing, at, this.distance(place.place, thing.goal))
    if (near !== undefined) this.#bring(thing, near, at, 'touch')
  }

  /** Rock, wait, roll a third of the way, and at last go there by itself (domain.md, /egg_nest, "Nothing"). */
  protected override onPrompt(step: PromptStep): boolean {
    const thing = this.#taken ?? this.targets.find((target) => !this.#brought.includes(target))
    const place = thing === undefined ? null : this.#placeOf(thing)
    if (thing === undefined || place === null) return false
    if (step === 1) thing.sway()
    if (step === 2) place.acknowledge(this.services.clock.now())
    if (step === 3) this.#travel(thing, between(thing.place, place.place, THIRD))
    if (step === 4) this.#travel(thing, this.restingPlace(place, this.#brought.length))
    return true
  }

  protected override reward(thing: Stimulus): void {
    const [place, index] = [this.#placeOf(thing), this.#brought.indexOf(thing)]
    if (place !== null) this.#travel(thing, this.restingPlace(place, index), () => this.arrived(thing))
    else this.arrived(thing)
  }

  protected override staysForReward(stimulus: Stimulus): boolean {
    return super.staysForReward(stimulus) || this.#brought.includes(stimulus)
  }

  #bring(thing: Stimulus, place: Stimulus, at: number, by: Dials['accessMethod']): void {
    this.#taken = null
    thing.settle()
    if (thing.plan.goesTo !== place.plan.id || thing.plan.role === 'distractor') {
      this.answer(thing, 'wrong', at, by)
      return this.#travel(thing, thing.plan.place)
    }
    this.#brought.push(thing)
    if (this.#brought.length >= this.needed) return this.answer(thing, 'correct', at, by)
    this.#travel(thing, this.restingPlace(place, this.#brought.length - 1))
  }

  #travel(thing: Stimulus, to: Place, onArrived: () => void = () => undefined): void {
    if (thing.plan.picture !== undefined || thing.plan.text !== undefined) return this.#reappear(thing, to, onArrived)
    thing.glideTo(to, Math.max(LEAST_TRAVEL_MS, this.distance(thing.place, to) * TRAVEL_MS_PER_HEIGHT), onArrived)
  }

  /** What has edges within it would flash wherever it passes: it goes out here, and comes up there. */
  #reappear(thing: Stimulus, to: Place, onArrived: () => void): void {
    thing.dim(0)
    this.time.delayedCall(REAPPEAR_AFTER_MS, () => {
      if (!this.stimuli.includes(thing) || thing.isLeaving) return
      thing.moveTo(to)
      thing.dim(1)
      onArrived()
    })
  }

  get #places(): readonly Stimulus[] {
    return this.stimuli.filter((stimulus) => stimulus.plan.role === 'place' && !stimulus.isLeaving)
  }

  #placeOf(thing: Stimulus): Stimulus | null {
    return this.stimuli.find((stimulus) => stimulus.plan.id === thing.plan.goesTo) ?? null
  }
}

const between = (from: Place, to: Place, share: number): Place => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
