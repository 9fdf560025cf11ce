import { placeOnPath, type DriftPath, driftPath } from '#domain/trials/layout/drift'
import type { SpecOf } from '#domain/trials/plan/mechanics'
import type { Place } from '#domain/geometry'
import { backOn, drawnOn, nearestOn, nextPointShare } from '#domain/trials/layout/road'
import { RoadPicture } from '../stimulus/roadPicture'
import type { Stimulus } from '../stimulus/stimulus'
import type { TrialPlay } from '../mechanic/mechanic'

/** Maximum drawn share of a road that is not complete yet. */
const NEARLY = 0.99

/** The end from which a road is drawn. */
export type From = 'start' | 'end'

/** A road: its path, the length that has been drawn from each end, and its picture. */
export class TracedRoad {
  readonly thing: Stimulus
  /** The thing at the end of the road; null if there is none. */
  readonly end: Stimulus | null
  readonly way: DriftPath
  readonly #back: DriftPath
  readonly #play: TrialPlay
  readonly #spec: SpecOf<'trace'>
  readonly #picture: RoadPicture
  readonly #drawn = { start: 0, end: 0 }
  /** The current line on a road that is not visible: the end at which it began, and the place where a finger left it. */
  #line: { readonly from: From; tip: Place } | null = null
  #isJoined = false

