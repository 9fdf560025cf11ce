import type { ChildProfile } from '#domain/child/childProfile'
import { type FaceScope, faceScopes, isConsentValid } from '#domain/child/faceConsent'
import { resolveDials } from '#domain/settings/resolve'
import type { Child } from '#domain/people/people'
import { FaceSince } from '#app/play/FaceSince'
import { useAuth } from '#app/services/actors'
import { nowAtPress, useNow } from '#app/services/now'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Choices } from '#ui/Choices'
import styles from './profile.module.css'

interface Props {
  readonly child: Child
  readonly profile: ChildProfile
  readonly canEdit: boolean
  readonly onChange: (next: ChildProfile) => void
}

/** Where the camera records whether a face is turned to the screen: off until an adult chooses. Only where a camera can. */
export function FaceCamera({ child, profile, canEdit, onChange }: Props) {
  const text = useText()
  const { face, guestUid } = useServices()
  const by = useAuth().snapshot.context.user?.uid ?? guestUid
  const now = useNow()
  const consent = profile.faceCamera
  const isValid = consent !== undefined && isConsentValid(consent, now)
  const choose = (within: FaceScope | 'off') => {
    if (within === 'off' && resolveDials(profile).dials.accessMethod !== 'head') face.turnOff()
    onChange({ ...profile, faceCamera: within === 'off' ? undefined : { by, at: nowAtPress(), within } })
  }
  return (
    <section className={styles['chapter']} aria-labelledby="chapter-face">
      <h2 id="chapter-face">{text('app.facing.title')}</h2>
      <div className={styles['dial']}>
        <div className={styles['words']}>
          <p className="muted">{text('app.facing.why', { alias: child.alias })}</p>
          <p className="muted">{text('app.facing.limits')}</p>
          <p className="muted">{text('app.facing.scopesWhy')}</p>
        </div>
        <Choices
          labelledBy="chapter-face"
          value={isValid ? consent.within : 'off'}
          options={(['off', ...faceScopes] as const).map((value) => ({ value, content: text(`app.facing.scopes.${value}`) }))}
          isDisabled={!canEdit}
          onChange={choose}
        />
        <div className={styles['source']}>
          {isValid ? <FaceSince child={child} consent={consent} /> : consent === undefined ? null : <p className="muted">{text('app.facing.lapsed')}</p>}
        </div>
      </div>
    </section>
  )
}
