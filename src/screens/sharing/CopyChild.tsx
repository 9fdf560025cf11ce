import { useState } from 'react'
import type { Child } from '#domain/people/people'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Notice } from '../notice/Notice'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './sharing.module.css'

/** Lets a guardian copy everything about this child to a child of their own, before the owner's account ends. */
export function CopyChild({ child, uid }: { child: Child; uid: string }) {
  const text = useText()
  const { guardians } = useServices()
  const task = useAsyncAction()
  const [isDone, setDone] = useState(false)
  const { alias } = child
  return (
    <div className={styles['part']}>
      <p className="muted">{text('screens.guardians.copy.why', { alias })}</p>
      <Button
        className={styles['act']}
        loading={task.isBusy}
        disabled={isDone}
        onClick={() =>
          void task.run(
            () => guardians.keepCopy(child.id, uid),
            () => setDone(true),
          )
        }
      >
        {text('screens.guardians.copy.keep', { alias })}
      </Button>
      {isDone ? <Notice kind="done">{text('screens.guardians.copy.done', { alias })}</Notice> : null}
      <TaskFailure task={task} />
    </div>
  )
}
