import type { Manifest } from '#domain/activities/manifest'
import { hasTrials, type Session } from '#domain/activities/session'
import { resolveDials } from '#domain/settings/resolve'
import { stepUpOf, type StepUp } from '#domain/measures/stepUp'
import type { Child } from '#domain/people/people'
import type { Instant } from '#domain/time'

const dayOf = (moment: Instant): string => new Date(moment).toDateString()

/** Returns this child's next step in one activity, or null. Days are counted in this device's time zone. */
export function findStepUp(child: Child, task: { manifest: Manifest; category: string | null }, sessions: readonly Session[]): StepUp | null {
  return stepUpOf({ ...task, sessions: sessions.filter(hasTrials), caps: resolveDials(child.profile).dials, dayOf })
}
