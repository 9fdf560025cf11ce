import { useState, useSyncExternalStore } from 'react'
import { canWatchFace, isFaceWatched, offersFace } from '#domain/activities/faceWatched'
import type { Manifest } from '#domain/activities/manifest'
import { isConsentValid } from '#domain/child/faceConsent'
import type { Child } from '#domain/people/people'
import type { Face } from '#ports/face'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { useChildren } from '../../play/children'
import { useFaceConsent } from '../../play/faceConsent'
import { FaceSince } from '../../play/FaceSince'
import { useNow } from '../../services/now'
import { useServices } from '../../services/services'
import { DevicePanel } from './DevicePanel'
import { problemIn } from './cameraProblem'
import { useIsUnseen } from './useIsUnseen'

interface Props {
  readonly manifest: Manifest
  readonly child: Child
}

/**
 * Offers “Face towards the screen (camera)” before play, in looking activities, to people who may
 * change the profile. It is one line until someone opens it or has turned it on.
 */
export function FaceChoice({ manifest, child }: Props) {
  const text = useText()
  const { face } = useServices()
  const { mayChange } = useChildren()
  const now = useNow()
  const consent = child.profile.faceCamera
  const isWatched = isFaceWatched(consent, manifest, now)
  const [isOpen, setOpen] = useState(isWatched)
  if (!canWatchFace(manifest) || !mayChange(child)) return null
  if (isWatched || isOpen) return <FacePanel child={child} face={face} />
  if (!offersFace(manifest)) return null
  return (
    <div className="changes">
      <Button aria-expanded={false} onClick={() => setOpen(true)}>
        {text('app.facing.title')}
      </Button>
      {consent === undefined || isConsentValid(consent, now) ? null : <p className="muted">{text('app.facing.lapsed')}</p>}
    </div>
  )
}

interface PanelProps {
  readonly child: Child
  readonly face: Face
  /** Called on the pause menu when the camera is turned on or off. The panel then has few words while the camera is on. */
  readonly onTurned?: (isOn: boolean) => void
}

/** Says what the camera records and what it cannot tell. The switch turns it on after the adult check, and off immediately. */
export function FacePanel({ child, face, onTurned }: PanelProps) {
  const text = useText()
  const now = useNow()
  const state = useSyncExternalStore(face.subscribe, () => face.state)
  const { children } = useServices()
  const { turnOn, turnOff, hasFailed } = useFaceConsent(child.profile, (next, by) => children.saveProfile(child, next, by))
  const consent = child.profile.faceCamera
  const isValid = consent !== undefined && isConsentValid(consent, now)
  const found = problemIn(state)
  const problem = found === null ? null : text(`app.facing.problems.${found}`)
  const off = text(state === 'starting' ? 'app.facing.asking' : consent === undefined || isValid ? 'app.facing.off' : 'app.facing.lapsed')
  const running = { off: 'ready', starting: 'starting', on: 'on', resting: 'on' } as const
  const isOn = isValid && problem === null
  const isBrief = isOn && onTurned !== undefined
  const isUnseen = useIsUnseen(face, isOn && state === 'on')
  return (
    <DevicePanel
      isCamera
      title={text('app.facing.title')}
      // The explanation has been read before the camera was turned on, so only the limits remain.
      why={isBrief ? null : isOn ? text('app.facing.limits') : text('app.facing.why', { alias: child.alias })}
      limits={isOn ? undefined : text('app.facing.limits')}
      problem={hasFailed ? text('app.facing.unsaved') : (problem ?? (isUnseen ? text('app.head.none') : null))}
      isOn={isOn}
      isStarting={!isOn && state === 'starting'}
      turn={text(isOn ? 'app.facing.turnOff' : 'app.facing.turnOn')}
      status={isBrief ? text('app.facing.onNow') : isOn && state in running ? text(`app.facing.${running[state as keyof typeof running]}`) : off}
      onTurn={() => {
        onTurned?.(!isOn)
        if (isOn) return turnOff()
        // Turns the camera on now and not at the start, because the browser must ask the adult and not the child.
        void turnOn(consent?.within ?? 'looking')
      }}
    >
      {isOn && !isBrief ? <FaceSince child={child} consent={consent} /> : null}
    </DevicePanel>
  )
}
