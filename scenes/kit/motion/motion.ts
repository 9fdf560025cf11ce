import { type Scene, Scenes } from 'phaser'
import { GLIDE_SPEED, maxSpeedFor, RED_MAX_SPEED, RED_REPEAT_MS } from '#domain/child/safety'
import { CARRIED_SPEED, type FollowOptions, type FingerFollow, followFrom, followOn, SENT_LAG_S } from '#domain/trials/layout/followFinger'
import { type Flight, flightTo } from '#domain/trials/layout/flight'
import type { Place } from '#domain/geometry'
import type { RollPlan } from '#domain/trials/plan/plan'
import type { StimulusView, GlidePath } from '../drawing/stimulusView'
import type { Glides } from './glides'
import type { Layout } from '../drawing/layout'

/**
 * Sway: amplitude to each side (stage heights) and period (ms): 2 %H at 0.5 Hz (clinical-design.md §1.6). A picture whose many edges would flash sways
 * less.
 */
const SWAY = { reach: 0.02, ms: 2000, growsMs: 1000, calm: 0.6 } as const
/** Growth in answer to a touch, for things that do not hop: scale, and times in ms. */
const NOD = { grows: 1.06, picture: 1.03, growMs: 500, afterMs: 2000, backMs: 900, everyMs: 2600 } as const
/** A hop: height (stage heights), time up and time down (ms). It starts at full speed and lands softly. */
const HOP = { height: 0.055, upMs: 480, downMs: 820 } as const
/** The narrowest stage: width / height. */
const NARROWEST = 4 / 3
/** Movements that are judged in advance, at their peak speeds on the narrowest stage: a picture that would flash in one of them is calmed for it. */
const SWAYING: GlidePath = {
  speed: (2 * Math.PI * SWAY.reach * 1000) / SWAY.ms / NARROWEST,
  way: (2 * SWAY.reach) / NARROWEST,
  isToAndFro: true,
  along: 'across',
}
const HOPPING: GlidePath = { speed: ((Math.PI / 2) * HOP.height * 1000) / HOP.upMs / NARROWEST, way: HOP.height / NARROWEST, isToAndFro: true, along: 'down' }
const ACROSS = 0.9
/** A drifting thing stays clear of others; a prompt, an answer or a hand may take it across them. */
const drifting = (speed: number): GlidePath => ({ speed, way: ACROSS })
const gliding = (speed: number): GlidePath => ({ ...drifting(speed), isOverOthers: true })
const CARRIED = gliding(CARRIED_SPEED)
const FRAME_MS = 16
/** Time that a thing stands still after it appears before it hops as a prompt (ms). */
export const HOP_AFTER_MS = 900
/** Scale at which a thing starts to appear. */
const APPEAR_FROM = 0.96
/** Top speed of a growing thing's edge (stage heights per second): for a single shape, and for a picture with strong inner edges, all of which move. */
const EDGE_SPEED = { plain: 0.08, picture: 0.03 } as const
/** Peak speed of an eased change, relative to its mean. */
const EASED = Math.PI / 2
/**
 * A flight's top speed (stage widths per second), the least time (ms) in which it changes size, and the top speed of its edge meanwhile (stage heights
 * per second).
 */
const FLY_SPEED = 0.13
const FLIGHT_SCALE_MS = 1200
const FLIGHT_EDGE_SPEED = 0.15
/** Time (ms) for a glide to reach its speed, and to stop. */
const RAMP_MS = 900
/** Time (ms) for a sway to end. */
const STILL_MS = 600
/** Time (ms) to calm a picture before it glides, and to clear it some time after it has stopped. Doing it during the movement would add changes of light. */
const CALM_MS = 600
/** In a hand it is calmed as fast as a thing may change, and follows slowly until then (stage widths per second). */
const CARRIED_CALM_MS = 300
const NOT_CALM_SPEED = 0.02
const CLEAR_AFTER_MS = 1200
/** Closer than this (stage widths) it has arrived. */
const THERE = 0.002
/** Largest rotation of a part that moves by itself, to either side (radians). */
const PART_TURN = 0.18
/** A wiggle: duration (ms), number of swings, and largest excursion of its farthest point (stage heights). It builds up and dies away. */
const WIGGLE = { ms: 4000, times: 1.5, reach: 0.035 } as const

