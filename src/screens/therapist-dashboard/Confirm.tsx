import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#text/i18n'
import styles from './teams.module.css'
import type { Work } from './useWork'
import { WorkFailure } from './WorkFailure'

interface Props {
  readonly isOpen: boolean
  readonly title: string
  readonly action: string
  readonly work: Work
  readonly children: ReactNode
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something by which somebody loses something. */
export function Confirm({ isOpen, title, action, work, children, onConfirm, onClose }: Props) {
  const text = useText()
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': text('screens.teams.close') }}>
      <div className={styles['part']}>
        {children}
        <WorkFailure work={work} />
        <div className={styles['row']}>
          <Button color="accent.8" loading={work.isBusy} onClick={onConfirm}>
            {action}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {text('screens.teams.cancel')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
