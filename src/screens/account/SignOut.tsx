import { useAuth } from '#app/actors'
import { isHosted } from '#app/hosting'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { EntryFailure } from '../entry/EntryFailure'
import styles from './account.module.css'

const requests = ['AUTH.SIGN_OUT'] as const

/** The way out, and what stays. */
export function SignOut() {
  const text = useText()
  const { send } = useAuth()
  return (
    <div className={styles['part']}>
      <p>{text(isHosted ? 'screens.account.signOutHosted' : 'screens.account.signOutHint')}</p>
      <EntryFailure of={requests} />
      <Button className={styles['act'] ?? ''} onClick={() => send({ type: 'AUTH.SIGN_OUT' })}>
        {text('screens.account.signOut')}
      </Button>
    </div>
  )
}
