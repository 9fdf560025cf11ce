import type { Glides } from '../glides/glides'
import type { Moved } from './moved'
import type { MovementQueue } from './movementQueue'
import type { Position } from './position'
import { EASED, HOPPING } from './ways'

/** Growth of a thing that answers a touch without a hop: its scale, and times in ms. */
export const NOD = { grows: 1.06, picture: 1.03, growMs: 500, afterMs: 2000, backMs: 900, everyMs: 2600 } as const
/**
 * Top speed (stage heights per second) at which the edge of a growing thing moves: for a single shape, and for a picture with strong inner edges, all
 * of which move.
 */
const EDGE_SPEED = { plain: 0.08, picture: 0.03 } as const

/** Grows and shrinks a thing without moving its edges too fast. */
export class Growth {
  readonly #glides: Glides
  readonly #queue: MovementQueue
  readonly #position: Position
  readonly #moved: Moved
  /** Returns whether a finger or a press is moving the thing. In that case the thing changes size only after it has arrived. */
  readonly #isComing: () => boolean
  #waiting: { readonly scale: number; readonly leastMs: number } | null = null
  /** Time (ms) since the thing last answered a touch, and the scale to which it returns afterwards; null if it is not growing. */
  #nodAgeMs = Number.POSITIVE_INFINITY
  #nodsFrom: number | null = null

  constructor({ glides, queue, position, moved }: { glides: Glides; queue: MovementQueue; position: Position; moved: Moved }, isComing: () => boolean) {
    this.#glides = glides
    this.#queue = queue
    this.#position = position
    this.#moved = moved
    this.#isComing = isComing
  }

  get scale(): number {
    return this.#moved.dress.halves[0]?.scale ?? 1
  }

  /** Whether the thing is growing in answer to a touch, and has not yet shrunk back. */
  get isNodding(): boolean {
    return this.#nodsFrom !== null
  }

  get mayNod(): boolean {
    return this.#nodAgeMs >= NOD.everyMs
  }

  /** Changes the thing's scale in `leastMs`, or more slowly if its edges would be too fast. */
  scaleTo(scale: number, leastMs: number): void {
    const now = this.scale
    const isComing = this.#isComing()
    this.#nodsFrom = null
    this.#waiting = isComing ? { scale, leastMs } : null
    if (isComing || (scale === now && this.#glides.restMs('scale') === 0)) return
    const ms = this.#edgeMs(Math.abs(scale / now - 1) * this.#moved.side(), leastMs)
    this.#queue.inTurn('scale', (delay) => this.#glides.start('scale', this.#moved.dress.halves, { scale, delay }, ms))
  }

  /** Returns the time (ms) that an edge needs to move outwards when a side grows by this many pixels. */
  #edgeMs(growth: number, leastMs: number): number {
    const { dress } = this.#moved
    // A picture that has not been judged yet may have strong edges.
    const speed = dress.knows(HOPPING) && !dress.needsCalm(HOPPING, false) ? EDGE_SPEED.plain : EDGE_SPEED.picture
    return Math.max(leastMs, (growth / 2 / this.#position.layout.height / speed) * EASED * 1000)
  }

  /** Restarts the time since the thing last answered a touch. */
  noteNod(): void {
    this.#nodAgeMs = 0
  }

  /** Makes the thing grow by this factor, and shrink back after a while. */
  bulge(by: number): void {
    const scale = this.#nodsFrom ?? this.scale
    this.#nodAgeMs = 0
    this.scaleTo(scale * by, NOD.growMs)
    this.#nodsFrom = scale
  }

  /** Leaves the thing large, because another movement takes over its size. */
  forgetNod(): void {
    this.#nodsFrom = null
  }

  update(deltaMs: number): void {
    this.#nodAgeMs += deltaMs
    if (this.#nodsFrom !== null && this.#nodAgeMs > NOD.afterMs) this.scaleTo(this.#nodsFrom, NOD.backMs)
  }

  /** Applies a size change that was waiting for the thing to arrive. Called when it has arrived. */
  arrived(): void {
    if (this.#waiting !== null && !this.#isComing()) this.scaleTo(this.#waiting.scale, this.#waiting.leastMs)
  }
}
