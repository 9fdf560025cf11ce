import { useAuth } from '#app/services/actors'
import { useRemovals } from '#app/workspaces/removals'
import { useAsyncAction } from '#app/services/task'
import { isHosted } from '#app/services/hosting'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { RequestFailure } from './RequestFailure'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './account.module.css'

const requests = ['AUTH.SIGN_OUT'] as const

/** Signs out, and lists what remains on the device. */
export function SignOut() {
  const text = useText()
  const { send } = useAuth()
  const { finishAll } = useRemovals()
  const task = useAsyncAction()
  // Sessions must be finished first: after the sign-out, nobody on this device could finish them.
  const signOut = () => void task.run(finishAll, () => send({ type: 'AUTH.SIGN_OUT' }))
  return (
    <div className={styles['part']}>
      <p>{text(isHosted ? 'screens.account.signOutHosted' : 'screens.account.signOutHint')}</p>
      <RequestFailure of={requests} />
      <TaskFailure task={task} />
      <Button className={styles['act'] ?? ''} loading={task.isBusy} onClick={signOut}>
        {text('screens.account.signOut')}
      </Button>
    </div>
  )
}
