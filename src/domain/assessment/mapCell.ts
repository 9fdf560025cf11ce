import type { Zone } from '../child/zones'

/** One cell of the map of nine places. `shade` runs from 1 (soonest) to 3 (latest); null means hatched: too few trials or none. */
export interface MapCell {
  readonly zone: Zone
  readonly shade: 1 | 2 | 3 | null
  /** Text such as `2.4 s`, or `3 of 4` with too few trials. */
  readonly value: string
  /** Text such as `6 trials`. */
  readonly note: string
}
