import type { Manifest } from '../activities/manifest'
import { resolveDials } from '../settings/resolve'
import { DIGEST_TURNS, type Digest } from '../measures/digest'
import { stepUpFrom, type StepUp } from '../measures/stepUp'
import { daysBefore, daysBetween, midnightOf, type Instant } from '../time'
import { isLasting, monthsAfter } from './grants'
import type { Message } from './messages'
import type { SharedChild } from './people'

/** Thresholds for when a child needs attention. */
export const CASELOAD = {
  /** Number of days covered by the figures and the dots. */
  days: 14,
  /** Number of sessions from before these days to include, because a child may have begun a level in one of them. */
  earlier: 10,
  /** Number of days for which an event in a session needs attention. */
  safetyDays: 7,
  endingDays: 14,
  /** Number of days without play that count as quiet: more than a week and a weekend away. */
  quietDays: 10,
  /** Minimum number of trials for a share to mean anything. */
  leastTurns: 8,
  passedShare: 0.3,
  reportMonths: 6,
  /** Number of days before and after its due date for which a report is listed. */
  reportDays: 14,
} as const

/** Reasons why a child needs attention, most urgent first. */
export const needGroups = ['safety', 'message', 'sharing', 'not-playing', 'too-hard', 'next-level', 'report'] as const
export type NeedGroup = (typeof needGroups)[number]

/** The single reason that is shown for a child. */
export type Need =
  | { readonly group: 'safety'; readonly kind: 'seizure-open' }
  /** An adult reported a seizure, or a session was too much. `sessionId` is that session. */
  | { readonly group: 'safety'; readonly kind: 'seizure' | 'too-much'; readonly at: Instant; readonly sessionId: string }
  /** The newest note is from the family. */
  | { readonly group: 'message'; readonly kind: 'message'; readonly at: Instant }
  | { readonly group: 'sharing'; readonly kind: 'ends' | 'ended'; readonly at: Instant }
  | { readonly group: 'sharing'; readonly kind: 'lost' }
  | { readonly group: 'not-playing'; readonly kind: 'never' }
  | { readonly group: 'not-playing'; readonly kind: 'quiet'; readonly days: number }
  /** Number of trials without a response (`passed`) on these days, out of `of` trials, or more if `isAtLeast`. */
  | { readonly group: 'too-hard'; readonly kind: 'passed-by'; readonly passed: number; readonly of: number; readonly isAtLeast: boolean }
  | { readonly group: 'next-level'; readonly kind: 'next-level'; readonly manifest: Manifest; readonly category: string | null; readonly found: StepUp }
  | { readonly group: 'report'; readonly kind: 'report'; readonly at: Instant }

/** One row of the caseload. */
export interface CaseFigures {
  /** Reason why the child needs attention; null if all is well or too little is known. */
  readonly need: Need | null
  /** Time of the last play; null if never or unknown. */
  readonly lastAt: Instant | null
  /** Whether the child played on each of the last days, up to today. */
  readonly days: readonly boolean[]
}

interface CaseFacts {
  readonly shared: SharedChild
  /** Digests in the child's summary, newest first; null if unknown. */
  readonly digests: readonly Digest[] | null
  /** Newest note about the child; null if there is none or it is unknown. */
  readonly newest?: Pick<Message, 'side' | 'at'> | null
  readonly now: Instant
  /** Returns the local day of a moment. */
  readonly dayOf: (at: Instant) => string
  readonly manifests: readonly Manifest[]
  /** Whether an adult has already answered the offer of a next level. */
  readonly isAnswered: (manifest: Manifest, found: StepUp) => boolean
}

export function caseFigures(question: CaseFacts): CaseFigures {
  const { digests, now, dayOf } = question
  // Sessions from a device whose clock is ahead are dated in the future. They say nothing about today.
  const past = digests?.filter(({ startedAt }) => startedAt <= now) ?? []
  const played = new Set(past.map(({ startedAt }) => dayOf(startedAt)))
  const days = Array.from({ length: CASELOAD.days }, (_, index) => played.has(dayOf(daysBefore(now, CASELOAD.days - 1 - index))))
  return { need: needOf(question, past), lastAt: past[0]?.startedAt ?? null, days }
}

/**
 * Returns the digests that the figures need, newest first: those of the covered days, of one more day because clocks differ, and a
 * few earlier ones.
 */
export function digestsForRow(digests: readonly Digest[], now: Instant): readonly Digest[] {
  const recent = digests.filter(({ startedAt }) => startedAt > daysBefore(now, CASELOAD.days + 1))
  return digests.slice(0, recent.length + CASELOAD.earlier)
}

/** Whether someone should act this week. All other needs are offers. */
export const isPressing = (need: Need | null): boolean => need !== null && need.group !== 'next-level' && need.group !== 'report'

