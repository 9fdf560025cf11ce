import { useEffect, useSyncExternalStore } from 'react'
import type { Dials } from '#domain/child/dials'
import { useText } from '#text/i18n'
import { useServices } from '../../services/services'
import { DevicePanel } from '../play/DevicePanel'
import { problemIn } from './cameraProblem'
import { HeadRange } from './HeadRange'
import { useIsUnseen } from './useIsUnseen'

interface Props {
  readonly childId: string | null
  readonly dials: Pick<Dials, 'accessMethod' | 'colour'>
}

/** The camera for a child whose head is the pointer; nothing for other children. */
export function HeadChoicePart({ childId, dials }: Props) {
  return dials.accessMethod === 'head' ? <HeadChoice childId={childId} colour={dials.colour} /> : null
}

/** Before play: takes the camera again that an adult turned on for this child's last activity. Turns it off for the next child. */
export function useHeadAgain(byHead: boolean): void {
  const { face } = useServices()
  useEffect(() => {
    if (byHead) face.wake()
    else if (face.state === 'resting') face.turnOff()
  }, [face, byHead])
}

function HeadChoice({ childId, colour }: { readonly childId: string | null; readonly colour: Dials['colour'] }) {
  const text = useText()
  const { face } = useServices()
  const state = useSyncExternalStore(face.subscribe, () => face.state)
  const isUnseen = useIsUnseen(face, state === 'on')
  const problem = problemIn(state)
  const isOn = problem === null && state !== 'off'
  const said = problem === null ? null : problem === 'failed' ? text('app.head.failed') : text(`app.camera.${problem}`)
  return (
    <DevicePanel
      isCamera
      title={text('app.head.title')}
      why={text('app.head.why')}
      problem={said ?? (isUnseen ? text('app.head.none') : null)}
      isOn={isOn}
      isStarting={state === 'starting'}
      turn={text(isOn ? 'app.head.turnOff' : 'app.head.turnOn')}
      status={text(state === 'starting' ? 'app.camera.starting' : isOn ? 'app.head.on' : 'app.camera.asks')}
      onTurn={() => (isOn ? face.turnOff() : void face.turnOn())}
    >
      {isOn && childId !== null ? <HeadRange childId={childId} colour={colour} isUnseen={isUnseen} /> : null}
    </DevicePanel>
  )
}
