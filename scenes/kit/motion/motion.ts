import { type Scene, Scenes } from 'phaser'
import { GLIDE_SPEED, maxSpeedFor } from '#domain/child/safety'
import type { Place } from '#domain/geometry'
import type { Layout } from '../drawing/layout'
import type { GlidePath } from '../drawing/calmMovement'
import { CalmTwin } from './calmTwin'
import { Gestures } from './gestures'
import type { Glides } from '../glides/glides'
import { Growth, NOD } from './growth'
import type { Foreseen, Moved } from './moved'
import { MovementQueue } from './movementQueue'
import { Position } from './position'
import { Pursuit, type Sender } from './pursuit'
import { Sway } from './sway'
import { FLY_SPEED, Travel } from './travel'
import { allowedShare, CARRIED, gliding, HOP_AFTER_MS, HOPPING, SWAYING } from './ways'

/** Scale of a thing when it starts to appear. */
const APPEAR_FROM = 0.96
/**
 * Moves a thing. Movements run one after another: one that is requested during another waits for it. A sway pauses for other movements, and ends when
 * the thing moves elsewhere. A calm twin covers a picture whose inner edges would flash at its speed.
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

  /** The place to which a finger has moved the thing. The thing may still be on its way there. */
  get goal(): Place {
    return this.#pursuit.goal ?? this.place
  }

  /** Offset of the drawing from the thing's place (pixels). */
  get offset(): { readonly x: number; readonly y: number } {
    return this.#position.offset
  }

  get appearFrom(): number {
    return APPEAR_FROM
  }

  /** Returns the actual speed for a requested one (stage widths per second). */
  speedFor(wanted: number): number {
    return this.#travel.speedFor(wanted)
  }

  /**
   * Returns every movement that the thing may make: as a prompt (`isHelped`), in a hand (`isCarried`), after an answer (`isSent`), by itself where
   * nothing is in its way (`movesAlone`), in flight, and along its own path (`drift`, stage widths per second).
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

  /** Makes the calm twin for these movements. They must have been judged with `foresee` first. */
  prepare(foreseen: Foreseen): void {
    for (const way of this.waysOf(foreseen)) this.#moved.dress.glideAt(way, way === CARRIED)
  }

  /** Speed at which a prompt or an answer moves the thing (stage widths per second). */
  get glideSpeed(): number {
    return this.#pursuit.glideSpeed
  }

  relayout(layout: Layout): void {
    this.#position.relayout(layout)
  }

  /** Puts the thing at this place, and ends any glide to another place. */
  moveTo(place: Place): void {
    this.#glides.end('path')
    this.#pursuit.stop()
    if (place.x !== this.place.x || place.y !== this.place.y) this.#calm.restart()
    this.#position.putAt(place)
  }

  /** Calms the thing in advance. Called when a finger has taken it and may carry it. */
  taken(): void {
    this.#calm.comeFor(CARRIED, true)
  }

  /** Makes the thing follow a finger or a press to this place without jumping. */
  comeTo(place: Place, sentBy: Sender = 'finger'): void {
    this.rest()
    this.#moved.dress.setOff()
    this.#glides.end('path')
    this.#pursuit.to(place, sentBy)
    this.#calm.comeFor(sentBy === 'finger' ? CARRIED : gliding(this.glideSpeed), sentBy === 'finger')
  }

  /** Makes the thing glide along a straight line in `ms`, or more slowly if that would be too fast. The thing may shrink on its way. */
  glideTo(place: Place, ms: number, onArrived?: () => void, scale?: number): void {
    this.#travel.glideTo(place, ms, onArrived, scale)
  }

  /** Returns the duration (ms) of such a glide, from the thing's current place or from another place at which it has come to rest. */
  glideMs(place: Place, leastMs: number, from?: Place): number {
    return this.#travel.glideMs(place, leastMs, from)
  }

  /** Makes the thing fly along a curve to a place, and change size on its way. */
  flyTo(place: Place, scale: number, onArrived?: () => void): void {
    this.#travel.flyTo(place, scale, onArrived)
  }

  /** Returns the duration (ms) of such a flight if it started now. */
  flightMs(place: Place, scale: number): number {
    return this.#travel.flightMs(place, scale)
  }

  /** Returns the time (ms) until the thing may start to move at this speed (stage widths per second). A picture is calmed first. */
  calmMs(speed: number): number {
    return this.#calm.comeFor(this.#travel.driftPath(speed), false)
  }

  /** Restores the thing's own contrast as soon as possible. Returns the time (ms) until that is done. */
  clearMs(): number {
    return this.#calm.clearNow()
  }

  /** Whether the thing is on its way to another place. */
  get isGoing(): boolean {
    return this.#pursuit.isUnderWay || this.#glides.restMs('path') > 0
  }

  /** Time (ms) until the thing arrives. */
  get arrivesMs(): number {
    return Math.ceil(this.#glides.restMs('path'))
  }

  /** Time (ms) until the thing's movements end. */
  get busyMs(): number {
    return this.#queue.busyMs()
  }

  /** Makes the thing sway slowly, after an optional delay. Returns whether a visible sway starts now. */
  sway(afterMs = 0): boolean {
    if (this.#sway.isOn || this.#isLeaving || this.#pursuit.isUnderWay) return false
    return this.#sway.start(Math.max(afterMs, this.busyMs, this.#calm.comeFor(SWAYING, false)))
  }

  /** Ends the sway in its original position. */
  still(): void {
    this.#sway.still()
  }

  /** Ends sway and hop, and makes the current position the thing's place. Called when the thing moves elsewhere. */
  rest(): void {
    this.#sway.stop()
    this.#glides.end('still')
    this.#glides.end('hop')
    this.#position.takeOffset('both')
  }

  /** Ends sway and hop in the current position, as `rest` does, and keeps the current size. */
  standStill(): void {
    this.rest()
    this.#glides.end('scale')
    this.#growth.forgetNod()
  }

  /** Makes the thing hop once, after the given delay. Returns whether the hop will be visible. */
  hop(afterMs = HOP_AFTER_MS): boolean {
    // A hop that has begun is not restarted, because the thing would jump down.
    if (this.#glides.restMs('hop') > 0 || this.#pursuit.isUnderWay || this.#isLeaving) return false
    if (this.#moved.liesOnAnother()) this.#growth.bulge(NOD.grows)
    else this.#gestures.hop(afterMs)
    return true
  }

  /**
   * Answers a touch with a movement that starts in this frame, unless the thing is already moving. A single shape at rest hops. All other things grow
   * a little instead, because a hop would change a place too often: a swaying thing, a picture with strong inner edges, a light without an edge, and
   * a thing that has not been judged yet.
   */
  nod(): void {
    if (this.busyMs > 0 || this.#pursuit.isUnderWay || this.#isLeaving || !this.#growth.mayNod) return
    this.#growth.noteNod()
    const { dress } = this.#moved
    const isPlain = dress.knows(HOPPING) && !dress.isSoft && !dress.needsCalm(HOPPING, false) && allowedShare(dress, HOPPING) === 1
    if (isPlain && !this.#sway.isOn) this.hop(0)
    else this.#growth.bulge(isPlain ? NOD.grows : NOD.picture)
  }

  /** Turns the thing to this many degrees from its planned angle, where it stays. */
  turnTo(degrees: number, ms: number): void {
    if (!this.#isLeaving) this.#gestures.turnTo(degrees, ms)
  }

  /** Turns the thing to and fro about its pivot, by at most this many degrees, back to its original position. */
  wiggle(degrees: number): void {
    if (!this.#isLeaving) this.#gestures.wiggle(degrees)
  }

  /** Moves the thing by this distance (stage heights), where nothing is in its way. */
  moveBy(by: Place, rolls: boolean): void {
    if (this.#isLeaving) return
    this.#sway.leave()
    this.#gestures.moveBy(by, rolls)
  }

  /** Changes the thing's scale in `leastMs`, or more slowly if its edges would be too fast. */
  scaleTo(scale: number, leastMs: number): void {
    this.#growth.scaleTo(scale, leastMs)
  }

  /** Prevents further movements. Called when the thing leaves. */
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
