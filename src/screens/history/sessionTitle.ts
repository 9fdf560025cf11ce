import type { Session } from '#domain/activities/session'
import { findActivity } from '#scenes/catalogue'
import { textOf } from '#text/ofActivity'

/** The activity's title; of one that this version no longer has, its id. */
export function sessionTitle({ activity }: Pick<Session, 'activity'>): string {
  const manifest = findActivity(activity)
  return manifest === null ? activity : textOf(manifest).title
}
