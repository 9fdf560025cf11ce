import { type Caps, isBeyond } from '../trials/engine/levelSpec'
import { type Manifest, playLevels } from '../activities/manifest'
import type { Session } from '../activities/session'
import type { Instant } from '../time'
import { digestOf, type Digest, wasTooMuch } from './digest'
import { READ_SHARE } from './reading'
import { SUCCESS_SHARE } from './summary'

/**
 * Evidence of the last two days in addition to few prompts, newest first: touch times with their waits (ms), or shares of words
 * read.
 */
export type StepUpReason =
  | { readonly kind: 'touches'; readonly medians: readonly [number, number]; readonly waits: readonly [number, number] }
  | { readonly kind: 'words'; readonly shares: readonly [number, number] }

/** A next level to try, with the evidence for it. Shown to adults only. */
export interface StepUp {
  readonly from: string
  readonly to: string
  /** Whether the next level exceeds the child's limits. */
  readonly isBeyondCap: boolean
  /** Number of independent trials among the last `of` scored ones. */
  readonly unprompted: number
  readonly of: number
  readonly reason: StepUpReason
  /** Id of the session that completed the evidence. */
  readonly sessionId: string
}

/** Number of scored trials considered (clinical-design.md §1.9). */
const LAST_TRIALS = 10

interface StepUpRequest {
  /** Sessions of one child, newest first. */
  readonly sessions: readonly Session[]
  readonly manifest: Pick<Manifest, 'id' | 'levels' | 'measures'>
  readonly category: string | null
  readonly caps: Caps
  /** Returns the local day of a moment. */
  readonly dayOf: (moment: Instant) => string
}

/**
 * Returns the offer of a next level, or null. Conditions at the level played last: at least 80 % of the last ten scored trials
 * were independent, and the median time to touch was at most half the wait, in two sessions on different days. For reading, at
 * least 80 % of the heard words were read, at any speed. There is no offer if play was too much or followed a seizure since the
 * earlier of the two sessions.
 */
export function stepUpOf({ sessions, ...question }: StepUpRequest): StepUp | null {
  return stepUpFrom({ ...question, digests: sessions.filter((session) => isOf(session, question) || wasHard(session)).map(digestOf) })
}

/** Finds the next level to offer from the digests in the child's summary. */
export function stepUpFrom({
  digests,
  manifest,
  category,
  caps,
  dayOf,
}: Omit<StepUpRequest, 'sessions'> & { readonly digests: readonly Digest[] }): StepUp | null {
  const levels = playLevels(manifest).filter(({ isMeasured }) => isMeasured !== true)
  const played = digests.filter((digest) => isOf(digest, { manifest, category }) && levels.some(({ id }) => id === digest.level))
  const [newest] = played
  const next = levels[levels.findIndex(({ id }) => id === newest?.level) + 1]
  if (newest === undefined || next === undefined) return null
  const atLevel = played.filter(({ level }) => level === newest.level)
  const earlier = atLevel.find(({ startedAt }) => dayOf(startedAt) !== dayOf(newest.startedAt))
  if (earlier === undefined) return null
  if (digests.some(({ startedAt, wasTooMuch, afterSeizure }) => startedAt >= earlier.startedAt && (wasTooMuch || afterSeizure))) return null
  const unprompted = unpromptedOf(atLevel)
  const before = unpromptedOf(atLevel.slice(atLevel.indexOf(earlier)))
  const reason = manifest.measures.includes('reading') ? readReason(newest, earlier) : touchReason(newest, earlier)
  if (unprompted === null || before === null || reason === null) return null
  return { from: newest.level, to: next.id, isBeyondCap: isBeyond(manifest, next.id, caps), unprompted, of: LAST_TRIALS, reason, sessionId: newest.id }
}

const isOf = ({ activity, category }: Pick<Digest, 'activity' | 'category'>, of: Pick<StepUpRequest, 'manifest' | 'category'>): boolean =>
  activity === of.manifest.id && category === of.category

const wasHard = (session: Session): boolean => wasTooMuch(session) || session.conditions?.seizure === 'yes'

/** Counts the independent trials among the ten that end with the newest of these sessions; null if there are too few. */
function unpromptedOf(digests: readonly Digest[]): number | null {
  const last = digests.flatMap(({ turns }) => turns.toReversed()).slice(0, LAST_TRIALS)
  const unprompted = last.filter((turn) => turn === 'alone').length
  return last.length < LAST_TRIALS || unprompted / LAST_TRIALS < SUCCESS_SHARE ? null : unprompted
}

function touchReason(newer: Digest, older: Digest): StepUpReason | null {
  const [now, before] = [quickTouches(newer), quickTouches(older)]
  return now === null || before === null ? null : { kind: 'touches', medians: [now.median, before.median], waits: [now.wait, before.wait] }
}

/** Returns the median time to touch and the session's wait, if the median is at most half the wait. */
const quickTouches = ({ touch }: Digest): Digest['touch'] => (touch === null || touch.median > touch.wait / 2 ? null : touch)

function readReason(newer: Digest, older: Digest): StepUpReason | null {
  const [now, before] = [newer, older].map(({ read }) => (read ?? 0) / 100) as [number, number]
  return Math.min(now, before) < READ_SHARE ? null : { kind: 'words', shares: [now, before] }
}
