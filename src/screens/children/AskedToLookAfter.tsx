import { Link } from 'react-router'
import { shownAddress } from '#domain/people/address'
import { useInvitationsForMe } from '#app/workspaces/guardians'
import { useMe } from '#app/services/useMe'
import { useText } from '#text/i18n'
import { InvitedToChild } from './InvitedToChild'

/** For someone who has no child yet: shows other parents' invitations, or explains how to get one. */
export function AskedToLookAfter({ onAnswered }: { onAnswered: () => void }) {
  const text = useText()
  const me = useMe()
  const invitations = useInvitationsForMe()
  if (me === null) return null
  if (me.isProven) return <InvitedToChild invitations={invitations} onAnswered={onAnswered} />
  return (
    <>
      <p className="muted">{text('screens.guardians.forMe.unproven', { email: shownAddress(me.email) })}</p>
      <div>
        <Link to="/account" className="press">
          {text('screens.guardians.forMe.prove')}
        </Link>
      </div>
    </>
  )
}
