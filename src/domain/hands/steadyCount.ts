import type { SeenHand } from './follow'
import type { HandSide } from './landmarks'

/** A new number must be shown for this long (ms) before it is believed. */
export const HOLD_MS = 300
/** A hand that was not seen for this long (ms) shows no number any more. */
const UNCOUNTED_MS = 500

/** A number of fingers that is shown: null for no hand. */
export interface SteadyCount {
  readonly count: number | null
  /** Since when it is shown (ms, the frames' time base). */
  readonly since: number
  readonly candidate: number | null
  readonly candidateSince: number
}

export const nothingShown: SteadyCount = { count: null, since: 0, candidate: null, candidateSince: 0 }

/** The fingers that are up on all these hands together; null when there is none. */
export function countOf(hands: readonly SeenHand[], allowed: HandSide | 'both' = 'both'): number | null {
  const counted = hands.filter(({ side, unseenMs }) => unseenMs < UNCOUNTED_MS && (allowed === 'both' || side === allowed))
  return counted.length === 0 ? null : counted.reduce((sum, { count }) => sum + count, 0)
}

/** Steadies a number over time: a flicker to another one and back is not noticed. No hand is believed at once: a lost one was waited for already. */
export function steady(before: SteadyCount, raw: number | null, at: number): SteadyCount {
  const { candidate, candidateSince } = raw === before.candidate ? before : { candidate: raw, candidateSince: at }
  const needed = raw === null ? 0 : HOLD_MS
  const isNew = candidate !== before.count && at - candidateSince >= needed
  return isNew ? { count: candidate, since: candidateSince, candidate, candidateSince } : { ...before, candidate, candidateSince }
}
