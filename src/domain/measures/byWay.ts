import { groupBy } from '../groupBy'
import type { PlayEvent } from '../trials/events'
import { spreadOf, type Spread } from './statistics'
import { counts, trialResults } from './trialResults'

/** How soon things that go one way were touched; `touch` is null under MIN_CELL times. */
export interface WayFigures {
  readonly way: string
  readonly n: number
  readonly touch: Spread | null
}

/** The name by which an activity records the way of a trial. */
const RECORDED = 'direction'

/** Onset to touch by the way that things went, in the order in which the ways came. */
export function touchByWay(logs: readonly (readonly PlayEvent[])[]): readonly WayFigures[] {
  const touched = logs.flatMap((events) =>
    trialResults(events)
      .filter(counts)
      .flatMap(({ values, touchMs }) => (typeof values[RECORDED] === 'string' && touchMs !== null ? [{ way: values[RECORDED], touchMs }] : [])),
  )
  return [...groupBy(touched, ({ way }) => way)].map(([way, each]) => ({ way, n: each.length, touch: spreadOf(each.map(({ touchMs }) => touchMs)) }))
}
