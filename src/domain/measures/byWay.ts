import { groupBy } from '../groupBy'
import type { PlayEvent } from '../trials/engine/events'
import { spreadOf, type Spread } from '../statistics'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** Times by path; `spread` is null under MIN_CELL times. */
interface ByWay {
  readonly way: string
  readonly n: number
  readonly spread: Spread | null
}

/** Touch latencies by path of the stimulus; `touch` is null under MIN_CELL times. */
export interface WayFigures {
  readonly way: string
  readonly n: number
  readonly touch: Spread | null
}

/** Record names for a trial's path and drawing time (ms). */
const RECORDED = 'direction'
const DRAWN = 'traceMs'

/** Onset to touch by path, in the order in which the paths first occurred. */
export const touchByWay = (logs: readonly (readonly PlayEvent[])[]): readonly WayFigures[] =>
  byWay(logs, ({ touchMs }) => touchMs).map(({ way, n, spread }) => ({ way, n, touch: spread }))

/** First to last point of a road, by the direction in which it was drawn. */
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
