import type { PlayEvent } from '../trials/engine/events'
import { sharedLooks, type SharedLook } from '../words/neighbours'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** Number of times that another thing was chosen first among others of this likeness. */
export interface WrongFirst {
  readonly likeness: SharedLook
  readonly n: number
  readonly wrong: number
}

/** Record of the feature that the others shared with the target. */
const RECORD = 'likeness'

/** By likeness, easiest first: scored trials with a choice. Likenesses that did not occur are left out. */
export function wrongByLikeness(logs: readonly (readonly PlayEvent[])[]): readonly WrongFirst[] {
  const chosen = logs.flatMap((events) => trialResults(events).filter((result) => counts(result) && isChoice(result)))
  return sharedLooks.flatMap((likeness) => {
    const among = chosen.filter(({ values }) => values[RECORD] === likeness)
    return among.length === 0 ? [] : [{ likeness, n: among.length, wrong: among.filter(({ wrong }) => wrong.length > 0).length }]
  })
}

/** A trial without an answer has no wrong choice. */
const isChoice = ({ items, by, wrong }: TrialResult): boolean => items > 1 && ((by !== null && by !== 'itself') || wrong.length > 0)
