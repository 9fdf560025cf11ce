import { Link } from 'react-router'
import { useChildren } from '#app/play/children'
import { useInvitationsForMe } from '#app/workspaces/guardians'
import { useMe } from '#app/services/useMe'
import { useDeviceStanding } from '#app/workspaces/ownDevice'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'
import { InvitationsForMe } from '../therapist-dashboard/InvitationsForMe'
import { AskedToLookAfter } from './AskedToLookAfter'
import { ChildNews } from './ChildNews'
import { InvitedToChild } from './InvitedToChild'
import { NoChild } from './NoChild'
import { useChildWork } from './useChildWork'

/** Lists invitations that await this person's answer. A person without a child also learns how to get an invitation. Renders nothing otherwise. */
export function WaitsForMe({ onAnswered }: { onAnswered: () => void }) {
  const text = useText()
  const { children, hasFailed, activeChild } = useChildren()
  const invitations = useInvitationsForMe()
  const standing = useDeviceStanding()
  const me = useMe()
  const work = useChildWork()
  const isNobody = children !== 'unknown' && !hasFailed && activeChild === null
  return (
    <>
      <InvitationsForMe />
      <InvitedToChild invitations={invitations} onAnswered={onAnswered} />
      <ChildNews work={work} />
      {isNobody && invitations.length === 0 ? (
        <NoChild level={2}>{me === null || me.isProven ? null : <AskedToLookAfter onAnswered={() => undefined} />}</NoChild>
      ) : null}
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
