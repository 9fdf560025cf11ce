import { useEffect, useRef, useState } from 'react'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Notice } from '../notice/Notice'
import { EraseChild } from './EraseChild'
import styles from './owndata.module.css'
import { saveReceipt } from './receipt'
import { useOffTheList } from './useOffTheList'

/** Lists children that were taken off the list, to restore them or to delete them for good. Renders nothing if there are none. */
export function OffTheList({ uid }: { uid: string }) {
  const text = useText()
  const { children, failure, erased, bringBack, erase } = useOffTheList(uid)
  const [asked, setAsked] = useState<string | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // Moves the focus, because the focused control has disappeared with the child.
  useEffect(() => {
    if (erased !== null) title.current?.focus()
  }, [erased])
  if (children.length === 0 && failure === null && erased === null) return null
  return (
    <section className={styles['part']} aria-labelledby="off-the-list">
      <h3 id="off-the-list" ref={title} tabIndex={-1}>
        {text('screens.ownData.offTheList')}
      </h3>
      {failure === null ? null : (
        <Notice kind="problem" title={text('screens.children.storeFailed.title')}>
          {text(`screens.children.storeFailed.${failure}`)}
        </Notice>
      )}
      {erased === null ? null : (
        <Notice kind="done">
          <p>{text('screens.ownData.erased', { alias: erased.child.alias })}</p>
          <Button onClick={() => saveReceipt(text, { isAccount: false, children: 1, at: erased.at })}>{text('screens.ownData.receipt.save')}</Button>
        </Notice>
      )}
      {children.map((child: Child) => (
        <div key={child.id} className={styles['child']} role="group" aria-label={child.alias}>
          <b className={styles['name']}>{child.alias}</b>
          {asked === child.id ? (
            <EraseChild child={child} onErase={() => erase(child)} onCancel={() => setAsked(null)} />
          ) : (
            <div className={styles['row']}>
              <Button onClick={() => bringBack(child)}>{text('screens.children.restore')}</Button>
              <Button kind="subtle" onClick={() => setAsked(child.id)}>
                {text('screens.ownData.eraseChild')}
              </Button>
            </div>
          )}
        </div>
      ))}
    </section>
  )
}
