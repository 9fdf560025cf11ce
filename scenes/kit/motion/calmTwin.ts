import { RED_REPEAT_MS } from '#domain/child/safety'
import type { GlidePath } from '../drawing/calmMovement'
import type { Glides } from './glides'
import type { Moved } from './moved'

/** Time (ms) to calm a picture before it glides, and to clear it after it has stopped. Doing so during the movement would add changes of light. */
const CALM_MS = 600
/** Time (ms) to calm a thing in a hand: as fast as a thing may change. */
const CARRIED_CALM_MS = 300
const CLEAR_AFTER_MS = 1200

/** Decides when the calm twin covers a picture: from before a movement that needs it until the picture has stood still for a while. */
export class CalmTwin {
  readonly #glides: Glides
  readonly #dress: Moved['dress']
  #isWanted = false
  /** Time (ms) for which the picture has stood still, and since the twin last appeared or left. */
  #stoodMs = 0
  #ageMs = Number.POSITIVE_INFINITY

  constructor(glides: Glides, dress: Moved['dress']) {
    this.#glides = glides
    this.#dress = dress
  }

  /** Fades in if this movement needs it, unless `onlyAsked`. Returns the time (ms) until it has. */
  comeFor(way: GlidePath, isCarried: boolean, { onlyAsked = false } = {}): number {
    if (!this.#dress.needsCalm(way, isCarried)) return 0
    if (!onlyAsked && !this.#isWanted && this.#mayChange) {
      this.#isWanted = true
      this.#ageMs = 0
      this.#dress.calmTo(1, isCarried ? CARRIED_CALM_MS : CALM_MS)
    }
    this.#stoodMs = 0
    return this.#isWanted ? Math.max(0, this.#glides.restMs('calm')) : CALM_MS
  }

  /** Uncovers the picture. Returns the time (ms) until it is clear. */
  clearNow(): number {
    if (this.#isWanted) this.#clear()
    return Math.ceil(this.#glides.restMs('calm'))
  }

  /** The picture has been put elsewhere. */
  restart(): void {
    this.#stoodMs = 0
  }

  update(deltaMs: number, isStill: boolean): void {
    this.#ageMs += deltaMs
    this.#stoodMs = isStill ? this.#stoodMs + deltaMs : 0
    if (this.#isWanted && this.#stoodMs >= CLEAR_AFTER_MS && this.#mayChange) this.#clear()
  }

  /** Saturated red must not appear and disappear too often. */
  get #mayChange(): boolean {
    return !this.#dress.isRed || this.#ageMs >= RED_REPEAT_MS
  }

  #clear(): void {
    this.#isWanted = false
    this.#ageMs = 0
    this.#dress.calmTo(0, CALM_MS)
  }
}
