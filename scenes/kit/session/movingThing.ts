import type { GameObjects, Scene } from 'phaser'
import type { Dials } from '#domain/child/dials'
import { FINGER_LAGS } from '#domain/trials/layout/followFinger'
import type { Place } from '#domain/geometry'
import { pictureOf, type StimulusPlan } from '#domain/trials/plan/plan'
import type { Drawings } from '../drawing/drawings'
import { StimulusView } from '../drawing/stimulusView'
import { Glides } from '../motion/glides'
import type { Layout } from '../drawing/layout'
import { Motion } from '../motion/motion'

/** Depth in front of the front walls of containers. */
const LIFTED_DEPTH = 6
/** Behind other things, in front of the background. */
const BEHIND_DEPTH = -1
/** One step of 255: anything fainter is not visible. */
const LEAST_ALPHA = 1 / 255

/** The settings that change a thing's look or movement. */
export type StimulusDials = Pick<Dials, 'glow' | 'tremorSmoothing'>

/** Movements that a thing will make: by a hand, by the reward to a place or a little way, and in a flight. */
export interface Moves {
  readonly isCarried: boolean
  readonly isSent: boolean
  readonly movesAlone: boolean
  readonly flies: boolean
}

/** A thing on the stage: its look, its place, and its movement. */
export class MovingThing {
  readonly plan: StimulusPlan
  protected readonly scene: Scene
  /** Whether this child sees halos, and this thing may have one. */
  protected readonly hasGlow: boolean
  protected readonly glides: Glides
  protected readonly dress: StimulusView
  protected readonly motion: Motion
  protected layout: Layout
  #isRoaming = false
  #liesOnAnother = false

  constructor(scene: Scene, plan: StimulusPlan, layout: Layout, drawings: Drawings, { glow, tremorSmoothing }: StimulusDials) {
    this.plan = plan
    this.scene = scene
    this.layout = layout
    this.hasGlow = glow && plan.noHalo !== true
    this.glides = new Glides(scene)
    this.dress = new StimulusView(scene, plan, layout, { drawings, glides: this.glides, glow: this.hasGlow })
    this.motion = new Motion(scene, this.glides, layout, {
      place: plan.place,
      pivot: plan.pivot ?? { x: 0, y: 0 },
      size: plan.size,
      dress: this.dress,
      side: () => this.size,
      liesOnAnother: () => this.#liesOnAnother,
      fingerLags: FINGER_LAGS[tremorSmoothing],
      ...(plan.rolls === undefined ? {} : { rolls: plan.rolls }),
      ...(plan.isOverTrack === undefined ? {} : { isOverTrack: plan.isOverTrack }),
    })
    this.relayout(layout)
  }

  get view(): GameObjects.Container {
    return this.dress.view
  }

  /** The view, and the part of it in front of other things that hides them. */
  get halves(): readonly GameObjects.Container[] {
    return this.dress.halves
  }

  /** Duration of its fade in or out (ms). */
  get fadeMs(): number {
    return this.dress.fadeMs
  }

  /** Longest side in pixels, as drawn now. */
  get size(): number {
    return this.layout.length(this.plan.size) * this.dress.span * this.view.scale
  }

  /** Centre and longest side of its opaque pixels, in pixels: a picture does not fill its square. */
  get seen(): { readonly x: number; readonly y: number; readonly size: number } {
    const { x, y, side } = this.dress.extent
    return { x: this.view.x + x * this.size, y: this.view.y + y * this.size, size: side * this.size }
  }

  /** Centre and longest side of its hit area, in pixels. */
  get hit(): { readonly x: number; readonly y: number; readonly size: number } {
    const { x, y, size } = this.plan.hit ?? { x: 0, y: 0, size: this.plan.toCorners === true ? Math.SQRT2 : 1 }
    return { x: this.view.x + x * this.size, y: this.view.y + y * this.size, size: size * this.size }
  }

  /** The thing's hit area without sway or hop, for surroundings that must not move to and fro. */
  get anchor(): { readonly x: number; readonly y: number; readonly size: number } {
    const { x, y, size } = this.hit
    const { offset } = this.motion
    return { x: x - offset.x, y: y - offset.y, size }
  }

  get place(): Place {
    return this.motion.place
  }

  /** Place to which a finger has brought it; it may still be on its way there. */
  get goal(): Place {
    return this.motion.goal
  }

  /** The thing's actual speed for this requested speed (stage widths per second). */
  speedFor(wanted: number): number {
    return this.motion.speedFor(wanted)
  }

