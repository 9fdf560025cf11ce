import { ACKNOWLEDGE_EVERY_MS } from '#domain/child/safety'
import type { Stimulus } from '../session/stimulus'

/** Brightness of a dot that is not lit. */
const UNLIT = 0.3
/** Light of a thing that is counted by touching it, at rest. */
const RESTING = 0.7

/** A row of dots that shows a number: touched one by one, or lit all at once. No dot changes more than once a second. */
export class Tally {
  readonly #dots: readonly Stimulus[]
  readonly #touched = new Set<Stimulus>()
  readonly #lit = new Set<Stimulus>()
  readonly #changedAt = new Map<Stimulus, number>()
  /** A number shown in another way than by touching; it overrides the touches. */
  #shown: number | null = null
  #isOpen = false

  constructor(dots: readonly Stimulus[]) {
    this.#dots = dots
  }

  /** Number of dots. */
  get count(): number {
    return this.#dots.length
  }

  /** Number of dots that were touched. */
  get touched(): number {
    return this.#touched.size
  }

  /** The dots still to be touched, in order. */
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

  /** Shows dots that were dark. Returns whether they were hidden until now. */
  open(): boolean {
    const waiting = this.#dots.filter((dot) => dot.plan.light === 0 && !this.#lit.has(dot) && !dot.isLeaving)
    if (this.#isOpen || waiting.length === 0) return false
    this.#isOpen = true
    for (const dot of waiting) dot.dim(UNLIT)
    return true
  }

  /** Brightness of a dot that is not counted: a thing that was there from the start stays clearly visible. */
  #restOf(dot: Stimulus): number {
    return dot.plan.light === 0 ? UNLIT : RESTING
  }

  /** Called each frame; `now` in ms of any clock that stops during a pause. */
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
