/** Minimum time (ms) for which the mark must be held to show that the child looked and then looked away. A shorter press marks a single moment. */
const LEAST_STRETCH_MS = 500

/** Handles the adult's "looks now" mark, which is pressed for a moment or held for as long as the child looks. */
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

  /** Makes a held look count from now. Called when something new appears on the stage. */
  shown(at: number): void {
    if (this.#since === null) return
    this.#since = at
    this.#mark('looked', at)
  }

  /** Discards a held mark, because its release may not have arrived. */
  forget(): void {
    this.#since = null
  }
}
