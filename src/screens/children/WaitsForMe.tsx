import { Link, useNavigate } from 'react-router'
import { useChildren } from '#app/children'
import { useInvitationsForMe } from '#app/guardians'
import { useMe } from '#app/me'
import { useDeviceStanding } from '#app/ownDevice'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'
import { InvitationsForMe } from '../therapist-dashboard/InvitationsForMe'
import { AskedToLookAfter } from './AskedToLookAfter'
import { ChildNews } from './ChildNews'
import styles from './children.module.css'
import { InvitedToChild } from './InvitedToChild'
import { useChildWork } from './useChildWork'

/** What waits for whoever comes in: invitations, and for somebody without a child the way to one. Nothing where nothing waits. */
export function WaitsForMe({ onAnswered }: { onAnswered: () => void }) {
  const text = useText()
  const navigate = useNavigate()
  const { children, hasFailed, activeChild } = useChildren()
  const invitations = useInvitationsForMe()
  const standing = useDeviceStanding()
  const work = useChildWork()
  const isNobody = children !== 'unknown' && !hasFailed && activeChild === null
  return (
    <>
      <InvitationsForMe />
      <InvitedToChild invitations={invitations} onAnswered={onAnswered} />
      <ChildNews work={work} />
      {isNobody && invitations.length === 0 ? <Nobody onAdd={() => void navigate('/who')} /> : null}
      {isNobody && standing === 'free' ? (
        <Notice kind="info" title={text('screens.account.administer.firstTitle')}>
          <p>{text('screens.account.administer.first')}</p>
          <Link to="/account#administer" className="press">
            {text('screens.account.administer.firstOpen')}
          </Link>
        </Notice>
      ) : null}
    </>
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
