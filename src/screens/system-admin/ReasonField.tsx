import { useText } from '#text/i18n'
import { Field } from '#ui/Field'

/** The field for the reason for a change. The reason is required and kept in the log. */
export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const text = useText()
  return (
    <Field
      label={text('screens.systemAdmin.reason')}
      hint={text('screens.systemAdmin.reasonHint')}
      maxLength={500}
      required
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

export const isReason = (typed: string): boolean => typed.trim().length >= 3
