import type { PlayEvent } from '../trials/engine/events'
import { type Spread, spreadOf } from '../statistics'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { isMirror } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/**
 * Result of a trial for a family: independent, prompted, partly followed or read, another thing chosen, looked at (as marked by
 * an adult), or passed (which makes no claim).
 */
export const turnKinds = ['alone', 'helped', 'partly', 'other', 'looked', 'passed'] as const
export type TurnKind = (typeof turnKinds)[number]

export interface Turn {
  readonly trial: number
  readonly kind: TurnKind
  /** Time from onset to touch (ms of active time); null without a touch. */
  readonly touchMs: number | null
  readonly warmUp: boolean
  /** Whether there were too many off-target touches for the answer to mean anything. */
  readonly isMashed: boolean
}

/** A session's result, trial by trial. Warm-ups are shown but not compared. */
export interface Turns {
  readonly all: readonly Turn[]
  /** Number of trials that were independent, prompted or partly done. */
  readonly done: number
  readonly alone: number
  readonly looked: number
  /** Number of warm-ups among all trials. They are not compared. */
  readonly warmUps: number
  /** Number of mirror trials. They ask nothing and are not included in the numbers above. */
  readonly mirror: number
  /** Touch times of comparable independent trials; null below MIN_CELL. */
  readonly touch: Spread | null
}

export function turnsOf(events: readonly PlayEvent[]): Turns {
  const cut = interruptedTrials(events)
  const played = trialResults(events).filter(({ trial }) => !cut.has(trial))
  const results = played.filter((result) => !isMirror(result))
  const all = results.map((result): Turn => {
    const { trial, touchMs, warmUp, isMashed } = result
    const kind = kindOf(result)
    return { trial, kind, touchMs: kind === 'looked' || kind === 'passed' ? null : touchMs, warmUp, isMashed }
  })
  const number = (kind: TurnKind) => all.filter((turn) => turn.kind === kind).length
  return {
    all,
    done: number('alone') + number('helped') + number('partly'),
    alone: number('alone'),
    looked: number('looked'),
    warmUps: all.filter(({ warmUp }) => warmUp).length,
    mirror: played.length - results.length,
    touch: spreadOf(results.flatMap((result) => (counts(result) && result.outcome === 'independent' && result.touchMs !== null ? [result.touchMs] : []))),
  }
}

/** Returns the number of answered warm-ups if there was nothing else, otherwise null. */
export function warmedUp({ all, done, warmUps }: Turns): number | null {
  return done > 0 && warmUps === all.length ? done : null
}

function kindOf({ outcome, lookMs }: TrialResult): TurnKind {
  switch (outcome) {
    case 'independent':
      return 'alone'
    case 'prompted':
    case 'assisted':
      return 'helped'
    case 'partly':
    case 'other':
      return outcome
    // A trial that the adult skipped counts only if a look was marked.
    case 'void':
    case 'unmeasured':
    case 'no-response':
      return lookMs === null ? 'passed' : 'looked'
  }
}

/** Returns the trials during which the session was paused or the stage resized. How they would have ended is unknown. */
function interruptedTrials(events: readonly PlayEvent[]): ReadonlySet<number> {
  const cut = new Set<number>()
  let open: number | null = null
  for (const event of events) {
    if (event.kind === 'trial-began') open = event.trial
    if (open !== null && (event.kind === 'paused' || event.kind === 'resized')) cut.add(open)
    if (event.kind === 'trial-ended') open = null
  }
  return cut
}
