import type { Session } from '#domain/activities/session'
import { findActivity } from '#scenes/catalogue'
import { textOf } from '#text/ofActivity'

/** Returns the activity's title, or its id if this version no longer has the activity. */
export function sessionTitle({ activity }: Pick<Session, 'activity'>): string {
  const manifest = findActivity(activity)
  return manifest === null ? activity : textOf(manifest).title
}
