import { TextInput } from '@mantine/core'
import { useText } from '#text/i18n'

/** Why it is done: without it nothing is changed, and it stays in the log. */
export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const text = useText()
  return (
    <TextInput
      label={text('screens.systemAdmin.reason')}
      description={text('screens.systemAdmin.reasonHint')}
      maxLength={500}
      required
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

export const isReason = (typed: string): boolean => typed.trim().length >= 3
