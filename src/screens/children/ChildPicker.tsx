import { Button } from '@mantine/core'
import type { Child } from '#domain/people/people'
import { useAuth } from '../../app/actors'
import { useChildren } from '../../app/children'
import { useServices } from '../../app/services'
import { useText } from '../../text/i18n'
import { Notice } from '../notice/Notice'
import styles from './children.module.css'
import { ColourDisc } from './ColourDisc'
import { LostSettings } from './LostSettings'
import type { ChildWork } from './useChildWork'

interface Props {
  readonly work: ChildWork
  readonly onAdd: () => void
  readonly onChosen?: (child: Child) => void
}

/** Who plays: one large choice for each child, and a place for a new one. */
export function ChildPicker({ work, onAdd, onChosen }: Props) {
  const text = useText()
  const { children, unreadable, hasFailed, activeChild, mayChange, chooseChild } = useChildren()
  const { guestUid } = useServices()
  const by = useAuth().snapshot.context.user?.uid ?? guestUid
  if (children === 'unknown') return <p role="status">{text('screens.children.loading')}</p>
  if (hasFailed) {
    return (
      <Notice kind="problem" title={text('screens.children.failedTitle')}>
        <p>{text('screens.children.failed')}</p>
        <Button variant="default" onClick={() => window.location.reload()}>
          {text('screens.children.reload')}
        </Button>
      </Notice>
    )
  }
  const choose = (child: Child) => {
    chooseChild(child.id)
    onChosen?.(child)
  }
  return (
    <div className={styles['picker']}>
      <div role="group" aria-label={text('screens.children.who')} className={styles['row']}>
        {children.map((child) => (
          <button key={child.id} type="button" className={styles['child']} aria-pressed={child.id === activeChild?.id} onClick={() => choose(child)}>
            <ColourDisc colour={child.profile.locks.colour ?? child.profile.dials.colour ?? 'yellow'} />
            {child.alias}
          </button>
        ))}
        <Button variant={children.length === 0 ? 'filled' : 'subtle'} onClick={onAdd}>
          {text('screens.children.add')}
        </Button>
      </div>
      {children
        .filter((child) => child.hasLostSettings && mayChange(child))
        .map((child) => (
          <LostSettings key={child.id} child={child} by={by} />
        ))}
      {unreadable > 0 ? <Notice kind="info">{text('screens.children.unreadable', { count: unreadable })}</Notice> : null}
      {work.failure === null ? null : (
        <Notice kind="problem" title={text('screens.children.storeFailed.title')}>
          {text(`screens.children.storeFailed.${work.failure}`)}
        </Notice>
      )}
      {work.archived.map((child) => (
        <div key={child.id} className={styles['gone']} role="status">
          <span>{text('screens.children.archived', { alias: child.alias })}</span>
          <Button variant="default" onClick={() => work.restore(child)}>
            {text('screens.children.restore')}
          </Button>
        </div>
      ))}
    </div>
  )
}
