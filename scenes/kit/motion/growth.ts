import type { Glides } from './glides'
import type { Moved } from './moved'
import type { MovementQueue } from './movementQueue'
import type { Position } from './position'
import { EASED, HOPPING } from './ways'

/** Growth in answer to a touch, for things that do not hop: scale, and times in ms. */
export const NOD = { grows: 1.06, picture: 1.03, growMs: 500, afterMs: 2000, backMs: 900, everyMs: 2600 } as const
/** Top speed of a growing thing's edge (stage heights per second): for a single shape, and for a picture with strong inner edges, which all move. */
const EDGE_SPEED = { plain: 0.08, picture: 0.03 } as const

/** Grows and shrinks a thing without moving its edges too fast. */
export class Growth {
  readonly #glides: Glides
  readonly #queue: MovementQueue
  readonly #position: Position
  readonly #moved: Moved
  /** Whether a finger or a press is moving the thing. It then changes size only after it has arrived. */
  readonly #isComing: () => boolean
  #waiting: { readonly scale: number; readonly leastMs: number } | null = null
  /** Time since it last answered a touch (ms), and the scale to return to. */
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

  /** Whether the growth in answer to a touch is under way. */
  get isNodding(): boolean {
    return this.#nodsFrom !== null
  }

  get mayNod(): boolean {
    return this.#nodAgeMs >= NOD.everyMs
  }

  /** Grows or shrinks to a scale, in `leastMs` or longer if its edges would be too fast. */
  scaleTo(scale: number, leastMs: number): void {
    const now = this.scale
    const isComing = this.#isComing()
    this.#nodsFrom = null
    this.#waiting = isComing ? { scale, leastMs } : null
    if (isComing || (scale === now && this.#glides.restMs('scale') === 0)) return
    const ms = this.#edgeMs(Math.abs(scale / now - 1) * this.#moved.side(), leastMs)
    this.#queue.inTurn('scale', (delay) => this.#glides.start('scale', this.#moved.dress.halves, { scale, delay }, ms))
  }

  /** Time (ms) for an edge to move outwards when a side grows by this many pixels. */
  #edgeMs(growth: number, leastMs: number): number {
    const { dress } = this.#moved
    // A picture that has not been judged yet may have strong edges.
    const speed = dress.knows(HOPPING) && !dress.needsCalm(HOPPING, false) ? EDGE_SPEED.plain : EDGE_SPEED.picture
    return Math.max(leastMs, (growth / 2 / this.#position.layout.height / speed) * EASED * 1000)
  }

  /** Notes that the thing has just answered a touch. */
  noteNod(): void {
    this.#nodAgeMs = 0
  }

  /** Grows a little, and shrinks back after a while. */
  bulge(by: number): void {
    const scale = this.#nodsFrom ?? this.scale
    this.#nodAgeMs = 0
    this.scaleTo(scale * by, NOD.growMs)
    this.#nodsFrom = scale
  }

  /** Leaves the thing large: something else takes over its size. */
  forgetNod(): void {
    this.#nodsFrom = null
  }

  update(deltaMs: number): void {
    this.#nodAgeMs += deltaMs
    if (this.#nodsFrom !== null && this.#nodAgeMs > NOD.afterMs) this.scaleTo(this.#nodsFrom, NOD.backMs)
  }

  /** Called when the thing has arrived: applies the size that waited for that. */
  arrived(): void {
    if (this.#waiting !== null && !this.#isComing()) this.scaleTo(this.#waiting.scale, this.#waiting.leastMs)
  }
}
