import type { SpecOf } from '#domain/trials/plan/mechanics'
import type { Place } from '#domain/geometry'
import { textOf } from '#domain/trials/plan/plan'
import { numberWord } from '#domain/words/utterance'
import type { Stimulus } from '../stimulus/stimulus'
import type { ChosenBy } from '../mechanic/intents'
import { type Mechanic, type MechanicOf, type TrialPlay, thingsOnStage } from '../mechanic/mechanic'
import { TracedRecord } from './tracedRecord'
import { hitRadius, TracedRoad } from './tracedRoad'

/** Minimum time (ms) between two log entries of the same kind. */
const TOLD_EVERY_MS = 250
/** Distance (stage heights) up to which a finger that has moved still counts as a tap. */
const TAPPED = 0.1
/** Delay (ms) between a thing's picture and its sound. */
const SOUND_AFTER_MS = 500

/**
 * Mechanic in which a finger follows a road from one end to the other (clinical-design.md, /connect). Lifting the finger resets nothing, and leaving
 * the road has no effect. A child who does not draw taps instead: from point to point, or one thing and then the other. A switch and a dwell work
 * like a tap.
 */
export const traceMechanic: MechanicOf<'trace'> = (play, spec) => new Trace(play, spec)

class Trace implements Mechanic {
  readonly #play: TrialPlay
  readonly #spec: SpecOf<'trace'>
  readonly #roads: readonly TracedRoad[]
  readonly #record: TracedRecord | null
  /** Fingers that have drawn since they came down, and therefore do not tap. If there is no visible road, each is stored with the line that it draws. */
  readonly #drawing = new Map<number, TracedRoad | null>()
  /** Place at which each finger came down. A finger that is lifted elsewhere has not tapped. */
  readonly #pressed = new Map<number, Place>()
  readonly #told = new Map<string, number>()
  /** The thing from which a line will be drawn to the next tapped thing. `#inVain` contains things that were tapped without success. */
  #from: Stimulus | null = null
  #inVain: readonly Stimulus[] = []
  #tappedAt = Number.NEGATIVE_INFINITY
  #counted = 0
  readonly on: Mechanic['on']

