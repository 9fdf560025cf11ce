import type { Session } from '../activities/session'
import { summarise } from '../measures/summary'
import { DAY_MS, type Instant } from '../time'
import type { Child, SharedChild } from './people'
import { isLasting } from './grants'

/** What somebody who works with a child should know of before the next session. */
export type CaseFlag = 'no-sessions' | 'no-response' | 'overload' | 'step-up' | 'consent-ending' | 'consent-ended' | 'photosensitivity'

export const QUIET_DAYS = 14
const ENDING_DAYS = 14
const NO_RESPONSE_SHARE = 0.3
// With fewer trials a share says nothing.
const LEAST_TRIALS = 8

/** One line of the caseload. `lastAt` is null where there was never a session. */
export interface CaseFigures {
  readonly lastAt: Instant | null
  /** In the last QUIET_DAYS days. */
  readonly sessions: number
  readonly flags: readonly CaseFlag[]
}

/** `recent` are the sessions of the last QUIET_DAYS days; `lastAt` may be older; `isReady` when a next step could be offered. Null figures are not known to this person. */
export function caseFigures(
  shared: Pick<SharedChild, 'endsAt'>,
  child: Child | null,
  play: { readonly recent: readonly Session[]; readonly lastAt: Instant | null; readonly isReady: boolean } | null,
  now: Instant,
): CaseFigures {
  const flags: CaseFlag[] = []
  if (!isLasting(shared, now)) flags.push('consent-ended')
  else if (shared.endsAt !== null && shared.endsAt <= now + ENDING_DAYS * DAY_MS) flags.push('consent-ending')
  if (child?.profile.photosensitive === 'unknown') flags.push('photosensitivity')
  if (play === null) return { lastAt: null, sessions: 0, flags }
  if (play.recent.length === 0) flags.push('no-sessions')
  const { n, noResponse } = summarise(play.recent.map(({ events }) => events))
  if (n >= LEAST_TRIALS && noResponse / n > NO_RESPONSE_SHARE) flags.push('no-response')
  if (play.recent.some(({ events }) => events.some(({ kind }) => kind === 'overloaded'))) flags.push('overload')
  if (play.isReady) flags.push('step-up')
  return { lastAt: play.lastAt, sessions: play.recent.length, flags }
}
