import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ChildProfile } from '#domain/child/childProfile'
import { type FaceScope, faceScopes, isConsentValid } from '#domain/child/faceConsent'
import type { Child } from '#domain/people/people'
import { useAdultFirst } from '#app/gate/useAdultFirst'
import { useFaceConsent } from '#app/play/faceConsent'
import { FaceSince } from '#app/play/FaceSince'
import { useNow } from '#app/services/now'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Choices } from '#ui/Choices'
import { Disclosure } from '#ui/Disclosure'
import styles from './profile.module.css'

interface Props {
  readonly child: Child
  readonly profile: ChildProfile
  readonly canEdit: boolean
  readonly onChange: (next: ChildProfile) => void
}

/**
 * The switch for recording whether a face is turned to the screen. The camera is off until an
 * adult chooses it and the browser allows it. Nothing is recorded here.
 */
export function FaceCamera({ child, profile, canEdit, onChange }: Props) {
  const text = useText()
  const { face } = useServices()
  const state = useSyncExternalStore(face.subscribe, () => face.state)
  const { ask, asking } = useAdultFirst('camera')
  const { turnOn, turnOff, move } = useFaceConsent(profile, onChange)
  const now = useNow()
  const consent = profile.faceCamera
  const isValid = consent !== undefined && isConsentValid(consent, now)
  const within = isValid ? consent.within : 'off'
  const [hasTried, setTried] = useState(false)
  // Turns the camera off if the adult leaves while the browser is still asking.
  useEffect(
    () => () => {
      if (face.state === 'starting') face.turnOff()
    },
    [face],
  )
  const choose = (choice: FaceScope | 'off') => {
    if (choice === 'off') return turnOff()
    if (isValid) return move(choice)
    ask(() => {
      setTried(true)
      const release = face.state === 'resting' ? face.rest : face.turnOff
      // Keeps the message about a problem on the screen.
      void turnOn(choice).then(() => (face.state === 'on' ? release() : undefined))
    })
  }
  const isProblem = hasTried && state !== 'off' && state !== 'on' && state !== 'starting' && state !== 'resting'
  return (
    <Disclosure word={text('app.facing.title')} about={text(`app.facing.scopes.${within}`)}>
      <div className={styles['dial']}>
        <h2 id="chapter-face" className="unseen">
          {text('app.facing.title')}
        </h2>
        <div className={styles['words']}>
          <p className="muted">{text('app.facing.why', { alias: child.alias })}</p>
          <p className="muted">{text('app.facing.limits')}</p>
          <p className="muted">{text('app.facing.scopesWhy')}</p>
        </div>
        <Choices
          labelledBy="chapter-face"
          value={within}
          options={(['off', ...faceScopes] as const).map((value) => ({ value, content: text(`app.facing.scopes.${value}`) }))}
          isDisabled={!canEdit || state === 'starting'}
          onChange={choose}
        />
        <div className={styles['source']}>
          {isProblem ? (
            <p role="alert" className="warning">
              {text(`app.facing.problems.${state}`)}
            </p>
          ) : null}
          {state === 'starting' ? <p role="status">{text('app.facing.starting')}</p> : null}
          {isValid ? <FaceSince child={child} consent={consent} /> : consent === undefined ? null : <p className="muted">{text('app.facing.lapsed')}</p>}
        </div>
        {asking}
      </div>
    </Disclosure>
  )
}
