import type { Manifest } from '../activities/manifest'
import { resolveDials } from '../settings/resolve'
import { DIGEST_TURNS, type Digest } from '../measures/digest'
import { stepUpFrom, type StepUp } from '../measures/stepUp'
import { daysBefore, daysBetween, type Instant } from '../time'
import { isLasting, monthsAfter } from './grants'
import type { Message } from './messages'
import type { SharedChild } from './people'

/** From when on a child needs somebody. */
export const CASELOAD = {
  /** How far back figures and dots reach. */
  days: 14,
  /** So many sessions before these days are kept with them: a next level may have begun in one. */
  earlier: 10,
  /** What happened in a session asks for somebody for so long. */
  safetyDays: 7,
  endingDays: 14,
  /** A week, and a weekend away. */
  quietDays: 10,
  /** With fewer turns a share says nothing. */
  leastTurns: 8,
  passedShare: 0.3,
  reportMonths: 6,
  /** A report is asked for so many days before and after it is due. */
  reportDays: 14,
} as const

/** Why a child needs somebody, the most urgent first. */
export const needGroups = ['safety', 'message', 'sharing', 'not-playing', 'too-hard', 'next-level', 'report'] as const
export type NeedGroup = (typeof needGroups)[number]

/** The one reason beside a child. */
export type Need =
  | { readonly group: 'safety'; readonly kind: 'seizure-open' }
  /** With the session in which it was told. */
  | { readonly group: 'safety'; readonly kind: 'seizure' | 'too-much'; readonly at: Instant; readonly sessionId: string }
  /** The newest note is the family's. */
  | { readonly group: 'message'; readonly kind: 'message'; readonly at: Instant }
  | { readonly group: 'sharing'; readonly kind: 'ends' | 'ended'; readonly at: Instant }
  | { readonly group: 'sharing'; readonly kind: 'lost' }
  | { readonly group: 'not-playing'; readonly kind: 'never' }
  | { readonly group: 'not-playing'; readonly kind: 'quiet'; readonly days: number }
  /** Of `of` turns in these days, or of at least so many, `passed` were passed by. */
  | { readonly group: 'too-hard'; readonly kind: 'passed-by'; readonly passed: number; readonly of: number; readonly isAtLeast: boolean }
  | { readonly group: 'next-level'; readonly kind: 'next-level'; readonly manifest: Manifest; readonly category: string | null; readonly found: StepUp }
  | { readonly group: 'report'; readonly kind: 'report'; readonly at: Instant }

/** One line of the list. */
export interface CaseFigures {
  /** Null when all goes well, and while too little is known to say so. */
  readonly need: Need | null
  /** The last time something was played; null where nothing was, or nobody knows. */
  readonly lastAt: Instant | null
  /** Of the last days, the last of them today, those with play. */
  readonly days: readonly boolean[]
}

interface Question {
  readonly shared: SharedChild
  /** The child's summary, the newest first; null where it is not known. */
  readonly digests: readonly Digest[] | null
  /** The newest note about the child; null where there is none, or nobody knows. */
  readonly newest?: Pick<Message, 'side' | 'at'> | null
  readonly now: Instant
  /** The day of a moment, on this device. */
  readonly dayOf: (at: Instant) => string
  readonly manifests: readonly Manifest[]
  /** Whether an adult has answered the offer already. */
  readonly isAnswered: (manifest: Manifest, found: StepUp) => boolean
}

export function caseFigures(question: Question): CaseFigures {
  const { digests, now, dayOf } = question
  // A device with a wrong clock plays in the future: that says nothing of today.
  const past = digests?.filter(({ startedAt }) => startedAt <= now) ?? []
  const played = new Set(past.map(({ startedAt }) => dayOf(startedAt)))
  const days = Array.from({ length: CASELOAD.days }, (_, index) => played.has(dayOf(daysBefore(now, CASELOAD.days - 1 - index))))
  return { need: needOf(question, past), lastAt: past[0]?.startedAt ?? null, days }
}

/** What the figures need of a summary, the newest first: the days they reach back, with one more for a clock elsewhere, and some before. */
export function digestsForRow(digests: readonly Digest[], now: Instant): readonly Digest[] {
  const recent = digests.filter(({ startedAt }) => startedAt > daysBefore(now, CASELOAD.days + 1))
  return digests.slice(0, recent.length + CASELOAD.earlier)
}

/** Whether somebody should do something this week; the others are offers. */
export const isPressing = (need: Need | null): boolean => need !== null && need.group !== 'next-level' && need.group !== 'report'

function needOf(question: Question, past: readonly Digest[]): Need | null {
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

/** A family that wrote last waits for an answer, however long it has been. */
function messageOf({ shared: { child }, newest }: Question): Need | null {
  return child !== null && newest?.side === 'family' ? { group: 'message', kind: 'message', at: newest.at } : null
}

function sharingOf(shared: SharedChild, now: Instant): Need | null {
  const { endsAt, child } = shared
  if (endsAt !== null && !isLasting(shared, now)) return { group: 'sharing', kind: 'ended', at: endsAt }
  if (child === null) return { group: 'sharing', kind: 'lost' }
  return endsAt !== null && endsAt <= daysBefore(now, -CASELOAD.endingDays) ? { group: 'sharing', kind: 'ends', at: endsAt } : null
}

function quietOf({ sharedAt }: SharedChild, [last]: readonly Digest[], now: Instant): Need | null {
  const days = daysBetween(last?.startedAt ?? sharedAt, now)
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

function nextLevelOf({ shared: { child }, manifests, dayOf, isAnswered }: Question, past: readonly Digest[]): Need | null {
  if (child === null) return null
  const caps = resolveDials(child.profile).dials
  // What was played last comes first.
  const tasks = new Map(past.map(({ activity, category }) => [JSON.stringify([activity, category]), { activity, category }]))
  for (const { activity, category } of tasks.values()) {
    const manifest = manifests.find(({ id }) => id === activity)
    const found = manifest === undefined ? null : stepUpFrom({ digests: past, manifest, category, caps, dayOf })
    if (manifest !== undefined && found !== null && !isAnswered(manifest, found)) return { group: 'next-level', kind: 'next-level', manifest, category, found }
  }
  return null
}

/** Every half year of sharing is a time to report. */
function reportOf({ sharedAt }: SharedChild, now: Instant): Need | null {
  const latest = daysBefore(now, -CASELOAD.reportDays)
  for (let months = CASELOAD.reportMonths; monthsAfter(sharedAt, months) <= latest; months += CASELOAD.reportMonths) {
    const at = monthsAfter(sharedAt, months)
    if (at >= daysBefore(now, CASELOAD.reportDays)) return { group: 'report', kind: 'report', at }
  }
  return null
}

/** The order of the list: the pressing ones by urgency, then the offers, then those who go well, each by name. */
export function byUrgency(one: { readonly need: Need | null; readonly alias: string }, other: { readonly need: Need | null; readonly alias: string }): number {
  return rankOf(one.need) - rankOf(other.need) || one.alias.localeCompare(other.alias)
}

const rankOf = (need: Need | null): number => (need === null ? needGroups.length : needGroups.indexOf(need.group))
