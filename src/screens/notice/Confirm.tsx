import type { ReactNode } from 'react'
import type { AsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Modal } from '#ui/Modal'
import styles from './notice.module.css'
import { TaskFailure } from './TaskFailure'

interface Props {
  readonly isOpen: boolean
  readonly title: string
  readonly action: string
  readonly task: AsyncAction
  readonly children: ReactNode
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks for confirmation before something is lost. */
export function Confirm({ isOpen, title, action, task, children, onConfirm, onClose }: Props) {
  const text = useText()
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} size="lg" closeLabel={text('app.close')}>
      <div className={styles['confirm']}>
        {children}
        <TaskFailure task={task} />
        <div className={styles['row']}>
          <Button loading={task.isBusy} onClick={onConfirm}>
            {action}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {text('app.cancel')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
