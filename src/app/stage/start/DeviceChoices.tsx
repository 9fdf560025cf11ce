import { useEffect, useSyncExternalStore } from 'react'
import type { Manifest } from '#domain/activities/manifest'
import { selectView } from '#machines/stage/stage.selectors'
import { type Services, useServices } from '../../services/services'
import { CameraChoice, MirrorChoice } from './CameraChoice'
import { MicrophoneChoice } from './MicrophoneChoice'
import { TiltChoice } from './TiltChoice'

type Device = Manifest['needs'][number]
type Needing = Pick<Manifest, 'needs'>

const panels: Readonly<Record<Device, () => React.JSX.Element>> = { camera: CameraChoice, mirror: MirrorChoice, microphone: MicrophoneChoice, tilt: TiltChoice }

const portsOf = ({ hands, mirror, voiceLevel, tilt }: Services) => ({ camera: hands, mirror, microphone: voiceLevel, tilt })

/** A mirror is not a way to answer. */
const answersBy = (needs: Needing['needs']) => needs.filter((device) => device !== 'mirror')

/** A panel for each device in the activity's manifest. */
export function DeviceChoicesPart({ manifest }: { manifest: Needing }) {
  return manifest.needs.map((device) => {
    const Panel = panels[device]
    return <Panel key={device} />
  })
}

/** A microphone that is still measuring the room answers as soon as it has. */
const ANSWERS: ReadonlySet<string> = new Set(['on', 'room'])

/** Whether a device that the activity uses is off, so that it is played by touch. */
export function useIsByTouch({ needs }: Needing): boolean {
  const ports = portsOf(useServices())
  const subscribe = (listener: () => void) => {
    const rest = answersBy(needs).map((device) => ports[device].subscribe(listener))
    return () => rest.forEach((stop) => stop())
  }
  return useSyncExternalStore(subscribe, () => answersBy(needs).some((device) => !ANSWERS.has(ports[device].state)))
}

/** Turns off devices that were turned on before play if nobody plays after all. */
export function useDevicesOffOnLeave(): void {
  const services = useServices()
  useEffect(
    () => () => {
      const stage = services.actor.getSnapshot().children['stage']?.getSnapshot()
      if (stage !== undefined && ['opening', 'playing', 'turned', 'away', 'held'].includes(selectView(stage))) return
      for (const port of Object.values(portsOf(services))) port.turnOff()
    },
    [services],
  )
}
