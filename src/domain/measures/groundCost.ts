import { type GroundRung, groundRungs } from '../trials/concepts/groundLadder'
import { groundNow } from '../trials/engine/groundLog'
import type { PlayEvent } from '../trials/engine/events'
import { median, MIN_CELL } from '../statistics'
import { SUCCESS_SHARE } from './summary'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/* Background cost (clinical-design.md, /background): the same target on ever busier grounds, with times relative to black. */

/** One ground rung. No share under MIN_CELL trials, no median under MIN_CELL times, no cost without both medians. */
interface RungFigures {
  readonly rung: GroundRung
  /** Trials, and independent ones among them. */
  readonly n: number
  readonly share: number | null
  /** Onset to touch (ms) of independent trials, and their number. */
  readonly times: number
  readonly touchMs: number | null
  /** Median relative to black. */
  readonly cost: number | null
}

export interface GroundCost {
  /** Rungs shown, from black on. */
  readonly rungs: readonly RungFigures[]
  /** Busiest rung with at least SUCCESS_SHARE independent; null if none has enough trials. */
  readonly highest: GroundRung | null
  /** Excluded trials: an adult had set the ground weaker than its rung. */
  readonly weaker: number
}

/** Record with a trial's rung. */
const RECORDED = 'rung'
/** A ground below this strength (0 to 1) is a different one. */
const WHOLE = 0.95

/** Folds one child's sessions; null if no rung was shown. */
export function groundCostOf(logs: readonly (readonly PlayEvent[])[]): GroundCost | null {
  const trials = logs.flatMap((events) =>
    trialResults(events)
      .filter(counts)
      .flatMap((result) => {
        const rung = groundRungs.find((each) => each === result.values[RECORDED])
        return rung === undefined ? [] : [{ rung, result, isWhole: rung === 1 || isWhole(events, result) }]
      }),
  )
  if (trials.length === 0) return null
  const whole = trials.filter(({ isWhole: is }) => is)
  const of = (rung: GroundRung) => whole.filter((trial) => trial.rung === rung).map(({ result }) => result)
  const onBlack = medianOf(of(1))
  const rungs = groundRungs.flatMap((rung): readonly RungFigures[] => {
    const results = of(rung)
    if (results.length === 0) return []
    const touchMs = medianOf(results)
    return [
      {
        rung,
        n: results.length,
        share: results.length < MIN_CELL ? null : results.filter(isAlone).length / results.length,
        times: timesOf(results).length,
        touchMs,
        cost: touchMs === null || onBlack === null || onBlack === 0 ? null : touchMs / onBlack,
      },
    ]
  })
  return { rungs, highest: rungs.findLast(({ share }) => share !== null && share >= SUCCESS_SHARE)?.rung ?? null, weaker: trials.length - whole.length }
}

const isAlone = ({ outcome }: TrialResult): boolean => outcome === 'independent'

/** After a prompt has removed the ground, the times no longer measure it, so they are excluded. */
const timesOf = (results: readonly TrialResult[]): readonly number[] => results.filter(isAlone).flatMap(({ touchMs }) => touchMs ?? [])

const medianOf = (results: readonly TrialResult[]): number | null => {
  const times = timesOf(results)
  return times.length < MIN_CELL ? null : median(times)
}

/** Whether the full ground was shown from onset until the answer or the first prompt, which removes it. */
function isWhole(events: readonly PlayEvent[], { trial }: TrialResult): boolean {
  const facts = events.flatMap((event, index) => ('trial' in event && event.trial === trial ? [{ event, index }] : []))
  const onset = facts.find(({ event }) => event.kind === 'stimulus-shown')?.index ?? events.length
  const end = facts.find(({ event }) => event.kind === 'answered' && event.verdict !== 'wrong')?.event.at ?? Infinity
  const helpAt = facts.find(({ event }) => event.kind === 'prompted')?.event.at ?? Infinity
  const strengths = facts.flatMap(({ event, index }) => (event.kind === 'ground' && index > onset && event.at < Math.min(end, helpAt) ? [event.strength] : []))
  return Math.min(groundNow(events.slice(0, onset))?.strength ?? 0, ...strengths) >= WHOLE
}
