import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useText } from '#text/i18n'

const TOUCH = 56

/** A password that can be shown, also by keyboard. */
export function PasswordField(props: PasswordInputProps) {
  const text = useText()
  return (
    <PasswordInput
      {...props}
      rightSectionWidth={TOUCH}
      visibilityToggleButtonProps={{ 'aria-label': text('screens.entry.showPassword'), tabIndex: 0, style: { width: TOUCH, minHeight: TOUCH } }}
    />
  )
}
