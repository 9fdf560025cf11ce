import { DAY_MS, type Instant, isWithinLast } from '../time'
import type { Session } from './session'

/** Returns the newest session if it was interrupted less than a day ago and an adult can continue it. `sessions` are newest first. */
export function leftOff(sessions: readonly Session[], now: Instant): Session | null {
  const [newest] = sessions
  if (newest === undefined || newest.demo === true || !isWithinLast(DAY_MS, newest.startedAt, now)) return null
  return newest.events.some((event) => event.kind === 'ended' && event.reason === 'interrupted') ? newest : null
}
