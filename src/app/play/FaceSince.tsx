import { consentExpiresAt, type FaceConsent } from '#domain/child/faceConsent'
import type { Child } from '#domain/people/people'
import { nameOfMember } from '#domain/people/team'
import { localDay } from '#domain/time'
import { useText } from '#text/i18n'
import { sayDay, joinSentences } from '#text/locale'
import { useAuth } from '../services/actors'

/** Says who turned the camera on and when, as far as this person may know, and when the question will be asked again. */
export function FaceSince({ child, consent }: { child: Child; consent: FaceConsent }) {
  const text = useText()
  const me = useAuth().snapshot.context.user?.uid ?? null
  const day = sayDay(localDay(consent.at))
  const guardian = child.guardians.find(({ uid }) => uid === consent.by)
  const name = guardian === undefined ? '' : nameOfMember(guardian)
  const since =
    consent.by === me
      ? text('app.facing.since.you', { day })
      : name === ''
        ? text('app.facing.since.someone', { day })
        : text('app.facing.since.by', { name, day })
  return <p className="muted">{joinSentences(since, text('app.facing.again', { day: sayDay(localDay(consentExpiresAt(consent))) }))}</p>
}
