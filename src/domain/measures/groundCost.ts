import { type GroundRung, groundRungs } from '../trials/concepts/groundLadder'
import { groundNow } from '../trials/engine/groundLog'
import type { PlayEvent } from '../trials/engine/events'
import { median, MIN_CELL } from '../statistics'
import { SUCCESS_SHARE } from './summary'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/*
 * What a background costs a child (clinical-design.md, /background): the same thing is looked for before ever busier grounds, and
 * the times are set against the one on black.
 */

/** One rung of the backgrounds. Under MIN_CELL trials there is no share, under MIN_CELL times no median, and without both medians no cost. */
interface RungFigures {
  readonly rung: GroundRung
  /** Trials, and of them those that were found without help. */
  readonly n: number
  readonly share: number | null
  /** Onset to touch, ms, of those that were found without help, and how many times that are. */
  readonly times: number
  readonly touchMs: number | null
  /** How many times as long as on black. */
  readonly cost: number | null
}

export interface GroundCost {
  /** Those that were shown, from black on. */
  readonly rungs: readonly RungFigures[]
  /** The busiest on which at least SUCCESS_SHARE was found without help; null where none has enough trials. */
  readonly highest: GroundRung | null
  /** Trials of which nothing is said here: the adult had the background weaker than it belongs to its rung. */
  readonly weaker: number
}

/** The name by which the activity records the rung of a trial. */
const RECORDED = 'rung'
/** A background that was asked for with less than this (0 to 1) is another one. */
const WHOLE = 0.95

/** Folds the sessions of one child; null when nothing was shown on any rung. */
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

/** A background that help took away is no longer the one that is measured: those times are left out. */
const timesOf = (results: readonly TrialResult[]): readonly number[] => results.filter(isAlone).flatMap(({ touchMs }) => touchMs ?? [])

const medianOf = (results: readonly TrialResult[]): number | null => {
  const times = timesOf(results)
  return times.length < MIN_CELL ? null : median(times)
}

/** Whether all of the background was asked for from the onset on, until the answer or the first help, which takes it away itself. */
function isWhole(events: readonly PlayEvent[], { trial }: TrialResult): boolean {
  const facts = events.flatMap((event, index) => ('trial' in event && event.trial === trial ? [{ event, index }] : []))
  const onset = facts.find(({ event }) => event.kind === 'stimulus-shown')?.index ?? events.length
  const end = facts.find(({ event }) => event.kind === 'answered' && event.verdict !== 'wrong')?.event.at ?? Infinity
  const helpAt = facts.find(({ event }) => event.kind === 'prompted')?.event.at ?? Infinity
  const strengths = facts.flatMap(({ event, index }) => (event.kind === 'ground' && index > onset && event.at < Math.min(end, helpAt) ? [event.strength] : []))
  return Math.min(groundNow(events.slice(0, onset))?.strength ?? 0, ...strengths) >= WHOLE
}
