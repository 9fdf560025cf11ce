import type { MarkChoice } from './mark'
import type { Stimulus } from '../session/stimulus'

/** How fast what was gathered is lost after slipping off, as a share of the gathering. */
const DECAY = 0.5

/** Staying on a thing answers it: for eye trackers and head mice, which move the pointer. */
export class Dwell {
  readonly #dwellMs: number
  #on: Stimulus | null = null
  #gathered = 0

  constructor(dwellMs: number) {
    this.#dwellMs = dwellMs
  }

  /** What is stayed on, and how far that has come. */
  get chosen(): MarkChoice | null {
    return this.#on === null || this.#gathered === 0 ? null : { thing: this.#on, share: this.#gathered / this.#dwellMs }
  }

  /** Called each frame with what the pointer is on. Returns the thing that has been stayed on long enough. */
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

  /** Nothing is stayed on any more. */
  clear(): void {
    this.#on = null
    this.#gathered = 0
  }
}
