import type { PlayEvent } from '../trials/engine/events'
import { sharedLooks, type SharedLook } from '../words/neighbours'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** Number of trials among things of this likeness, and number of these in which another thing was chosen first. */
export interface WrongFirst {
  readonly likeness: SharedLook
  readonly n: number
  readonly wrong: number
}

/** Name of the record with the feature that the other things shared with the target. */
const RECORD = 'likeness'

/**
 * Counts wrong first choices by likeness, easiest first, over scored trials with a choice. Leaves out likenesses that did not
 * occur.
 */
export function wrongByLikeness(logs: readonly (readonly PlayEvent[])[]): readonly WrongFirst[] {
  const chosen = logs.flatMap((events) => trialResults(events).filter((result) => counts(result) && isChoice(result)))
  return sharedLooks.flatMap((likeness) => {
    const among = chosen.filter(({ values }) => values[RECORD] === likeness)
    return among.length === 0 ? [] : [{ likeness, n: among.length, wrong: among.filter(({ wrong }) => wrong.length > 0).length }]
  })
}

/** Whether a trial has a choice to judge. A trial without an answer has no wrong choice. */
const isChoice = ({ items, by, wrong }: TrialResult): boolean => items > 1 && ((by !== null && by !== 'itself') || wrong.length > 0)
