import type { PlayEvent } from '../trials/engine/events'
import { type Spread, spreadOf } from '../statistics'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { isMirror } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/**
 * How one turn went, as a family reads it: touched alone, touched after help, followed or read in part, answered with another one, looked at (an
 * adult marked it), or passed by, which claims nothing.
 */
export const turnKinds = ['alone', 'helped', 'partly', 'other', 'looked', 'passed'] as const
export type TurnKind = (typeof turnKinds)[number]

export interface Turn {
  readonly trial: number
  readonly kind: TurnKind
  /** Onset to the touch, ms of active time; null where there was none. */
  readonly touchMs: number | null
  readonly warmUp: boolean
  /** So many touches at once beside the thing that the answer says nothing. */
  readonly isMashed: boolean
}

/** What a session's result says, turn by turn. Warm-ups are turns like all others: they are shown, and only not compared. */
export interface Turns {
  readonly all: readonly Turn[]
  /** Alone, with help or in part. */
  readonly done: number
  readonly alone: number
  readonly looked: number
  /** Of all of them, how many were warm-ups: shown, and not compared. */
  readonly warmUps: number
  /** Before a mirror nothing was asked: these turns are among none of the above. */
  readonly mirror: number
  /** Times to touch of the turns alone that may be compared; null under MIN_CELL of them. */
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

/** How many turns were answered where there was nothing but a warm-up; null where there was more, or nothing was answered. */
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
    // What the adult went on from, like a card that was turned, was seen or not: only a mark tells.
    case 'void':
    case 'unmeasured':
    case 'no-response':
      return lookMs === null ? 'passed' : 'looked'
  }
}

/** Trials in which the play was held or the tablet turned: nobody knows how they would have gone. */
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
