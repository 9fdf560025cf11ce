import { ACKNOWLEDGE_EVERY_MS } from '#domain/child/safety'
import type { Stimulus } from '../session/stimulus'

/** How bright a dot is that is not lit. */
const UNLIT = 0.3
/** The same of a thing that is counted by touching it. */
const RESTING = 0.7

/** A row of dots that says a number: touched one by one, or lit all at once. No dot changes more than once a second. */
export class Tally {
  readonly #dots: readonly Stimulus[]
  readonly #touched = new Set<Stimulus>()
  readonly #lit = new Set<Stimulus>()
  readonly #changedAt = new Map<Stimulus, number>()
  /** A number that was shown in another way than by touching; it goes before the touches. */
  #shown: number | null = null
  #isOpen = false

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

  /** The dots that wait in the dark come. Whether they were not there yet. */
  open(): boolean {
    const waiting = this.#dots.filter((dot) => dot.plan.light === 0 && !this.#lit.has(dot) && !dot.isLeaving)
    if (this.#isOpen || waiting.length === 0) return false
    this.#isOpen = true
    for (const dot of waiting) dot.dim(UNLIT)
    return true
  }

  /** How bright one is that is not counted: what was there as a thing from the start stays well seen. */
  #restOf(dot: Stimulus): number {
    return dot.plan.light === 0 ? UNLIT : RESTING
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
      if (isWanted || this.#isOpen || dot.plan.light !== 0) dot.dim(isWanted ? 1 : this.#restOf(dot))
    }
  }
}
