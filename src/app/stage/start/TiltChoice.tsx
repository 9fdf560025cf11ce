import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Tilt, TiltState } from '#ports/tilt'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { useServices } from '../../services/services'
import { DevicePanel } from './DevicePanel'

/** Silence (ms) after which a device has no tilt to report. It is a computer, or a tablet without the sensor. */
const SILENT_MS = 1500

/** The tilt sensor: its switch for this session, and the tablet's rest position. */
export function TiltChoice() {
  const text = useText()
  const { tilt } = useServices()
  const state = useSyncExternalStore(tilt.subscribe, () => tilt.state)
  const [isZeroed, setZeroed] = useState(false)
  const isSilent = useIsSilent(tilt, state)
  const problem = state === 'refused' || state === 'unsupported' ? state : isSilent ? 'silent' : null
  const isOn = state === 'on'
  // The rest position cannot be set if no tilt was ever reported.
  const canZero = isOn && !isSilent
  return (
    <DevicePanel
      title={text('app.tilt.title')}
      why={text('app.tilt.why')}
      problem={problem === null ? null : text(`app.tilt.${problem}`)}
      isOn={isOn}
      isStarting={state === 'starting'}
      turn={text(isOn ? 'app.tilt.turnOff' : 'app.tilt.turnOn')}
      status={text(
        state === 'starting' ? 'app.tilt.starting' : canZero ? (isZeroed ? 'app.tilt.zeroed' : 'app.tilt.on') : isSilent ? 'app.tilt.byTouch' : 'app.tilt.asks',
      )}
      onTurn={() => {
        setZeroed(false)
        if (isOn) tilt.turnOff()
        else void tilt.turnOn()
      }}
    >
      {canZero ? (
        <Button
          onClick={() => {
            tilt.zeroHere()
            setZeroed(true)
          }}
        >
          {text('app.tilt.zero')}
        </Button>
      ) : null}
    </DevicePanel>
  )
}

/** Whether the sensor is on but has reported nothing yet. */
function useIsSilent(tilt: Tilt, state: TiltState): boolean {
  const [isSilent, setSilent] = useState(false)
  useEffect(() => {
    if (state !== 'on') return undefined
    const timer = setTimeout(() => setSilent(true), SILENT_MS)
    const unwatch = tilt.watch(() => {
      // One report is enough to prove that there is a sensor. It would send sixty per second.
      unwatch()
      clearTimeout(timer)
      setSilent(false)
    })
    return () => {
      clearTimeout(timer)
      unwatch()
      setSilent(false)
    }
  }, [tilt, state])
  return isSilent
}
