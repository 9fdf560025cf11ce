import { useEffect } from 'react'
import type { Manifest } from '#domain/activities/manifest'
import { type Dials, isClickedByVoice } from '#domain/child/dials'
import { useText } from '#text/i18n'
import { useServices } from '../../services/services'
import { DevicePanel } from './DevicePanel'
import { HeadRange } from './HeadRange'
import { MicrophoneChoice } from './MicrophoneChoice'
import { useFaceCamera } from './useFaceCamera'
import { useIsUnseen } from './useIsUnseen'

interface Props {
  readonly childId: string | null
  readonly dials: Pick<Dials, 'accessMethod' | 'headClick' | 'colour'>
  /** Devices that have their own panel on this page. */
  readonly needs?: Manifest['needs']
}

/** Offers the camera to a child who points with the head, and the microphone if the child clicks by voice. Renders nothing for other children. */
export function HeadChoicePart({ childId, dials, needs = [] }: Props) {
  if (dials.accessMethod !== 'head') return null
  return (
    <>
      <HeadChoice childId={childId} colour={dials.colour} />
      {isClickedByVoice(dials) && !needs.includes('microphone') ? <MicrophoneChoice why="click" /> : null}
    </>
  )
}

/** Resumes, before play, the camera and the microphone that an adult turned on for this child's last activity. Turns them off for another child. */
export function useHeadAgain(dials: Pick<Dials, 'accessMethod' | 'headClick'>): void {
  const { face, voiceLevel } = useServices()
  const [byHead, byVoice] = [dials.accessMethod === 'head', isClickedByVoice(dials)]
  useEffect(() => {
    if (byHead) face.wake()
    else if (face.state === 'resting') face.turnOff()
  }, [face, byHead])
  useEffect(() => {
    if (byVoice) voiceLevel.wake()
    else if (voiceLevel.state === 'resting') voiceLevel.turnOff()
  }, [voiceLevel, byVoice])
}

function HeadChoice({ childId, colour }: { readonly childId: string | null; readonly colour: Dials['colour'] }) {
  const text = useText()
  const { face, state, panel } = useFaceCamera(text('app.head.on'))
  const isUnseen = useIsUnseen(face, state === 'on')
  return (
    <DevicePanel
      {...panel}
      title={text('app.head.title')}
      why={text('app.head.why')}
      problem={panel.problem ?? (isUnseen ? text('app.head.none') : null)}
      turn={text(panel.isOn ? 'app.head.turnOff' : 'app.head.turnOn')}
    >
      {panel.isOn && childId !== null ? <HeadRange childId={childId} colour={colour} isUnseen={isUnseen} /> : null}
    </DevicePanel>
  )
}