/** The same for a limb about its joint: being small it may move farther (stage heights), up to this angle (radians). */
const WAG = { reach: 0.06, turn: 0.4 } as const
/** Top speed (stage widths per second) of a thing that moves by itself in a reward: when it rolls, its edge moves twice as fast. */
const ALONE_SPEED = 0.07

/** Movements that end. */
const MOVEMENTS = ['scale', 'path', 'hop', 'still', 'turn', 'wiggle'] as const
type Movement = (typeof MOVEMENTS)[number]
/** The sway, which does not end, and its build-up. */
const SWING = ['sway', 'sway grows'] as const

/** What the motion needs of its thing. */
interface Moved {
  readonly place: Place
  /** The point about which it turns, in its sizes from its centre. */
  readonly pivot: { readonly x: number; readonly y: number }
  /** Its size (stage heights), and its longest side as drawn now (pixels). */
  readonly size: number
  readonly side: () => number
  readonly rolls?: RollPlan
  readonly isOverTrack?: true
  /** Whether it lies on another thing, which a hop would cover and uncover. */
  readonly liesOnAnother: () => boolean
  /** How it follows a finger. */
  readonly fingerLags: Pick<FollowOptions, 'lagS' | 'tremorLagS'>
  readonly dress: Pick<
    StimulusView,
    'halves' | 'extent' | 'isRed' | 'parts' | 'limbs' | 'isSoft' | 'knows' | 'needsCalm' | 'glideAt' | 'calmTo' | 'calmness' | 'setOff'
  >
}

/** The movements to work out before a thing is visible. */
export interface Foreseen {
  readonly isHelped: boolean
  readonly isCarried: boolean
  readonly isSent: boolean
  readonly movesAlone: boolean
  readonly flies: boolean
  readonly drift: number | null
}

/** Who moves a thing to a place: a finger that carries it, or a press that sends it. */
type Sender = 'finger' | 'press'

/**
 * Where a thing is and how it moves. Movements run one after the other: two at once would move the same edge, and their sum might turn it to and fro. A
 * movement requested meanwhile waits; a sway pauses for it; a thing that moves elsewhere stops swaying. A picture whose inner edges would flash at its
 * speed is covered by a calm twin on its way.
 */
export class Motion {
  readonly #scene: Scene
  readonly #glides: Glides
  readonly #moved: Moved
  readonly #offset = { x: 0, y: 0 }
  /** How far it has turned, and wiggles in addition (degrees). */
  readonly #turned = { by: 0, wiggles: 0 }
  #layout: Layout
  #place: Place
  /** Where a finger or a press sends it, and how it follows. */
  #goal: Place | null = null
  #sentBy: Sender = 'finger'
  #following: FingerFollow | null = null
  /** The size to take once it has reached the finger. */
  #growth: { readonly scale: number; readonly leastMs: number } | null = null
  /** Whether its calm twin is wanted; how long it has stood still; how long ago the twin last came or went (ms). */
  #isCalm = false
  #stoodMs = 0
  #calmAgeMs = Number.POSITIVE_INFINITY
  /** Time since it last answered a touch (ms), and the scale to return to. */
  #nodAgeMs = Number.POSITIVE_INFINITY
  #nodsFrom: number | null = null
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

  /** Where a finger has brought it; it may still be on its way there. */
  get goal(): Place {
    return this.#goal ?? this.#place
  }

  /** Offset from its place, in pixels. */
  get offset(): { readonly x: number; readonly y: number } {
    return this.#offset
  }

