import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTherapist } from '#app/services/actors'
import { withAutomation } from '#app/services/automation'
import { useInvitationsForMe } from '#app/workspaces/guardians'
import { useMe } from '#app/workspaces/useMe'
import { useNow } from '#app/services/now'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { ProveAddress } from '../account/ProveAddress'
import { InvitedToChild } from '../children/InvitedToChild'
import { InvitationsForMe } from '../therapist-dashboard/InvitationsForMe'
import { EnterCode } from './EnterCode'
import styles from './hereFor.module.css'

/** The invitations to this person's address, or how to get one. Watched, so that a new one appears. */
export function Invited() {
  const text = useText()
  const navigate = useNavigate()
  const me = useMe()
  const now = useNow()
  const toChildren = useInvitationsForMe()
  const { pendingInvites } = useTherapist().snapshot.context
  const hasNone = toChildren.length === 0 && !pendingInvites.some(({ expiresAt }) => expiresAt > now)
  // Next to an invitation, and after its answer, nobody reads that there is none.
  const [hadOne, setHadOne] = useState(false)
  if (!hasNone && !hadOne) setHadOne(true)
  return (
    <main className={styles['narrow']}>
      <h1>{text('screens.hereFor.invitations.title')}</h1>
      <p>{text('screens.hereFor.invitations.address', { email: me?.email ?? '' })}</p>
      {me?.isProven === true ? null : <ProveAddress />}
      <EnterCode onFound={() => setHadOne(true)} />
      <InvitationsForMe />
      <InvitedToChild invitations={toChildren} onAnswered={() => undefined} />
      {!hadOne && me?.isProven === true ? <p role="status">{text('screens.hereFor.invitations.none')}</p> : null}
      <p className="muted">{text('screens.hereFor.invitations.next')}</p>
      <div className={styles['ways']}>
        <Button onClick={() => void navigate(-1)}>{text('screens.hereFor.back')}</Button>
        <Link to={withAutomation('/dashboard')} className="press">
          {text('screens.hereFor.today')}
        </Link>
      </div>
    </main>
  )
}
