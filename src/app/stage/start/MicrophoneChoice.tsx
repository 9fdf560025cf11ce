import { useSyncExternalStore } from 'react'
import { roomKind } from '#domain/devices/voiceLevel'
import type { VoiceLevelState } from '#ports/voiceLevel'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { useServices } from '../../services/services'
import { DevicePanel } from './DevicePanel'

/** Returns the microphone's problem, or null if there is none. */
function problemIn(state: VoiceLevelState) {
  return state === 'off' || state === 'starting' || state === 'room' || state === 'on' || state === 'resting' ? null : state
}

/** The microphone for the loudness of a voice: its switch for this session, and the level of the room's noise, above which a voice must rise. */
export function MicrophoneChoice({ why = 'why' }: { readonly why?: 'why' | 'click' }) {
  const text = useText()
  const { voiceLevel } = useServices()
  const state = useSyncExternalStore(voiceLevel.subscribe, () => voiceLevel.state)
  const problem = problemIn(state)
  const isOn = problem === null && state !== 'off' && state !== 'resting'
  const { roomDb } = voiceLevel
  const room = state === 'on' && roomDb !== null ? roomKind(roomDb) : null
  return (
    <DevicePanel
      title={text('app.microphone.title')}
      why={text(`app.microphone.${why}`)}
      problem={problem === null ? null : text(`app.microphone.${problem}`)}
      isOn={isOn}
      isStarting={state === 'starting'}
      turn={text(isOn ? 'app.microphone.turnOff' : 'app.microphone.turnOn')}
      status={text(
        room !== null ? `app.microphone.rooms.${room}` : isOn ? (state === 'room' ? 'app.microphone.room' : 'app.microphone.starting') : 'app.microphone.asks',
      )}
      onTurn={() => (isOn ? voiceLevel.turnOff() : void voiceLevel.turnOn())}
    >
      {isOn && state !== 'starting' ? (
        <Button disabled={state === 'room'} onClick={() => voiceLevel.calibrate()}>
          {text('app.microphone.again')}
        </Button>
      ) : null}
    </DevicePanel>
  )
}
