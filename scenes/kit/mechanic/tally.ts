import { ACKNOWLEDGE_EVERY_MS } from '#domain/child/safety'
import type { Stimulus } from '../stimulus/stimulus'

/** Brightness of an unlit dot. */
const UNLIT = 0.3
/** Resting brightness of a thing that is counted by touching it. */
const RESTING = 0.7

/** Manages a row of dots that shows a number. Dots are touched one by one, or all lit at once. No dot changes more than once a second. */
export class Tally {
  readonly #dots: readonly Stimulus[]
  readonly #touched = new Set<Stimulus>()
  readonly #lit = new Set<Stimulus>()
  readonly #changedAt = new Map<Stimulus, number>()
  /** A number that is shown without touches; it overrides them. Null if the touches count. */
  #shown: number | null = null
  #isOpen = false

  constructor(dots: readonly Stimulus[]) {
    this.#dots = dots
  }

  /** Number of dots in the row. */
  get count(): number {
    return this.#dots.length
  }

  /** Number of dots that were touched. */
  get touched(): number {
    return this.#touched.size
  }

  /** The dots that have not been touched yet, in order. */
  get left(): readonly Stimulus[] {
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

  /** Shows the dots that were dark. Returns whether any of them was hidden until now. */
  open(): boolean {
    const waiting = this.#dots.filter((dot) => dot.plan.light === 0 && !this.#lit.has(dot) && !dot.isLeaving)
    if (this.#isOpen || waiting.length === 0) return false
    this.#isOpen = true
    for (const dot of waiting) dot.dim(UNLIT)
    return true
  }

  /** Returns the brightness of a dot that is not counted. A thing that was visible from the start stays clearly visible. */
  #restOf(dot: Stimulus): number {
    return dot.plan.light === 0 ? UNLIT : RESTING
  }

  /**
   * Lights or dims the dots that have changed. Called each frame.
   * @param now ms of any clock that stops during a pause
   */
  update(now: number): void {
    for (const [index, dot] of this.#dots.entries()) {
      const isWanted = this.#shown === null ? this.#touched.has(dot) : index < this.#shown
      const isTooSoon = now - (this.#changedAt.get(dot) ?? Number.NEGATIVE_INFINITY) < ACKNOWLEDGE_EVERY_MS
      if (isWanted === this.#lit.has(dot) || isTooSoon || dot.isLeaving) continue
      this.#changedAt.set(dot, now)
      if (isWanted) this.#lit.add(dot)
      else this.#lit.delete(dot)
      if (isWanted || this.#isOpen || dot.plan.light !== 0) dot.dim(isWanted ? 1 : this.#restOf(dot))
    }
  }
}
