import type { Traced } from '#domain/activities/traced'
import type { TrialPlay } from '../mechanic/mechanic'
import type { From, TracedRoad } from './tracedRoad'

/** Minimum time (ms) without drawing that counts as a rest. */
const PAUSE_MS = 1500

/** Records how the roads of one trial are drawn. It updates the record after each change. */
export class TracedRecord {
  readonly #play: TrialPlay
  #lifts = 0
  #pauses = 0
  #errors = { sum: 0, n: 0 }
  #firstAt: number | null = null
  #lastAt = 0
  #direction: NonNullable<Traced['direction']> | null = null

  constructor(play: TrialPlay) {
    this.#play = play
  }

  /** Records that a finger draws at this distance (stage heights) from the middle of the road. */
  drew(road: TracedRoad, from: From | null, error: number, at: number): void {
    if (this.#firstAt === null && from === null) return
    this.#errors = { sum: this.#errors.sum + error, n: this.#errors.n + 1 }
    if (from === null) return
    if (this.#firstAt !== null && at - this.#lastAt >= PAUSE_MS) this.#pauses += 1
    this.#firstAt ??= at
    this.#lastAt = at
    this.#direction ??= directionOf(road, from, this.#play.layout.aspect)
  }

  /** Records a rest. Called when a drawing finger is lifted while part of the road remains. */
  lifted(): void {
    if (this.#firstAt === null) return
    this.#lifts += 1
    this.tell()
  }

  tell(): void {
    if (this.#firstAt === null || this.#direction === null) return
    this.#play.record({
      offRoad: this.#errors.sum / this.#errors.n,
      lifts: this.#lifts,
      pauses: this.#pauses,
      traceMs: this.#lastAt - this.#firstAt,
      direction: this.#direction,
    } satisfies Traced)
  }
}

function directionOf({ way }: TracedRoad, from: From, aspect: number): NonNullable<Traced['direction']> {
  const [first, last] = [way.points[0], way.points.at(-1)]
  const sign = from === 'start' ? 1 : -1
  const [across, down] = [sign * ((last?.x ?? 0) - (first?.x ?? 0)) * aspect, sign * ((last?.y ?? 0) - (first?.y ?? 0))]
  if (Math.abs(across) >= Math.abs(down)) return across < 0 ? 'left' : 'right'
  return down < 0 ? 'up' : 'down'
}
