import type { GameObjects, Scene } from 'phaser'
import type { Dials } from '#domain/child/dials'
import { FINGER_LAGS } from '#domain/trials/layout/followFinger'
import type { Place } from '#domain/geometry'
import { pictureOf, type StimulusPlan } from '#domain/trials/plan/plan'
import type { Drawings } from '../drawing/drawings'
import { StimulusView } from '../drawing/stimulusView'
import { Glides } from '../glides/glides'
import type { Layout } from '../drawing/layout'
import { Motion } from '../motion/motion'

/** Depth of a thing in a hand: in front of the front walls of containers. */
const LIFTED_DEPTH = 6
/** Depth of a thing behind all others: in front of the background. */
const BEHIND_DEPTH = -1
/** Minimum opacity of a visible thing: one step of 255. */
const LEAST_ALPHA = 1 / 255

/** The settings that affect the look or the movement of a thing. */
export type StimulusDials = Pick<Dials, 'glow' | 'tremorSmoothing'>

/** The movements that a thing will make: in a hand, to a place in a reward, by itself in a reward, and in flight. */
export interface Moves {
  readonly isCarried: boolean
  readonly isSent: boolean
  readonly movesAlone: boolean
  readonly flies: boolean
}

/** A thing on the stage, with its look, its place and its movement. */
export class MovingThing {
  readonly plan: StimulusPlan
  protected readonly scene: Scene
  /** Whether this child sees halos and the thing may have one. */
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

  /** The view and, in front of other things, the front part that covers them. */
  get halves(): readonly GameObjects.Container[] {
    return this.dress.halves
  }

  /** Duration of the thing's fade in or out (ms). */
  get fadeMs(): number {
    return this.dress.fadeMs
  }

  /** Longest side of the thing as drawn now (pixels). */
  get size(): number {
    return this.layout.length(this.plan.size) * this.dress.span * this.view.scale
  }

  /** Centre and longest side of the thing's opaque pixels, in stage pixels. A picture does not fill its square. */
  get seen(): { readonly x: number; readonly y: number; readonly size: number } {
    const { x, y, side } = this.dress.extent
    return { x: this.view.x + x * this.size, y: this.view.y + y * this.size, size: side * this.size }
  }

  /** Centre and longest side of the thing's hit area (pixels). */
  get hit(): { readonly x: number; readonly y: number; readonly size: number } {
    const { x, y, size } = this.plan.hit ?? { x: 0, y: 0, size: this.plan.toCorners === true ? Math.SQRT2 : 1 }
    return { x: this.view.x + x * this.size, y: this.view.y + y * this.size, size: size * this.size }
  }

  /** The thing's hit area without sway or hop, for marks around the thing that must not move to and fro. */
  get anchor(): { readonly x: number; readonly y: number; readonly size: number } {
    const { x, y, size } = this.hit
    const { offset } = this.motion
    return { x: x - offset.x, y: y - offset.y, size }
  }

  get place(): Place {
    return this.motion.place
  }

  /** The place to which a finger has moved the thing. The thing may still be on its way there. */
  get goal(): Place {
    return this.motion.goal
  }

  /** Returns the thing's actual speed for a requested one (stage widths per second). */
  speedFor(wanted: number): number {
    return this.motion.speedFor(wanted)
  }

