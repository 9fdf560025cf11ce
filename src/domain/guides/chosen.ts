import type { Session } from '../activities/session'
import { playedOf } from '../assessment/played'
import type { ChildProfile } from '../child/childProfile'
import type { SupportLevel } from '../child/support'
import { resolveDials } from '../settings/resolve'
import { wasTooMuch } from '../measures/digest'
import { counts } from '../trials/engine/trialResult'
import { trialResults } from '../measures/trialResults'
import { DAY_MS, type Instant } from '../time'
import type { GuideId } from './guide'

/** Reason why a guide suits this child, with the figures for the sentence. */
export type Reason =
  | { readonly because: 'seizure-open' | 'seizure' | 'after-seizure' | 'switch' | 'stays' | 'light' | 'music' | 'first-days' }
  | { readonly because: 'stage'; readonly stage: SupportLevel }
  | { readonly because: 'too-much'; readonly times: number; readonly of: number }
  | { readonly because: 'passed'; readonly times: number; readonly of: number }
  | { readonly because: 'busy-ground'; readonly times: number }
  | { readonly because: 'at-once'; readonly count: number }
  | { readonly because: 'left' | 'right' }
  | { readonly because: 'tires'; readonly minutes: number }

export interface ChosenGuide {
  readonly id: GuideId
  readonly reason: Reason
}

/** Number of guides shown for a child. */
const HOW_MANY = 3
/** Period (ms) of the child's play that is considered. */
const LOOKED_BACK_MS = 28 * DAY_MS
const WEEK_MS = 7 * DAY_MS
const AFTER_SEIZURE_MS = WEEK_MS
/** Number of newest sessions that are considered. */
const LAST_SESSIONS = 6
/** Minimum number of these sessions that must have been too much. */
const OFTEN_TOO_MUCH = 2
/** Number of newest trials that are considered. */
const LAST_TURNS = 20
/**
 * Minimum share of these trials that must have passed without a response (the same limit as in the caseload, clinical-design.md
 * §4.3).
 */
const OFTEN_PASSED = 0.3
/** Factor by which a busy background must lengthen the response to be worth a guide. */
const GROUND_COSTS = 1.5

/** Guides that suit most children at each stage of looking. Every week, the list starts with the next guide. */
const ofStage: Readonly<Record<SupportLevel, readonly GuideId[]>> = {
  A: ['wait', 'room', 'easier', 'look-first', 'colour', 'tablet-place', 'hands'],
  B: ['one-more', 'real-first', 'side', 'salient', 'meals', 'own-pictures', 'tiredness'],
  C: ['busy-places', 'books', 'faces', 'outlines', 'education-plan', 'aac', 'dressing'],
}
const ofFirstDays: readonly GuideId[] = ['room', 'tablet-place', 'wait']

interface GuideFacts {
  readonly profile: ChildProfile
  /** All stored sessions of this child; null if they cannot be read. */
  readonly sessions: readonly Session[] | null
  readonly now: Instant
}

/**
 * Chooses three guides for this child, each with its reason. Seizures come first, then findings from play, then settings, then
 * the stage of looking.
 */
export function chosenGuides({ profile, sessions, now }: GuideFacts): readonly ChosenGuide[] {
  const recent = (sessions ?? [])
    .filter(({ startedAt }) => startedAt >= now - LOOKED_BACK_MS && startedAt <= now)
    .toSorted((one, other) => other.startedAt - one.startedAt)
  const usual: readonly ChosenGuide[] =
    sessions?.length === 0
      ? ofFirstDays.map((id) => ({ id, reason: { because: 'first-days' } }))
      : fromWeek(ofStage[profile.support], now).map((id) => ({ id, reason: { because: 'stage', stage: profile.support } }))
  const found = [...forSafety(profile, recent, now), ...byPlay(recent), ...bySettings(profile), ...usual]
  return found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at).slice(0, HOW_MANY)
}

function fromWeek(ids: readonly GuideId[], now: Instant): readonly GuideId[] {
  const first = Math.floor(now / WEEK_MS) % ids.length
  return [...ids.slice(first), ...ids.slice(0, first)]
}

function forSafety({ epilepsy, photosensitive }: ChildProfile, recent: readonly Session[], now: Instant): readonly ChosenGuide[] {
  const hadSeizure = recent.some(({ startedAt, conditions }) => conditions?.seizure === 'yes' && startedAt >= now - AFTER_SEIZURE_MS)
  const because = hadSeizure
    ? 'after-seizure'
    : epilepsy === 'yes' || photosensitive === 'yes'
      ? 'seizure'
      : epilepsy === 'unknown' || photosensitive === 'unknown'
        ? 'seizure-open'
        : null
  return because === null ? [] : [{ id: 'epilepsy', reason: { because } }]
}

function byPlay(recent: readonly Session[]): readonly ChosenGuide[] {
  const found: ChosenGuide[] = []
  const last = recent.slice(0, LAST_SESSIONS)
  const tooMuch = last.filter(wasTooMuch).length
  if (tooMuch >= OFTEN_TOO_MUCH) found.push({ id: 'easier', reason: { because: 'too-much', times: tooMuch, of: last.length } })

  const turns = recent.flatMap(({ events }) => trialResults(events).filter(counts).toReversed()).slice(0, LAST_TURNS)
  const passed = turns.filter(({ outcome }) => outcome === 'no-response').length
  if (turns.length === LAST_TURNS && passed / LAST_TURNS >= OFTEN_PASSED)
    found.push({ id: 'wait', reason: { because: 'passed', times: passed, of: LAST_TURNS } })

  const { ground, atOnce, places, stamina } = playedOf(recent)
  const cost = Math.max(...(ground?.rungs ?? []).map((rung) => rung.cost ?? 0), 0)
  if (cost >= GROUND_COSTS) found.push({ id: 'room', reason: { because: 'busy-ground', times: cost } })
  if (atOnce !== null && atOnce.hardest !== null && atOnce.hard.length > 0)
    found.push({ id: 'one-more', reason: { because: 'at-once', count: Number(atOnce.hardest) } })
  if (places?.side === 'left' || places?.side === 'right') found.push({ id: 'side', reason: { because: places.side } })
  if (stamina !== null && stamina.minutes !== null) found.push({ id: 'tiredness', reason: { because: 'tires', minutes: stamina.minutes } })
  return found
}

function bySettings(profile: ChildProfile): readonly ChosenGuide[] {
  const { dials } = resolveDials(profile)
  const found: ChosenGuide[] = []
  if (dials.accessMethod !== 'touch' && dials.accessMethod !== 'look')
    found.push({ id: 'switches', reason: { because: dials.accessMethod === 'dwell' || dials.accessMethod === 'head' ? 'stays' : 'switch' } })
  if (dials.lightGazer) found.push({ id: 'screen-time', reason: { because: 'light' } })
  if (dials.music) found.push({ id: 'look-first', reason: { because: 'music' } })
  return found
}
