import { GLIDE_SPEED, maxSpeedFor, RED_MAX_SPEED } from '#domain/child/safety'
import type { Place } from '#domain/geometry'
import { type FingerFollow, followFrom, followOn, SENT_LAG_S } from '#domain/trials/layout/followFinger'
import type { Moved } from './moved'
import type { Position } from './position'
import { CARRIED, gliding } from './ways'

/** Top speed (stage widths per second) of a thing in a hand before it has been calmed. */
const NOT_CALM_SPEED = 0.02

/** The cause of a thing's movement: a finger that carries it, or a press that sends it. */
export type Sender = 'finger' | 'press'

/** Moves a thing without jumps: after a finger that carries it, or to the place where a press sends it. */
export class Pursuit {
  readonly #position: Position
  readonly #moved: Moved
  #goal: Place | null = null
  #sentBy: Sender = 'finger'
  #following: FingerFollow | null = null

  constructor(position: Position, moved: Moved) {
    this.#position = position
    this.#moved = moved
  }

  /** The place to which the thing is being moved; null while nothing moves it. */
  get goal(): Place | null {
    return this.#goal
  }

  get isUnderWay(): boolean {
    return this.#goal !== null && !this.#position.isAt(this.#goal)
  }

  /** Speed at which a prompt or an answer moves the thing (stage widths per second). */
  get glideSpeed(): number {
    const speed = Math.min(GLIDE_SPEED, maxSpeedFor(this.#moved.dress.isRed))
    return this.#moved.dress.glideAt(gliding(speed), false).speed
  }

  to(goal: Place, sentBy: Sender): void {
    this.#goal = goal
    this.#sentBy = sentBy
    this.#following ??= followFrom(this.#position.place)
  }

  stop(): void {
    this.#goal = null
    this.#following = null
  }

  update(deltaMs: number): void {
    if (this.#goal === null) return
    const byFinger = this.#sentBy === 'finger'
    const how = {
      ...(byFinger ? this.#moved.fingerLags : { lagS: SENT_LAG_S, tremorLagS: 0 }),
      maxSpeed: byFinger ? this.#carriedSpeed : this.glideSpeed,
      aspect: this.#position.layout.aspect,
    }
    this.#following = followOn(this.#following ?? followFrom(this.#position.place), this.#goal, deltaMs / 1000, how)
    this.#position.putAt(this.#following.place)
  }

  /** Maximum speed at which the thing may follow a finger now. A thing that must be calm or coral follows faster only once it is. */
  get #carriedSpeed(): number {
    const { dress } = this.#moved
    const { speed } = dress.glideAt(CARRIED, true)
    if (dress.isRed && dress.calmness < 1) return Math.min(speed, RED_MAX_SPEED)
    return dress.needsCalm(CARRIED, true) ? NOT_CALM_SPEED + (speed - NOT_CALM_SPEED) * dress.calmness ** 2 : speed
  }
}
