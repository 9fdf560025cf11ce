import { findActivity } from '#scenes/catalogue'
import type { Session } from '#domain/activities/session'
import { FollowingFigures } from './FollowingFigures'
import { ReadingFigures } from './ReadingFigures'

/** The figures that only some activities have, as their manifests say. */
export function OwnFigures({ session: { activity, events, settings } }: { session: Session }) {
  const measures = findActivity(activity)?.measures ?? []
  return (
    <>
      {measures.includes('followed') ? (
        <FollowingFigures events={events} by={settings.activity['followedWith'] === 'finger' ? 'finger' : 'eyes'} isPaced={settings.activity['pacedBy'] === 'adult'} />
      ) : null}
      {measures.includes('reading') ? <ReadingFigures events={events} /> : null}
    </>
  )
}
