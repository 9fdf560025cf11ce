import type { GameObjects, Scene } from 'phaser'
import { ACKNOWLEDGE_EVERY_MS } from '#domain/child/safety'
import type { Dials } from '#domain/child/dials'
import { type Act, ACT_MS } from '#domain/trials/plan/acts'
import type { Drawing } from '#domain/trials/plan/drawings'
import { FINGER_LAGS } from '#domain/trials/layout/followFinger'
import type { Place } from '#domain/geometry'
import type { PicturePlan } from '#domain/trials/plan/picture'
import { pictureOf, type StimulusPlan, textOf } from '#domain/trials/plan/plan'
import type { PicturePlace } from '#domain/words/words'
import type { Drawings } from '../drawing/drawings'
import { StimulusView } from '../drawing/stimulusView'
import type { OpenedThing } from '../drawing/drops'
import { Glides } from '../motion/glides'
import type { Layout } from '../drawing/layout'
import { Motion } from '../motion/motion'
import type { PartsAlong } from '../motion/parted'

/** How things brighten and change (stage-look.md). Shares of the thing's own size or light; times in ms. */
const LOOK = {
  grow: 1.15,
  growMs: 600,
  prompted: 1.25,
  promptedHalo: 0.12,
  promptMs: 1000,
  openMs: 800,
  dimmed: 0.3,
} as const

/** Speed of a wipe's edge (stage widths per second). */
const WIPE_SPEED = 0.12
/** Top speed of each half of a curtain (stage widths per second); its mean speed is lower because it is eased. */
const PART_SPEED = 0.12
const EASED = Math.PI / 2
/** Speed of the edge of a hole that grows in a shell (stage heights per second). */
const HOLE_SPEED = 0.2
/** A touch closer to the middle than this (radii) has no side. */
const MIDDLE = 0.15
/** In front of the front walls of whatever things are put into. */
const LIFTED_DEPTH = 6
/** Behind other things, in front of the background. */
const BEHIND_DEPTH = -1
/** One step of 255: anything fainter is not visible. */
const LEAST_ALPHA = 1 / 255
/** A thing that moves less than this per frame (stage widths) keeps facing the same way. */
const STANDS = 0.00005
/** Smallest change of light that counts as a prompt. */
const LEAST_CHANGE = 0.1

/** The settings that change how a thing looks or moves. */
type StimulusDials = Pick<Dials, 'glow' | 'tremorSmoothing'>

/** How a thing will be moved: by a hand, by the reward to a place or a little way, and in a flight. */
export interface Moves {
  readonly isCarried: boolean
  readonly isSent: boolean
  readonly movesAlone: boolean
  readonly flies: boolean
}

/** One thing on the child's stage. Nothing about it ever changes in one step: every change is a glide. */
export class Stimulus {
  readonly plan: StimulusPlan
  readonly #scene: Scene
  readonly #glow: boolean
  readonly #glides: Glides
  readonly #dress: StimulusView
  readonly #motion: Motion
  #layout: Layout
  #acknowledgedAt = Number.NEGATIVE_INFINITY
  #isLeaving = false
  /** Acts it was asked to do, in order; the first is under way. */
  readonly #acts: Act[] = []
  /** Its place (stage widths) one frame ago, and the direction it last moved in. */
  #facedAt: number
  #goes: 1 | -1
  #isSwollen = false
  #isGlowing = false
  #isRoaming = false
  #liesOnAnother = false
  #answersBy: 'light' | 'going' | null = null
  /** How bright it is, or will be once it has appeared. */
  #light: number

