import { type Scene, Scenes } from 'phaser'
import { GLIDE_SPEED, maxSpeedFor } from '#domain/child/safety'
import type { Place } from '#domain/trials/plan'
import { comeOn, noCourse, stood, STANDS_S } from './coming'
import type { Dress } from './dress'
import type { Glides } from './glides'
import type { Layout } from './layout'
import { type Grain, manners } from './manners'

/** What has edges within goes so many of its own sizes a second: a rim passes before, and once more behind. */
const FINE_SIZES_PER_SECOND = 0.28
/** Of the way over which its edges would pass a place a third time, a traveller goes so much in a second. */
const TRAVELS = 0.78
const SWAY_GROWS_MS = 2000
/** A thing that has just come must not move its edges at once. */
export const HOP_AFTER_MS = 900
/** Whatever ends its swing takes so long. */
const STILL_MS = 600
const STILL_BEFORE_SWIM_MS = 2000
/** The steepest part of an eased glide, against its mean. */
const EASED = Math.PI / 2
/** What has edges within does not go along with a finger: it goes out where it is and comes up where the finger is, no oftener than this ... */
const REAPPEAR_EVERY_MS = 1500
/** ... and only when the finger is so far away (stage heights). */
const REAPPEAR_FROM = 0.08
/** Nearer than this (stage widths) it has come where it was wanted. */
const THERE = 0.002
/** A part that moves by itself turns no farther to either side (radians). */
const PART_TURN = 0.18

/** What swims goes round once in so long: an edge passes a place and comes back after seconds only. */
const SWIM_MS = 14_000
/** The circle of what swims, in its own sizes: half its width and half its height. It never turns about: all its edges would pass one place. */
const CIRCLE = { x: 0.22, y: 0.12 } as const

/** Movements that come to an end. */
const MOVEMENTS = ['scale', 'path', 'hop', 'still', 'swim'] as const
type Movement = (typeof MOVEMENTS)[number]
/** A swing that goes on, and how it grows. */
const SWING = ['sway', 'sway grows'] as const

/** What is moved. */
interface Moved {
  readonly place: Place
  /** Its size (stage heights), and its longest side as drawn now (pixels). */
  readonly size: number
  readonly side: () => number
  readonly dress: Pick<Dress, 'halves' | 'grain' | 'isRed' | 'parts' | 'fadeMs' | 'edgeSpacing'>
  /** It goes a long way at one speed, all its edges over the same places. */
  readonly isTraveller: boolean
  /** Goes out, does it in the dark, and comes up again. */
  readonly inTheDark: (act: () => void) => void
}

/**
 * Where a thing is and how it gets elsewhere. One movement after the other: of two at once each moves the same edge, and
 * what goes and comes back by the sum may do so more than once in a second. One that is asked for meanwhile waits; a swing
 * stands while another has its turn, and goes on from there; what goes elsewhere swings no more.
 */
export class Motion {
  readonly #scene: Scene
  readonly #glides: Glides
  readonly #moved: Moved
  readonly #offset = { x: 0, y: 0 }
  #layout: Layout
  #place: Place
  /** Where a finger wants it, and how it goes there. */
  #goal: Place | null = null
  #course = noCourse
  #reappearedAt = Number.NEGATIVE_INFINITY
  /** A size that it takes when it has come where the finger wants it. */
  #growth: { readonly scale: number; readonly leastMs: number } | null = null
  #isLeaving = false

