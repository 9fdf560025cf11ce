import type { AuthError } from '#machines/auth/auth.machine'
import { MIN_PASSWORD_LENGTH } from '#ports/identity'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'

/** Shows in plain words why the sign-in service refused a request. */
export function IdentityFailure({ error }: { error: AuthError | null }) {
  const text = useText()
  if (error?.from !== 'identity') return null
  return (
    <Notice kind="problem" title={text('screens.entry.failed.title')}>
      {text(`screens.entry.failed.${error.code}`, { least: MIN_PASSWORD_LENGTH })}
    </Notice>
  )
}
