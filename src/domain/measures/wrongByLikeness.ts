import type { PlayEvent } from '../trials/engine/events'
import { sharedLooks, type SharedLook } from '../words/neighbours'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** How often another thing was chosen first, among others that were so like the one asked for. */
export interface WrongFirst {
  readonly likeness: SharedLook
  readonly n: number
  readonly wrong: number
}

/** The record in which an activity says what the others had of the thing. */
const RECORD = 'likeness'

/** By likeness, the easiest first: turns that count, in which something was chosen among others. What was not met is left out. */
export function wrongByLikeness(logs: readonly (readonly PlayEvent[])[]): readonly WrongFirst[] {
  const chosen = logs.flatMap((events) => trialResults(events).filter((result) => counts(result) && isChoice(result)))
  return sharedLooks.flatMap((likeness) => {
    const among = chosen.filter(({ values }) => values[RECORD] === likeness)
    return among.length === 0 ? [] : [{ likeness, n: among.length, wrong: among.filter(({ wrong }) => wrong.length > 0).length }]
  })
}

/** Where nobody chose, nothing was chosen wrongly either. */
const isChoice = ({ items, by, wrong }: TrialResult): boolean => items > 1 && ((by !== null && by !== 'itself') || wrong.length > 0)
