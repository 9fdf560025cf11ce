import type { Scene } from 'phaser'
import { ACKNOWLEDGE_EVERY_MS } from '#domain/child/safety'
import type { Act } from '#domain/trials/plan/acts'
import type { Drawing } from '#domain/trials/plan/drawings'
import type { Place } from '#domain/geometry'
import type { PicturePlan } from '#domain/trials/plan/picture'
import { pictureOf, type StimulusPlan, textOf } from '#domain/trials/plan/plan'
import type { PicturePlace } from '#domain/words/words'
import type { Drawings } from '../drawing/drawings'
import type { OpenedThing } from '../drawing/drops'
import type { Layout } from '../drawing/layout'
import type { PartsAlong } from '../glides/parted'
import { Acting } from './acting'
import { MovingThing, type StimulusDials } from './movingThing'

/** Changes of a thing's size and brightness (stage-look.md), as shares of the thing's own; times in ms. */
const LOOK = {
  grow: 1.15,
  growMs: 600,
  prompted: 1.25,
  promptedHalo: 0.12,
  promptMs: 1000,
  openMs: 800,
  opensAfterMs: 500,
  dimmed: 0.3,
} as const

/** Minimum change of brightness that counts as a prompt. */
const LEAST_CHANGE = 0.1

/** Speed of a wipe's edge (stage widths per second). */
const WIPE_SPEED = 0.12
/** Top speed of each half of a curtain (stage widths per second). The mean speed is lower because the movement is eased. */
const PART_SPEED = 0.12
const EASED = Math.PI / 2
/** Speed at which the edge of a hole moves as the hole grows in a shell (stage heights per second). */
const HOLE_SPEED = 0.2
/** Distance from the middle (radii) within which a touch is not on any side. */
const MIDDLE = 0.15

/** A thing on the child's stage, with everything that it can do in a trial. No property of a thing changes in a single step: all changes are gradual. */
export class Stimulus extends MovingThing {
  #acknowledgedAt = Number.NEGATIVE_INFINITY
  #isLeaving = false
  readonly #acting: Acting
  #isSwollen = false
  #isGlowing = false
  #answersBy: 'light' | 'going' | null = null
  /** The thing's brightness; while the thing appears, the brightness that it will have. */
  #light: number

