import { maxSpeedFor } from '#domain/child/safety'
import type { Place } from '#domain/geometry'
import type { GlidePath } from '../drawing/calmMovement'
import type { CalmTwin } from './calmTwin'
import type { Glides } from '../glides/glides'
import type { Moved } from './moved'
import type { MovementQueue } from './movementQueue'
import type { Position } from './position'
import { allowedShare, drifting, EASED, eased, HOP, HOPPING, SWAYING } from './ways'

const FRAME_MS = 16
/** A wiggle: its duration (ms), the number of swings, and the maximum distance that any point moves (stage heights). The wiggle builds up and dies away. */
const WIGGLE = { ms: 4000, times: 1.5, reach: 0.035 } as const
/**
 * The wiggle of a limb about its joint: the maximum distance (stage heights) and angle (radians). A limb is small, so it may move farther than a
 * whole thing.
 */
const WAG = { reach: 0.06, turn: 0.4 } as const
/** Top speed (stage widths per second) of a thing that moves by itself in a reward. When the thing rolls, its edge moves twice as fast. */
const ALONE_SPEED = 0.07

/** Makes the small movements of a thing in its place: hop, turn, wiggle and sway. */
export class Gestures {
  readonly #glides: Glides
  readonly #queue: MovementQueue
  readonly #position: Position
  readonly #calm: CalmTwin
  readonly #moved: Moved

  constructor(parts: { glides: Glides; queue: MovementQueue; position: Position; calm: CalmTwin; moved: Moved }) {
    this.#glides = parts.glides
    this.#queue = parts.queue
    this.#position = parts.position
    this.#calm = parts.calm
    this.#moved = parts.moved
  }

  /** Makes the thing hop once, after at least this delay (ms). */
  hop(afterMs: number): void {
    const rise = { ms: FRAME_MS }
    const height = this.#position.layout.length(HOP.height)
    const share = allowedShare(this.#moved.dress, HOPPING)
    const [upMs, downMs] = [HOP.upMs / share, HOP.downMs / share]
    const whole = upMs + downMs
    const risen = () => {
      this.#position.offset.y = -height * (rise.ms < upMs ? Math.sin((Math.PI / 2) * (rise.ms / upMs)) : 1 - eased((rise.ms - upMs) / downMs))
      this.#position.draw()
    }
    this.#queue.inTurn('hop', (waits) => {
      const delay = Math.max(afterMs, waits, this.#calm.comeFor(HOPPING, false))
      this.#glides.start('hop', rise, { ms: whole, delay, ease: 'Linear' }, whole, risen)
      // Without this call, Phaser would show the change only in the next frame.
      if (delay === 0) risen()
    })
  }

  /** Turns the thing to this many degrees from its planned angle, where it stays. */
  turnTo(degrees: number, ms: number): void {
    const { turned } = this.#position
    this.#queue.inTurn('turn', (delay) => this.#glides.start('turn', turned, { by: degrees, delay }, ms, () => this.#position.draw()))
  }

  /**
   * Turns the thing to and fro about its pivot, by at most this many degrees, back to its original position. If the thing has limbs, only those turn,
   * about their own joints.
   */
  wiggle(degrees: number): void {
    if (this.#glides.restMs('wiggle') > 0) return
    const swing = { share: 0 }
    const { limbs } = this.#moved.dress
    const most = Math.min(degrees, this.#mostDegrees)
    this.#queue.inTurn('wiggle', (waits) => {
      const delay = Math.max(waits, limbs.length > 0 ? 0 : this.#calm.comeFor(SWAYING, false))
      this.#glides.start('wiggle', swing, { share: 1, delay, ease: 'Linear' }, WIGGLE.ms, () => {
        const turned = Math.sin(2 * Math.PI * WIGGLE.times * swing.share) * Math.sin(Math.PI * swing.share)
        for (const { image, reach } of limbs) image.setRotation(turned * Math.min(WAG.turn, WAG.reach / (reach * this.#moved.size)))
        this.#position.turned.wiggles = limbs.length > 0 ? 0 : most * turned
        this.#position.draw()
      })
    })
  }

  /**
   * Moves the thing by this distance (stage heights).
   * @param rolls whether the thing rolls like a ball and keeps its final rotation
   */
  moveBy(by: Place, rolls: boolean): void {
    const { dress, side } = this.#moved
    const { layout, turned } = this.#position
    const way = this.alonePath
    const [from, gone] = [turned.by, { share: 0 }]
    const turn = rolls ? ((by.x * layout.height) / ((dress.extent.side * side()) / 2)) * (180 / Math.PI) : 0
    const ms = (Math.hypot(by.x, by.y) / layout.aspect / dress.glideAt(way, false).speed) * EASED * 1000
    this.#queue.inTurn('path', (waits) => {
      const { x, y } = this.#position.place
      this.#glides.start('path', gone, { share: 1, delay: Math.max(waits, this.#calm.comeFor(way, false)) }, ms, () => {
        turned.by = from + turn * gone.share
        this.#position.putAt({ x: x + (by.x * gone.share) / this.#position.layout.aspect, y: y + by.y * gone.share })
      })
    })
  }

  /** The kind of glide with which the thing moves by itself. */
  get alonePath(): GlidePath {
    return drifting(Math.min(ALONE_SPEED, maxSpeedFor(this.#moved.dress.isRed)))
  }

  /** Maximum rotation (degrees) at which the farthest point of the thing stays within the limit. */
  get #mostDegrees(): number {
    const { pivot, size, dress } = this.#moved
    const { x, y, side } = dress.extent
    const radius = (side / 2 + Math.hypot(pivot.x - x, pivot.y - y)) * size
    return ((WIGGLE.reach * allowedShare(dress, SWAYING)) / radius) * (180 / Math.PI)
  }
}
