import type { MarkChoice } from './mark'
import type { Stimulus } from '../stimulus/stimulus'

/** Speed at which progress is lost after slipping off, as a share of the speed at which it is gained. */
const DECAY = 0.5

/** Chooses a thing after the pointer has dwelt on it. Meant for eye trackers and head mice, which only move the pointer. */
export class Dwell {
  readonly #dwellMs: number
  #on: Stimulus | null = null
  #gathered = 0

  constructor(dwellMs: number) {
    this.#dwellMs = dwellMs
  }

  /** The thing that the pointer dwells on, with the progress of the dwell. */
  get chosen(): MarkChoice | null {
    return this.#on === null || this.#gathered === 0 ? null : { thing: this.#on, share: this.#gathered / this.#dwellMs }
  }

  /** Adds a frame during which the pointer was on this thing. Returns the thing whose dwell is complete, if any. */
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

  /** Discards all progress. */
  clear(): void {
    this.#on = null
    this.#gathered = 0
  }
}
