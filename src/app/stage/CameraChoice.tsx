import { useSyncExternalStore } from 'react'
import type { CameraState, SessionCamera } from '#ports/sessionCamera'
import { useText } from '#text/i18n'
import { useServices } from '../services'
import { DevicePanel } from './DevicePanel'

/** What went wrong, or null. */
function problemIn(state: CameraState) {
  return state === 'off' || state === 'on' || state === 'starting' || state === 'resting' ? null : state
}

/** The camera as a way to answer. */
export const CameraChoice = () => <SwitchOf camera={useServices().hands} use="camera" />

/** The camera as a mirror. */
export const MirrorChoice = () => <SwitchOf camera={useServices().mirror} use="mirror" />

/** What a camera does, and its switch for this session. */
function SwitchOf({ camera, use }: { camera: SessionCamera; use: 'camera' | 'mirror' }) {
  const text = useText()
  const state = useSyncExternalStore(camera.subscribe, () => camera.state)
  const problem = problemIn(state)
  const isOn = problem === null && state !== 'off'
  return (
    <DevicePanel
      title={text(`app.${use}.title`)}
      why={text(`app.${use}.why`)}
      problem={problem === null ? null : text(`app.${use}.${problem}`)}
      isOn={isOn}
      isStarting={state === 'starting'}
      turn={text(isOn ? `app.${use}.turnOff` : `app.${use}.turnOn`)}
      status={text(state === 'starting' ? `app.${use}.starting` : isOn ? `app.${use}.on` : `app.${use}.asks`)}
      onTurn={() => (isOn ? camera.turnOff() : void camera.turnOn())}
    />
  )
}
