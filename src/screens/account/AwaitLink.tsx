import { useEffect } from 'react'
import { shownAddress } from '#domain/people/address'
import { selectIsLoading, wasGranted } from '#machines/auth/auth.selectors'
import { useAuth } from '#app/services/actors'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { RequestFailure } from './RequestFailure'
import { Notice } from '../notice/Notice'
import styles from './account.module.css'

const requests = ['AUTH.REQUEST_VERIFICATION', 'AUTH.LOOK_AGAIN'] as const

/** Shown while an email with a link is on its way. Checks again when the person returns to this page or presses the button. */
export function AwaitLink({ email, kind, onAgain }: { email: string; kind: 'plain' | 'now'; onAgain: () => void }) {
  const text = useText()
  const { snapshot, send } = useAuth()
  const isBusy = selectIsLoading(snapshot)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') send({ type: 'AUTH.LOOK_AGAIN' })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [send])
  return (
    <div className={styles['part']}>
      <Notice kind="info" title={text('screens.teams.prove.mailTitle', { email: shownAddress(email) })}>
        {text('screens.teams.prove.mailLead')}
      </Notice>
      {wasGranted(snapshot, 'AUTH.LOOK_AGAIN') ? <Notice kind="info">{text('screens.teams.prove.notYet')}</Notice> : null}
      <RequestFailure of={requests} />
      <div className={styles['row']}>
        <Button kind={kind} loading={isBusy} onClick={() => send({ type: 'AUTH.LOOK_AGAIN' })}>
          {text('screens.teams.prove.pressed')}
        </Button>
        <Button disabled={isBusy} onClick={onAgain}>
          {text('screens.teams.prove.askAgain')}
        </Button>
      </div>
    </div>
  )
}
