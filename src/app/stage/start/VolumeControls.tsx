import type { Volumes } from '#domain/devices/volumes'
import type { Channel } from '#ports/loudspeaker'
import { useText } from '#text/i18n'
import { Slider } from '#ui/Slider'
import { useChildren } from '../../play/children'
import { useDevice } from '../../page/deviceSettings'
import { useServices } from '../../services/services'
import { VoiceChoice } from './VoiceChoice'

const channels: readonly Channel[] = ['voice', 'effects', 'music', 'interface']

/** Sets this device's volume, audible immediately, and its voice. */
export function VolumeControls() {
  const text = useText()
  const { choices, change } = useDevice()
  const { sound, speech } = useServices()
  const { activeChild } = useChildren()
  const { muted } = choices.volumes
  const set = (patch: Partial<Volumes>) => change({ volumes: { ...choices.volumes, ...patch } })
  const sayLook = () => void speech.speak({ phrase: 'look' }, activeChild === null ? {} : { childId: activeChild.id })

  const samples: Readonly<Record<Channel, () => void>> = {
    voice: sayLook,
    effects: () => sound.play('chime'),
    music: () => sound.startMusic(),
    interface: () => sound.play('tap', 'interface'),
  }
  return (
    <div className="volumes" role="group" aria-label={text('app.sheet.volumes.label')}>
      {channels.map((channel) => (
        <Volume
          key={channel}
          label={text(`app.sheet.volumes.${channel}`)}
          value={choices.volumes[channel]}
          isDisabled={muted}
          onChange={(value) => set({ [channel]: value })}
          onChosen={() => {
            sound.unlock()
            samples[channel]()
          }}
        />
      ))}
      <VoiceChoice onChosen={sayLook} />
    </div>
  )
}

interface VolumeProps {
  readonly label: string
  readonly value: number
  readonly isDisabled: boolean
  onChange(value: number): void
  /** Called when the slider is released. */
  onChosen(): void
}

function Volume({ label, value, isDisabled, onChange, onChosen }: VolumeProps) {
  return (
    <div>
      <p aria-hidden="true">{label}</p>
      <Slider
        label={label}
        min={0}
        max={100}
        step={10}
        isDisabled={isDisabled}
        value={Math.round(value * 100)}
        onChange={(percent) => onChange(percent / 100)}
        onChosen={onChosen}
      />
    </div>
  )
}
