import { type ReactNode, useSyncExternalStore } from 'react'
import type { SessionCamera } from '#ports/sessionCamera'
import { useText } from '#text/i18n'
import { useServices } from '../../services/services'
import { DevicePanel } from './DevicePanel'
import { problemIn } from './cameraProblem'
import { WorkAreaChoice } from './WorkAreaChoice'

/** The camera as a way to answer, and the area in which the hand is comfortable. Covered or in the dark it is on but sees nothing. */
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

/** The camera as a mirror. */
export const MirrorChoice = () => <SwitchOf camera={useServices().mirror} use="mirror" />

interface SwitchProps {
  readonly camera: SessionCamera
  readonly use: 'camera' | 'mirror'
  /** A problem while it is on. */
  readonly warning?: string | null
  /** Further controls while it is on. */
  readonly children?: ReactNode
}

/** A camera's purpose, and its switch for this session. */
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
