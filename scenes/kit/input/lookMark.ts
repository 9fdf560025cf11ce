/** Time (ms) a mark must be held for its release to mean that the child looked away; a shorter press marks a moment. */
const LEAST_STRETCH_MS = 500

/** The adult's "looks now": pressed for a moment, or held for as long as the child looks. */
export class LookMark {
  readonly #mark: (type: 'looked' | 'looked-away', at: number) => void
  #since: number | null = null

  constructor(mark: (type: 'looked' | 'looked-away', at: number) => void) {
    this.#mark = mark
  }

  get isHeld(): boolean {
    return this.#since !== null
  }

  press(at: number): void {
    if (this.#since !== null) return
    this.#since = at
    this.#mark('looked', at)
  }

  lift(at: number): void {
    const since = this.#since
    this.#since = null
    if (since !== null && at - since >= LEAST_STRETCH_MS) this.#mark('looked-away', at)
  }

  /** Called when something new is on the stage: a pressed mark counts from now. */
  shown(at: number): void {
    if (this.#since === null) return
    this.#since = at
    this.#mark('looked', at)
  }

  /** Forgets a mark whose release may not have arrived. */
  forget(): void {
    this.#since = null
  }
}
