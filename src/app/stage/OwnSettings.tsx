import { Radio, Slider, Stack, Switch, Text } from '@mantine/core'
import type { Manifest, SettingSpec, SettingValue } from '#domain/activities/manifest'

type Values = Readonly<Record<string, SettingValue>>

interface Props {
  readonly manifest: Manifest
  readonly values: Values
  onChange(values: Values): void
}

/** The controls of an activity's own settings, made from its manifest. */
export function OwnSettings({ manifest, values, onChange }: Props) {
  return (
    <Stack>
      {Object.entries(manifest.settings).map(([name, spec]) => (
        <Setting
          key={name}
          spec={spec}
          label={manifest.text.en.settings[name]?.label ?? name}
          options={manifest.text.en.settings[name]?.options ?? {}}
          value={values[name] ?? spec.default}
          onChange={(value) => onChange({ ...values, [name]: value })}
        />
      ))}
    </Stack>
  )
}

interface SettingProps {
  readonly spec: SettingSpec
  readonly label: string
  readonly options: Readonly<Record<string, string>>
  readonly value: SettingValue
  onChange(value: SettingValue): void
}

function Setting({ spec, label, options, value, onChange }: SettingProps) {
  switch (spec.kind) {
    case 'switch':
      return <Switch label={label} color="secondary.6" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
    case 'choice':
      return (
        <Radio.Group label={label} value={String(value)} onChange={onChange}>
          <Stack gap={0}>
            {spec.options.map((option) => (
              <Radio key={option} value={option} label={options[option] ?? option} color="secondary.6" py="sm" />
            ))}
          </Stack>
        </Radio.Group>
      )
    case 'range':
      return (
        <div>
          <Text>{label}</Text>
          <Slider thumbLabel={label} color="secondary.5" size={16} thumbSize={40} min={spec.min} max={spec.max} step={spec.step} value={Number(value)} onChange={onChange} />
        </div>
      )
  }
}
