import type { ComponentProps } from 'react'
import { bareCode } from '#domain/typed'
import { Field } from '#ui/Field'

/** Returns the six digits that were typed, in any script, or null for any other text. */
export function codeIn(typed: string): string | null {
  const code = bareCode(typed)
  return /^\d{6}$/.test(code) ? code : null
}

/** A field for the code of an authenticator app. Keyboards show digits and, if they know it, the app's current code. */
export const CodeField = (props: Pick<ComponentProps<typeof Field>, 'label' | 'error' | 'value' | 'onChange' | 'ref'>) => (
  <Field {...props} inputMode="numeric" autoComplete="one-time-code" dir="ltr" />
)
