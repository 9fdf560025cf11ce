import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { isFamily, readsAsParent } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { helpsWithAll } from '#domain/people/sharing'
import { useAuth } from '#app/services/actors'
import { type ChildPage, childPageAt, childPages, isSharedPage } from '#app/shell/childPages'
import { useChildren } from '#app/play/children'
import { useHasUnread } from '#app/workspaces/unreadMessages'
import { useText } from '#text/i18n'
import { ChildFace } from '#app/shell/ChildFace'
import { Button } from '#ui/Button'
import { ActivitiesIcon } from '#ui/icons'
import { StageChip } from '#ui/StageChip'
import { WRITE_HASH } from '../messages/writeHash'
import { useEscapeToList } from '../therapist-dashboard/escapeToList'
import { useStartSession } from '../therapist-dashboard/useStartSession'
import styles from './childHead.module.css'

const LIGHTS = { A: 1, B: 2, C: 3 } as const

/** The head of a child's pages, with links between them. */
export function ChildHead({ child }: { child: Child }) {
  const text = useText()
  const here = childPageAt(useLocation().pathname)
  const uid = useAuth().snapshot.context.user?.uid ?? null
  const { mayPlan } = useChildren()
  // Shows the sharing page only to the family, who see everyone with access, and to a helper, who sees only their own sharing.
  const isShown = (path: ChildPage) => (path === '/sharing' ? isFamily(child, uid) || child.help !== undefined : isSharedPage(path, child))
  const pages = childPages.filter(isShown)
  const hasUnread = useHasUnread(child)
  const startSession = useStartSession()
  useEscapeToList(child.id)
  const { support } = child.profile
  const tabs = useRef<HTMLElement>(null)
  // Scrolls the open page's link into view if the links do not all fit.
  useEffect(() => void tabs.current?.querySelector(`[href="${here}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' }), [here])
  return (
    <div className={styles['head']}>
      <div className={styles['who']}>
        <ChildFace child={child} size={56} />
        <div className={styles['name']}>
          <b>{child.alias}</b>
          <StageChip lit={LIGHTS[support]} label={text(`app.stages.${support}`)} />
        </div>
        {readsAsParent(child, uid) || !mayPlan(child) ? null : (
          <Link to={`/messages${WRITE_HASH}`} className="press">
            {text('screens.messages.toFamily')}
          </Link>
        )}
        {!helpsWithAll(child) ? null : readsAsParent(child, uid) ? (
          <Link to="/activity" className="press">
            <ActivitiesIcon />
            {text('screens.progress.play')}
          </Link>
        ) : (
          <Button kind="now" onClick={() => startSession(child)}>
            {text('screens.progress.startSession')}
          </Button>
        )}
      </div>
      <nav ref={tabs} className={styles['tabs']} aria-label={text('screens.progress.pages', { alias: child.alias })}>
        {pages.map((path) => (
          <Link key={path} to={path} aria-current={path === here ? 'page' : undefined}>
            {text(`screens.progress.tabs.${path}`, { alias: child.alias })}
            {path === '/messages' && hasUnread ? (
              <i className={styles['new']}>
                <span className="unseen">{text('app.menu.unread')}</span>
              </i>
            ) : null}
          </Link>
        ))}
      </nav>
    </div>
  )
}