  constructor(play: TrialPlay, spec: SpecOf<'trace'>) {
    this.#play = play
    this.#spec = spec
    this.#roads = play.targets.flatMap((thing) => {
      const end = play.stimuli.find(({ plan }) => plan.id === thing.plan.goesTo) ?? null
      const points = spec.road ?? (end === null ? [] : [end.plan.place])
      return points.length === 0 ? [] : [new TracedRoad(play, spec, thing, end, points)]
    })
    this.#record = spec.measured === true ? new TracedRecord(play) : null
    this.on = {
      // A finger may draw or tap, which is decided only when it is lifted.
      choose: ({ thing, at, by }) => by !== 'touch' && this.#choose(thing, at, by),
      press: ({ finger, place }) => {
        this.#drawing.delete(finger)
        this.#pressed.set(finger, place)
      },
      stroke: ({ finger, from, to, at }) => this.#stroke(finger, from, to, at),
      lift: ({ finger, place: where, at }) => this.#lift(finger, where, at),
      cancelled: ({ finger }) => this.#cancel(finger),
    }
  }

  get offered(): readonly Stimulus[] {
    if (this.#spec.taps !== 'both') return this.#active.map(({ thing }) => thing)
    const open = [...new Set(this.#open.flatMap(({ ends }) => ends))]
    return open.filter((thing) => thing !== this.#from && !this.#inVain.includes(thing))
  }

  get aim(): Stimulus | null {
    const [road] = this.#active
    if (this.#spec.taps !== 'both' || this.#from === null) return road?.thing ?? null
    return this.#partnerOf(this.#from)
  }

  /** The things that prompts act on: both ends of the next possible pair or, after a tap on one end, only the other. */
  get helped(): readonly Stimulus[] {
    const partner = this.#from === null ? null : this.#partnerOf(this.#from)
    if (partner !== null) return thingsOnStage([partner])
    return thingsOnStage(
      this.#spec.taps === undefined ? this.#active.map(({ thing }) => thing) : [...new Set(this.#active.slice(0, 1).flatMap(({ ends }) => ends))],
    )
  }

  /** Things that fade after a wrong choice. None of them leaves, because each belongs to another thing. */
  get others(): readonly Stimulus[] {
    return this.#play.distractors
  }

  /** Returns the thing to which the road at this place belongs. */
  belongingTo(place: Place): Stimulus | null {
    return this.#spec.tapsOnly === true ? null : (this.#active.find((road) => road.lies(place))?.thing ?? null)
  }

  /** Gives a prompt: a light runs along the open road, or, as the last prompt, the road is drawn. */
  help(help: string): boolean | null {
    const [road] = this.#active
    if (help === 'light-along') return road?.run() ?? false
    return help === 'show-how' ? (road?.show() ?? false) : null
  }

  stays(thing: Stimulus): boolean {
    return thing.plan.role === 'place' || thing.plan.role === 'control' || this.#roads.some((road) => road.isJoined && road.ends.includes(thing))
  }

  /** Returns the time (ms) until a line that was started by a tap has been drawn. */
  arrivesMs(thing: Stimulus): number {
    return this.#roads.find((road) => road.thing === thing)?.restMs ?? 0
  }

  /** Rewards both things of the pair. */
  reward(thing: Stimulus): boolean {
    const road = this.#roads.find((each) => each.thing === thing)
    const end = road?.end ?? null
    if (end !== null && road !== undefined) this.#play.later(road.restMs, () => (isFilled(end) ? shine(end) : this.#play.celebrate(end)))
    return false
  }

  end(): void {
    for (const road of this.#roads) road.free()
  }

  get #open(): readonly TracedRoad[] {
    return this.#roads.filter(({ isOpen }) => isOpen)
  }

  /** The roads that may be drawn now. */
  get #active(): readonly TracedRoad[] {
    return this.#spec.inOrder === true ? this.#open.slice(0, 1) : this.#open
  }

  #partnerOf(thing: Stimulus): Stimulus | null {
    const road = this.#active.find(({ beginnings }) => beginnings.includes(thing))
    return road?.ends.find((end) => end !== thing) ?? null
  }

  #stroke(finger: number, from: Place, to: Place, at: number): void {
    if (this.#spec.tapsOnly === true) return
    const isFresh = !this.#drawing.has(finger)
    const before = this.#drawing.get(finger) ?? null
    // A single line may pass through several things.
    const on = before?.isOpen === true ? before : null
    this.#drawing.set(finger, on)
    const road = this.#spec.free === true ? (on ?? this.#takenBy(from)) : this.#nearest(to)
    if (road === null || !road.isOpen) return
    const begins = isFresh || road !== on
    this.#drawing.set(finger, road)
    const error = road.errorAt(to)
    if (this.#isDue(`traced ${road.thing.plan.id}`, at)) this.#play.did({ do: 'traced', id: road.thing.plan.id, error }, at)
    const came = road.draw(from, to, begins)
    this.#record?.drew(road, came, error, at)
    if (came === null) return
    if (this.#counted === 0) this.#count(1)
    if (!road.isJoined) this.#meetsStranger(road, to, at, finger)
    if (road.isJoined) return this.#joined(road, at, 'touch')
    this.#works(road, at, 'touch')
  }

  /** Handles a line that has reached a thing of another pair. Applies only if there is no visible road. */
  #meetsStranger(road: TracedRoad, to: Place, at: number, finger: number): void {
    if (this.#spec.free !== true) return
    const strangers = this.#open.flatMap(({ ends }) => ends).filter((thing) => !road.ends.includes(thing))
    const met = strangers.find((thing) => this.#play.distance(thing.place, to) <= thing.plan.size / 2)
    if (met === undefined) return
    road.forget()
    this.#drawing.set(finger, null)
    this.#play.answer(met, 'wrong', at, 'touch')
  }

  #takenBy(place: Place): TracedRoad | null {
    return this.#active.find((road) => road.takes(place)) ?? null
  }

  #nearest(place: Place): TracedRoad | null {
    return this.#active.reduce<TracedRoad | null>((best, road) => (best === null || road.errorAt(place) < best.errorAt(place) ? road : best), null)
  }

  #lift(finger: number, where: Place, at: number): void {
    const hasDrawn = this.#drawing.has(finger)
    this.#drawing.delete(finger)
    if (hasDrawn) return this.#record?.lifted()
    if (this.#play.distance(this.#pressed.get(finger) ?? where, where) > TAPPED) return
    const tapped = this.#tapped(where)
    if (tapped !== null) this.#choose(tapped, at, 'touch')
  }

  /**
   * Discards a finger's line or touch that the system has cancelled. The line does not count as released by the child, and the touch does not count
   * as a tap.
   */
  #cancel(finger: number): void {
    this.#drawing.delete(finger)
    this.#pressed.delete(finger)
  }

  /** Returns the thing that a finger taps here. If points are tapped, it is the thing whose road continues. */
  #tapped(where: Place): Stimulus | null {
    if (this.#spec.taps === undefined) {
      const least = Math.max(this.#spec.reach, this.#play.dials.hitSize / 2)
      const meant = this.#active.find(({ thing, next }) => [thing.place, next].some((place) => this.#play.distance(place, where) <= least))
      return (meant ?? (this.#play.dials.anyTouchCounts ? this.#active[0] : undefined))?.thing ?? null
    }
    const near = this.#open
      .flatMap(({ ends }) => ends)
      .map((thing) => ({ thing, far: this.#play.distance(thing.place, where) }))
      .filter(({ thing, far }) => far <= hitRadius(this.#play, thing))
      .toSorted((one, other) => one.far - other.far)
    return near[0]?.thing ?? (this.#play.dials.anyTouchCounts ? this.aim : null)
  }

  #choose(thing: Stimulus, at: number, by: ChosenBy): void {
    if (at - this.#tappedAt < this.#play.dials.ignoreRepeatMs) return
    this.#tappedAt = at
    const road = this.#active.find(({ ends }) => ends.includes(thing))
    switch (this.#spec.taps) {
      case undefined:
        if (road === undefined || !road.step()) return
        return road.isJoined ? this.#joined(road, at, by) : this.#works(road, at, by)
      case 'one':
        if (road === undefined) return this.#play.answer(thing, 'wrong', at, by)
        this.#count(1)
        return this.#join(road, thing, at, by)
      case 'both':
        return this.#tapsBoth(thing, at, by)
    }
  }

  #tapsBoth(thing: Stimulus, at: number, by: ChosenBy): void {
    const from = this.#from
    if (thing === from) return
    if (from !== null && this.#partnerOf(from) === thing) {
      const road = this.#active.find(({ ends }) => ends.includes(from) && ends.includes(thing))
      return road === undefined ? undefined : this.#join(road, from, at, by)
    }
    if (from === null && this.#active.some(({ beginnings }) => beginnings.includes(thing))) {
      this.#from = thing
      this.#inVain = []
      if (!shine(thing)) thing.swell()
      this.#count(1)
      return this.#play.did({ do: 'took', id: thing.plan.id }, at)
    }
    // A thing that was tapped without success is no longer offered to switches, which continue with the others.
    this.#inVain = [...this.#inVain, thing]
    this.#play.answer(thing, 'wrong', at, by)
  }

  /** Draws a road from one end to the other without a finger. */
  #join(road: TracedRoad, from: Stimulus, at: number, by: ChosenBy): void {
    road.join(from === road.thing ? 'start' : 'end')
    this.#joined(road, at, by)
  }

  #joined(road: TracedRoad, at: number, by: ChosenBy): void {
    const { id } = road.thing.plan
    this.#play.did({ do: 'worked', id, share: 1, by }, at)
    this.#record?.tell()
    this.#count(this.#counted + 1)
    const [next] = this.#active
    this.#from = this.#spec.inOrder === true && next !== undefined && next.thing === road.end ? next.thing : null
    this.#inVain = []
    if (this.#open.length === 0) return this.#play.answer(road.thing, 'correct', at, by)
    this.#play.did({ do: 'found', id, by }, at)
    for (const end of road.ends) {
      shine(end)
      if (!isFilled(end)) end.hop(road.restMs)
    }
    if (this.#spec.arrives !== undefined) this.#play.playLater(this.#spec.arrives, road.restMs + SOUND_AFTER_MS, road.end ?? road.thing)
  }

  #works(road: TracedRoad, at: number, by: ChosenBy): void {
    const { id } = road.thing.plan
    if (this.#isDue(`worked ${id}`, at)) this.#play.did({ do: 'worked', id, share: road.share, by }, at)
  }

  #count(number: number): void {
    if (this.#spec.counts !== true || number <= this.#counted) return
    this.#counted = number
    this.#play.say({ phrase: numberWord(number) })
  }

  /** Returns whether an event of this kind may be logged again. */
  #isDue(kind: string, at: number): boolean {
    if (at - (this.#told.get(kind) ?? Number.NEGATIVE_INFINITY) < TOLD_EVERY_MS) return false
    this.#told.set(kind, at)
    return true
  }
}

/** Returns whether a thing is a number that is filled when it is reached. If it moved instead, its edges would pass over the line behind it. */
const isFilled = ({ plan }: Stimulus): boolean => textOf(plan)?.fills === true

/** Lights up a thing that was reached. Returns false if it cannot glow. */
function shine(thing: Stimulus): boolean {
  if (!isFilled(thing)) return thing.glow()
  thing.light(true)
  return true
}
