import { maxSpeedFor } from '#domain/child/safety'
import type { Place } from '#domain/geometry'
import { type Flight, flightTo } from '#domain/trials/layout/flight'
import type { GlidePath } from '../drawing/calmMovement'
import type { CalmTwin } from './calmTwin'
import type { Glides } from '../glides/glides'
import type { Growth } from './growth'
import type { Moved } from './moved'
import type { Position } from './position'
import type { Pursuit } from './pursuit'
import type { Sway } from './sway'
import { drifting, EASED, evenly, gliding, RAMP_MS } from './ways'

/**
 * Top speed of a flight (stage widths per second), the minimum time (ms) in which the thing changes size on its way, and the top speed of its edge
 * (stage heights per second).
 */
export const FLY_SPEED = 0.13
const FLIGHT_SCALE_MS = 1200
const FLIGHT_EDGE_SPEED = 0.15

interface TravelParts {
  readonly glides: Glides
  readonly position: Position
  readonly calm: CalmTwin
  readonly moved: Moved
  readonly growth: Growth
  readonly pursuit: Pursuit
  readonly sway: Sway
}

/** Moves a thing from one place to another by itself: in a straight glide, or in a flight along a curve. */
export class Travel {
  readonly #glides: Glides
  readonly #position: Position
  readonly #calm: CalmTwin
  readonly #moved: Moved
  readonly #growth: Growth
  readonly #pursuit: Pursuit
  readonly #sway: Sway

  constructor({ glides, position, calm, moved, growth, pursuit, sway }: TravelParts) {
    this.#glides = glides
    this.#position = position
    this.#calm = calm
    this.#moved = moved
    this.#growth = growth
    this.#pursuit = pursuit
    this.#sway = sway
  }

  /**
   * Returns the actual speed for a requested one (stage widths per second). It is lower for saturated red, and for a picture that would flash even
   * when calm.
   */
  speedFor(wanted: number): number {
    const speed = Math.min(wanted, maxSpeedFor(this.#moved.dress.isRed))
    return this.#moved.dress.glideAt(this.driftPath(speed), false).speed
  }

  /**
   * Makes the thing glide along a straight line at an even speed, with a gentle start and stop. The glide takes `ms`, or longer if that would be too
   * fast. The thing may shrink on its way.
   */
  glideTo(place: Place, ms: number, onArrived: () => void = () => undefined, scale?: number): void {
    const delay = this.#waitMs(place, ms)
    this.#moved.dress.setOff()
    this.#sway.leave()
    this.#pursuit.stop()
    const at = { ...this.#position.place }
    const pathMs = this.#pathMs(place, ms)
    this.#calm.comeFor(gliding(this.#speedOn(place, pathMs)), false)
    const moved = () => this.#position.putAt({ x: at.x, y: at.y })
    this.#glides.start('path', at, { x: place.x, y: place.y, delay, ease: evenly(pathMs) }, pathMs, moved, onArrived)
    if (scale !== undefined) this.#glides.start('flight scale', this.#moved.dress.halves, { scale, delay }, Math.max(pathMs, this.#flightScaleMs(scale)))
  }

  /** Returns the duration (ms) of such a glide, from the thing's current place or from another place at which it has come to rest. */
  glideMs(place: Place, leastMs: number, from?: Place): number {
    return (from === undefined ? this.#waitMs(place, leastMs) : 0) + this.#pathMs(place, leastMs, from)
  }

  /**
   * Makes the thing fly along a curve to a place and change size on its way. When it shrinks, its edge also moves inwards, so the speed is limited
   * for both movements together.
   */
  flyTo(place: Place, scale: number, onArrived: () => void = () => undefined): void {
    this.#glides.end('scale')
    this.#growth.forgetNod()
    const delay = Math.max(this.#glides.restMs('hop'), this.#calm.comeFor(drifting(this.#flySpeed), false))
    this.#moved.dress.setOff()
    this.#sway.leave()
    this.#pursuit.stop()
    const flight = this.#flightTo(place)
    const ms = this.flightMs(place, scale)
    const gone = { share: 0 }
    this.#glides.start('path', gone, { share: 1, delay, ease: evenly(ms) }, ms, () => this.#position.putAt(flight.at(gone.share)), onArrived)
    this.#glides.start('flight scale', this.#moved.dress.halves, { scale, delay, ease: 'Sine.easeOut' }, this.#flightScaleMs(scale))
  }

  /** Returns the duration (ms) of such a flight. */
  flightMs(place: Place, scale: number): number {
    return Math.max((this.#flightTo(place).length / this.#flySpeed) * 1000 + RAMP_MS, this.#flightScaleMs(scale))
  }

  /** Returns the glide of a thing along its own path. The path stays clear of other things, or follows a visible track. */
  driftPath(speed: number): GlidePath {
    return this.#moved.isOverTrack === true ? gliding(speed) : drifting(speed)
  }

  get #flySpeed(): number {
    return this.speedFor(FLY_SPEED)
  }

  #flightTo(place: Place): Flight {
    return flightTo(this.#position.place, place, this.#position.layout.aspect)
  }

  #flightScaleMs(scale: number): number {
    const { layout } = this.#position
    const growth = Math.abs(scale - this.#growth.scale) * layout.length(this.#moved.size)
    return Math.max(FLIGHT_SCALE_MS, (growth / 2 / layout.height / FLIGHT_EDGE_SPEED) * EASED * 1000)
  }

  /** Returns the time (ms) until the thing may start to move to a place. */
  #waitMs(place: Place, ms: number): number {
    // Growth in answer to a touch may continue during the glide.
    const scaleMs = this.#growth.isNodding ? 0 : this.#glides.restMs('scale')
    const calmMs = this.#calm.comeFor(gliding(this.#speedOn(place, this.#pathMs(place, ms))), false, { onlyAsked: true })
    return Math.max(scaleMs, this.#glides.restMs('hop'), calmMs)
  }

  #pathMs(place: Place, ms: number, from: Place = this.#position.place): number {
    const way = this.#position.distanceTo(place, from)
    return way === 0 ? ms : Math.max(ms, (way / this.#pursuit.glideSpeed) * 1000 + RAMP_MS)
  }

  /** Returns the even speed of a glide of this duration (stage widths per second). */
  #speedOn(place: Place, pathMs: number): number {
    return Math.min(this.#pursuit.glideSpeed, this.#position.distanceTo(place) / Math.max(0.001, (pathMs - RAMP_MS) / 1000))
  }
}
