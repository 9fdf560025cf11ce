import type { SeenHand } from './follow'
import type { HandSide } from './landmarks'

/** Minimum time (ms) for which a new number must be shown to be accepted. */
export const HOLD_MS = 300
/** Time (ms) after which a hand that is out of sight no longer shows a number. */
const UNCOUNTED_MS = 500

/** A number of raised fingers that is stable over time. `count` is null without a hand. */
export interface SteadyCount {
  readonly count: number | null
  /** Time (ms, on the frames' clock) since which the current number has been shown. */
  readonly since: number
  readonly candidate: number | null
  readonly candidateSince: number
}

export const nothingShown: SteadyCount = { count: null, since: 0, candidate: null, candidateSince: 0 }

/** Counts the raised fingers on all these hands together; null without hands. */
export function countOf(hands: readonly SeenHand[], allowed: HandSide | 'both' = 'both'): number | null {
  const counted = hands.filter(({ side, unseenMs }) => unseenMs < UNCOUNTED_MS && (allowed === 'both' || side === allowed))
  return counted.length === 0 ? null : counted.reduce((sum, { count }) => sum + count, 0)
}

/**
 * Stabilises a number over time and ignores a brief change to another number. The absence of hands is accepted at once, because
 * the tracker has already waited for a lost hand.
 */
export function steady(before: SteadyCount, raw: number | null, at: number): SteadyCount {
  const { candidate, candidateSince } = raw === before.candidate ? before : { candidate: raw, candidateSince: at }
  const needed = raw === null ? 0 : HOLD_MS
  const isNew = candidate !== before.count && at - candidateSince >= needed
  return isNew ? { count: candidate, since: candidateSince, candidate, candidateSince } : { ...before, candidate, candidateSince }
}
