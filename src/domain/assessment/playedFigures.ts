import type { Session } from '../activities/session'
import { type Basis, basisOf } from '../measures/trialResults'
import { MIN_CELL, spreadOf, type Spread } from '../statistics'
import type { Instant } from '../time'
import type { TrialResult } from '../trials/engine/trialResult'

/** Number of trials behind a figure, and the dates of the first and last session. */
export interface PlayedExtent {
  readonly n: number
  readonly from: Instant
  readonly to: Instant
}

/** Times in ms. The spread is null below MIN_CELL trials. */
export interface Timed extends PlayedExtent {
  readonly spread: Spread | null
}

/** Share of independent trials (0 to 1); null below MIN_CELL trials. */
export interface Shared extends PlayedExtent {
  readonly alone: number
  readonly share: number | null
}

/** A scored trial, with its session. */
export interface PlayedTrial {
  readonly session: Session
  readonly result: TrialResult
}

/** Returns the number of these sessions and the period they cover. */
export function extentOf(starts: readonly Instant[]): PlayedExtent | null {
  return starts.length === 0 ? null : { n: starts.length, from: Math.min(...starts), to: Math.max(...starts) }
}

export const basis = (turns: readonly PlayedTrial[]): Basis => basisOf(turns.map(({ result }) => result))

export const told = (turns: readonly PlayedTrial[]): PlayedExtent | null => extentOf(turns.map(({ session }) => session.startedAt))

/** Returns the times of the trials that have one. */
export function timesOf(turns: readonly PlayedTrial[], msOf: (result: TrialResult) => number | null): Timed | null {
  const having = turns.flatMap((turn) => {
    const ms = msOf(turn.result)
    return ms === null ? [] : [{ ...turn, ms }]
  })
  const base = told(having)
  return base === null ? null : { ...base, spread: spreadOf(having.map(({ ms }) => ms)) }
}

export const touchMsOf = ({ touchMs }: TrialResult): number | null => touchMs

export function shared(turns: readonly PlayedTrial[]): Shared | null {
  const base = told(turns)
  if (base === null) return null
  const alone = turns.filter(({ result }) => isAlone(result)).length
  return { ...base, alone, share: base.n < MIN_CELL ? null : alone / base.n }
}

const isAlone = ({ outcome, wrong }: TrialResult): boolean => outcome === 'independent' && wrong.length === 0
