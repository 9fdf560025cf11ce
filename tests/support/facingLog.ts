import type { Outcome, PlayEvent } from '#domain/trials/engine/events'
import type { LoggedFacing } from '#domain/trials/engine/facingSpec'

type Timed<T> = readonly (readonly [at: number, value: T])[]

interface TrialLog {
  readonly trial: number
  /** Times (ms of the session) at which the thing appears on the stage and leaves it. */
  readonly onset: number
  readonly until: number
  readonly warmUp?: boolean
  readonly outcome?: Outcome
  readonly marks?: Timed<'looked' | 'looked-away'>
}

/** Returns the events of a trial whose only thing is on the stage from `onset` to `until`. */
export function trialEventsOf({ trial, onset, until, warmUp = false, outcome = 'no-response', marks = [] }: TrialLog): readonly PlayEvent[] {
  return [
    { kind: 'trial-began', at: onset - 500, trial, warmUp, waitMs: 20_000 },
    { kind: 'stimulus-shown', at: onset, trial, id: 'light', role: 'target', x: 0.5, y: 0.5, w: 0.3, h: 0.4, colour: '#FFE600', zone: 5, speed: 0 },
    ...marks.map(([at, kind]): PlayEvent => ({ kind, at, trial })),
    { kind: 'trial-ended', at: until, trial, outcome },
  ]
}

/** Returns the log of these trials with the camera's reports, sorted by time. */
export const facingLogOf = (trials: readonly (readonly PlayEvent[])[], facing: Timed<LoggedFacing | undefined>, end: number): readonly PlayEvent[] => [
  ...[...trials.flat(), ...facing.map(([at, said]): PlayEvent => ({ kind: 'facing', at, ...(said === undefined ? {} : { facing: said }) }))].toSorted(
    (one, other) => one.at - other.at,
  ),
  { kind: 'ended', at: end, reason: 'finished' },
]
