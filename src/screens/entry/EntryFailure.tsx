import { useEffect } from 'react'
import { useEntryAuth } from '#app/services/entryServices'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'
import { IdentityFailure } from './IdentityFailure'

/** On a page before sign-in: the sign-in service's refusal, or that it cannot be reached. Forgotten when the page is left. */
export function EntryFailure() {
  const text = useText()
  const { state, send } = useEntryAuth()
  useEffect(() => () => send({ type: 'AUTH.DISMISS_ERROR' }), [send])
  if (state.error !== null) return <IdentityFailure error={state.error} />
  if (state.isUnanswered) return <Notice kind="info">{text('app.unanswered')}</Notice>
  return state.isUnreachable ? <Notice kind="problem">{text('screens.entry.failed.unavailable')}</Notice> : null
}
