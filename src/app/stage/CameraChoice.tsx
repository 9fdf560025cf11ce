import { useEffect, useSyncExternalStore } from 'react'
import { selectView } from '#machines/stage/stage.selectors'
import type { HandsState } from '#ports/hands'
import { useText } from '../../text/i18n'
import { useServices } from '../services'

/** Whether hands are seen now. */
export function useHands(): HandsState {
  const { hands } = useServices()
  return useSyncExternalStore(hands.subscribe, () => hands.state)
}

/** What went wrong, or null. */
function problemIn(state: HandsState) {
  return state === 'off' || state === 'on' || state === 'starting' || state === 'resting' ? null : state
}

/** What the camera does, and its switch for this session. What goes wrong is told here, and play goes on by touch. */
export function CameraChoice() {
  const text = useText()
  const { hands } = useServices()
  const state = useHands()
  const problem = problemIn(state)
  const isOn = problem === null && state !== 'off'
  return (
    <section className="camera" aria-labelledby="camera">
      <h2 id="camera">{text('app.camera.title')}</h2>
      <p className="quiet">{text('app.camera.why')}</p>
      {problem === null ? null : (
        <p role="alert" className="warning">
          {text(`app.camera.${problem}`)}
        </p>
      )}
      {/* Focus stays on the one button whatever it says. */}
      <button type="button" className="press" disabled={state === 'starting'} onClick={() => (isOn ? hands.turnOff() : void hands.turnOn())}>
        {text(isOn ? 'app.camera.turnOff' : 'app.camera.turnOn')}
      </button>
      <p role="status" className="quiet">
        {state === 'starting' ? text('app.camera.starting') : isOn ? text('app.camera.on') : text('app.camera.asks')}
      </p>
    </section>
  )
}

/** The camera that was turned on before play goes off again when nobody plays after all. */
export function useCameraOffOnLeave(): void {
  const { actor, hands } = useServices()
  useEffect(
    () => () => {
      const stage = actor.getSnapshot().children['stage']?.getSnapshot()
      if (stage === undefined || !['opening', 'playing', 'held'].includes(selectView(stage))) hands.turnOff()
    },
    [actor, hands],
  )
}
