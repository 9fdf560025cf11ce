import type { MarkChoice } from './mark'
import type { Stimulus } from '../session/stimulus'

/** Speed at which progress is lost after slipping off, as a share of the speed at which it is gained. */
const DECAY = 0.5

/** Dwelling on a thing answers it: for eye trackers and head mice, which move the pointer. */
export class Dwell {
  readonly #dwellMs: number
  #on: Stimulus | null = null
  #gathered = 0

  constructor(dwellMs: number) {
    this.#dwellMs = dwellMs
  }

  /** The thing dwelt on, and the progress of the dwell. */
  get chosen(): MarkChoice | null {
    return this.#on === null || this.#gathered === 0 ? null : { thing: this.#on, share: this.#gathered / this.#dwellMs }
  }

  /** Called each frame with the thing under the pointer. Returns the thing whose dwell is complete. */
  update(pointed: Stimulus | null, deltaMs: number): Stimulus | null {
    if (pointed !== null && pointed !== this.#on) {
      this.#on = pointed
      this.#gathered = 0
    }
    if (this.#on?.isLeaving === true) this.clear()
    if (this.#on !== null) this.#gathered = Math.max(0, this.#gathered + (pointed === this.#on ? deltaMs : -deltaMs * DECAY))
    if (this.#on === null || this.#gathered < this.#dwellMs) return null
    const stayedOn = this.#on
    this.clear()
    return stayedOn
  }

  /** Forgets every dwell. */
  clear(): void {
    this.#on = null
    this.#gathered = 0
  }
}
