import { type Scene, Scenes } from 'phaser'
import { GLIDE_SPEED, maxSpeedFor } from '#domain/child/safety'
import type { Place } from '#domain/geometry'
import type { Layout } from '../drawing/layout'
import type { GlidePath } from '../drawing/calmMovement'
import { CalmTwin } from './calmTwin'
import { Gestures } from './gestures'
import type { Glides } from './glides'
import { Growth, NOD } from './growth'
import type { Foreseen, Moved } from './moved'
import { MovementQueue } from './movementQueue'
import { Position } from './position'
import { Pursuit, type Sender } from './pursuit'
import { Sway } from './sway'
import { FLY_SPEED, Travel } from './travel'
import { allowedShare, CARRIED, gliding, HOP_AFTER_MS, HOPPING, SWAYING } from './ways'

/** Scale at which a thing starts to appear. */
const APPEAR_FROM = 0.96
/**
 * Moves a thing. Movements run one after the other; one requested meanwhile waits, a sway pauses for it, and a thing that moves elsewhere stops swaying. A
 * picture whose inner edges would flash at its speed is covered by a calm twin on its way.
 */
export class Motion {
  readonly #scene: Scene
  readonly #glides: Glides
  readonly #moved: Moved
  readonly #position: Position
  readonly #calm: CalmTwin
  readonly #queue: MovementQueue
  readonly #sway: Sway
  readonly #pursuit: Pursuit
  readonly #growth: Growth
  readonly #gestures: Gestures
  readonly #travel: Travel
  #isLeaving = false

