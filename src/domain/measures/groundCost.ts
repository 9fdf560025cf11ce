import { type GroundRung, groundRungs } from '../trials/concepts/groundLadder'
import { groundNow } from '../trials/engine/groundLog'
import type { PlayEvent } from '../trials/engine/events'
import { median, MIN_CELL } from '../statistics'
import { SUCCESS_SHARE } from './summary'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/*
 * Cost of a background (clinical-design.md, /background): the same target on increasingly busy grounds, with times relative to
 * black.
 */

/**
 * Figures of one ground rung. There is no share below MIN_CELL trials, no median below MIN_CELL times, and no cost without both
 * medians.
 */
interface RungFigures {
  readonly rung: GroundRung
  /** Number of trials, and share of independent ones. */
  readonly n: number
  readonly share: number | null
  /** Number of independent trials with a touch, and their median time from onset to touch (ms). */
  readonly times: number
  readonly touchMs: number | null
  /** Median time, divided by the median time on black. */
  readonly cost: number | null
}

export interface GroundCost {
  /** Figures of the rungs that were shown, starting with black. */
  readonly rungs: readonly RungFigures[]
  /** Busiest rung on which at least SUCCESS_SHARE of trials were independent; null if no rung has enough trials. */
  readonly highest: GroundRung | null
  /** Number of excluded trials, in which an adult had made the ground weaker than its rung. */
  readonly weaker: number
}

/** Name of the record with a trial's rung. */
const RECORDED = 'rung'
/** Strength (0 to 1) below which a ground counts as a different one. */
const WHOLE = 0.95

/** Computes the figures from one child's sessions; null if no rung was shown. */
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

/** Returns the times of independent trials only. Once a prompt has removed the ground, the time no longer measures it. */
const timesOf = (results: readonly TrialResult[]): readonly number[] => results.filter(isAlone).flatMap(({ touchMs }) => touchMs ?? [])

const medianOf = (results: readonly TrialResult[]): number | null => {
  const times = timesOf(results)
  return times.length < MIN_CELL ? null : median(times)
}

/** Whether the full ground was shown from onset until the answer or the first prompt, which removes the ground. */
function isWhole(events: readonly PlayEvent[], { trial }: TrialResult): boolean {
  const facts = events.flatMap((event, index) => ('trial' in event && event.trial === trial ? [{ event, index }] : []))
  const onset = facts.find(({ event }) => event.kind === 'stimulus-shown')?.index ?? events.length
  const end = facts.find(({ event }) => event.kind === 'answered' && event.verdict !== 'wrong')?.event.at ?? Infinity
  const helpAt = facts.find(({ event }) => event.kind === 'prompted')?.event.at ?? Infinity
  const strengths = facts.flatMap(({ event, index }) => (event.kind === 'ground' && index > onset && event.at < Math.min(end, helpAt) ? [event.strength] : []))
  return Math.min(groundNow(events.slice(0, onset))?.strength ?? 0, ...strengths) >= WHOLE
}
