import { useEffect, useSyncExternalStore } from 'react'
import type { Manifest } from '#domain/activities/manifest'
import { selectView } from '#machines/stage/stage.selectors'
import { type Services, useServices } from '../services'
import { CameraChoice } from './CameraChoice'
import { MicrophoneChoice } from './MicrophoneChoice'
import { TiltChoice } from './TiltChoice'

type Device = Manifest['needs'][number]
type Needing = Pick<Manifest, 'needs'>

const panels: Readonly<Record<Device, () => React.JSX.Element>> = { camera: CameraChoice, microphone: MicrophoneChoice, tilt: TiltChoice }

const portsOf = ({ hands, voiceLevel, tilt }: Services) => ({ camera: hands, microphone: voiceLevel, tilt })

/** A panel for each device that the activity asks for in its manifest. */
export function DeviceChoices({ manifest }: { manifest: Needing }) {
  return manifest.needs.map((device) => {
    const Panel = panels[device]
    return <Panel key={device} />
  })
}

/** Whether something that the activity asks for is not on: then it is played by touch. */
export function useIsByTouch({ needs }: Needing): boolean {
  const ports = portsOf(useServices())
  const subscribe = (listener: () => void) => {
    const rest = needs.map((device) => ports[device].subscribe(listener))
    return () => rest.forEach((stop) => stop())
  }
  return useSyncExternalStore(subscribe, () => needs.some((device) => ports[device].state !== 'on'))
}

/** What was turned on before play goes off again when nobody plays after all. */
export function useDevicesOffOnLeave(): void {
  const services = useServices()
  useEffect(
    () => () => {
      const stage = services.actor.getSnapshot().children['stage']?.getSnapshot()
      if (stage !== undefined && ['opening', 'playing', 'turned', 'held'].includes(selectView(stage))) return
      for (const port of Object.values(portsOf(services))) port.turnOff()
    },
    [services],
  )
}
