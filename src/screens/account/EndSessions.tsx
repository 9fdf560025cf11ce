import { useState } from 'react'
import type { Oversight } from '#ports/oversight'
import { IdentityError } from '#ports/identity'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { PasswordField } from '#ui/Field'
import { passwordProblem } from '../entry/checks'
import { useEntryForm } from '../entry/useEntryForm'
import { Notice } from '../notice/Notice'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './account.module.css'

/** Signs this person out on every other device. Renders nothing if the backend does not support this. */
export function EndSessions({ uid }: { uid: string }) {
  const text = useText()
  const { oversight } = useServices()
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed')
  if (oversight === null) return null
  return (
    <section className={styles['part']}>
      <h3>{text('screens.account.sessions.title')}</h3>
      {state === 'done' ? <Notice kind="done">{text('screens.account.sessions.done')}</Notice> : null}
      <p>{text('screens.account.sessions.lead')}</p>
      {state === 'open' ? (
        <EndForm uid={uid} oversight={oversight} onDone={() => setState('done')} onCancel={() => setState('closed')} />
      ) : (
        <Button className={styles['act'] ?? ''} onClick={() => setState('open')}>
          {text('screens.account.sessions.open')}
        </Button>
      )}
    </section>
  )
}

interface FormProps {
  readonly uid: string
  readonly oversight: Oversight
  readonly onDone: () => void
  readonly onCancel: () => void
}

function EndForm({ uid, oversight, onDone, onCancel }: FormProps) {
  const text = useText()
  const { confirmPassword } = useServices()
  const task = useAsyncAction()
  const [isWrong, setWrong] = useState(false)
  const { field, onSubmit } = useEntryForm({ password: '' }, { password: passwordProblem })
  const end = async (password: string) => {
    setWrong(false)
    try {
      await confirmPassword(password)
    } catch (error) {
      if (error instanceof IdentityError && error.code === 'wrong-credentials') return setWrong(true)
      await task.run(() => Promise.reject(error))
      return
    }
    await task.run(async () => {
      await oversight.endSessions({ uid, reason: null })
      // This device has been signed out too. The password signs it in again.
      await confirmPassword(password)
    }, onDone)
  }
  return (
    <form aria-label={text('screens.account.sessions.title')} noValidate className={styles['part']} onSubmit={onSubmit(({ password }) => void end(password))}>
      <PasswordField label={text('screens.account.currentPassword')} autoComplete="current-password" {...field('password')} />
      {isWrong ? <Notice kind="problem">{text('screens.account.sessions.wrongPassword')}</Notice> : null}
      <TaskFailure task={task} />
      <div className={styles['row']}>
        <Button type="submit" loading={task.isBusy}>
          {text('screens.account.sessions.now')}
        </Button>
        <Button onClick={onCancel}>{text('screens.account.cancel')}</Button>
      </div>
    </form>
  )
}