  constructor(scene: Scene, glides: Glides, layout: Layout, moved: Moved) {
    const position = new Position(layout, moved)
    const calm = new CalmTwin(glides, moved.dress)
    const queue = new MovementQueue(glides)
    const parts = { glides, queue, position, calm, moved }
    this.#scene = scene
    this.#glides = glides
    this.#moved = moved
    this.#position = position
    this.#calm = calm
    this.#queue = queue
    this.#sway = new Sway(glides, position, moved.dress)
    this.#pursuit = new Pursuit(position, moved)
    this.#growth = new Growth(parts, () => this.#pursuit.isUnderWay)
    this.#gestures = new Gestures(parts)
    this.#travel = new Travel({ ...parts, growth: this.#growth, pursuit: this.#pursuit, sway: this.#sway })
    scene.events.on(Scenes.Events.UPDATE, this.#update, this)
  }

  get place(): Place {
    return this.#position.place
  }

  /** Place to which a finger has brought it; it may still be on its way there. */
  get goal(): Place {
    return this.#pursuit.goal ?? this.place
  }

  /** Offset from its place, in pixels. */
  get offset(): { readonly x: number; readonly y: number } {
    return this.#position.offset
  }

  get appearFrom(): number {
    return APPEAR_FROM
  }

  /** The actual speed for a wanted one (stage widths per second). */
  speedFor(wanted: number): number {
    return this.#travel.speedFor(wanted)
  }

  /**
   * Movements that it may be asked to make: as a prompt, in a hand (`isCarried`), sent by an answer (`isSent`), by itself where nothing is in its way, and
   * along its own path (`drift`, stage widths per second).
   */
  waysOf({ isHelped, isCarried, isSent, movesAlone, flies, drift }: Foreseen): readonly GlidePath[] {
    const slowest = maxSpeedFor(this.#moved.dress.isRed)
    return [
      ...(isHelped ? [HOPPING, SWAYING] : []),
      ...(isCarried ? [CARRIED] : []),
      ...(isCarried || isSent ? [gliding(Math.min(GLIDE_SPEED, slowest))] : []),
      ...(movesAlone ? [this.#gestures.alonePath] : []),
      ...[flies ? FLY_SPEED : null, drift].flatMap((speed) => (speed === null ? [] : [this.#travel.driftPath(Math.min(speed, slowest))])),
    ]
  }

  /** Makes the calm twin for these movements, which must have been foreseen. */
  prepare(foreseen: Foreseen): void {
    for (const way of this.waysOf(foreseen)) this.#moved.dress.glideAt(way, way === CARRIED)
  }

  /** Speed at which a prompt or an answer moves it (stage widths per second). */
  get glideSpeed(): number {
    return this.#pursuit.glideSpeed
  }

  relayout(layout: Layout): void {
    this.#position.relayout(layout)
  }

  /** Puts the thing at this place, and ends any glide to another one. */
  moveTo(place: Place): void {
    this.#glides.end('path')
    this.#pursuit.stop()
    if (place.x !== this.place.x || place.y !== this.place.y) this.#calm.restart()
    this.#position.putAt(place)
  }

  /** Called when a finger has taken it and may carry it: calms it in advance. */
  taken(): void {
    this.#calm.comeFor(CARRIED, true)
  }

  /** Follows a finger or a press to this place without jumping. */
  comeTo(place: Place, sentBy: Sender = 'finger'): void {
    this.rest()
    this.#moved.dress.setOff()
    this.#glides.end('path')
    this.#pursuit.to(place, sentBy)
    this.#calm.comeFor(sentBy === 'finger' ? CARRIED : gliding(this.glideSpeed), sentBy === 'finger')
  }

  /** Glides along a straight line, in `ms` or longer if that would be too fast. It may shrink on its way. */
  glideTo(place: Place, ms: number, onArrived?: () => void, scale?: number): void {
    this.#travel.glideTo(place, ms, onArrived, scale)
  }

  /** Duration (ms) of such a glide: from here, or from another place at which it has come to rest. */
  glideMs(place: Place, leastMs: number, from?: Place): number {
    return this.#travel.glideMs(place, leastMs, from)
  }

  /** Flies along a curve to a place and changes size on its way. */
  flyTo(place: Place, scale: number, onArrived?: () => void): void {
    this.#travel.flyTo(place, scale, onArrived)
  }

  /** Duration (ms) of such a flight, if it started now. */
  flightMs(place: Place, scale: number): number {
    return this.#travel.flightMs(place, scale)
  }

  /** Time (ms) until the thing may start to move at this speed (stage widths per second): a picture is calmed first. */
  calmMs(speed: number): number {
    return this.#calm.comeFor(this.#travel.driftPath(speed), false)
  }

  /** Restores its own contrast, at once if possible. Returns the time (ms) until that is done. */
  clearMs(): number {
    return this.#calm.clearNow()
  }

  /** Whether the thing is on its way somewhere. */
  get isGoing(): boolean {
    return this.#pursuit.isUnderWay || this.#glides.restMs('path') > 0
  }

  /** Time (ms) until the thing arrives. */
  get arrivesMs(): number {
    return Math.ceil(this.#glides.restMs('path'))
  }

  /** Time (ms) until its movements end. */
  get busyMs(): number {
    return this.#queue.busyMs()
  }

  /** Sways slowly, after an optional delay. Returns whether a sway starts now that can be seen. */
  sway(afterMs = 0): boolean {
    if (this.#sway.isOn || this.#isLeaving || this.#pursuit.isUnderWay) return false
    return this.#sway.start(Math.max(afterMs, this.busyMs, this.#calm.comeFor(SWAYING, false)))
  }

  /** Ends the sway where it began. */
  still(): void {
    this.#sway.still()
  }

  /** Ends sway and hop, and makes the current position its place, because it moves elsewhere. */
  rest(): void {
    this.#sway.stop()
    this.#glides.end('still')
    this.#glides.end('hop')
    this.#position.takeOffset('both')
  }

  /** Ends sway and hop where the thing is, as `rest` does, and keeps its current size. */
  standStill(): void {
    this.rest()
    this.#glides.end('scale')
    this.#growth.forgetNod()
  }

  /** Hops once, after the given delay. Returns whether the hop will be visible. */
  hop(afterMs = HOP_AFTER_MS): boolean {
    // A hop under way is not restarted: the thing would jump down.
    if (this.#glides.restMs('hop') > 0 || this.#pursuit.isUnderWay || this.#isLeaving) return false
    if (this.#moved.liesOnAnother()) this.#growth.bulge(NOD.grows)
    else this.#gestures.hop(afterMs)
    return true
  }

  /**
   * The answer to a touch: a movement that starts in this frame, unless the thing is already moving. A single shape at rest hops. A swaying thing, a
   * picture with strong inner edges, a light without an edge and anything not yet judged grow a little instead, because a hop would change a place too
   * often.
   */
  nod(): void {
    if (this.busyMs > 0 || this.#pursuit.isUnderWay || this.#isLeaving || !this.#growth.mayNod) return
    this.#growth.noteNod()
    const { dress } = this.#moved
    const isPlain = dress.knows(HOPPING) && !dress.isSoft && !dress.needsCalm(HOPPING, false) && allowedShare(dress, HOPPING) === 1
    if (isPlain && !this.#sway.isOn) this.hop(0)
    else this.#growth.bulge(isPlain ? NOD.grows : NOD.picture)
  }

  /** Turns by this many degrees from its planned angle, and stays there. */
  turnTo(degrees: number, ms: number): void {
    if (!this.#isLeaving) this.#gestures.turnTo(degrees, ms)
  }

  /** Turns to and fro about its pivot, by at most this many degrees, and comes to rest in its original position. */
  wiggle(degrees: number): void {
    if (!this.#isLeaving) this.#gestures.wiggle(degrees)
  }

  /** Moves this far (stage heights) by itself, where nothing is in its way, rolling or not. */
  moveBy(by: Place, rolls: boolean): void {
    if (this.#isLeaving) return
    this.#sway.leave()
    this.#gestures.moveBy(by, rolls)
  }

  /** Grows or shrinks to a scale, in `leastMs` or longer if its edges would be too fast. */
  scaleTo(scale: number, leastMs: number): void {
    this.#growth.scaleTo(scale, leastMs)
  }

  /** Called when the thing leaves: no further movement starts. */
  end(): void {
    this.#isLeaving = true
    this.#scene.events.off(Scenes.Events.UPDATE, this.#update, this)
  }

  #update(_time: number, delta: number): void {
    this.#growth.update(delta)
    const isStill = !this.#pursuit.isUnderWay && !this.#sway.isOn && this.#glides.restMs('path') === 0 && this.#glides.restMs('hop') === 0
    this.#calm.update(delta, isStill)
    this.#growth.arrived()
    if (this.busyMs > 0) return
    this.#queue.resumeSway()
    this.#pursuit.update(delta)
  }
}
