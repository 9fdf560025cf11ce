import { findActivity } from '#scenes/catalogue'
import type { Family } from '#domain/activities/manifest'
import { resolveDials } from '#domain/settings/resolve'
import { autoWaitOf } from '#domain/measures/autoWait'
import type { Child } from '#domain/people/people'
import { useSessions } from './pastSessions'

/**
 * Returns a function for the wait (ms) based on a child's recent touches in a family of
 * activities. It returns null if it does not apply or is not known yet.
 */
export function useAutoWait(child: Child | null): (family: Family) => number | null {
  const isFollowed = child !== null && resolveDials(child.profile).dials.autoWait
  const past = useSessions(isFollowed ? child.id : null)
  return (family) => {
    if (!isFollowed || past.status !== 'ready') return null
    return autoWaitOf({ sessions: past.value.sessions, isOfFamily: (activity) => findActivity(activity)?.family === family, support: child.profile.support })
  }
}
