import { useAuth } from '#app/services/actors'
import { useChildren } from '#app/play/children'
import { useSlowHint } from '#app/services/useSlowHint'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Skeleton } from '#ui/Skeleton'
import { Button } from '#ui/Button'
import { Notice } from '../notice/Notice'
import styles from './children.module.css'
import { LostSettings } from './LostSettings'
import type { ChildWork } from './useChildWork'

/** Messages above the list of children: it is loading, something failed, or something can be undone. */
export function ChildNews({ work }: { work: ChildWork }) {
  const text = useText()
  const { children, unreadable, hasFailed, mayChange } = useChildren()
  const { guestUid } = useServices()
  const by = useAuth().snapshot.context.user?.uid ?? guestUid
  const isLate = useSlowHint(children === 'unknown')
  if (children === 'unknown') {
    return (
      <>
        {isLate ? <p role="status">{text('screens.children.late')}</p> : null}
        <Skeleton layout="tiles" label={text('screens.children.loading')} />
      </>
    )
  }
  if (hasFailed) {
    return (
      <Notice kind="problem" title={text('screens.children.failedTitle')}>
        <p>{text('screens.children.failed')}</p>
        <Button onClick={() => window.location.reload()}>{text('screens.children.reload')}</Button>
      </Notice>
    )
  }
  return (
    <>
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
          <Button onClick={() => work.restore(child)}>{text('screens.children.restore')}</Button>
        </div>
      ))}
    </>
  )
}
