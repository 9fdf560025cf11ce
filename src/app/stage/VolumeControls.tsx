import { Slider, Switch, Text } from '@mantine/core'
import type { Volumes } from '#domain/child/dials'
import { useText } from '../../text/i18n'
import { useStage } from '../actors'
import { useDevice } from '../device'

/** The loudness of this device, heard at once. */
export function VolumeControls() {
  const text = useText()
  const { send } = useStage()
  const { choices, change } = useDevice()
  const set = (patch: Partial<Volumes>) => {
    const volumes = { ...choices.volumes, ...patch }
    change({ volumes })
    send({ type: 'STAGE.SET_VOLUMES', volumes })
  }
  const { effects, muted } = choices.volumes
  return (
    <div className="volumes">
      <div>
        <Text id="volume-label">{text('app.sheet.effects')}</Text>
        <Slider
          aria-labelledby="volume-label"
          thumbLabel={text('app.sheet.effects')}
          color="secondary.5"
          size={16}
          thumbSize={40}
          min={0}
          max={100}
          step={10}
          label={null}
          disabled={muted}
          value={Math.round(effects * 100)}
          onChange={(value) => set({ effects: value / 100 })}
        />
      </div>
      <Switch label={text('app.sheet.mute')} checked={muted} color="secondary.6" onChange={(event) => set({ muted: event.currentTarget.checked })} />
    </div>
  )
}