  /** Judges the thing's possible movements while the stage is dark. Returns undefined if the results are already known. */
  foresee(moves: Moves): Promise<void> | undefined {
    return this.dress.foresee(this.motion.waysOf(this.#foreseen(moves)))
  }

  /** Prepares the thing for these movements. */
  prepare(moves: Moves): void {
    const foreseen = this.#foreseen(moves)
    this.dress.prepare(foreseen.isHelped && this.hasGlow)
    this.motion.prepare(foreseen)
  }

  #foreseen({ isCarried, isSent, movesAlone, flies }: Moves) {
    const { drift, goesTo, role, speed } = this.plan
    return { isHelped: role === 'target', isCarried: isCarried || goesTo !== undefined, isSent, movesAlone, flies, drift: drift === null ? null : speed }
  }

  /** Returns the time (ms) until the thing may start to move at this speed (stage widths per second). A picture with strong inner edges is calmed first. */
  calmMs(speed: number): number {
    return this.motion.calmMs(speed)
  }

  /** Speed at which the thing moves by itself (stage widths per second). */
  get glideSpeed(): number {
    return this.motion.glideSpeed
  }

  /** Whether the thing is bright enough to be visible. */
  get isVisible(): boolean {
    return this.view.alpha >= LEAST_ALPHA
  }

  /** Lays out the thing for a stage of another size. */
  relayout(layout: Layout): void {
    this.layout = layout
    this.dress.relayout(layout)
    this.motion.relayout(layout)
  }

  /** Puts the thing at this place, and ends any glide to another place. */
  moveTo(place: Place): void {
    this.motion.moveTo(place)
  }

  /** Calms the thing in advance. Called when a finger has taken it and may carry it. */
  taken(): void {
    this.motion.taken()
  }

  /** Makes the thing follow a finger or a press to this place without jumping. */
  comeTo(place: Place, sentBy?: 'finger' | 'press'): void {
    this.motion.comeTo(place, sentBy)
  }

  /** Ends sway and hop, and makes the current position the thing's place. */
  rest(): void {
    this.motion.rest()
  }

  /** Ends sway and hop as `rest` does, and also stops the growth. */
  standStill(): void {
    this.motion.standStill()
  }

  /** Time (ms) until the thing's movements end. Later requests wait for them. */
  get busyMs(): number {
    return this.motion.busyMs
  }

  /** Makes the thing sway slowly, after an optional delay. This is the movement prompt. Returns whether a visible sway starts now. */
  sway(afterMs = 0): boolean {
    // A thing on top of another one does not sway, because two copies of it would be visible.
    return (this.plan.hit === undefined || pictureOf(this.plan)?.piece !== undefined) && this.motion.sway(afterMs)
  }

  /** Ends the sway in its original position. */
  still(): void {
    this.motion.still()
  }

  /** Makes the thing hop once, softly, after the given delay. Returns whether the hop will be visible. */
  hop(afterMs = 0): boolean {
    return this.motion.hop(afterMs)
  }

  /** Turns the thing to this many degrees from its planned angle, where it stays. */
  turnTo(degrees: number, ms: number): void {
    this.motion.turnTo(degrees, ms)
  }

  /**
   * Moves the thing by this distance (stage heights), where nothing is in its way.
   * @param rolls whether the thing rolls like a ball
   */
  moveBy(by: Place, rolls: boolean): void {
    this.motion.moveBy(by, rolls)
  }

  /** Turns the thing to and fro about its pivot once, by at most this many degrees. */
  wiggle(degrees: number): void {
    this.motion.wiggle(degrees)
  }

  /** Marks the thing as starting on top of another one. It then grows instead of hopping. */
  lieOnAnother(): void {
    this.#liesOnAnother = true
  }

  /** Marks the thing as moving all the time, although it has no path of its own. */
  roam(): void {
    this.#isRoaming = true
  }

  /** Whether the thing moves about while the child can choose it. */
  get travels(): boolean {
    const { drift } = this.plan
    return this.#isRoaming || (drift !== null && drift.atEnd !== 'wait')
  }

  /**
   * Makes the thing glide along a straight line in `ms`, or more slowly if that would be too fast, and slow down before it arrives. The thing may
   * shrink on its way.
   */
  glideTo(place: Place, ms: number, onArrived?: () => void, scale?: number): void {
    this.motion.glideTo(place, ms, onArrived, scale)
  }

  /** Returns the duration (ms) of such a glide, from the thing's current place or from another place at which it has come to rest. */
  glideMs(place: Place, leastMs: number, from?: Place): number {
    return this.motion.glideMs(place, leastMs, from)
  }

  /** Makes the thing fly along a curve to a place, and change size on its way. */
  flyTo(place: Place, scale: number, onArrived?: () => void): void {
    this.motion.flyTo(place, scale, onArrived)
  }

  /** Returns the duration (ms) of such a flight. */
  flightMs(place: Place, scale: number): number {
    return this.motion.flightMs(place, scale)
  }

  /** Puts the thing in front of everything, as in a hand, or back among the other things. */
  lift(isLifted: boolean): void {
    this.dress.view.setDepth(isLifted ? LIFTED_DEPTH : 0)
  }

  /** Puts the thing behind all others. If it glided over another thing, it would change every place of that thing. */
  goBehind(): void {
    this.dress.view.setDepth(BEHIND_DEPTH)
  }

  shrinkTo(scale: number, ms: number): void {
    this.motion.scaleTo(scale, ms)
  }
}
