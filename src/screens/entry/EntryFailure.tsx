import { useEffect } from 'react'
import { MIN_PASSWORD_LENGTH } from '#ports/identity'
import { selectError } from '#machines/auth/auth.selectors'
import { useAuth } from '../../app/actors'
import { useText } from '../../text/i18n'
import { Notice } from '../notice/Notice'

/** What the sign-in service refused, in plain words. Forgotten when the page is left. */
export function EntryFailure() {
  const text = useText()
  const { snapshot, send } = useAuth()
  useEffect(() => () => send({ type: 'AUTH.DISMISS_ERROR' }), [send])
  const error = selectError(snapshot)
  if (error?.from !== 'identity') return null
  return (
    <Notice kind="problem" title={text('screens.entry.failed.title')}>
      {text(`screens.entry.failed.${error.code}`, { least: MIN_PASSWORD_LENGTH })}
    </Notice>
  )
}
