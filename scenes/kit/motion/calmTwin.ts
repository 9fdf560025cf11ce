import { RED_REPEAT_MS } from '#domain/child/safety'
import type { GlidePath } from '../drawing/calmMovement'
import type { Glides } from '../glides/glides'
import type { Moved } from './moved'

/** Time (ms) in which a picture is calmed before it glides, and cleared after it has stopped. Doing this during the movement would add changes of light. */
const CALM_MS = 600
/** Time (ms) in which a thing in a hand is calmed. This is as fast as a thing may change. */
const CARRIED_CALM_MS = 300
const CLEAR_AFTER_MS = 1200

/** Decides when the calm twin covers a picture: from before a movement that needs it until the picture has been still for a while. */
export class CalmTwin {
  readonly #glides: Glides
  readonly #dress: Moved['dress']
  #isWanted = false
  /** Time (ms) for which the picture has been still, and time since the twin last appeared or left. */
  #stoodMs = 0
  #ageMs = Number.POSITIVE_INFINITY

  constructor(glides: Glides, dress: Moved['dress']) {
    this.#glides = glides
    this.#dress = dress
  }

  /**
   * Fades the twin in if this movement needs it. Returns the time (ms) until the twin is there.
   * @param options.onlyAsked only returns the time, and does not start the fade
   */
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

  /** Restarts the time for which the picture has been still. Called when it has been moved to another place. */
  restart(): void {
    this.#stoodMs = 0
  }

  update(deltaMs: number, isStill: boolean): void {
    this.#ageMs += deltaMs
    this.#stoodMs = isStill ? this.#stoodMs + deltaMs : 0
    if (this.#isWanted && this.#stoodMs >= CLEAR_AFTER_MS && this.#mayChange) this.#clear()
  }

  /** Whether the twin may appear or leave now. A saturated red must not do so too often. */
  get #mayChange(): boolean {
    return !this.#dress.isRed || this.#ageMs >= RED_REPEAT_MS
  }

  #clear(): void {
    this.#isWanted = false
    this.#ageMs = 0
    this.#dress.calmTo(0, CALM_MS)
  }
}
