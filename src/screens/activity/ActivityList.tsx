import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Family } from '#domain/activities/manifest'
import { ChildChip } from '#app/ChildChip'
import { useChildren } from '#app/children'
import { useInvitationsForMe } from '#app/guardians'
import { useMe } from '#app/me'
import { useDeviceStanding } from '#app/ownDevice'
import { useSessions } from '#app/pastSessions'
import { useText } from '#text/i18n'
import { SearchIcon } from '#ui/icons'
import { AskedToLookAfter } from '../children/AskedToLookAfter'
import { ChildNews } from '../children/ChildNews'
import { InvitedToChild } from '../children/InvitedToChild'
import { useChildWork } from '../children/useChildWork'
import { Notice } from '../notice/Notice'
import { InvitationsForMe } from '../therapist-dashboard/InvitationsForMe'
import styles from './activity.module.css'
import { TilePages } from './TilePages'

/** Who plays, and what there is to play: all families, or one. */
export function ActivityList({ family }: { family: Family | null }) {
  const text = useText()
  const { children, hasFailed, activeChild } = useChildren()
  const sessions = useSessions(activeChild?.id ?? null)
  const invitations = useInvitationsForMe()
  const standing = useDeviceStanding()
  const work = useChildWork()
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  /** What is looked for; null while the field is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  const isNobody = children !== 'unknown' && !hasFailed && activeChild === null

  return (
    <div className={styles['page']}>
      <div className={styles['top']}>
        <h1 ref={heading} tabIndex={-1}>
          {family === null ? text('screens.activities.title') : text(`screens.activities.families.${family}.title`)}
        </h1>
        {activeChild === null ? null : (
          <div className={styles['who']}>
            <ChildChip child={activeChild} />
            <button
              type="button"
              className={styles['find']}
              aria-label={text('screens.activities.find')}
              aria-expanded={typed !== null}
              onClick={() => setTyped(typed === null ? '' : null)}
            >
              <SearchIcon />
            </button>
          </div>
        )}
      </div>
      <InvitationsForMe />
      <InvitedToChild invitations={invitations} onAnswered={() => heading.current?.focus()} />
      <ChildNews work={work} />
      {activeChild !== null ? (
        <TilePages key={activeChild.id} child={activeChild} sessions={sessions} family={family} typed={typed} onTyped={setTyped} />
      ) : null}
      {isNobody && invitations.length === 0 ? <Nobody onAdd={() => void navigate('/who')} /> : null}
      {isNobody && standing === 'free' ? (
        <Notice kind="info" title={text('screens.account.administer.firstTitle')}>
          <p>{text('screens.account.administer.first')}</p>
          <Link to="/account#administer" className="press">
            {text('screens.account.administer.firstOpen')}
          </Link>
        </Notice>
      ) : null}
    </div>
  )
}

/** No child yet: one sentence, and the one thing to do. */
function Nobody({ onAdd }: { onAdd: () => void }) {
  const text = useText()
  const me = useMe()
  return (
    <section className={styles['nobody']}>
      <h2>{text('screens.children.noneTitle')}</h2>
      <p>{text('screens.children.none')}</p>
      <button type="button" className="press press-now" onClick={onAdd}>
        {text('screens.children.add')}
      </button>
      {me === null || me.isProven ? null : <AskedToLookAfter onAnswered={() => undefined} />}
    </section>
  )
}
