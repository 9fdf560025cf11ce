import type { Session } from '../activities/session'
import type { Instant } from '../time'
import { readingOf } from './reading'
import { median, MIN_CELL } from '../statistics'
import { touchesOf } from './touchFinding'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** How one turn went: alone, with help, or passed by. */
export type DigestTrial = 'alone' | 'help' | 'passed'

/** What a session leaves behind where only its outline is needed: everything that a list of children and an offer of the next level ask. */
export interface Digest {
  readonly id: string
  readonly startedAt: Instant
  readonly activity: string
  readonly category: string | null
  readonly level: string
  /** The last DIGEST_TURNS turns that count, in the order of play: of a longer session there were at least so many. */
  readonly turns: readonly DigestTrial[]
  /** The median time to touch beside the wait it was played with, ms; null under MIN_CELL touches, and where it waited for ever. */
  readonly touch: { readonly median: number; readonly wait: number } | null
  /** The share of heard words that were read, in whole percent; null where none were heard. */
  readonly read: number | null
  /** There were many touches beside, or an adult said so. */
  readonly wasTooMuch: boolean
  /** An adult told of a seizure in the day before it. */
  readonly afterSeizure: boolean
  /** What a newer version wrote behind it, unread: it is written back as it is. */
  readonly tail?: string
}

export const DIGEST_TURNS = 20

const turnOf = ({ outcome }: TrialResult): DigestTrial => (outcome === 'independent' ? 'alone' : outcome === 'no-response' ? 'passed' : 'help')

/** Whether more touches came beside than `OVERLOAD` allows for a short time. */
export const hadManyBeside = ({ events }: Session): boolean => events.some(({ kind }) => kind === 'overloaded')

/** A list of children says it for some days, and the session itself always: both ask here. */
export const wasTooMuch = (session: Session): boolean => session.mood === 'too-much' || hadManyBeside(session)

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

/** So many of the newest sessions make the summary of a child: four a day for a fortnight, and some. */
export const SUMMARY_SESSIONS = 60

/** Each session once, as it was told last, the newest first. What was known stays: a device that sends late takes nothing back. */
export function mergeDigests(known: readonly Digest[], told: readonly Digest[]): readonly Digest[] {
  const byId = new Map([...known, ...told].map((digest) => [digest.id, digest]))
  return [...byId.values()].toSorted((one, other) => other.startedAt - one.startedAt || (one.id < other.id ? -1 : 1)).slice(0, SUMMARY_SESSIONS)
}
