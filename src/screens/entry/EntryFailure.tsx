import { useEffect } from 'react'
import { useEntryAuth } from '#app/services/entryServices'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'
import { IdentityFailure } from './IdentityFailure'

/** Shows, on a page before sign-in, why the sign-in service refused a request or that it is unreachable. Clears the error when the page closes. */
export function EntryFailure() {
  const text = useText()
  const { state, send } = useEntryAuth()
  useEffect(() => () => send({ type: 'AUTH.DISMISS_ERROR' }), [send])
  if (state.error !== null) return <IdentityFailure error={state.error} />
  if (state.isUnanswered) return <Notice kind="info">{text('app.unanswered')}</Notice>
  return state.isUnreachable ? <Notice kind="problem">{text('screens.entry.failed.unavailable')}</Notice> : null
}
