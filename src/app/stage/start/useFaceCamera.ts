import { useSyncExternalStore } from 'react'
import { useText } from '#text/i18n'
import { useServices } from '../../services/services'
import { problemIn } from './cameraProblem'

/** Returns the face camera's state, and the part of its panel that all its uses share. `statusOn` is the status text while it is on. */
export function useFaceCamera(statusOn: string) {
  const text = useText()
  const { face } = useServices()
  const state = useSyncExternalStore(face.subscribe, () => face.state)
  const problem = problemIn(state)
  const isOn = problem === null && state !== 'off'
  const panel = {
    isCamera: true,
    problem: problem === null ? null : problem === 'failed' ? text('app.head.failed') : text(`app.camera.${problem}`),
    isOn,
    isStarting: state === 'starting',
    status: state === 'starting' ? text('app.camera.starting') : isOn ? statusOn : text('app.camera.asks'),
    onTurn: () => (isOn ? face.turnOff() : void face.turnOn()),
  } as const
  return { face, state, panel }
}
