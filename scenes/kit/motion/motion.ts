import { type Scene, Scenes } from 'phaser'
import { GLIDE_SPEED, maxSpeedFor, RED_MAX_SPEED, RED_REPEAT_MS } from '#domain/child/safety'
import { CARRIED_SPEED, type FollowOptions, type FingerFollow, followFrom, followOn, SENT_LAG_S } from '#domain/trials/layout/followFinger'
import { type Flight, flightTo } from '#domain/trials/layout/flight'
import type { Place } from '#domain/geometry'
import type { RollPlan } from '#domain/trials/plan/plan'
import type { StimulusView, GlidePath } from '../drawing/stimulusView'
import type { Glides } from './glides'
import type { Layout } from '../drawing/layout'

/** Sideways swing: how far to each side (stage heights), and how long once to and fro (ms): 2 %H at 0.5 Hz (clinical design §1.6); a picture whose many edges would flash swings less. */
const SWAY = { reach: 0.02, ms: 2000, growsMs: 1000, calm: 0.6 } as const
/** Growth in answer to a touch, for things that do not hop: scale, and times in ms. */
const NOD = { grows: 1.06, picture: 1.03, growMs: 500, afterMs: 2000, backMs: 900, everyMs: 2600 } as const
/** A hop: how high (stage heights), and how long up and down (ms). It sets off at once and lands by slowing down. */
const HOP = { height: 0.055, upMs: 480, downMs: 820 } as const
/** The narrowest stage: width / height. */
const NARROWEST = 4 / 3
/** The movements that are judged beforehand, at their peak speeds on the narrowest stage: a picture that would flash in one of them is calmed for it. */
const SWAYING: GlidePath = {
  speed: (2 * Math.PI * SWAY.reach * 1000) / SWAY.ms / NARROWEST,
  way: (2 * SWAY.reach) / NARROWEST,
  isToAndFro: true,
  along: 'across',
}
const HOPPING: GlidePath = { speed: ((Math.PI / 2) * HOP.height * 1000) / HOP.upMs / NARROWEST, way: HOP.height / NARROWEST, isToAndFro: true, along: 'down' }
const ACROSS = 0.9
/** Drifts keep clear of other things; help, an answer or a hand may take a thing over them. */
const drifting = (speed: number): GlidePath => ({ speed, way: ACROSS })
const gliding = (speed: number): GlidePath => ({ ...drifting(speed), isOverOthers: true })
const CARRIED = gliding(CARRIED_SPEED)
const FRAME_MS = 16
/** How long a thing stands still after it appears, before it hops as help (ms). */
export const HOP_AFTER_MS = 900
/** Size from which a thing appears, as a share of its own. */
const APPEAR_FROM = 0.96
/** Peak speed of an edge when a thing grows (stage heights per second): of one shape, and of a picture with strong edges within, which all move. */
const EDGE_SPEED = { plain: 0.08, picture: 0.03 } as const
/** Peak speed of an eased change, divided by its mean. */
const EASED = Math.PI / 2
/** How fast a thing flies at most (stage widths per second), how long (ms) it takes its size on the way at least, and how fast its edge then draws back (stage heights per second). */
const FLY_SPEED = 0.13
const FLIGHT_SCALE_MS = 1200
const FLIGHT_EDGE_SPEED = 0.15
/** A glide takes so long (ms) to reach its speed, and as long to stop. */
const RAMP_MS = 900
/** A swing that ends takes so long (ms). */
const STILL_MS = 600
/** Before it glides a picture grows calm, and after it has stopped for a while it clears (ms). Both at once would be more changes of light. */
const CALM_MS = 600
/** In a hand it grows calm as fast as a thing may change, and is taken along slowly until then (stage widths per second). */
const CARRIED_CALM_MS = 300
const NOT_CALM_SPEED = 0.02
const CLEAR_AFTER_MS = 1200
/** Nearer than this (stage widths) it has arrived. */
const THERE = 0.002
/** A part that moves by itself turns no farther to either side (radians). */
const PART_TURN = 0.18
/** A wiggle: how long (ms), how often to and fro, and how far (stage heights) its farthest point goes at most; it grows and dies away. */
const WIGGLE = { ms: 4000, times: 1.5, reach: 0.035 } as const

