import type { Stimulus } from '../stimulus/stimulus'
import type { Carried } from '#domain/activities/carried'
import type { TrialPlay } from '../mechanic/mechanic'

/** Records how things are carried in one trial. It updates the record after each change, so that a trial that ends by itself is recorded too. */
export class CarriedRecord {
  readonly #play: TrialPlay
  #sofar: { -readonly [Name in keyof Carried]: Carried[Name] } = { lifts: 0, drops: 0 }
  #takenAt: number | null = null

  constructor(play: TrialPlay) {
    this.#play = play
  }

  took(at: number): void {
    this.#takenAt = at
    this.#tell({ lifts: (this.#sofar.lifts ?? 0) + 1 })
  }

  /**
   * Records a release at this distance (stage heights) from the target.
   * @param isDrop whether the thing was released on the way, rather than near enough to a place
   */
  letGo(error: number, isDrop: boolean): void {
    this.#tell({ dropError: error, drops: (this.#sofar.drops ?? 0) + (isDrop ? 1 : 0) })
  }

  /** Records how long the thing was in the hand. Called when the thing has arrived, or the finger was lifted on the way. */
  ended(at: number): void {
    if (this.#takenAt === null) return
    this.#tell({ dragMs: (this.#sofar.dragMs ?? 0) + at - this.#takenAt })
    this.#takenAt = null
  }

  looked(at: number): void {
    if (this.#takenAt !== null && this.#sofar.lookShiftMs === undefined) this.#tell({ lookShiftMs: at - this.#takenAt })
  }

  #tell(more: Carried): void {
    this.#sofar = { ...this.#sofar, ...more }
    this.#play.record(more as Readonly<Record<string, number>>)
  }
}

/** Returns the log record of the places in which each thing was tried, in order. */
export function triedRecord(tried: ReadonlyMap<Stimulus, readonly Stimulus[]>): { readonly placements: number; readonly orderErrors: number } {
  const all = [...tried]
  return {
    placements: all.reduce((sum, [, places]) => sum + places.length, 0),
    orderErrors: all.filter(([{ plan }, [first]]) => plan.goesTo !== first?.plan.id).length,
  }
}
