import { DAY_MS, type Instant, isWithinLast } from '../time'
import type { Session } from './session'

/** The newest of these sessions, where it was interrupted less than a day ago: an adult may want to go on with it. Newest first. */
export function leftOff(sessions: readonly Session[], now: Instant): Session | null {
  const [newest] = sessions
  if (newest === undefined || newest.demo === true || !isWithinLast(DAY_MS, newest.startedAt, now)) return null
  return newest.events.some((event) => event.kind === 'ended' && event.reason === 'interrupted') ? newest : null
}