/** The same of a limb about its joint: it is small, and so goes farther (stage heights), and turns no farther than this (radians). */
const WAG = { reach: 0.06, turn: 0.4 } as const
/** A thing goes no faster than this (stage widths per second) on a way of its own in the end: where it rolls, its edge goes twice as fast. */
const ALONE_SPEED = 0.07

/** Movements that come to an end. */
const MOVEMENTS = ['scale', 'path', 'hop', 'still', 'turn', 'wiggle'] as const
type Movement = (typeof MOVEMENTS)[number]
/** A swing that goes on, and how it grows. */
const SWING = ['sway', 'sway grows'] as const

/** What is moved. */
interface Moved {
  readonly place: Place
  /** About which point it turns, in its sizes from its middle. */
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

/** Which movements are worked out before a thing is seen. */
export interface Foreseen {
  readonly isHelped: boolean
  readonly isCarried: boolean
  readonly isSent: boolean
  readonly movesAlone: boolean
  readonly flies: boolean
  readonly drift: number | null
}

/** Who wants a thing at a place: a finger that carries it, or a press that sends it. */
type Sender = 'finger' | 'press'

/**
 * Where a thing is and how it gets elsewhere. One movement after the other: of two at once each moves the same edge, and their sum may turn it to and
 * fro. A movement that is asked for meanwhile waits; a swing pauses for it; a thing that goes elsewhere swings no more. A picture whose inner edges
 * would flash at its speed wears a calm twin on its way.
 */
export class Motion {
  readonly #scene: Scene
  readonly #glides: Glides
  readonly #moved: Moved
  readonly #offset = { x: 0, y: 0 }
  /** How far it is turned, and turns to and fro besides (degrees). */
  readonly #turned = { by: 0, wiggles: 0 }
  #layout: Layout
  #place: Place
  /** Where a finger or a press sends it, and how it follows. */
  #goal: Place | null = null
  #sentBy: Sender = 'finger'
  #following: FingerFollow | null = null
  /** A size that it takes when it has arrived where the finger wants it. */
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

  /** Where a finger has brought it: it may still be on its way there. */
  get goal(): Place {
    return this.#goal ?? this.#place
  }

  /** How far it is from its place now, in pixels. */
  get offset(): { readonly x: number; readonly y: number } {
    return this.#offset
  }

  get appearFrom(): number {
    return APPEAR_FROM
  }

