import type { Session } from '../activities/session'
import { dialSpecs } from '../child/dials'
import type { SupportLevel } from '../child/support'
import { SECOND_MS } from '../time'
import { MIN_CELL, quantile } from '../statistics'
import { touchesOf } from './touchFinding'

/** The wait T is the 80th percentile (`share`) of recent touch latencies, multiplied by `factor` (clinical-design.md §1.9). */
const WAIT = { factor: 1.5, share: 0.8, lastTouches: 20 } as const

interface WaitRequest {
  /** Sessions of one child, newest first. */
  readonly sessions: readonly Session[]
  /** Whether an activity belongs to the family of the one about to be played. */
  readonly isOfFamily: (activity: string) => boolean
  readonly support: SupportLevel
}

/**
 * Returns a wait T (ms, in whole seconds) that follows the child, within the usual range of the support level; null with too few
 * touches.
 */
export function autoWaitOf({ sessions, isOfFamily, support }: WaitRequest): number | null {
  const touches = sessions.filter(({ activity }) => isOfFamily(activity)).flatMap((session) => touchesOf(session).toReversed())
  const last = touches.slice(0, WAIT.lastTouches)
  const range = dialSpecs.waitMs.usual?.[support]
  if (last.length < MIN_CELL || range === undefined) return null
  const wait = Math.ceil((quantile(last, WAIT.share) * WAIT.factor) / SECOND_MS) * SECOND_MS
  return Math.min(range[1], Math.max(range[0], wait))
}
