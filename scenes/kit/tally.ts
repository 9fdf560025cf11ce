import { ACKNOWLEDGE_EVERY_MS } from '#domain/child/safety'
import type { Stimulus } from './stimulus'

/** How bright a dot is that is not lit. */
export const UNLIT = 0.3

/** A row of dots that says a number: touched one by one, or lit all at once. No dot changes more than once a second. */
export class Tally {
  readonly #dots: readonly Stimulus[]
  readonly #touched = new Set<Stimulus>()
  readonly #lit = new Set<Stimulus>()
  readonly #changedAt = new Map<Stimulus, number>()
  /** A number that was shown in another way than by touching; it goes before the touches. */
  #shown: number | null = null

  constructor(dots: readonly Stimulus[]) {
    this.#dots = dots
  }

  /** How many dots there are. */
  get count(): number {
    return this.#dots.length
  }

  /** How many were touched. */
  get touched(): number {
    return this.#touched.size
  }

  /** The dots that are still to be touched, in their order. */
  get open(): readonly Stimulus[] {
    return this.#dots.filter((dot) => !dot.isLeaving && !this.#touched.has(dot))
  }

  has(dot: Stimulus): boolean {
    return this.#dots.includes(dot)
  }

  isLit(dot: Stimulus): boolean {
    return this.#lit.has(dot)
  }

  touch(dot: Stimulus): void {
    this.#touched.add(dot)
  }

  show(count: number | null): void {
    this.#shown = count
  }

  forgetTouches(): void {
    this.#touched.clear()
  }

  /** Called each frame; `now` in ms of any clock that stands still in a pause. */
  update(now: number): void {
    for (const [index, dot] of this.#dots.entries()) {
      const isWanted = this.#shown === null ? this.#touched.has(dot) : index < this.#shown
      const isTooSoon = now - (this.#changedAt.get(dot) ?? Number.NEGATIVE_INFINITY) < ACKNOWLEDGE_EVERY_MS
      if (isWanted === this.#lit.has(dot) || isTooSoon || dot.isLeaving) continue
      this.#changedAt.set(dot, now)
      if (isWanted) this.#lit.add(dot)
      else this.#lit.delete(dot)
      dot.dim(isWanted ? 1 : UNLIT)
    }
  }
}
