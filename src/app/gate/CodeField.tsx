import type { ComponentProps } from 'react'
import { bareCode } from '#domain/typed'
import { Field } from '#ui/Field'

/** The six digits that were typed, in any script; null for anything else. */
export function codeIn(typed: string): string | null {
  const code = bareCode(typed)
  return /^\d{6}$/.test(code) ? code : null
}

/** A field for the code of an authenticator app. Keyboards offer digits, and the app's own code where they know it. */
export const CodeField = (props: Pick<ComponentProps<typeof Field>, 'label' | 'error' | 'value' | 'onChange' | 'ref'>) => (
  <Field {...props} inputMode="numeric" autoComplete="one-time-code" dir="ltr" />
)