  constructor(scene: Scene, glides: Glides, layout: Layout, moved: Moved) {
    this.#scene = scene
    this.#glides = glides
    this.#layout = layout
    this.#moved = moved
    this.#place = moved.place
    scene.events.on(Scenes.Events.UPDATE, this.#update, this)
  }

  get place(): Place {
    return this.#place
  }

  /** Where a finger has brought it: it may still be on its way there. */
  get goal(): Place {
    return this.#goal ?? this.#place
  }

  /** How far it is from its place now, in pixels. */
  get offset(): { readonly x: number; readonly y: number } {
    return this.#offset
  }

  get appearFrom(): number {
    return this.#manner.appearFrom
  }

  /** How fast it may move, in stage widths a second. */
  get maxSpeed(): number {
    const most = maxSpeedFor(this.#moved.dress.isRed)
    if (this.#moved.dress.grain === 'plain') return most
    const sizes = this.#moved.isTraveller ? Math.min(FINE_SIZES_PER_SECOND, this.#moved.dress.edgeSpacing * TRAVELS) : FINE_SIZES_PER_SECOND
    return Math.min(most, (sizes * this.#moved.size) / this.#layout.aspect)
  }

  /** How fast it goes by itself or to a finger. */
  get glideSpeed(): number {
    return Math.min(GLIDE_SPEED, this.maxSpeed)
  }

  relayout(layout: Layout): void {
    this.#layout = layout
    this.#settle()
  }

  /** Puts it there, and ends a glide that was on its way elsewhere. */
  moveTo(place: Place): void {
    this.#glides.end('path')
    this.#goal = null
    this.#putAt(place)
  }

  /** A finger wants it there: it comes, as fast as it may, and never jumps. */
  comeTo(place: Place): void {
    this.rest()
    this.#glides.end('path')
    this.#goal = place
  }

  /** Glides along a straight line in `ms`, or longer where that would hurry, slowing down to arrive. Whoever was taken along by a finger stands first. */
  glideTo(place: Place, ms: number, onArrived: () => void = () => undefined): void {
    const delay = this.#waitMs
    this.rest()
    this.#goal = null
    const at = { ...this.#place }
    this.#course = { ...noCourse, heading: Math.atan2((place.y - at.y) / this.#layout.aspect, place.x - at.x) }
    this.#glides.start('path', at, { x: place.x, y: place.y, delay }, this.#pathMs(place, ms), () => this.#putAt({ x: at.x, y: at.y }), onArrived)
  }

  /** How long such a glide takes until it has arrived: now, or from another place at which it has come to rest. */
  glideMs(place: Place, leastMs: number, from?: Place): number {
    return (from === undefined ? this.#waitMs : 0) + this.#pathMs(place, leastMs, from)
  }

  /** How long its movements still go on, ms. */
  get busyMs(): number {
    return this.#busyMs()
  }

  /** A slow swing to and fro, after a while if wanted. Whether it begins only now. */
  sway(afterMs = 0): boolean {
    if (this.#glides.has('sway') || this.#isLeaving || this.#isComing) return false
    const swing = { phase: 0, reach: 0 }
    const { sway, swayMs } = this.#manner
    const delay = Math.max(afterMs, this.#busyMs())
    // It grows at first: a thing that is still fading in must not move its edges far.
    this.#glides.start('sway grows', swing, { reach: this.#layout.length(sway), delay }, SWAY_GROWS_MS)
    this.#glides.start('sway', swing, { phase: Math.PI * 2, ease: 'Linear', repeat: -1, delay }, swayMs, () => this.#swing(Math.sin(swing.phase) * swing.reach))
    return true
  }

  /** The swing ends where it began, in so long. */
  still(ms = STILL_MS): void {
    this.#endSwing()
    if (this.#offset.x !== 0) this.#glides.start('still', this.#offset, { x: 0 }, ms, () => this.#settle())
  }

  /** It swings and hops no more, and where it was just now is its place: it goes elsewhere. */
  rest(): void {
    this.#endSwing()
    this.#glides.end('still')
    this.#glides.end('hop')
    const { width, height } = this.#layout
    this.#place = { x: this.#place.x + this.#offset.x / width, y: this.#place.y + this.#offset.y / height }
    Object.assign(this.#offset, { x: 0, y: 0 })
  }

  /** Up and down again, once and softly; not before so many ms. */
  hop(afterMs = 0): boolean {
    // One that is under way is not begun anew: it would jump down to where it stood.
    if (this.#glides.restMs('hop') > 0 || this.#isComing) return false
    const rise = { phase: 0 }
    const { hop, hopMs } = this.#manner
    const reach = this.#layout.length(hop) / 2
    this.#inTurn('hop', (waits) =>
      this.#glides.start('hop', rise, { phase: Math.PI * 2, delay: Math.max(HOP_AFTER_MS, afterMs, waits), ease: 'Linear' }, hopMs, () => {
        this.#offset.y = (Math.cos(rise.phase) - 1) * reach
        this.#settle()
      }),
    )
    return !this.#isLeaving
  }

  /** Once round in a slow circle under the place where it is, and there again. `way`: to which side first. */
  swim(way: 1 | -1): boolean {
    if (this.#glides.restMs('swim') > 0 || this.#isLeaving || this.#isComing) return false
    // From where its swing began: it would jump there. Slowly, because the edges within it have just passed there.
    this.still(STILL_BEFORE_SWIM_MS)
    const round = { phase: 0 }
    const side = this.#layout.length(this.#moved.size)
    this.#inTurn('swim', (delay) =>
      this.#glides.start('swim', round, { phase: Math.PI * 2, delay, ease: 'Linear' }, SWIM_MS, () => {
        this.#offset.x = way * Math.sin(round.phase) * CIRCLE.x * side
        this.#offset.y = (1 - Math.cos(round.phase)) * CIRCLE.y * side
        this.#settle()
      }),
    )
    return true
  }

  /** Grows or shrinks to a scale, in `leastMs` or longer: its edges must not hurry. */
  scaleTo(scale: number, leastMs: number): void {
    const { dress, side } = this.#moved
    const now = dress.halves[0]?.scale ?? 1
    this.#growth = this.#isComing ? { scale, leastMs } : null
    if (this.#isComing || (scale === now && this.#glides.restMs('scale') === 0)) return
    const ms = this.edgeMs(Math.abs(scale / now - 1) * side(), leastMs)
    this.#inTurn('scale', (delay) => this.#glides.start('scale', dress.halves, { scale, delay }, ms))
  }

  /** Has this size at once: nobody sees it now. */
  sizeAt(scale: number): void {
    this.#glides.end('scale')
    this.#growth = null
    for (const half of this.#moved.dress.halves) half.setScale(scale)
  }

  /** How long an edge takes that goes outward when a side grows by so many pixels. */
  edgeMs(growth: number, leastMs: number): number {
    return Math.max(leastMs, (growth / 2 / this.#layout.height / this.#manner.edgeSpeed) * EASED * 1000)
  }

  /** The thing leaves: no other movement begins. */
  end(): void {
    this.#isLeaving = true
    this.#scene.events.off(Scenes.Events.UPDATE, this.#update, this)
  }

  get #manner(): (typeof manners)[Grain] {
    return manners[this.#moved.dress.grain]
  }

  /** Whether a finger takes it along now. */
  get #isComing(): boolean {
    return (
      this.#goal !== null &&
      this.#moved.dress.grain === 'plain' &&
      Math.hypot(this.#goal.x - this.#place.x, (this.#goal.y - this.#place.y) / this.#layout.aspect) > THERE
    )
  }

  /** How long (ms) it is until it may set out elsewhere. */
  get #waitMs(): number {
    return Math.max(this.#glides.restMs('scale'), this.#goal === null ? 0 : (STANDS_S - this.#course.stoodS) * 1000)
  }

  /** After whatever moves it now; a swing stands meanwhile. */
  #inTurn(name: Movement, move: (delay: number) => void): void {
    for (const swing of SWING) this.#glides.pause(swing)
    move(this.#busyMs(name))
  }

  /** How long other movements still go on, ms. */
  #busyMs(but?: Movement): number {
    return Math.max(...MOVEMENTS.map((name) => (name === but ? 0 : this.#glides.restMs(name))))
  }

  #endSwing(): void {
    for (const swing of SWING) this.#glides.end(swing)
    const parts = this.#moved.dress.parts.map(({ image }) => image)
    if (parts.length > 0) this.#glides.start('part stands', parts, { rotation: 0 }, STILL_MS)
  }

  /** Where a part of it moves by itself, only that part turns; its farthest point goes no farther than the whole would. */
  #swing(by: number): void {
    const parts = this.#moved.dress.parts
    for (const { image, pivot } of parts) image.setRotation(Math.max(-PART_TURN, Math.min(PART_TURN, by / (image.displayHeight * pivot))))
    if (parts.length > 0) return
    this.#offset.x = by
    this.#settle()
  }

  #pathMs(place: Place, ms: number, from: Place = this.#place): number {
    const way = Math.hypot(place.x - from.x, (place.y - from.y) / this.#layout.aspect)
    return Math.max(ms, (way / this.glideSpeed) * EASED * 1000)
  }

  #update(time: number, delta: number): void {
    if (this.#growth !== null && !this.#isComing) this.scaleTo(this.#growth.scale, this.#growth.leastMs)
    if (this.#busyMs() > 0) return
    for (const swing of SWING) this.#glides.goOn(swing)
    if (this.#goal === null) this.#course = stood(this.#course, delta / 1000)
    else this.#come(this.#goal, time, delta)
  }

  /** On its way to the finger. */
  #come(goal: Place, time: number, delta: number): void {
    if (this.#moved.dress.grain !== 'plain') return this.#reappear(goal, time)
    const { place, course } = comeOn({ place: this.#place, course: this.#course }, goal, delta / 1000, {
      speed: this.glideSpeed,
      radius: this.#moved.side() / 2 / this.#layout.width,
      aspect: this.#layout.aspect,
    })
    this.#course = course
    this.#putAt(place)
  }

  #reappear(goal: Place, time: number): void {
    const { aspect } = this.#layout
    if (
      time - this.#reappearedAt < REAPPEAR_EVERY_MS + this.#moved.dress.fadeMs ||
      Math.hypot((goal.x - this.#place.x) * aspect, goal.y - this.#place.y) < REAPPEAR_FROM
    )
      return
    this.#reappearedAt = time
    this.#moved.inTheDark(() => this.#putAt(this.goal))
  }

  #putAt(place: Place): void {
    this.#place = place
    this.#settle()
  }

  #settle(): void {
    const { x, y } = this.#layout.point(this.#place)
    for (const half of this.#moved.dress.halves) half.setPosition(x + this.#offset.x, y + this.#offset.y)
  }
}
