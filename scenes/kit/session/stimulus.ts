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
import type { PartsAlong } from '../motion/parted'
import { Acting } from './acting'
import { MovingThing, type StimulusDials } from './movingThing'

/** Brightening and changes of things (stage-look.md). Shares of the thing's own size or light; times in ms. */
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

/** Smallest change of light that counts as a prompt. */
const LEAST_CHANGE = 0.1

/** Speed of a wipe's edge (stage widths per second). */
const WIPE_SPEED = 0.12
/** Top speed of each half of a curtain (stage widths per second); its mean speed is lower because it is eased. */
const PART_SPEED = 0.12
const EASED = Math.PI / 2
/** Speed of the edge of a hole that grows in a shell (stage heights per second). */
const HOLE_SPEED = 0.2
/** A touch closer to the middle than this (radii) has no side. */
const MIDDLE = 0.15

/** One thing on the child's stage, with its actions in a trial. Nothing about it ever changes in one step: every change is a glide. */
export class Stimulus extends MovingThing {
  #acknowledgedAt = Number.NEGATIVE_INFINITY
  #isLeaving = false
  readonly #acting: Acting
  #isSwollen = false
  #isGlowing = false
  #answersBy: 'light' | 'going' | null = null
  /** The thing's brightness, now or once it has appeared. */
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

  /** Fades in, after a delay if wanted, over the time that is safe for its colour, or longer. */
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

  /** Marks the thing as leaving and hides it: a still picture fades out in its place. */
  leaveIn(): void {
    this.#isLeaving = true
    this.motion.end()
    this.vanish()
  }

  /** Makes the thing invisible, because a still picture has replaced it. */
  vanish(): void {
    this.glides.end('appear')
    for (const half of this.dress.halves) half.setAlpha(0)
  }

  /**
   * "You did that": a rim and a movement that start within the frame, at most once a second whatever the tapping.
   *
   * @param moves false where the answer itself moves it
   */
  acknowledge(now: number, { moves = true } = {}): void {
    if (now - this.#acknowledgedAt < ACKNOWLEDGE_EVERY_MS || this.#isLeaving) return
    this.#acknowledgedAt = now
    if (this.plan.haloInHelp !== true && this.#answersBy !== 'light' && !this.motion.isGoing) this.dress.rim()
    // A thing on another one would be seen twice, and a piece keeps the size of its slot.
    if (moves && this.#answersBy === null && this.plan.hit === undefined && pictureOf(this.plan)?.piece === undefined) this.motion.nod()
  }

  /** Grows by a quarter, with a soft halo in its own colour: the second prompt. Returns whether it was smaller until now. */
  swell(): boolean {
    if (this.#isSwollen || this.#isLeaving) return false
    this.#isSwollen = true
    this.#isGlowing = true
    this.motion.scaleTo(LOOK.prompted, LOOK.promptMs)
    this.#haloTo(LOOK.promptedHalo, LOOK.promptMs)
    return true
  }

  /** Declares that it answers a touch itself, without waiting for a hop: by light and growth, so that it needs no rim, or by setting off at once. */
  answerBy(answer: 'light' | 'going'): void {
    this.#answersBy = answer
  }

  /** Fades in a soft halo that stays. Returns whether it was absent until now. A child whose gaze is held by light gets none, and some things have none. */
  glow(): boolean {
    if (!this.hasGlow || this.#isGlowing || this.#isLeaving || !this.dress.hasHalo) return false
    this.#isGlowing = true
    this.#haloTo(LOOK.promptedHalo, LOOK.promptMs)
    return true
  }

  /** Returns the thing to its own size and light. */
  settle(): void {
    this.#isSwollen = false
    this.#isGlowing = false
    this.#haloTo(0, LOOK.promptMs)
    this.motion.scaleTo(1, LOOK.growMs)
  }

  /** Dims it, or brightens it, to a share of its own light. */
  dim(share: number = LOOK.dimmed, leastMs = 0): void {
    this.#light = share
    if (!this.#isLeaving) this.#lightTo(share, Math.max(this.dress.fadeMs, leastMs))
  }

  /** Dims or brightens the thing as a prompt. Returns whether its light was different until now. */
  dimOnce(share: number): boolean {
    const isChange = !this.#isLeaving && Math.abs(this.view.alpha - share) > LEAST_CHANGE
    this.dim(share)
    return isChange
  }

  /** Lights the word that is to be read now, or leaves a waiting one at a share of its light. */
  light(isLit: boolean, share = 1): void {
    this.dim(share)
    this.dress.lit(isLit)
  }

  /** Fades in the letters of a word that was only an outline so far. */
  spell(): void {
    this.dress.lit(true)
  }

  /** The usual reward: it grows a little, slowly, and stays. @param grows false for a child who startles at growth */
  celebrate({ grows = true } = {}): void {
    if (textOf(this.plan)?.outline !== undefined) this.spell()
    if (grows) this.motion.scaleTo(this.view.scale * LOOK.grow, LOOK.growMs)
    this.sway()
  }

  /** Opens a hole in its shell, from where it was touched or from above, while its core stays. Returns the opened parts; null if there is no intact shell. */
  open(touched: Place | null = null): OpenedThing | null {
    const { x, y } = this.view
    const radius = this.size / 2
    const finger = touched === null ? { x, y: y - radius } : this.layout.point(touched)
    const away = Math.hypot(finger.x - x, finger.y - y)
    // The fade starts at the edge: from the middle the whole edge would disappear at once.
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

  /** Time (ms) until the thing has been fully visible for half a second. An earlier hole would add a second and third change of light in a second. */
  get #unsettledMs(): number {
    return this.glides.restMs('settle')
  }

  /** Another picture or drawing of the same thing fades in over the current one, which then fades out. It must have been planned. */
  wear(next: PicturePlan | Drawing): void {
    this.dress.wear(next, () => this.motion.glideSpeed)
  }

  /** Plays an act of its look, as soon as it has cleared and finished earlier acts; a thing without such an act sways. */
  act(act: Act): void {
    this.#acting.act(act)
  }

  /** Called each frame: turns it to its direction of travel, if its look can. */
  faceWhereItGoes(deltaMs: number): void {
    this.#acting.update(deltaMs, this.isVisible)
  }

  /** Side that it faces: 0 for its first side, 1 for the other. */
  get facing(): number {
    return this.dress.facing
  }

  /** The act under way, or the last one, and the share of it (0 to 1) that is done. */
  get acting(): { readonly act: Act; readonly share: number } | null {
    return this.dress.acting
  }

  /** Shows the prompt that the current picture has, if any. */
  wearHelp(index: number): boolean {
    return !this.#isLeaving && this.dress.wearHelp(index, () => this.motion.glideSpeed)
  }

  /** Shows only this part of it (fractions of its square: left, top, width, height). */
  showOnly(part: PicturePlace): void {
    this.dress.crop(part)
  }

  /** Wipes it from left to right, no faster than anything moves, and then removes it. Returns the duration (ms). */
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

  /** Time (ms) that a wipe takes. */
  wipeMs({ from, to }: { readonly from: number; readonly to: number }): number {
    return (((to - from) * this.plan.size) / this.layout.aspect / this.speedFor(WIPE_SPEED)) * 1000
  }

  /** Draws the thing's halves apart like a curtain, each this far (stage heights), at a safe speed. Then it leaves. `onWay` gets the distance. */
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

  /** Time (ms) until the halves are still. */
  partMs(far: number): number {
    return (far / this.layout.aspect / this.speedFor(PART_SPEED)) * 1000 * EASED
  }

  /** Any visible remainder fades first, so that it never disappears in one frame. */
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
