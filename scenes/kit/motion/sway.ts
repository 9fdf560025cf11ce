import type { Glides } from '../glides/glides'
import type { Moved } from './moved'
import { SWAY_GLIDES } from './movementQueue'
import type { Position } from './position'
import { allowedShare, SWAY, SWAYING } from './ways'

/** Time (ms) in which a sway ends. */
const STILL_MS = 600
/** Maximum rotation, to either side (radians), of a part that moves by itself. */
const PART_TURN = 0.18

/** The slow sway of a thing or, if the thing has a part that moves by itself, of that part. */
export class Sway {
  readonly #glides: Glides
  readonly #position: Position
  readonly #dress: Moved['dress']

  constructor(glides: Glides, position: Position, dress: Moved['dress']) {
    this.#glides = glides
    this.#position = position
    this.#dress = dress
  }

  get isOn(): boolean {
    return this.#glides.has('sway')
  }

  /** Starts the sway after this delay (ms). Returns whether its amplitude is large enough to be seen. */
  start(delayMs: number): boolean {
    const swing = { phase: 0, reach: 0 }
    const most = this.#position.layout.length(SWAY.reach) * allowedShare(this.#dress, SWAYING)
    const reach = most * (this.#dress.needsCalm(SWAYING, false) ? SWAY.calm : 1)
    // The amplitude builds up, because a thing that is still fading in must not move its edges far.
    this.#glides.start('sway grows', swing, { reach, delay: delayMs }, SWAY.growsMs)
    this.#glides.start('sway', swing, { phase: Math.PI * 2, ease: 'Linear', repeat: -1, delay: delayMs }, SWAY.ms, () =>
      this.#swing(Math.sin(swing.phase) * swing.reach),
    )
    return reach >= this.#position.layout.length(SWAY.seen)
  }

  /** Ends the sway in its original position, in `ms`. */
  still(ms = STILL_MS): void {
    this.stop()
    const { offset } = this.#position
    if (offset.x !== 0) this.#glides.start('still', offset, { x: 0 }, ms, () => this.#position.draw())
  }

  /** Ends the sway in its current position. */
  stop(): void {
    for (const swing of SWAY_GLIDES) this.#glides.end(swing)
    const parts = this.#dress.parts.map(({ image }) => image)
    if (parts.length > 0) this.#glides.start('part stands', parts, { rotation: 0 }, STILL_MS)
  }

  /** Ends the sway in its current position, because the thing moves elsewhere. A hop finishes first. */
  leave(): void {
    this.stop()
    this.#glides.end('still')
    this.#position.takeOffset('sideways')
  }

  /**
   * Applies the sway. If the thing has a part that moves by itself, only that part turns, and its farthest point moves no farther than the whole
   * thing would.
   */
  #swing(by: number): void {
    const { parts } = this.#dress
    for (const { image, pivot } of parts) image.setRotation(Math.max(-PART_TURN, Math.min(PART_TURN, by / (image.displayHeight * pivot))))
    if (parts.length > 0) return
    this.#position.offset.x = by
    this.#position.draw()
  }
}
