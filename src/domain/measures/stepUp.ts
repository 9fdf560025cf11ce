import { type Manifest, playLevels } from '../activities/manifest'
import type { Session } from '../activities/session'
import type { Instant } from '../time'
import { median, MIN_CELL } from './statistics'
import { SUCCESS_SHARE } from './summary'
import { trialResults, type TrialResult } from './trialResults'

/** A next step that could be tried, with what speaks for it. It is only ever shown to an adult. */
export interface StepUp {
  readonly from: string
  readonly to: string
  /** The next level is harder than what is set for the child now. */
  readonly isBeyondCap: boolean
  /** Of the last `of` valid trials, so many without help. */
  readonly unprompted: number
  readonly of: number
  /** Medians (ms) of the two sessions, the newer first, and the waits they were played with. */
  readonly medians: readonly [number, number]
  readonly waits: readonly [number, number]
  /** The session that completed it. */
  readonly sessionId: string
}

/** How many valid trials are looked back on (domain.md §1.9). */
const LAST_TRIALS = 10

interface Question {
  /** Of one child, newest first. */
  readonly sessions: readonly Session[]
  readonly manifest: Pick<Manifest, 'id' | 'levels'>
  readonly category: string | null
  readonly maxComplexity: number
  /** The day of a moment, where the child lives. */
  readonly dayOf: (moment: Instant) => string
}

/**
 * Whether the next level could be offered: at the level played last, at least 80 % of the last ten valid trials came
 * without help and the median time to touch was at most half the wait, in two sessions on different days.
 */
export function stepUpOf({ sessions, manifest, category, maxComplexity, dayOf }: Question): StepUp | null {
  const levels = playLevels(manifest).filter(({ isMap }) => isMap !== true)
  const played = sessions.filter((session) => session.activity === manifest.id && session.category === category && levels.some(({ id }) => id === session.level))
  const [newest] = played
  const next = levels[levels.findIndex(({ id }) => id === newest?.level) + 1]
  if (newest === undefined || next === undefined) return null
  const atLevel = played.filter(({ level }) => level === newest.level)
  const now = judge(atLevel)
  const earlier = atLevel.findIndex(({ startedAt }) => dayOf(startedAt) !== dayOf(newest.startedAt))
  const before = earlier < 0 ? null : judge(atLevel.slice(earlier))
  if (now === null || before === null) return null
  return {
    from: newest.level,
    to: next.id,
    isBeyondCap: next.complexity > maxComplexity,
    unprompted: now.unprompted,
    of: LAST_TRIALS,
    medians: [now.median, before.median],
    waits: [now.wait, before.wait],
    sessionId: newest.id,
  }
}

/** The newest of these sessions with the ten valid trials that end with it; null where it does not speak for a step. */
function judge(sessions: readonly Session[]): { unprompted: number; median: number; wait: number } | null {
  const [newest] = sessions
  const wait = newest?.settings.dials.waitMs ?? null
  if (newest === undefined || wait === null) return null
  const touches = validTrials(newest).flatMap(({ touchMs }) => (touchMs === null ? [] : [touchMs]))
  if (touches.length < MIN_CELL || median(touches) > wait / 2) return null
  const last = sessions.flatMap((session) => validTrials(session).toReversed()).slice(0, LAST_TRIALS)
  const unprompted = last.filter(({ outcome }) => outcome === 'independent').length
  if (last.length < LAST_TRIALS || unprompted / LAST_TRIALS < SUCCESS_SHARE) return null
  return { unprompted, median: median(touches), wait }
}

const validTrials = ({ events }: Session): readonly TrialResult[] => trialResults(events).filter(({ warmUp, outcome }) => !warmUp && outcome !== 'void')
