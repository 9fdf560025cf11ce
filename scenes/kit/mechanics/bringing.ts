import type { SpecOf } from '#domain/trials/plan/mechanics'
import { placeWithin, onTheWay } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import type { Stimulus } from '../stimulus/stimulus'
import type { TrialPlay } from '../mechanic/mechanic'

/** Travel time of things that move by themselves (ms per stage height). They cross at most 10 % of the stage's width per second (clinical-design.md F6). */
const TRAVEL_MS_PER_HEIGHT = 8000
const LEAST_TRAVEL_MS = 900
/** Default share of its way that a thing travels as a prompt. */
const THIRD = 1 / 3
/** Default height from which a thing is lowered into another one, in units of the thing's size. */
const LET_DOWN = 0.9

/** Moves things to their places, without a hand. */
export class Bringing {
  readonly #play: TrialPlay
  readonly #spec: SpecOf<'carry'>

  constructor(play: TrialPlay, spec: SpecOf<'carry'>) {
    this.#play = play
    this.#spec = spec
  }

  /** Moves a thing as a prompt: part of its way, towards the child's hand, or all the way. Returns null for a prompt that moves nothing. */
  prompt(help: string, thing: Stimulus, place: Stimulus, index: number): boolean | null {
    switch (help) {
      case 'part-way':
        this.travel(thing, onTheWay(thing.place, place.place, this.#spec.partWay ?? THIRD))
        return true
      case 'come-to-hand':
        this.travel(thing, onTheWay(thing.place, this.#play.hand ?? place.place, THIRD))
        return true
      case 'show-how':
        this.putInto(place, thing, index)
        return true
      default:
        return null
    }
  }

  travel(thing: Stimulus, to: Place): void {
    thing.glideTo(to, this.#leastTravelMs(thing, to))
  }

  travelMs(thing: Stimulus, to: Place): number {
    return thing.glideMs(to, this.#leastTravelMs(thing, to))
  }

  /** Moves a thing to its place. A thing that goes into a container moves over the wall and then down, rather than through the wall. */
  putInto(place: Stimulus, thing: Stimulus, index: number): void {
    const to = this.#restingPlace(place, index)
    if (!this.isLetDown) return this.travel(thing, to)
    const above = this.#aboveOf(thing, to)
    thing.glideTo(above, this.#leastTravelMs(thing, above), () => {
      thing.lift(false)
      thing.glideTo(to, LEAST_TRAVEL_MS)
    })
  }

  /** Returns the time (ms) that `putInto` takes. */
  putMs(place: Stimulus, thing: Stimulus, index: number): number {
    const to = this.#restingPlace(place, index)
    if (!this.isLetDown) return this.travelMs(thing, to)
    const above = this.#aboveOf(thing, to)
    return thing.glideMs(above, this.#leastTravelMs(thing, above)) + thing.glideMs(to, LEAST_TRAVEL_MS, above)
  }

  get isLetDown(): boolean {
    return this.#spec.lying !== undefined && this.#spec.letDown !== null
  }

  /** Returns the resting place of the `index`th thing, next to the things that were already in the container. */
  #restingPlace(place: Stimulus, index: number): Place {
    const { lying } = this.#spec
    if (lying === undefined) return place.place
    const before = this.#play.stimuli.filter(({ plan }) => plan.role === 'control').length
    const at = lying[(before + index) % lying.length]
    return at === undefined ? place.place : placeWithin(place.place, place.plan.size, at, this.#play.layout.aspect)
  }

  #aboveOf({ plan }: Stimulus, { x, y }: Place): Place {
    return { x, y: y - (this.#spec.letDown ?? LET_DOWN) * plan.size }
  }

  #leastTravelMs(thing: Stimulus, to: Place): number {
    return Math.max(LEAST_TRAVEL_MS, this.#play.distance(thing.place, to) * TRAVEL_MS_PER_HEIGHT)
  }
}