  constructor(scene: Scene, plan: StimulusPlan, layout: Layout, drawings: Drawings, { glow: childHasHalos, tremorSmoothing }: StimulusDials) {
    const glow = childHasHalos && plan.noHalo !== true
    this.plan = plan
    this.#scene = scene
    this.#layout = layout
    this.#glow = glow
    this.#light = plan.light ?? 1
    this.#facedAt = plan.place.x
    this.#goes = 'drawing' in plan.shows && plan.shows.mirrored === true ? -1 : 1
    this.#glides = new Glides(scene)
    this.#dress = new StimulusView(scene, plan, layout, { drawings, glides: this.#glides, glow })
    this.#motion = new Motion(scene, this.#glides, layout, {
      place: plan.place,
      pivot: plan.pivot ?? { x: 0, y: 0 },
      size: plan.size,
      dress: this.#dress,
      side: () => this.size,
      liesOnAnother: () => this.#liesOnAnother,
      fingerLags: FINGER_LAGS[tremorSmoothing],
      ...(plan.rolls === undefined ? {} : { rolls: plan.rolls }),
      ...(plan.isOverTrack === undefined ? {} : { isOverTrack: plan.isOverTrack }),
    })
    this.relayout(layout)
  }

  get view(): GameObjects.Container {
    return this.#dress.view
  }

  /** The view, and in front of other things the part of it that hides them. */
  get halves(): readonly GameObjects.Container[] {
    return this.#dress.halves
  }

  /** Duration of its fade in or out (ms). */
  get fadeMs(): number {
    return this.#dress.fadeMs
  }

  /** Longest side in pixels, as drawn now. */
  get size(): number {
    return this.#layout.length(this.plan.size) * this.#dress.span * this.view.scale
  }

  /** Centre and longest side of its opaque pixels, in pixels: a picture does not fill its square. */
  get seen(): { readonly x: number; readonly y: number; readonly size: number } {
    const { x, y, side } = this.#dress.extent
    return { x: this.view.x + x * this.size, y: this.view.y + y * this.size, size: side * this.size }
  }

  /** Centre and longest side of its hit area, in pixels. */
  get hit(): { readonly x: number; readonly y: number; readonly size: number } {
    const { x, y, size } = this.plan.hit ?? { x: 0, y: 0, size: this.plan.toCorners === true ? Math.SQRT2 : 1 }
    return { x: this.view.x + x * this.size, y: this.view.y + y * this.size, size: size * this.size }
  }

  /** Its hit area without sway or hop, for what surrounds it and must not go to and fro. */
  get anchor(): { readonly x: number; readonly y: number; readonly size: number } {
    const { x, y, size } = this.hit
    const { offset } = this.#motion
    return { x: x - offset.x, y: y - offset.y, size }
  }

  get place(): Place {
    return this.#motion.place
  }

  /** Where a finger has brought it; it may still be on its way there. */
  get goal(): Place {
    return this.#motion.goal
  }

  /** Its actual speed when asked to move at this speed (stage widths per second). */
  speedFor(wanted: number): number {
    return this.#motion.speedFor(wanted)
  }

  /** Works out how it may move, while the stage is dark. Undefined when that is known already. */
  foresee(moves: Moves): Promise<void> | undefined {
    return this.#dress.foresee(this.#motion.waysOf(this.#foreseen(moves)))
  }

  /** Makes what those movements need. */
  prepare(moves: Moves): void {
    const foreseen = this.#foreseen(moves)
    this.#dress.prepare(foreseen.isHelped && this.#glow)
    this.#motion.prepare(foreseen)
  }

  #foreseen({ isCarried, isSent, movesAlone, flies }: Moves) {
    const { drift, goesTo, role, speed } = this.plan
    return { isHelped: role === 'target', isCarried: isCarried || goesTo !== undefined, isSent, movesAlone, flies, drift: drift === null ? null : speed }
  }

  /** Time (ms) until it may set off at this speed: a picture with strong inner edges is calmed first. */
  calmMs(speed: number): number {
    return this.#motion.calmMs(speed)
  }

  /** Speed at which it moves by itself, in stage widths per second. */
  get glideSpeed(): number {
    return this.#motion.glideSpeed
  }

  /** Whether it is bright enough to be visible at all. */
  get isVisible(): boolean {
    return this.view.alpha >= LEAST_ALPHA
  }

  get isLeaving(): boolean {
    return this.#isLeaving
  }

  /** Lays it out for a stage of another size. */
  relayout(layout: Layout): void {
    this.#layout = layout
    this.#dress.relayout(layout)
    this.#motion.relayout(layout)
  }

  /** Puts it there, and ends any glide that was on its way elsewhere. */
  moveTo(place: Place): void {
    this.#motion.moveTo(place)
  }

  /** A finger has taken it and may carry it. */
  taken(): void {
    this.#motion.taken()
  }

  /** A finger wants it there, or a press sends it: it follows without jumping. */
  comeTo(place: Place, sentBy?: 'finger' | 'press'): void {
    this.#motion.comeTo(place, sentBy)
  }

  /** Ends sway and hop, and makes the present position its place. */
  rest(): void {
    this.#motion.rest()
  }

  /** The same, and it grows no further. */
  standStill(): void {
    this.#motion.standStill()
  }

  /** Fades in, after a delay if wanted, over the time that is safe for its colour, or longer. */
  appear(afterMs = 0, leastMs = 0): void {
    const ms = Math.max(this.#dress.fadeMs, leastMs)
    for (const half of this.#dress.halves) half.setScale(this.#motion.appearFrom)
    this.#lightTo(this.#light, ms, afterMs)
    this.#glides.start('scale', this.#dress.halves, { scale: 1, delay: afterMs }, ms)
  }

  leave(): void {
    if (this.#isLeaving) return
    this.#isLeaving = true
    this.#motion.end()
    this.#lightTo(0)
  }

  /** A still picture takes its place as it leaves. */
  leaveIn(): void {
    this.#isLeaving = true
    this.#motion.end()
    this.vanish()
  }

  /** A still picture takes its place. */
  vanish(): void {
    this.#glides.end('appear')
    for (const half of this.#dress.halves) half.setAlpha(0)
  }

  /**
   * "You did that": a rim and a movement that start within the frame, at most once a second whatever the tapping.
   *
   * @param moves false where the answer itself moves it
   */
  acknowledge(now: number, { moves = true } = {}): void {
    if (now - this.#acknowledgedAt < ACKNOWLEDGE_EVERY_MS || this.#isLeaving) return
    this.#acknowledgedAt = now
    if (this.plan.haloInHelp !== true && this.#answersBy !== 'light' && !this.#motion.isGoing) this.#dress.rim()
    // One that lies on another thing would be seen twice, and a piece keeps the size of its slot.
    if (moves && this.#answersBy === null && this.plan.hit === undefined && pictureOf(this.plan)?.piece === undefined) this.#motion.nod()
  }

  /** Time (ms) until its movements end; what is asked of it meanwhile comes after. */
  get busyMs(): number {
    return this.#motion.busyMs
  }

  /** Sways slowly: the movement prompt; after a delay if wanted. Returns whether it starts only now. */
  sway(afterMs = 0): boolean {
    // One that lies on another thing would be seen twice.
    return (this.plan.hit === undefined || pictureOf(this.plan)?.piece !== undefined) && this.#motion.sway(afterMs)
  }

  /** Ends the sway where it began. */
  still(): void {
    this.#motion.still()
  }

  /** Hops once, softly, after the given delay. */
  hop(afterMs = 0): boolean {
    return this.#motion.hop(afterMs)
  }

  /** Turns by so many degrees from its planned angle, and stays so. */
  turnTo(degrees: number, ms: number): void {
    this.#motion.turnTo(degrees, ms)
  }

  /** Moves this far (stage heights) by itself, rolling or not, where nothing is in its way. */
  moveBy(by: Place, rolls: boolean): void {
    this.#motion.moveBy(by, rolls)
  }

  /** Turns to and fro about its pivot once, by at most so many degrees. */
  wiggle(degrees: number): void {
    this.#motion.wiggle(degrees)
  }

  /** Grows by a quarter, with a soft halo in its own colour: the second prompt. Returns whether it was smaller until now. */
  swell(): boolean {
    if (this.#isSwollen || this.#isLeaving) return false
    this.#isSwollen = true
    this.#motion.scaleTo(LOOK.prompted, LOOK.promptMs)
    this.#haloTo(LOOK.promptedHalo, LOOK.promptMs)
    return true
  }

  /** Declares that it answers a touch itself, without waiting for a hop: by light and growth, so that it needs no rim, or by setting off at once. */
  answerBy(answer: 'light' | 'going'): void {
    this.#answersBy = answer
  }

  /** It starts on another thing, so it grows instead of hopping. */
  lieOnAnother(): void {
    this.#liesOnAnother = true
  }

  /** It will move all the time although it has no path of its own. */
  roam(): void {
    this.#isRoaming = true
  }

  /** Whether it moves about while it can be chosen. */
  get travels(): boolean {
    const { drift } = this.plan
    return this.#isRoaming || (drift !== null && drift.atEnd !== 'wait')
  }

  /** Fades in a soft halo that stays. Returns whether it was absent until now. A child whose gaze is held by light gets none, and some things have none. */
  glow(): boolean {
    if (!this.#glow || this.#isGlowing || this.#isLeaving || !this.#dress.hasHalo) return false
    this.#isGlowing = true
    this.#haloTo(LOOK.promptedHalo, LOOK.promptMs)
    return true
  }

  /** Back to its own size and light. */
  settle(): void {
    this.#isSwollen = false
    this.#isGlowing = false
    this.#haloTo(0, LOOK.promptMs)
    this.#motion.scaleTo(1, LOOK.growMs)
  }

  /** Dims it, or brightens it, to a share of its own light. */
  dim(share: number = LOOK.dimmed, leastMs = 0): void {
    this.#light = share
    if (!this.#isLeaving) this.#lightTo(share, Math.max(this.#dress.fadeMs, leastMs))
  }

  /** The same as a prompt. Returns whether its light was different until now. */
  dimOnce(share: number): boolean {
    const isChange = !this.#isLeaving && Math.abs(this.view.alpha - share) > LEAST_CHANGE
    this.dim(share)
    return isChange
  }

  /** Lights the word that is to be read now, or leaves a waiting one at a share of its light. */
  light(isLit: boolean, share = 1): void {
    this.dim(share)
    this.#dress.lit(isLit)
  }

  /** Fades in the letters of a word of which only the outline was shown. */
  spell(): void {
    this.#dress.lit(true)
  }

  /**
   * The reward of most things: it grows a little, slowly, and stays.
   *
   * @param grows false for a child whom growth startles
   */
  celebrate({ grows = true } = {}): void {
    if (textOf(this.plan)?.outline !== undefined) this.spell()
    if (grows) this.#motion.scaleTo(this.view.scale * LOOK.grow, LOOK.growMs)
    this.sway()
  }

  /** Grows a hole in its shell, from where it was touched or from above, while its core stays. Returns what opened; null if there is no intact shell. */
  open(touched: Place | null = null): OpenedThing | null {
    const { x, y } = this.view
    const radius = this.size / 2
    const finger = touched === null ? { x, y: y - radius } : this.#layout.point(touched)
    const away = Math.hypot(finger.x - x, finger.y - y)
    // It starts at the edge: from the middle the whole edge would go at once.
    const from = away < radius * MIDDLE ? { x: 0, y: -radius } : { x: ((finger.x - x) * radius) / away, y: ((finger.y - y) * radius) / away }
    const ms = this.opensMs
    this.#motion.standStill()
    if (!this.#dress.open({ x: from.x / this.view.scale, y: from.y / this.view.scale }, ms)) return null
    return { middle: { x, y }, radius, from: { x: x + from.x, y: y + from.y }, ms, colour: this.plan.colour }
  }

  /** Time (ms) until it has opened. */
  get opensMs(): number {
    return Math.max(LOOK.openMs, (this.size / this.#layout.length(HOLE_SPEED)) * 1000)
  }

  /** Another picture or drawing of the same thing fades in over the present one, which then fades out. It must have been planned. */
  wear(next: PicturePlan | Drawing): void {
    this.#dress.wear(next, () => this.#motion.glideSpeed)
  }

  /** Plays an act of its look, as soon as it has cleared and finished earlier acts; a thing without such an act sways. */
  act(act: Act): void {
    this.#acts.push(act)
    if (this.#acts.length === 1) this.#actNext()
  }

  #actNext(): void {
    const [act] = this.#acts
    if (act === undefined || this.#isLeaving) return
    this.still()
    const begin = () => {
      if (this.#isLeaving) return
      const acts = this.#dress.act(act, ACT_MS[act])
      if (!acts) this.sway()
      this.#wait(acts ? ACT_MS[act] : 0, () => {
        this.#acts.shift()
        this.#actNext()
      })
    }
    // If it is still on its way it arrives first.
    this.#wait(this.#motion.arrivesMs, () => this.#wait(this.#motion.clearMs(), begin))
  }

  #wait(ms: number, then: () => void): void {
    if (ms === 0) then()
    else this.#glides.start('act waits', { waited: 0 }, { waited: 1 }, ms, undefined, then)
  }

  /** Called each frame: turns it to its direction of travel, if its look can. */
  faceWhereItGoes(deltaMs: number): void {
    const { x } = this.place
    const wayX = x - this.#facedAt
    this.#facedAt = x
    if (Math.abs(wayX) > STANDS) this.#goes = wayX > 0 ? 1 : -1
    if (this.plan.faces === true && !this.#isLeaving && this.isVisible) this.#dress.face(this.#goes, deltaMs)
  }

  /** Which way it faces: 0 for its first side, 1 for the other. */
  get facing(): number {
    return this.#dress.facing
  }

  /** The act under way, or the last one, and the share of it (0 to 1) that is done. */
  get acting(): { readonly act: Act; readonly share: number } | null {
    return this.#dress.acting
  }

  /** Shows the prompt that the present picture has, if any. */
  wearHelp(index: number): boolean {
    return !this.#isLeaving && this.#dress.wearHelp(index, () => this.#motion.glideSpeed)
  }

  /** Shows only this part of it (fractions of its square: left, top, width, height). */
  showOnly(part: PicturePlace): void {
    this.#dress.crop(part)
  }

  /** Wipes it from left to right, no faster than anything moves; then it is gone. Returns the time it takes (ms). */
  wipeAway({ from, to }: { readonly from: number; readonly to: number }): number {
    const wiped = { at: from }
    const ms = this.wipeMs({ from, to })
    this.#isLeaving = true
    this.#motion.end()
    this.#glides.start(
      'wipe',
      wiped,
      { at: to, ease: 'Linear' },
      ms,
      () => this.showOnly([wiped.at, 0, 1 - wiped.at, 1]),
      () => this.vanish(),
    )
    return ms
  }

  /** Time (ms) that a wipe takes. */
  wipeMs({ from, to }: { readonly from: number; readonly to: number }): number {
    return (((to - from) * this.plan.size) / this.#layout.aspect / this.speedFor(WIPE_SPEED)) * 1000
  }

  /** Draws its halves apart like a curtain, each this far (stage heights), no faster than anything moves; then it leaves. `onWay`: told how far they are. */
  partBy(far: number, along: PartsAlong, onWay: (far: number) => void): void {
    const drawn = { far: 0 }
    this.#isLeaving = true
    this.#motion.end()
    const parted = this.#dress.part(along)
    const now = () => {
      for (const each of parted) each.drawTo(this.#layout.length(drawn.far) / this.view.scale)
      onWay(drawn.far)
    }
    this.#glides.start('wipe', drawn, { far }, this.partMs(far), now, () => this.#lightTo(0))
  }

  /** Time (ms) until the halves stand still. */
  partMs(far: number): number {
    return (far / this.#layout.aspect / this.speedFor(PART_SPEED)) * 1000 * EASED
  }

  /** Glides along a straight line in `ms`, or longer if that would be too fast, and slows down to arrive; it may shrink on its way. */
  glideTo(place: Place, ms: number, onArrived?: () => void, scale?: number): void {
    this.#motion.glideTo(place, ms, onArrived, scale)
  }

  /** How long such a glide takes: from now, or from another place where it has come to rest. */
  glideMs(place: Place, leastMs: number, from?: Place): number {
    return this.#motion.glideMs(place, leastMs, from)
  }

  /** Flies along a curve to a place, and changes size on its way. */
  flyTo(place: Place, scale: number, onArrived?: () => void): void {
    this.#motion.flyTo(place, scale, onArrived)
  }

  /** How long such a flight takes (ms). */
  flightMs(place: Place, scale: number): number {
    return this.#motion.flightMs(place, scale)
  }

  /** Puts it in front of everything, as in a hand, or back among the things. */
  lift(isLifted: boolean): void {
    this.#dress.view.setDepth(isLifted ? LIFTED_DEPTH : 0)
  }

  /** Puts it behind all other things: gliding over one would change every place of it. */
  goBehind(): void {
    this.#dress.view.setDepth(BEHIND_DEPTH)
  }

  shrinkTo(scale: number, ms: number): void {
    this.#motion.scaleTo(scale, ms)
  }

  /** Whatever of it is still visible fades first: it never disappears in one frame. */
  destroy(): void {
    const isSeen = this.isVisible && this.#scene.sys.isActive()
    this.#glides.endAll()
    this.#motion.end()
    const end = () => this.#dress.free()
    if (!isSeen) return end()
    this.#isLeaving = true
    this.#scene.tweens.add({
      targets: this.#dress.halves,
      alpha: 0,
      duration: this.#dress.fadeMs * Math.min(1, this.view.alpha),
      ease: 'Sine.easeInOut',
      onComplete: end,
    })
  }

  #lightTo(alpha: number, ms = this.#dress.fadeMs, delay = 0): void {
    this.#glides.start('appear', this.#dress.halves, { alpha, delay }, ms)
  }

  #haloTo(alpha: number, ms: number): void {
    if (this.#glow) this.#dress.haloTo(alpha, ms)
  }
}
