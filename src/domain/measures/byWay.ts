import { groupBy } from '../groupBy'
import type { PlayEvent } from '../trials/engine/events'
import { spreadOf, type Spread } from '../statistics'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** How long something took for each way; `spread` is null under MIN_CELL times. */
interface ByWay {
  readonly way: string
  readonly n: number
  readonly spread: Spread | null
}

/** How soon things that go one way were touched; `touch` is null under MIN_CELL times. */
export interface WayFigures {
  readonly way: string
  readonly n: number
  readonly touch: Spread | null
}

/** The names by which an activity records the way of a trial, and how long (ms) it was drawn. */
const RECORDED = 'direction'
const DRAWN = 'traceMs'

/** Onset to touch by the way that things went, in the order in which the ways came. */
export const touchByWay = (logs: readonly (readonly PlayEvent[])[]): readonly WayFigures[] =>
  byWay(logs, ({ touchMs }) => touchMs).map(({ way, n, spread }) => ({ way, n, touch: spread }))

/** From the first point of a road to its last, by the way in which it was drawn. */
export const drawnByWay = (logs: readonly (readonly PlayEvent[])[]): readonly ByWay[] =>
  byWay(logs, ({ values }) => (typeof values[DRAWN] === 'number' ? values[DRAWN] : null))

function byWay(logs: readonly (readonly PlayEvent[])[], timeOf: (result: TrialResult) => number | null): readonly ByWay[] {
  const timed = logs.flatMap((events) =>
    trialResults(events)
      .filter(counts)
      .flatMap((result) => {
        const [way, ms] = [result.values[RECORDED], timeOf(result)]
        return typeof way === 'string' && ms !== null ? [{ way, ms }] : []
      }),
  )
  return [...groupBy(timed, ({ way }) => way)].map(([way, each]) => ({ way, n: each.length, spread: spreadOf(each.map(({ ms }) => ms)) }))
}
