import { useEffect } from 'react'
import { MIN_PASSWORD_LENGTH } from '#ports/identity'
import type { AuthRequest } from '#machines/auth/auth.machine'
import { selectError, selectErrorOf, selectIsUnanswered, selectIsUnreachable } from '#machines/auth/auth.selectors'
import { useAuth } from '#app/services/actors'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'

/** What the sign-in service refused, in plain words; with `of` only what was asked by one of these. Forgotten when the page is left. */
export function EntryFailure({ of }: { of?: readonly AuthRequest['type'][] }) {
  const text = useText()
  const { snapshot, send } = useAuth()
  useEffect(() => () => send({ type: 'AUTH.DISMISS_ERROR' }), [send])
  const error = of === undefined ? selectError(snapshot) : selectErrorOf(snapshot, of)
  const isAtDoor = of === undefined && error === null
  if (isAtDoor && selectIsUnanswered(snapshot)) return <Notice kind="info">{text('app.unanswered')}</Notice>
  if (isAtDoor && selectIsUnreachable(snapshot)) return <Notice kind="problem">{text('screens.entry.failed.unavailable')}</Notice>
  if (error?.from !== 'identity') return null
  return (
    <Notice kind="problem" title={text('screens.entry.failed.title')}>
      {text(`screens.entry.failed.${error.code}`, { least: MIN_PASSWORD_LENGTH })}
    </Notice>
  )
}