  /** The real speed for a wanted one (stage widths per second): lower for saturated red, and for a picture that would flash even when calm. */
  speedFor(wanted: number): number {
    const speed = Math.min(wanted, maxSpeedFor(this.#moved.dress.isRed))
    return this.#moved.dress.glideAt(this.#drifts(speed), false).speed
  }

  /** The movements that may be asked of it: as help, in a hand (`isCarried`), sent by an answer (`isSent`), by itself where nothing is in its way, and on a way of its own (`drift`, stage widths per second). */
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

  /** Speed at which help or an answer sends it somewhere (stage widths per second). */
  get glideSpeed(): number {
    const speed = Math.min(GLIDE_SPEED, maxSpeedFor(this.#moved.dress.isRed))
    return this.#moved.dress.glideAt(gliding(speed), false).speed
  }

  relayout(layout: Layout): void {
    this.#layout = layout
    this.#settle()
  }

  /** Puts it there, and ends a glide that was on its way elsewhere. */
  moveTo(place: Place): void {
    this.#glides.end('path')
    this.#stopFollowing()
    if (place.x !== this.#place.x || place.y !== this.#place.y) this.#stoodMs = 0
    this.#putAt(place)
  }

  /** A finger has taken it, and may take it along: it grows calm already. */
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

  /** Glides along a straight line in `ms`, or longer where that would hurry, at an even speed; it speeds up and slows down gently. It may draw together on its way. */
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

  /** How long such a glide takes until it has arrived: now, or from another place at which it has come to rest. */
  glideMs(place: Place, leastMs: number, from?: Place): number {
    return (from === undefined ? this.#waitMs(place, leastMs) : 0) + this.#pathMs(place, leastMs, from)
  }

  /** Flies along a curve into a place, and takes a size on its way: what grows small draws back from its edge, so that both together hurry nothing. */
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

  /** How long (ms) until it may set off at this speed (stage widths per second): a picture grows calm first. */
  calmMs(speed: number): number {
    return this.#calm(this.#drifts(speed), false)
  }

  /** A way of its own keeps clear of other things, or leads along a track that is seen. */
  #drifts(speed: number): GlidePath {
    return this.#moved.isOverTrack === true ? gliding(speed) : drifting(speed)
  }

  /** Its own contrast comes back at once where it may. How long (ms) until it has. */
  clearMs(): number {
    if (this.#isCalm) this.#clear()
    return Math.ceil(this.#glides.restMs('calm'))
  }

  /** Whether it is on its way somewhere. */
  get isGoing(): boolean {
    return this.#isComing || this.#glides.restMs('path') > 0
  }

  /** How long (ms) it is still on its way somewhere. */
  get arrivesMs(): number {
    return Math.ceil(this.#glides.restMs('path'))
  }

  /** How long its movements still go on, ms. */
  get busyMs(): number {
    return this.#busyMs()
  }

  /** A slow swing to and fro, after a while if wanted. Whether it begins only now. */
  sway(afterMs = 0): boolean {
    if (this.#glides.has('sway') || this.#isLeaving || this.#isComing) return false
    const swing = { phase: 0, reach: 0 }
    const delay = Math.max(afterMs, this.#busyMs(), this.#calm(SWAYING, false))
    const reach = this.#layout.length(SWAY.reach) * this.#shareOf(SWAYING) * (this.#moved.dress.needsCalm(SWAYING, false) ? SWAY.calm : 1)
    // It grows at first: a thing that is still fading in must not move its edges far.
    this.#glides.start('sway grows', swing, { reach, delay }, SWAY.growsMs)
    this.#glides.start('sway', swing, { phase: Math.PI * 2, ease: 'Linear', repeat: -1, delay }, SWAY.ms, () =>
      this.#swing(Math.sin(swing.phase) * swing.reach),
    )
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

  /** The same, and it stays as large as it is. */
  standStill(): void {
    this.rest()
    this.#glides.end('scale')
    this.#nodsFrom = null
  }

  /** It swings no more, and a hop comes to its end first. */
  #leaveSwing(): void {
    this.#endSwing()
    this.#glides.end('still')
    this.#place = { x: this.#place.x + this.#offset.x / this.#layout.width, y: this.#place.y }
    this.#offset.x = 0
  }

  /** Up and down again, once; not before so many ms. Whether it will be seen. */
  hop(afterMs = HOP_AFTER_MS): boolean {
    // One that is under way is not started again: it would jump down to where it stood.
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
      // The engine shows a change only from the next frame on.
      if (delay === 0) risen()
    })
    return true
  }

  /**
   * The answer to a touch: a movement that starts in this frame, unless it moves already. One shape that stands hops; what sways, a picture with strong
   * edges within, a light without an edge and what is not judged grow a little instead, for a hop would change a place too often.
   */
  nod(): void {
    if (this.#busyMs() > 0 || this.#isComing || this.#isLeaving || this.#nodAgeMs < NOD.everyMs) return
    this.#nodAgeMs = 0
    const isPlain =
      this.#moved.dress.knows(HOPPING) && !this.#moved.dress.isSoft && !this.#moved.dress.needsCalm(HOPPING, false) && this.#shareOf(HOPPING) === 1
    if (isPlain && !this.#glides.has('sway')) this.hop(0)
    else this.#bulge(isPlain ? NOD.grows : NOD.picture)
  }

  /** It grows a little, and back again after a while. */
  #bulge(by: number): void {
    const scale = this.#nodsFrom ?? this.#moved.dress.halves[0]?.scale ?? 1
    this.#nodAgeMs = 0
    this.scaleTo(scale * by, NOD.growMs)
    this.#nodsFrom = scale
  }

  /** Which share of its speed a movement may have, even calm. */
  #shareOf(way: GlidePath): number {
    return Math.min(1, this.#moved.dress.glideAt(way, false).speed / way.speed)
  }

  /** Turns by so many degrees from how it was planned, and stays so. */
  turnTo(degrees: number, ms: number): void {
    if (this.#isLeaving) return
    this.#inTurn('turn', (delay) => this.#glides.start('turn', this.#turned, { by: degrees, delay }, ms, () => this.#settle()))
  }

  /** Turns to and fro about its pivot, by at most so many degrees, and comes to rest as it was. Where it has a limb, only that turns, about its joint. */
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

  /** Goes so far (stage heights) by itself, where nothing is in its way; it may roll, as a ball does, and then lies as it has turned. */
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

  /** So far it may turn to and fro that its farthest point does not go too far. */
  get #mostDegrees(): number {
    const { pivot, size, dress } = this.#moved
    const { x, y, side } = dress.extent
    const radius = (side / 2 + Math.hypot(pivot.x - x, pivot.y - y)) * size
    return ((WIGGLE.reach * this.#shareOf(SWAYING)) / radius) * (180 / Math.PI)
  }

  /** Grows or shrinks to a scale, in `leastMs` or longer: its edges must not hurry. */
  scaleTo(scale: number, leastMs: number): void {
    const { dress, side } = this.#moved
    this.#nodsFrom = null
    const now = dress.halves[0]?.scale ?? 1
    this.#growth = this.#isComing ? { scale, leastMs } : null
    if (this.#isComing || (scale === now && this.#glides.restMs('scale') === 0)) return
    const ms = this.edgeMs(Math.abs(scale / now - 1) * side(), leastMs)
    this.#inTurn('scale', (delay) => this.#glides.start('scale', dress.halves, { scale, delay }, ms))
  }

  /** How long an edge takes that goes outward when a side grows by so many pixels. */
  edgeMs(growth: number, leastMs: number): number {
    const { dress } = this.#moved
    // What has not been judged yet may have strong edges.
    const speed = dress.knows(HOPPING) && !dress.needsCalm(HOPPING, false) ? EDGE_SPEED.plain : EDGE_SPEED.picture
    return Math.max(leastMs, (growth / 2 / this.#layout.height / speed) * EASED * 1000)
  }

  /** The thing leaves: no other movement begins. */
  end(): void {
    this.#isLeaving = true
    this.#scene.events.off(Scenes.Events.UPDATE, this.#update, this)
  }

  /** Whether a finger or a press takes it along now. */
  get #isComing(): boolean {
    return this.#goal !== null && Math.hypot(this.#goal.x - this.#place.x, (this.#goal.y - this.#place.y) / this.#layout.aspect) > THERE
  }

  /** How long (ms) it is until it may set off to a place. */
  #waitMs(place: Place, ms: number): number {
    // The little growth that answers a touch goes on meanwhile.
    const scaleMs = this.#nodsFrom === null ? this.#glides.restMs('scale') : 0
    return Math.max(scaleMs, this.#glides.restMs('hop'), this.#calm(gliding(this.#speedOn(place, this.#pathMs(place, ms))), false, true))
  }

  /** After whatever moves it now; a swing pauses meanwhile. */
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
    const way = this.#wayTo(place, from)
    return way === 0 ? ms : Math.max(ms, (way / this.glideSpeed) * 1000 + RAMP_MS)
  }

  /** The even speed of a glide that takes so long (stage widths per second). */
  #speedOn(place: Place, pathMs: number): number {
    return Math.min(this.glideSpeed, this.#wayTo(place, this.#place) / Math.max(0.001, (pathMs - RAMP_MS) / 1000))
  }

  #wayTo(place: Place, from: Place): number {
    return Math.hypot(place.x - from.x, (place.y - from.y) / this.#layout.aspect)
  }

  /** Its calm twin comes, where it needs one for that. How long (ms) until it has come. */
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

  /** It has stood for a while: its own contrast comes back. */
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

  /** On its way to the finger. */
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

  /** How fast it may follow a finger now: what needs to be calm, or coral, for that goes faster only when it is. */
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

  /** Degrees by which it is turned here: the farther from where it belongs the more. */
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

  /** How far its middle goes when it turns about its pivot, in pixels. */
  #turnedAbout(degrees: number): { readonly x: number; readonly y: number } {
    const { pivot, size } = this.#moved
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const side = this.#layout.length(size)
    return { x: (pivot.x - (pivot.x * cos - pivot.y * sin)) * side, y: (pivot.y - (pivot.x * sin + pivot.y * cos)) * side }
  }
}

/** Sine in and out. */
const eased = (share: number): number => 0.5 - 0.5 * Math.cos(Math.PI * share)

/** An ease of one speed that is reached, and left, within `RAMP_MS`; a short way is eased throughout. */
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
