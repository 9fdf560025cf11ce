import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useText } from '../../text/i18n'

/** A password that can be shown, also by keyboard. */
export function PasswordField(props: PasswordInputProps) {
  const text = useText()
  return <PasswordInput {...props} visibilityToggleButtonProps={{ 'aria-label': text('screens.entry.showPassword'), tabIndex: 0 }} />
}
