import { useSyncExternalStore } from 'react'
import type { HandsState } from '#ports/hands'
import { useText } from '#text/i18n'
import { useServices } from '../services'
import { DevicePanel } from './DevicePanel'

/** What went wrong, or null. */
function problemIn(state: HandsState) {
  return state === 'off' || state === 'on' || state === 'starting' || state === 'resting' ? null : state
}

/** What the camera does, and its switch for this session. */
export function CameraChoice() {
  const text = useText()
  const { hands } = useServices()
  const state = useSyncExternalStore(hands.subscribe, () => hands.state)
  const problem = problemIn(state)
  const isOn = problem === null && state !== 'off'
  return (
    <DevicePanel
      title={text('app.camera.title')}
      why={text('app.camera.why')}
      problem={problem === null ? null : text(`app.camera.${problem}`)}
      isOn={isOn}
      isStarting={state === 'starting'}
      turn={text(isOn ? 'app.camera.turnOff' : 'app.camera.turnOn')}
      status={text(state === 'starting' ? 'app.camera.starting' : isOn ? 'app.camera.on' : 'app.camera.asks')}
      onTurn={() => (isOn ? hands.turnOff() : void hands.turnOn())}
    />
  )
}
