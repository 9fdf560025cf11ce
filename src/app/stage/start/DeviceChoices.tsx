import { useEffect, useSyncExternalStore } from 'react'
import type { Manifest } from '#domain/activities/manifest'
import { selectView } from '#machines/stage/stage.selectors'
import { type Services, useServices } from '../../services/services'
import { CameraChoice, MirrorChoice } from './CameraChoice'
import { MicrophoneChoice } from './MicrophoneChoice'
import { TiltChoice } from './TiltChoice'

type Device = Manifest['needs'][number]
type Needing = Pick<Manifest, 'needs'>

const panels: Readonly<Record<Device, (props: object) => React.JSX.Element>> = {
  camera: CameraChoice,
  mirror: MirrorChoice,
  microphone: MicrophoneChoice,
  tilt: TiltChoice,
}

const portsOf = ({ hands, mirror, voiceLevel, tilt }: Services) => ({ camera: hands, mirror, microphone: voiceLevel, tilt })

/** Returns the devices that are a way to answer. A mirror is not. */
const answersBy = (needs: Needing['needs']) => needs.filter((device) => device !== 'mirror')

/** Shows a panel for each device in the activity's manifest. */
export function DeviceChoicesPart({ manifest }: { manifest: Needing }) {
  return manifest.needs.map((device) => {
    const Panel = panels[device]
    return <Panel key={device} />
  })
}

/** States in which a microphone can be used to answer. One that is still measuring the room is included, because it will be ready soon. */
const ANSWERS: ReadonlySet<string> = new Set(['on', 'room'])

/** Whether the activity is played by touch, because a device that it or the child uses is off. */
export function useIsByTouch({ needs }: Needing, byHead = false): boolean {
  const services = useServices()
  const ports = portsOf(services)
  const subscribe = (listener: () => void) => {
    const used = [...answersBy(needs).map((device) => ports[device]), ...(byHead ? [services.face] : [])]
    const rest = used.map((port) => port.subscribe(listener))
    return () => rest.forEach((stop) => stop())
  }
  return useSyncExternalStore(
    subscribe,
    () => answersBy(needs).some((device) => !ANSWERS.has(ports[device].state)) || (byHead && !ANSWERS.has(services.face.state)),
  )
}

/** Turns off devices that were turned on before play if nobody plays after all. */
export function useDevicesOffOnLeave(): void {
  const services = useServices()
  useEffect(
    () => () => {
      const stage = services.actor.getSnapshot().children['stage']?.getSnapshot()
      if (stage !== undefined && ['opening', 'playing', 'turned', 'away', 'held'].includes(selectView(stage))) return
      for (const port of Object.values(portsOf(services))) port.turnOff()
      // Pauses the camera of a child who chooses by head. The next activity resumes it.
      services.face.rest()
    },
    [services],
  )
}
