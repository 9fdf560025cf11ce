import { groupBy } from '../groupBy'
import type { PlayEvent } from '../trials/engine/events'
import { spreadOf, type Spread } from '../statistics'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** Times by path. `spread` is null below MIN_CELL times. */
interface ByWay {
  readonly way: string
  readonly n: number
  readonly spread: Spread | null
}

/** Touch latencies by path of the stimulus. `touch` is null below MIN_CELL times. */
export interface WayFigures {
  readonly way: string
  readonly n: number
  readonly touch: Spread | null
}

/** Names of the records with a trial's path and with its drawing time (ms). */
const RECORDED = 'direction'
const DRAWN = 'traceMs'

/** Returns the times from onset to touch by path, in the order in which the paths first occurred. */
export const touchByWay = (logs: readonly (readonly PlayEvent[])[]): readonly WayFigures[] =>
  byWay(logs, ({ touchMs }) => touchMs).map(({ way, n, spread }) => ({ way, n, touch: spread }))

/** Returns the times from the first to the last point of a road, by the direction in which the child drew it. */
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
