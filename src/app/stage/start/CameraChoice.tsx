import { type ReactNode, useSyncExternalStore } from 'react'
import type { SessionCamera } from '#ports/sessionCamera'
import { useText } from '#text/i18n'
import { useServices } from '../../services/services'
import { DevicePanel } from './DevicePanel'
import { problemIn } from './cameraProblem'
import { WorkAreaChoice } from './WorkAreaChoice'

/**
 * Offers the camera as a way to answer, and sets the area in which the hand is comfortable.
 * A camera that is covered or in the dark is on but sees nothing.
 */
export function CameraChoice() {
  const text = useText()
  const { hands } = useServices()
  const isDark = useSyncExternalStore(hands.subscribe, () => hands.isDark)
  return (
    <SwitchOf camera={hands} use="camera" warning={isDark ? text('app.camera.dark') : null}>
      <WorkAreaChoice />
    </SwitchOf>
  )
}

/** Offers the camera as a mirror. */
export const MirrorChoice = () => <SwitchOf camera={useServices().mirror} use="mirror" />

interface SwitchProps {
  readonly camera: SessionCamera
  readonly use: 'camera' | 'mirror'
  /** A problem while the camera is on. */
  readonly warning?: string | null
  /** Further controls that are shown while the camera is on. */
  readonly children?: ReactNode
}

/** Explains what a camera is for, and switches it on for this session. */
function SwitchOf({ camera, use, warning = null, children }: SwitchProps) {
  const text = useText()
  const state = useSyncExternalStore(camera.subscribe, () => camera.state)
  const problem = problemIn(state)
  const isOn = problem === null && state !== 'off'
  return (
    <DevicePanel
      isCamera
      title={text(`app.${use}.title`)}
      why={text(`app.${use}.why`)}
      problem={problem === null ? warning : text(`app.${use}.${problem}`)}
      isOn={isOn}
      isStarting={state === 'starting'}
      turn={text(isOn ? `app.${use}.turnOff` : `app.${use}.turnOn`)}
      status={text(state === 'starting' ? `app.${use}.starting` : isOn ? `app.${use}.on` : `app.${use}.asks`)}
      onTurn={() => (isOn ? camera.turnOff() : void camera.turnOn())}
    >
      {isOn ? children : null}
    </DevicePanel>
  )
}
