import type { Session } from '../activities/session'
import type { Instant } from '../time'
import { readingOf } from './reading'
import { median, MIN_CELL } from '../statistics'
import { touchesOf } from './touchFinding'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** Result of a trial: independent, prompted, or passed. */
export type DigestTrial = 'alone' | 'help' | 'passed'

/** Outline of a session, with everything needed for the caseload list and the offer of a next level. */
export interface Digest {
  readonly id: string
  readonly startedAt: Instant
  readonly activity: string
  readonly category: string | null
  readonly level: string
  /** The last DIGEST_TURNS scored trials, in order. A session with that many entries may have been longer. */
  readonly turns: readonly DigestTrial[]
  /** Median time to touch, and the wait limit during play (both ms); null below MIN_CELL touches or without a wait limit. */
  readonly touch: { readonly median: number; readonly wait: number } | null
  /** Share of heard words that were read, in whole percent; null if no words were heard. */
  readonly read: number | null
  /** Whether there were many off-target touches or an adult said that the session was too much. */
  readonly wasTooMuch: boolean
  /** Whether an adult reported a seizure within the day before. */
  readonly afterSeizure: boolean
  /** Part of the line from a newer version, which this version cannot read. It is written back unchanged. */
  readonly tail?: string
}

export const DIGEST_TURNS = 20

const turnOf = ({ outcome }: TrialResult): DigestTrial => (outcome === 'independent' ? 'alone' : outcome === 'no-response' ? 'passed' : 'help')

/** Whether there were more off-target touches than `OVERLOAD` allows in a short time. */
export const hadManyMisses = ({ events }: Session): boolean => events.some(({ kind }) => kind === 'overloaded')

/** Whether a session was too much. Used by the caseload, over several days, and by the session itself. */
export const wasTooMuch = (session: Session): boolean => session.mood === 'too-much' || hadManyMisses(session)

export function digestOf(session: Session): Digest {
  const { id, startedAt, activity, category, level, events, conditions } = session
  const wait = session.settings.dials.waitMs
  const touches = touchesOf(session)
  const share = readingOf([events])?.share ?? null
  return {
    id,
    startedAt,
    activity,
    category,
    level,
    turns: trialResults(events).filter(counts).slice(-DIGEST_TURNS).map(turnOf),
    touch: wait === null || touches.length < MIN_CELL ? null : { median: Math.round(median(touches)), wait },
    read: share === null ? null : Math.floor(share * 100),
    wasTooMuch: wasTooMuch(session),
    afterSeizure: conditions?.seizure === 'yes',
  }
}

/** Number of newest sessions in a child's summary: about four a day for a fortnight. */
export const SUMMARY_SESSIONS = 60

/** Merges digests by session, newest first. Sessions already in the summary stay, so a device that syncs late removes nothing. */
export function mergeDigests(known: readonly Digest[], told: readonly Digest[]): readonly Digest[] {
  const byId = new Map([...known, ...told].map((digest) => [digest.id, digest]))
  return [...byId.values()].toSorted((one, other) => other.startedAt - one.startedAt || (one.id < other.id ? -1 : 1)).slice(0, SUMMARY_SESSIONS)
}