  /** Calculates its possible movements, while the stage is dark. Undefined when they are known already. */
  foresee(moves: Moves): Promise<void> | undefined {
    return this.dress.foresee(this.motion.waysOf(this.#foreseen(moves)))
  }

  /** Prepares these movements. */
  prepare(moves: Moves): void {
    const foreseen = this.#foreseen(moves)
    this.dress.prepare(foreseen.isHelped && this.hasGlow)
    this.motion.prepare(foreseen)
  }

  #foreseen({ isCarried, isSent, movesAlone, flies }: Moves) {
    const { drift, goesTo, role, speed } = this.plan
    return { isHelped: role === 'target', isCarried: isCarried || goesTo !== undefined, isSent, movesAlone, flies, drift: drift === null ? null : speed }
  }

  /** Time (ms) until the thing may start to move at this speed: a picture with strong inner edges is calmed first. */
  calmMs(speed: number): number {
    return this.motion.calmMs(speed)
  }

  /** Speed at which it moves by itself, in stage widths per second. */
  get glideSpeed(): number {
    return this.motion.glideSpeed
  }

  /** Whether the thing is bright enough to be visible at all. */
  get isVisible(): boolean {
    return this.view.alpha >= LEAST_ALPHA
  }

  /** Lays it out for a stage of another size. */
  relayout(layout: Layout): void {
    this.layout = layout
    this.dress.relayout(layout)
    this.motion.relayout(layout)
  }

  /** Puts the thing at this place, and ends any glide to another one. */
  moveTo(place: Place): void {
    this.motion.moveTo(place)
  }

  /** Called when a finger has taken the thing and may carry it. */
  taken(): void {
    this.motion.taken()
  }

  /** Follows a finger or a press to this place without jumping. */
  comeTo(place: Place, sentBy?: 'finger' | 'press'): void {
    this.motion.comeTo(place, sentBy)
  }

  /** Ends sway and hop, and makes the current position its place. */
  rest(): void {
    this.motion.rest()
  }

  /** Ends sway and hop like `rest`, and also stops the growth. */
  standStill(): void {
    this.motion.standStill()
  }

  /** Time (ms) until its movements end; later requests wait for them. */
  get busyMs(): number {
    return this.motion.busyMs
  }

  /** Sways slowly, as the movement prompt; after an optional delay. Returns whether it starts only now. */
  sway(afterMs = 0): boolean {
    // A thing on another one does not sway, because it would be seen twice.
    return (this.plan.hit === undefined || pictureOf(this.plan)?.piece !== undefined) && this.motion.sway(afterMs)
  }

  /** Ends the sway where it began. */
  still(): void {
    this.motion.still()
  }

  /** Hops once, softly, after the given delay. */
  hop(afterMs = 0): boolean {
    return this.motion.hop(afterMs)
  }

  /** Turns by this many degrees from its planned angle, and stays there. */
  turnTo(degrees: number, ms: number): void {
    this.motion.turnTo(degrees, ms)
  }

  /** Moves this far (stage heights) by itself, rolling or not, where nothing is in its way. */
  moveBy(by: Place, rolls: boolean): void {
    this.motion.moveBy(by, rolls)
  }

  /** Turns to and fro about its pivot once, by at most this many degrees. */
  wiggle(degrees: number): void {
    this.motion.wiggle(degrees)
  }

  /** Notes that the thing starts on another one, so it grows instead of hopping. */
  lieOnAnother(): void {
    this.#liesOnAnother = true
  }

  /** Notes that the thing will move all the time although it has no path of its own. */
  roam(): void {
    this.#isRoaming = true
  }

  /** Whether the thing moves about while it can be chosen. */
  get travels(): boolean {
    const { drift } = this.plan
    return this.#isRoaming || (drift !== null && drift.atEnd !== 'wait')
  }

  /** Glides along a straight line in `ms`, or longer if that would be too fast, and slows down to arrive; it may shrink on its way. */
  glideTo(place: Place, ms: number, onArrived?: () => void, scale?: number): void {
    this.motion.glideTo(place, ms, onArrived, scale)
  }

  /** Duration (ms) of such a glide: from here, or from another place at which it has come to rest. */
  glideMs(place: Place, leastMs: number, from?: Place): number {
    return this.motion.glideMs(place, leastMs, from)
  }

  /** Flies along a curve to a place, and changes size on its way. */
  flyTo(place: Place, scale: number, onArrived?: () => void): void {
    this.motion.flyTo(place, scale, onArrived)
  }

  /** Duration (ms) of such a flight. */
  flightMs(place: Place, scale: number): number {
    return this.motion.flightMs(place, scale)
  }

  /** Puts the thing in front of everything, as in a hand, or back among the others. */
  lift(isLifted: boolean): void {
    this.dress.view.setDepth(isLifted ? LIFTED_DEPTH : 0)
  }

  /** Puts the thing behind all others: gliding over one would change every place of it. */
  goBehind(): void {
    this.dress.view.setDepth(BEHIND_DEPTH)
  }

  shrinkTo(scale: number, ms: number): void {
    this.motion.scaleTo(scale, ms)
  }
}