function needOf(question: CaseFacts, past: readonly Digest[]): Need | null {
  const { shared, digests, now } = question
  const isKnown = digests !== null
  return (
    safetyOf(shared, past, now) ??
    messageOf(question) ??
    sharingOf(shared, now) ??
    (isKnown ? (quietOf(shared, past, now) ?? hardOf(past, now) ?? nextLevelOf(question, past)) : null) ??
    reportOf(shared, now)
  )
}

function safetyOf({ child }: SharedChild, past: readonly Digest[], now: Instant): Need | null {
  const recent = past.filter(({ startedAt }) => startedAt > daysBefore(now, CASELOAD.safetyDays))
  const seizure = recent.find(({ afterSeizure }) => afterSeizure)
  if (seizure !== undefined) return { group: 'safety', kind: 'seizure', at: seizure.startedAt, sessionId: seizure.id }
  if (child?.profile.photosensitive === 'unknown') return { group: 'safety', kind: 'seizure-open' }
  const tooMuch = recent.find(({ wasTooMuch }) => wasTooMuch)
  return tooMuch === undefined ? null : { group: 'safety', kind: 'too-much', at: tooMuch.startedAt, sessionId: tooMuch.id }
}

/** Returns a need if the family wrote last. It waits for an answer, however long ago that was. */
function messageOf({ shared: { child }, newest }: CaseFacts): Need | null {
  return child !== null && newest?.side === 'family' ? { group: 'message', kind: 'message', at: newest.at } : null
}

function sharingOf(shared: SharedChild, now: Instant): Need | null {
  const { endsAt, child } = shared
  if (endsAt !== null && !isLasting(shared, now)) return { group: 'sharing', kind: 'ended', at: endsAt }
  if (child === null) return { group: 'sharing', kind: 'lost' }
  return endsAt !== null && endsAt <= daysBefore(now, -CASELOAD.endingDays) ? { group: 'sharing', kind: 'ends', at: endsAt } : null
}

function quietOf({ sharedAt }: SharedChild, [last]: readonly Digest[], now: Instant): Need | null {
  const days = daysBetween(midnightOf(last?.startedAt ?? sharedAt), midnightOf(now))
  if (days < CASELOAD.quietDays) return null
  return last === undefined ? { group: 'not-playing', kind: 'never' } : { group: 'not-playing', kind: 'quiet', days }
}

function hardOf(past: readonly Digest[], now: Instant): Need | null {
  const recent = past.filter(({ startedAt }) => startedAt > daysBefore(now, CASELOAD.days))
  const turns = recent.flatMap((digest) => digest.turns)
  const passed = turns.filter((turn) => turn === 'passed').length
  if (turns.length < CASELOAD.leastTurns || passed / turns.length <= CASELOAD.passedShare) return null
  return { group: 'too-hard', kind: 'passed-by', passed, of: turns.length, isAtLeast: recent.some((digest) => digest.turns.length === DIGEST_TURNS) }
}

function nextLevelOf({ shared: { child }, manifests, dayOf, isAnswered }: CaseFacts, past: readonly Digest[]): Need | null {
  if (child === null) return null
  const caps = resolveDials(child.profile).dials
  // The tasks are in order of last play, most recent first.
  const tasks = new Map(past.map(({ activity, category }) => [JSON.stringify([activity, category]), { activity, category }]))
  for (const { activity, category } of tasks.values()) {
    const manifest = manifests.find(({ id }) => id === activity)
    const found = manifest === undefined ? null : stepUpFrom({ digests: past, manifest, category, caps, dayOf })
    if (manifest !== undefined && found !== null && !isAnswered(manifest, found)) return { group: 'next-level', kind: 'next-level', manifest, category, found }
  }
  return null
}

/** Returns a need if a report is due, which is the case after every half year of sharing. */
function reportOf({ sharedAt }: SharedChild, now: Instant): Need | null {
  const latest = daysBefore(now, -CASELOAD.reportDays)
  for (let months = CASELOAD.reportMonths; monthsAfter(sharedAt, months) <= latest; months += CASELOAD.reportMonths) {
    const at = monthsAfter(sharedAt, months)
    if (at >= daysBefore(now, CASELOAD.reportDays)) return { group: 'report', kind: 'report', at }
  }
  return null
}

/** Compares two rows: pressing needs by urgency, then offers, then children without a need, each by name. */
export function byUrgency(one: { readonly need: Need | null; readonly alias: string }, other: { readonly need: Need | null; readonly alias: string }): number {
  return rankOf(one.need) - rankOf(other.need) || one.alias.localeCompare(other.alias)
}

/** Order within `safety`: a seizure, then a missing answer about light, then a session that was too much. */
const SAFETY_KINDS: readonly Need['kind'][] = ['seizure', 'seizure-open', 'too-much']

const rankOf = (need: Need | null): number =>
  need === null ? needGroups.length : needGroups.indexOf(need.group) + (need.group === 'safety' ? SAFETY_KINDS.indexOf(need.kind) / SAFETY_KINDS.length : 0)