  get appearFrom(): number {
    return APPEAR_FROM
  }

  /** The actual speed for a wanted one (stage widths per second): lower for saturated red, and for a picture that would flash even when calm. */
  speedFor(wanted: number): number {
    const speed = Math.min(wanted, maxSpeedFor(this.#moved.dress.isRed))
    return this.#moved.dress.glideAt(this.#drifts(speed), false).speed
  }

  /**
   * The movements that may be asked of it: as a prompt, in a hand (`isCarried`), sent by an answer (`isSent`), by itself where nothing is in its way,
   * and along a path of its own (`drift`, stage widths per second).
   */
  waysOf({ isHelped, isCarried, isSent, movesAlone, flies, drift }: Foreseen): readonly GlidePath[] {
    const slowest = maxSpeedFor(this.#moved.dress.isRed)
    return [
      ...(isHelped ? [HOPPING, SWAYING] : []),
      ...(isCarried ? [CARRIED] : []),
      ...(isCarried || isSent ? [gliding(Math.min(GLIDE_SPEED, slowest))] : []),
      ...(movesAlone ? [this.#movesAlone] : []),
      ...[flies ? FLY_SPEED : null, drift].flatMap((speed) => (speed === null ? [] : [this.#drifts(Math.min(speed, slowest))])),
    ]
  }

  /** Makes the calm twin that these movements need. They must have been foreseen. */
  prepare(foreseen: Foreseen): void {
    for (const way of this.waysOf(foreseen)) this.#moved.dress.glideAt(way, way === CARRIED)
  }

  /** Speed at which a prompt or an answer moves it (stage widths per second). */
  get glideSpeed(): number {
    const speed = Math.min(GLIDE_SPEED, maxSpeedFor(this.#moved.dress.isRed))
    return this.#moved.dress.glideAt(gliding(speed), false).speed
  }

  relayout(layout: Layout): void {
    this.#layout = layout
    this.#settle()
  }

  /** Puts it there, and ends any glide that was on its way elsewhere. */
  moveTo(place: Place): void {
    this.#glides.end('path')
    this.#stopFollowing()
    if (place.x !== this.#place.x || place.y !== this.#place.y) this.#stoodMs = 0
    this.#putAt(place)
  }

  /** A finger has taken it and may carry it, so it is calmed already. */
  taken(): void {
    this.#calm(CARRIED, true)
  }

  /** A finger wants it there, or a press sends it: it follows without jumping. */
  comeTo(place: Place, sentBy: Sender = 'finger'): void {
    this.rest()
    this.#moved.dress.setOff()
    this.#glides.end('path')
    this.#goal = place
    this.#sentBy = sentBy
    this.#following ??= followFrom(this.#place)
    this.#calm(sentBy === 'finger' ? CARRIED : gliding(this.glideSpeed), sentBy === 'finger')
  }

  /** Glides along a straight line at an even speed, in `ms` or longer if that would be too fast, and starts and stops gently. It may shrink on its way. */
  glideTo(place: Place, ms: number, onArrived: () => void = () => undefined, scale?: number): void {
    const delay = this.#waitMs(place, ms)
    this.#moved.dress.setOff()
    this.#leaveSwing()
    this.#stopFollowing()
    const at = { ...this.#place }
    const pathMs = this.#pathMs(place, ms)
    this.#calm(gliding(this.#speedOn(place, pathMs)), false)
    this.#glides.start('path', at, { x: place.x, y: place.y, delay, ease: evenly(pathMs) }, pathMs, () => this.#putAt({ x: at.x, y: at.y }), onArrived)
    if (scale !== undefined) this.#glides.start('flight scale', this.#moved.dress.halves, { scale, delay }, Math.max(pathMs, this.#flightScaleMs(scale)))
  }

  /** How long such a glide takes: from now, or from another place where it has come to rest. */
  glideMs(place: Place, leastMs: number, from?: Place): number {
    return (from === undefined ? this.#waitMs(place, leastMs) : 0) + this.#pathMs(place, leastMs, from)
  }

  /** Flies along a curve to a place and changes size on its way. As it shrinks its edge draws back, so that both together are not too fast. */
  flyTo(place: Place, scale: number, onArrived: () => void = () => undefined): void {
    this.#glides.end('scale')
    this.#nodsFrom = null
    const delay = Math.max(this.#glides.restMs('hop'), this.#calm(drifting(this.#flySpeed), false))
    this.#moved.dress.setOff()
    this.#leaveSwing()
    this.#stopFollowing()
    const flight = this.#flightTo(place)
    const ms = this.flightMs(place, scale)
    const gone = { share: 0 }
    this.#glides.start('path', gone, { share: 1, delay, ease: evenly(ms) }, ms, () => this.#putAt(flight.at(gone.share)), onArrived)
    this.#glides.start('flight scale', this.#moved.dress.halves, { scale, delay, ease: 'Sine.easeOut' }, this.#flightScaleMs(scale))
  }

  /** How long such a flight takes. */
  flightMs(place: Place, scale: number): number {
    return Math.max((this.#flightTo(place).length / this.#flySpeed) * 1000 + RAMP_MS, this.#flightScaleMs(scale))
  }

  #flightTo(place: Place): Flight {
    return flightTo(this.#place, place, this.#layout.aspect)
  }

  get #flySpeed(): number {
    return this.speedFor(FLY_SPEED)
  }

  #flightScaleMs(scale: number): number {
    const growth = Math.abs(scale - (this.#moved.dress.halves[0]?.scale ?? 1)) * this.#layout.length(this.#moved.size)
    return Math.max(FLIGHT_SCALE_MS, (growth / 2 / this.#layout.height / FLIGHT_EDGE_SPEED) * EASED * 1000)
  }

  /** Time (ms) until it may set off at this speed (stage widths per second): a picture is calmed first. */
  calmMs(speed: number): number {
    return this.#calm(this.#drifts(speed), false)
  }

  /** A path of its own stays clear of other things, or follows a visible track. */
  #drifts(speed: number): GlidePath {
    return this.#moved.isOverTrack === true ? gliding(speed) : drifting(speed)
  }

  /** Restores its own contrast, at once if it may. Returns the time (ms) until it has. */
  clearMs(): number {
    if (this.#isCalm) this.#clear()
    return Math.ceil(this.#glides.restMs('calm'))
  }

  /** Whether it is on its way somewhere. */
  get isGoing(): boolean {
    return this.#isComing || this.#glides.restMs('path') > 0
  }

  /** Time (ms) until it arrives. */
  get arrivesMs(): number {
    return Math.ceil(this.#glides.restMs('path'))
  }

  /** Time (ms) until its movements end. */
  get busyMs(): number {
    return this.#busyMs()
  }

  /** Sways slowly, after a delay if wanted. Returns whether it starts only now. */
  sway(afterMs = 0): boolean {
    if (this.#glides.has('sway') || this.#isLeaving || this.#isComing) return false
    const swing = { phase: 0, reach: 0 }
    const delay = Math.max(afterMs, this.#busyMs(), this.#calm(SWAYING, false))
    const reach = this.#layout.length(SWAY.reach) * this.#shareOf(SWAYING) * (this.#moved.dress.needsCalm(SWAYING, false) ? SWAY.calm : 1)
    // The amplitude builds up: a thing that is still fading in must not move its edges far.
    this.#glides.start('sway grows', swing, { reach, delay }, SWAY.growsMs)
    this.#glides.start('sway', swing, { phase: Math.PI * 2, ease: 'Linear', repeat: -1, delay }, SWAY.ms, () =>
      this.#swing(Math.sin(swing.phase) * swing.reach),
    )
    return true
  }

  /** Ends the sway where it began, in `ms`. */
  still(ms = STILL_MS): void {
    this.#endSwing()
    if (this.#offset.x !== 0) this.#glides.start('still', this.#offset, { x: 0 }, ms, () => this.#settle())
  }

  /** Ends sway and hop, and makes the present position its place: it moves elsewhere. */
  rest(): void {
    this.#endSwing()
    this.#glides.end('still')
    this.#glides.end('hop')
    const { width, height } = this.#layout
    this.#place = { x: this.#place.x + this.#offset.x / width, y: this.#place.y + this.#offset.y / height }
    Object.assign(this.#offset, { x: 0, y: 0 })
  }

  /** The same, and it keeps its present size. */
  standStill(): void {
    this.rest()
    this.#glides.end('scale')
    this.#nodsFrom = null
  }

  /** Ends the sway; a hop finishes first. */
  #leaveSwing(): void {
    this.#endSwing()
    this.#glides.end('still')
    this.#place = { x: this.#place.x + this.#offset.x / this.#layout.width, y: this.#place.y }
    this.#offset.x = 0
  }

  /** Hops once, after the given delay. Returns whether the hop will be visible. */
  hop(afterMs = HOP_AFTER_MS): boolean {
    // A hop under way is not started again: it would jump down.
    if (this.#glides.restMs('hop') > 0 || this.#isComing || this.#isLeaving) return false
    if (this.#moved.liesOnAnother()) {
      this.#bulge(NOD.grows)
      return true
    }
    const rise = { ms: FRAME_MS }
    const height = this.#layout.length(HOP.height)
    const [upMs, downMs] = [HOP.upMs, HOP.downMs].map((ms) => ms / this.#shareOf(HOPPING)) as [number, number]
    const whole = upMs + downMs
    const risen = () => {
      this.#offset.y = -height * (rise.ms < upMs ? Math.sin((Math.PI / 2) * (rise.ms / upMs)) : 1 - eased((rise.ms - upMs) / downMs))
      this.#settle()
    }
    this.#inTurn('hop', (waits) => {
      const delay = Math.max(afterMs, waits, this.#calm(HOPPING, false))
      this.#glides.start('hop', rise, { ms: whole, delay, ease: 'Linear' }, whole, risen)
      // Phaser would show the change only in the next frame.
      if (delay === 0) risen()
    })
    return true
  }

  /**
   * The answer to a touch: a movement that starts in this frame, unless the thing moves already. A single shape at rest hops. What sways, a picture with
   * strong inner edges, a light without an edge and anything not yet judged grow a little instead, for a hop would change a place too often.
   */
  nod(): void {
    if (this.#busyMs() > 0 || this.#isComing || this.#isLeaving || this.#nodAgeMs < NOD.everyMs) return
    this.#nodAgeMs = 0
    const isPlain =
      this.#moved.dress.knows(HOPPING) && !this.#moved.dress.isSoft && !this.#moved.dress.needsCalm(HOPPING, false) && this.#shareOf(HOPPING) === 1
    if (isPlain && !this.#glides.has('sway')) this.hop(0)
    else this.#bulge(isPlain ? NOD.grows : NOD.picture)
  }

  /** Grows a little, and shrinks back after a while. */
  #bulge(by: number): void {
    const scale = this.#nodsFrom ?? this.#moved.dress.halves[0]?.scale ?? 1
    this.#nodAgeMs = 0
    this.scaleTo(scale * by, NOD.growMs)
    this.#nodsFrom = scale
  }

  /** The share of its speed that a movement may have, calm or not. */
  #shareOf(way: GlidePath): number {
    return Math.min(1, this.#moved.dress.glideAt(way, false).speed / way.speed)
  }

  /** Turns by so many degrees from its planned angle, and stays so. */
  turnTo(degrees: number, ms: number): void {
    if (this.#isLeaving) return
    this.#inTurn('turn', (delay) => this.#glides.start('turn', this.#turned, { by: degrees, delay }, ms, () => this.#settle()))
  }

  /** Turns to and fro about its pivot, by at most so many degrees, and comes to rest as it was. If it has a limb, only that turns, about its joint. */
  wiggle(degrees: number): void {
    if (this.#glides.restMs('wiggle') > 0 || this.#isLeaving) return
    const swing = { share: 0 }
    const { limbs } = this.#moved.dress
    const most = Math.min(degrees, this.#mostDegrees)
    this.#inTurn('wiggle', (waits) => {
      const delay = Math.max(waits, limbs.length > 0 ? 0 : this.#calm(SWAYING, false))
      this.#glides.start('wiggle', swing, { share: 1, delay, ease: 'Linear' }, WIGGLE.ms, () => {
        const turned = Math.sin(2 * Math.PI * WIGGLE.times * swing.share) * Math.sin(Math.PI * swing.share)
        for (const { image, reach } of limbs) image.setRotation(turned * Math.min(WAG.turn, WAG.reach / (reach * this.#moved.size)))
        this.#turned.wiggles = limbs.length > 0 ? 0 : most * turned
        this.#settle()
      })
    })
  }

  /** Moves this far (stage heights) by itself, where nothing is in its way. It may roll as a ball does, and stays as it has turned. */
  moveBy(by: Place, rolls: boolean): void {
    if (this.#isLeaving) return
    const { dress, side } = this.#moved
    const way = this.#movesAlone
    const [from, gone] = [this.#turned.by, { share: 0 }]
    const turn = rolls ? ((by.x * this.#layout.height) / ((dress.extent.side * side()) / 2)) * (180 / Math.PI) : 0
    const ms = (Math.hypot(by.x, by.y) / this.#layout.aspect / dress.glideAt(way, false).speed) * EASED * 1000
    this.#leaveSwing()
    this.#inTurn('path', (waits) => {
      const { x, y } = this.#place
      this.#glides.start('path', gone, { share: 1, delay: Math.max(waits, this.#calm(way, false)) }, ms, () => {
        this.#turned.by = from + turn * gone.share
        this.#putAt({ x: x + (by.x * gone.share) / this.#layout.aspect, y: y + by.y * gone.share })
      })
    })
  }

  get #movesAlone(): GlidePath {
    return drifting(Math.min(ALONE_SPEED, maxSpeedFor(this.#moved.dress.isRed)))
  }

  /** The rotation at which its farthest point still stays within the limit. */
  get #mostDegrees(): number {
    const { pivot, size, dress } = this.#moved
    const { x, y, side } = dress.extent
    const radius = (side / 2 + Math.hypot(pivot.x - x, pivot.y - y)) * size
    return ((WIGGLE.reach * this.#shareOf(SWAYING)) / radius) * (180 / Math.PI)
  }

  /** Grows or shrinks to a scale, in `leastMs` or longer if its edges would be too fast. */
  scaleTo(scale: number, leastMs: number): void {
    const { dress, side } = this.#moved
    this.#nodsFrom = null
    const now = dress.halves[0]?.scale ?? 1
    this.#growth = this.#isComing ? { scale, leastMs } : null
    if (this.#isComing || (scale === now && this.#glides.restMs('scale') === 0)) return
    const ms = this.edgeMs(Math.abs(scale / now - 1) * side(), leastMs)
    this.#inTurn('scale', (delay) => this.#glides.start('scale', dress.halves, { scale, delay }, ms))
  }

  /** Time (ms) that an edge takes outwards when a side grows by so many pixels. */
  edgeMs(growth: number, leastMs: number): number {
    const { dress } = this.#moved
    // Whatever has not been judged yet may have strong edges.
    const speed = dress.knows(HOPPING) && !dress.needsCalm(HOPPING, false) ? EDGE_SPEED.plain : EDGE_SPEED.picture
    return Math.max(leastMs, (growth / 2 / this.#layout.height / speed) * EASED * 1000)
  }

  /** The thing leaves: no further movement starts. */
  end(): void {
    this.#isLeaving = true
    this.#scene.events.off(Scenes.Events.UPDATE, this.#update, this)
  }

  /** Whether a finger or a press is moving it now. */
  get #isComing(): boolean {
    return this.#goal !== null && Math.hypot(this.#goal.x - this.#place.x, (this.#goal.y - this.#place.y) / this.#layout.aspect) > THERE
  }

  /** Time (ms) until it may set off to a place. */
  #waitMs(place: Place, ms: number): number {
    // The growth that answers a touch goes on meanwhile.
    const scaleMs = this.#nodsFrom === null ? this.#glides.restMs('scale') : 0
    return Math.max(scaleMs, this.#glides.restMs('hop'), this.#calm(gliding(this.#speedOn(place, this.#pathMs(place, ms))), false, true))
  }

  /** Runs after whatever moves it now; a sway pauses meanwhile. */
  #inTurn(name: Movement, move: (delay: number) => void): void {
    for (const swing of SWING) this.#glides.pause(swing)
    move(this.#busyMs(name))
  }

  /** Time (ms) until the other movements end. */
  #busyMs(but?: Movement): number {
    return Math.max(...MOVEMENTS.map((name) => (name === but ? 0 : this.#glides.restMs(name))))
  }

  #endSwing(): void {
    for (const swing of SWING) this.#glides.end(swing)
    const parts = this.#moved.dress.parts.map(({ image }) => image)
    if (parts.length > 0) this.#glides.start('part stands', parts, { rotation: 0 }, STILL_MS)
  }

  /** If a part of it moves by itself, only that part turns; its farthest point moves no farther than the whole would. */
  #swing(by: number): void {
    const parts = this.#moved.dress.parts
    for (const { image, pivot } of parts) image.setRotation(Math.max(-PART_TURN, Math.min(PART_TURN, by / (image.displayHeight * pivot))))
    if (parts.length > 0) return
    this.#offset.x = by
    this.#settle()
  }

  #pathMs(place: Place, ms: number, from: Place = this.#place): number {
    const way = this.#wayTo(place, from)
    return way === 0 ? ms : Math.max(ms, (way / this.glideSpeed) * 1000 + RAMP_MS)
  }

  /** The even speed of a glide of this duration (stage widths per second). */
  #speedOn(place: Place, pathMs: number): number {
    return Math.min(this.glideSpeed, this.#wayTo(place, this.#place) / Math.max(0.001, (pathMs - RAMP_MS) / 1000))
  }

  #wayTo(place: Place, from: Place): number {
    return Math.hypot(place.x - from.x, (place.y - from.y) / this.#layout.aspect)
  }

  /** Fades in its calm twin if this movement needs one. Returns the time (ms) until it has. */
  #calm(way: GlidePath, carried: boolean, onlyAsked = false): number {
    const { dress } = this.#moved
    if (!dress.needsCalm(way, carried)) return 0
    if (!onlyAsked && !this.#isCalm && (!dress.isRed || this.#calmAgeMs >= RED_REPEAT_MS)) {
      this.#isCalm = true
      this.#calmAgeMs = 0
      dress.calmTo(1, carried ? CARRIED_CALM_MS : CALM_MS)
    }
    this.#stoodMs = 0
    return this.#isCalm ? Math.max(0, this.#glides.restMs('calm')) : CALM_MS
  }

  /** It has stood still for a while: restores its own contrast. */
  #clear(): void {
    this.#isCalm = false
    this.#calmAgeMs = 0
    this.#moved.dress.calmTo(0, CALM_MS)
  }

  #update(_time: number, delta: number): void {
    this.#calmAgeMs += delta
    this.#nodAgeMs += delta
    if (this.#nodsFrom !== null && this.#nodAgeMs > NOD.afterMs) this.scaleTo(this.#nodsFrom, NOD.backMs)
    const isStill = !this.#isComing && !this.#glides.has('sway') && this.#glides.restMs('path') === 0 && this.#glides.restMs('hop') === 0
    this.#stoodMs = isStill ? this.#stoodMs + delta : 0
    const mayClear = !this.#moved.dress.isRed || this.#calmAgeMs >= RED_REPEAT_MS
    if (this.#isCalm && this.#stoodMs >= CLEAR_AFTER_MS && mayClear) this.#clear()
    if (this.#growth !== null && !this.#isComing) this.scaleTo(this.#growth.scale, this.#growth.leastMs)
    if (this.#busyMs() > 0) return
    for (const swing of SWING) this.#glides.goOn(swing)
    if (this.#goal !== null) this.#follow(this.#goal, delta / 1000)
  }

  /** Moves towards the finger. */
  #follow(goal: Place, seconds: number): void {
    const byFinger = this.#sentBy === 'finger'
    const how = {
      ...(byFinger ? this.#moved.fingerLags : { lagS: SENT_LAG_S, tremorLagS: 0 }),
      maxSpeed: byFinger ? this.#carriedSpeed : this.glideSpeed,
      aspect: this.#layout.aspect,
    }
    this.#following = followOn(this.#following ?? followFrom(this.#place), goal, seconds, how)
    this.#putAt(this.#following.place)
  }

  /** How fast it may follow a finger now: a thing that must be calm, or coral, follows faster only once it is. */
  get #carriedSpeed(): number {
    const { dress } = this.#moved
    const { speed } = dress.glideAt(CARRIED, true)
    if (dress.isRed && dress.calmness < 1) return Math.min(speed, RED_MAX_SPEED)
    return dress.needsCalm(CARRIED, true) ? NOT_CALM_SPEED + (speed - NOT_CALM_SPEED) * dress.calmness ** 2 : speed
  }

  #stopFollowing(): void {
    this.#goal = null
    this.#following = null
  }

  /** Rotation (degrees) at its present place: it grows with the distance from where it belongs. */
  get #rolledBy(): number {
    const { rolls, place } = this.#moved
    if (rolls === undefined) return 0
    const far = (from: Place) => Math.max(0, this.#wayTo(rolls.to, from) - rolls.within / this.#layout.aspect)
    return rolls.degrees * Math.min(1, far(this.#place) / Math.max(THERE, far(place)))
  }

  #putAt(place: Place): void {
    this.#place = place
    this.#settle()
  }

  #settle(): void {
    const { x, y } = this.#layout.point(this.#place)
    const degrees = this.#rolledBy + this.#turned.by + this.#turned.wiggles
    const shift = this.#turnedAbout(this.#turned.by + this.#turned.wiggles)
    for (const half of this.#moved.dress.halves) half.setPosition(x + this.#offset.x + shift.x, y + this.#offset.y + shift.y).setAngle(degrees)
  }

  /** How far its centre moves when it turns about its pivot, in pixels. */
  #turnedAbout(degrees: number): { readonly x: number; readonly y: number } {
    const { pivot, size } = this.#moved
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const side = this.#layout.length(size)
    return { x: (pivot.x - (pivot.x * cos - pivot.y * sin)) * side, y: (pivot.y - (pivot.x * sin + pivot.y * cos)) * side }
  }
}

/** Sine easing. */
const eased = (share: number): number => 0.5 - 0.5 * Math.cos(Math.PI * share)

/** An ease of even speed that starts and stops within `RAMP_MS`; a short way is eased throughout. */
function evenly(ms: number): (share: number) => number {
  const ramp = Math.min(0.5, RAMP_MS / ms)
  const speed = 1 / (1 - ramp)
  const gone = (share: number) => speed * (share / 2 - (ramp * Math.sin((Math.PI * share) / ramp)) / (2 * Math.PI))
  return (share) => {
    if (share <= ramp) return gone(share)
    if (share >= 1 - ramp) return 1 - gone(1 - share)
    return speed * (share - ramp / 2)
  }
}
