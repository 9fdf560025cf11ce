import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { shownAddress } from '#domain/people/address'
import { useTherapist } from '#app/services/actors'
import { withAutomation } from '#app/services/automation'
import { useInvitationsForMe } from '#app/workspaces/guardians'
import { useMe } from '#app/services/useMe'
import { useNow } from '#app/services/now'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { ProveAddress } from '../account/ProveAddress'
import { InvitedToChild } from '../children/InvitedToChild'
import { InvitationsForMe } from '../therapist-dashboard/InvitationsForMe'
import { type CodeState, EnterCode } from './EnterCode'
import styles from './hereFor.module.css'

/** Lists the invitations to this person's address, or explains how to get one. New invitations appear without a reload. */
export function Invited() {
  const text = useText()
  const navigate = useNavigate()
  const me = useMe()
  const now = useNow()
  const toChildren = useInvitationsForMe()
  const { pendingInvites } = useTherapist().snapshot.context
  const [isProven, email] = [me?.isProven === true, shownAddress(me?.email ?? '')]
  const hasNone = toChildren.length === 0 && !pendingInvites.some(({ expiresAt }) => expiresAt > now)
  // Hides the message that there is no invitation while one is shown and after it has been answered.
  const [hadOne, setHadOne] = useState(false)
  const [byCode, setByCode] = useState<CodeState>('none')
  if (!hasNone && !hadOne) setHadOne(true)
  return (
    <main className={styles['narrow']}>
      {byCode === 'found' ? null : <h1>{text('screens.hereFor.invitations.title')}</h1>}
      {isProven && byCode === 'none' ? <p>{text('screens.hereFor.invitations.address', { email })}</p> : null}
      {isProven ? null : <ProveAddress reason={text('screens.byCode.enter.prove', { email })} />}
      <EnterCode onFound={() => setHadOne(true)} onState={setByCode} />
      {byCode === 'found' ? null : (
        <>
          <InvitationsForMe />
          <InvitedToChild invitations={toChildren} onAnswered={() => undefined} />
        </>
      )}
      {!hadOne && isProven ? <p role="status">{text('screens.hereFor.invitations.none')}</p> : null}
      {byCode === 'accepted' ? null : <p className="muted">{text('screens.hereFor.invitations.next')}</p>}
      <div className={styles['ways']}>
        <Button onClick={() => void navigate(-1)}>{text('screens.hereFor.back')}</Button>
        <Link to={withAutomation('/dashboard')} className="press">
          {text('screens.hereFor.today')}
        </Link>
      </div>
    </main>
  )
}