  constructor(scene: Scene, plan: StimulusPlan, layout: Layout, drawings: Drawings, dials: StimulusDials) {
    super(scene, plan, layout, drawings, dials)
    this.#light = plan.light ?? 1
    this.#acting = new Acting({
      glides: this.glides,
      motion: this.motion,
      dress: this.dress,
      faces: plan.faces === true,
      isMirrored: 'drawing' in plan.shows && plan.shows.mirrored === true,
      sway: () => this.sway(),
      isGone: () => this.#isLeaving,
    })
  }

  get isLeaving(): boolean {
    return this.#isLeaving
  }

  /** Fades the thing in, after an optional delay. The fade takes `leastMs`, or longer if the thing's colour requires it. */
  appear(afterMs = 0, leastMs = 0): void {
    const ms = Math.max(this.dress.fadeMs, leastMs)
    for (const half of this.dress.halves) half.setScale(this.motion.appearFrom)
    this.#lightTo(this.#light, ms, afterMs)
    this.glides.start('scale', this.dress.halves, { scale: 1, delay: afterMs }, ms)
    this.glides.start('settle', { share: 0 }, { share: 1, delay: afterMs }, ms + LOOK.opensAfterMs)
  }

  leave(): void {
    if (this.#isLeaving) return
    this.#isLeaving = true
    this.motion.end()
    this.#lightTo(0)
  }

  /** Marks the thing as leaving, and hides it. A still picture fades out in its place. */
  leaveIn(): void {
    this.#isLeaving = true
    this.motion.end()
    this.vanish()
  }

  /** Makes the thing invisible. Called when a still picture has replaced it. */
  vanish(): void {
    this.glides.end('appear')
    for (const half of this.dress.halves) half.setAlpha(0)
  }

  /**
   * Shows the child "you did that": a rim and a movement that start within the frame. However fast the child taps, they appear at most once a second.
   *
   * @param options.moves false if the answer itself moves the thing
   */
  acknowledge(now: number, { moves = true } = {}): void {
    if (now - this.#acknowledgedAt < ACKNOWLEDGE_EVERY_MS || this.#isLeaving) return
    this.#acknowledgedAt = now
    if (this.plan.haloInHelp !== true && this.#answersBy !== 'light' && !this.motion.isGoing) this.dress.rim()
    // A thing on top of another one must not move, because two copies of it would be visible. A piece keeps the size of its slot.
    if (moves && this.#answersBy === null && this.plan.hit === undefined && pictureOf(this.plan)?.piece === undefined) this.motion.nod()
  }

  /** Makes the thing grow by a quarter, with a soft halo in its own colour. This is the second prompt. Returns false if the thing has already grown. */
  swell(): boolean {
    if (this.#isSwollen || this.#isLeaving) return false
    this.#isSwollen = true
    this.#isGlowing = true
    this.motion.scaleTo(LOOK.prompted, LOOK.promptMs)
    this.#haloTo(LOOK.promptedHalo, LOOK.promptMs)
    return true
  }

  /** Sets how the thing itself answers a touch instead of hopping: by light and growth, which need no rim, or by starting to move immediately. */
  answerBy(answer: 'light' | 'going'): void {
    this.#answersBy = answer
  }

  /** Fades in a soft halo, which stays. Returns false if the thing has a halo already or can have none. A light-gazing child sees none. */
  glow(): boolean {
    if (!this.hasGlow || this.#isGlowing || this.#isLeaving || !this.dress.hasHalo) return false
    this.#isGlowing = true
    this.#haloTo(LOOK.promptedHalo, LOOK.promptMs)
    return true
  }

  /** Returns the thing to its own size and brightness. */
  settle(): void {
    this.#isSwollen = false
    this.#isGlowing = false
    this.#haloTo(0, LOOK.promptMs)
    this.motion.scaleTo(1, LOOK.growMs)
  }

  /** Dims or brightens the thing to a share of its own brightness. */
  dim(share: number = LOOK.dimmed, leastMs = 0): void {
    this.#light = share
    if (!this.#isLeaving) this.#lightTo(share, Math.max(this.dress.fadeMs, leastMs))
  }

  /** Dims or brightens the thing as a prompt. Returns whether its brightness was different before. */
  dimOnce(share: number): boolean {
    const isChange = !this.#isLeaving && Math.abs(this.view.alpha - share) > LEAST_CHANGE
    this.dim(share)
    return isChange
  }

  /** Lights the word that is to be read now, or leaves a waiting word at a share of its brightness. */
  light(isLit: boolean, share = 1): void {
    this.dim(share)
    this.dress.lit(isLit)
  }

  /** Fades in the letters of a word that was shown only as an outline. */
  spell(): void {
    this.dress.lit(true)
  }

  /** Gives the usual reward: the thing slowly grows a little and stays that size, unless `grows` is false (for a child who is startled). */
  celebrate({ grows = true } = {}): void {
    if (textOf(this.plan)?.outline !== undefined) this.spell()
    if (grows) this.motion.scaleTo(this.view.scale * LOOK.grow, LOOK.growMs)
    this.sway()
  }

  /** Opens a hole in the thing's shell, from where it was touched or from the top. Returns the opened thing; null without an intact shell. */
  open(touched: Place | null = null): OpenedThing | null {
    const { x, y } = this.view
    const radius = this.size / 2
    const finger = touched === null ? { x, y: y - radius } : this.layout.point(touched)
    const away = Math.hypot(finger.x - x, finger.y - y)
    // The hole starts at the edge. From the middle, the whole edge would disappear at once.
    const from = away < radius * MIDDLE ? { x: 0, y: -radius } : { x: ((finger.x - x) * radius) / away, y: ((finger.y - y) * radius) / away }
    const afterMs = this.#unsettledMs
    const ms = this.opensMs - afterMs
    this.motion.standStill()
    if (!this.dress.open({ x: from.x / this.view.scale, y: from.y / this.view.scale }, ms, afterMs)) return null
    return { middle: { x, y }, radius, from: { x: x + from.x, y: y + from.y }, afterMs, ms, colour: this.plan.colour }
  }

  /** Time (ms) until the thing would be open if it were touched now. */
  get opensMs(): number {
    return this.#unsettledMs + Math.max(LOOK.openMs, (this.size / this.layout.length(HOLE_SPEED)) * 1000)
  }

  /** Time (ms) until the thing has been fully visible for half a second. An earlier hole would add a second and a third change of light within a second. */
  get #unsettledMs(): number {
    return this.glides.restMs('settle')
  }

  /** Fades in another picture or drawing of the same thing over the current one, which then fades out. It must be in the plan. */
  wear(next: PicturePlan | Drawing): void {
    this.dress.wear(next, () => this.motion.glideSpeed)
  }

  /** Plays an act once the thing has regained its own contrast and finished earlier acts. A thing whose look does not have the act sways instead. */
  act(act: Act): void {
    this.#acting.act(act)
  }

  /** Turns the thing to face its direction of travel, if its look can. Called each frame. */
  faceWhereItGoes(deltaMs: number): void {
    this.#acting.update(deltaMs, this.isVisible)
  }

  /** The side that the thing faces: 0 for its first side, 1 for the other, and values between while it turns. */
  get facing(): number {
    return this.dress.facing
  }

  /** The current or most recent act, with the share of it that has been played (0 to 1). */
  get acting(): { readonly act: Act; readonly share: number } | null {
    return this.dress.acting
  }

  /** Shows a prompt of the current picture. Returns false if it has no such prompt. */
  wearHelp(index: number): boolean {
    return !this.#isLeaving && this.dress.wearHelp(index, () => this.motion.glideSpeed)
  }

  /** Shows only this part of the thing (fractions of its square: left, top, width, height). */
  showOnly(part: PicturePlace): void {
    this.dress.crop(part)
  }

  /** Wipes the thing away from left to right, no faster than anything may move, and then removes it. Returns the duration (ms). */
  wipeAway({ from, to }: { readonly from: number; readonly to: number }): number {
    const wiped = { at: from }
    const ms = this.wipeMs({ from, to })
    this.#isLeaving = true
    this.motion.end()
    this.glides.start(
      'wipe',
      wiped,
      { at: to, ease: 'Linear' },
      ms,
      () => this.showOnly([wiped.at, 0, 1 - wiped.at, 1]),
      () => this.vanish(),
    )
    return ms
  }

  /** Returns the time (ms) that a wipe takes. */
  wipeMs({ from, to }: { readonly from: number; readonly to: number }): number {
    return (((to - from) * this.plan.size) / this.layout.aspect / this.speedFor(WIPE_SPEED)) * 1000
  }

  /** Draws the thing's halves apart like a curtain, each by this distance (stage heights); then it leaves. Calls `onWay` on the way. */
  partBy(far: number, along: PartsAlong, onWay: (far: number) => void): void {
    const drawn = { far: 0 }
    this.#isLeaving = true
    this.motion.end()
    const parted = this.dress.part(along)
    const now = () => {
      for (const each of parted) each.drawTo(this.layout.length(drawn.far) / this.view.scale)
      onWay(drawn.far)
    }
    this.glides.start('wipe', drawn, { far }, this.partMs(far), now, () => this.#lightTo(0))
  }

  /** Returns the time (ms) until the halves are still. */
  partMs(far: number): number {
    return (far / this.layout.aspect / this.speedFor(PART_SPEED)) * 1000 * EASED
  }

  /** Destroys the thing. If it is still visible it fades first, so that it never disappears within one frame. */
  destroy(): void {
    const isSeen = this.isVisible && this.scene.sys.isActive()
    this.glides.endAll()
    this.motion.end()
    const end = () => this.dress.free()
    if (!isSeen) return end()
    this.#isLeaving = true
    this.scene.tweens.add({
      targets: this.dress.halves,
      alpha: 0,
      duration: this.dress.fadeMs * Math.min(1, this.view.alpha),
      ease: 'Sine.easeInOut',
      onComplete: end,
    })
  }

  #lightTo(alpha: number, ms = this.dress.fadeMs, delay = 0): void {
    this.glides.start('appear', this.dress.halves, { alpha, delay }, ms)
  }

  #haloTo(alpha: number, ms: number): void {
    if (this.hasGlow) this.dress.haloTo(alpha, ms)
  }
}