  constructor(play: TrialPlay, spec: SpecOf<'trace'>, thing: Stimulus, end: Stimulus | null, points: readonly Place[]) {
    const to = points.at(-1) ?? thing.plan.place
    this.#play = play
    this.#spec = spec
    this.thing = thing
    this.end = end
    this.way = driftPath(thing.plan.place, { via: points.slice(0, -1), to }, play.layout.aspect)
    this.#back = backOn(this.way)
    this.#picture = new RoadPicture(play.scene, {
      way: this.way,
      thing,
      colour: thing.plan.colour,
      strict: play.isStrict,
      width: spec.free === true ? null : 2 * spec.reach,
      layout: () => play.layout,
      now: () => play.now,
    })
  }

  get ends(): readonly Stimulus[] {
    return this.end === null ? [this.thing] : [this.thing, this.end]
  }

  get isJoined(): boolean {
    return this.#isJoined
  }

  /** Whether part of the road is still to be drawn. */
  get isOpen(): boolean {
    return !this.#isJoined && !this.thing.isLeaving
  }

  /** Share of the road that has been drawn (0 to 1). */
  get share(): number {
    return this.#isJoined ? 1 : Math.min(NEARLY, this.#drawn.start + this.#drawn.end)
  }

  /** The place to which the next tap would extend the line. */
  get next(): Place {
    return placeOnPath(this.way, nextPointShare(this.way, this.#drawn.start))
  }

  /** The ends at which the line may begin. */
  get beginnings(): readonly Stimulus[] {
    return this.#spec.either === true ? this.ends : [this.thing]
  }

  /** Returns the distance (stage heights) of a place from the middle of the road. */
  errorAt(place: Place): number {
    return nearestOn(this.way, place, this.#play.layout.aspect).error
  }

  /** Returns whether a place is on the road. If the road is not visible, returns whether the place is close enough to the line to continue it. */
  lies(place: Place): boolean {
    if (this.#spec.free !== true) return this.errorAt(place) <= this.#spec.reach
    return this.#line !== null && this.#play.distance(this.#line.tip, place) <= (this.#spec.resume ?? 2 * this.#spec.reach)
  }

  /** Returns whether a finger at this place begins or continues the line of this road. */
  takes(place: Place): boolean {
    return this.#endAt(place, this.beginnings) !== null || this.lies(place)
  }

  /**
   * Draws the movement of a finger from one place to another. Returns the end from which the drawn part has grown; null if none has.
   * @param isFresh whether the finger starts a new line rather than continuing one
   */
  draw(from: Place, to: Place, isFresh: boolean): From | null {
    return this.#spec.free === true ? this.#drawFreely(from, to, isFresh) : this.#drawAlong(from, to, isFresh)
  }

  /** Extends the line to its next point after a tap or a switch press. Returns whether the line has grown. */
  step(): boolean {
    const share = nextPointShare(this.way, this.#drawn.start)
    if (share <= this.#drawn.start) return false
    this.#come('start', share)
    return true
  }

  /** Draws the whole road, starting at one end. */
  join(from: From = 'start'): void {
    this.#isJoined = true
    this.#picture.reach(1, from)
  }

  /** Time (ms) until the whole line is visible. */
  get restMs(): number {
    return this.#picture.restMs
  }

  /** Removes a line that a finger has drawn to a wrong thing. */
  forget(): void {
    this.#line = null
    this.#picture.forget()
  }

  /** Starts a light that runs along the road. Returns false if one is already running. */
  run(): boolean {
    return this.#picture.run()
  }

  /** Draws the road as a demonstration. The road still counts as open. */
  show(): true {
    this.#picture.reach(1)
    return true
  }

  free(): void {
    this.#picture.free()
  }

  #drawAlong(from: Place, to: Place, isFresh: boolean): From | null {
    const { reach, resume } = this.#spec
    const { aspect } = this.#play.layout
    const side = this.#sideOf(from, to)
    const share = drawnOn(side === 'start' ? this.way : this.#back, this.#drawn[side], { from, to }, reach, aspect, isFresh ? resume : undefined)
    // The part from the other end has already been drawn.
    const other = 1 - this.#drawn[side === 'start' ? 'end' : 'start']
    const length = this.way.length * aspect
    return this.#come(side, (other - share) * length <= reach / 2 ? other : Math.min(other, share)) ? side : null
  }

  /** Returns the end from which a finger draws. A finger that moves back towards the start draws from the other end. */
  #sideOf(from: Place, to: Place): From {
    const { aspect } = this.#play.layout
    const isBack = nearestOn(this.way, to, aspect).share < nearestOn(this.way, from, aspect).share
    return this.#spec.either === true && isBack ? 'end' : 'start'
  }

  #come(side: From, share: number): boolean {
    if (share <= this.#drawn[side]) return false
    this.#drawn[side] = share
    this.#picture.reach(share, side)
    if (this.#drawn.start + this.#drawn.end >= 1 - 1e-9) this.join(side)
    return true
  }

  #drawFreely(from: Place, to: Place, isFresh: boolean): From | null {
    const beginning = this.#endAt(from, this.beginnings)
    if (isFresh && beginning !== null) {
      // A new line replaces one that was abandoned.
      if (this.#line !== null) this.forget()
      this.#line = { from: beginning === this.thing ? 'start' : 'end', tip: from }
    }
    const line = this.#line
    if (line === null) return null
    this.#picture.mark(from, to)
    line.tip = to
    const reached = nearestOn(line.from === 'start' ? this.way : this.#back, to, this.#play.layout.aspect).share
    // The line counts as complete only when it reaches the other end.
    this.#drawn[line.from] = Math.max(this.#drawn[line.from], Math.min(NEARLY, reached))
    const other = line.from === 'start' ? this.end : this.thing
    if (other === null || this.#endAt(to, [other]) === null) return line.from
    this.#isJoined = true
    if (!this.#picture.isWhole) this.#picture.reach(1, line.from)
    return line.from
  }

  /** Returns the thing under a finger at this place. */
  #endAt(place: Place, things: readonly Stimulus[]): Stimulus | null {
    return things.find((thing) => this.#play.distance(thing.place, place) <= hitRadius(this.#play, thing)) ?? null
  }
}

/** Returns the distance (stage heights) from the thing's centre within which a touch counts for the thing. */
export const hitRadius = ({ dials }: TrialPlay, { plan }: Stimulus): number => Math.max(plan.size, dials.hitSize) / 2
