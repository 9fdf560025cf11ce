import { useState } from 'react'
import type { GuardianInvitation } from '#domain/people/people'
import { daysLeft } from '#domain/people/team'
import type { Actor } from '#ports/actor'
import { useChildren } from '#app/play/children'
import { useMe } from '#app/services/useMe'
import { useNow } from '#app/services/now'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'
import { useAsyncAction } from '#app/services/task'
import { Button } from '#ui/Button'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './children.module.css'

/**
 * Lists the children that this person is invited to look after, with buttons to answer, and shows
 * the result of the last answer. Renders nothing without an invitation.
 */
export function InvitedToChild({ invitations, onAnswered }: { invitations: readonly GuardianInvitation[]; onAnswered: () => void }) {
  const me = useMe()
  const [said, setSaid] = useState('')
  if (me === null) return null
  const answered = (message: string) => {
    setSaid(message)
    onAnswered()
  }
  return (
    <>
      {said === '' ? null : <p role="status">{said}</p>}
      {invitations.map((invitation) => (
        <Invitation key={invitation.childId} invitation={invitation} me={me} onAnswered={answered} />
      ))}
    </>
  )
}

function Invitation({ invitation, me, onAnswered }: { invitation: GuardianInvitation; me: Actor; onAnswered: (said: string) => void }) {
  const text = useText()
  const { guardians } = useServices()
  const { chooseChild } = useChildren()
  const now = useNow()
  const task = useAsyncAction()
  const { alias, invitedByName: name, childId } = invitation
  const accept = () =>
    void task.run(
      () => guardians.accept(invitation, me),
      () => {
        chooseChild(childId)
        onAnswered(text('screens.guardians.forMe.accepted', { alias }))
      },
    )
  const decline = () =>
    void task.run(
      () => guardians.decline(invitation),
      () => onAnswered(text('screens.guardians.forMe.declined', { alias })),
    )
  return (
    <Notice kind="info" title={name === '' ? text('screens.guardians.forMe.titleUnnamed', { alias }) : text('screens.guardians.forMe.title', { name, alias })}>
      <p>{text('screens.guardians.forMe.lead')}</p>
      <p className="muted">{text('screens.guardians.forMe.open', { count: daysLeft(invitation.expiresAt, now) })}</p>
      <TaskFailure task={task} />
      <div className={styles['row']}>
        <Button kind="now" loading={task.isBusy} aria-label={text('screens.guardians.forMe.acceptOf', { alias })} onClick={accept}>
          {text('screens.guardians.forMe.accept')}
        </Button>
        <Button disabled={task.isBusy} aria-label={text('screens.guardians.forMe.declineOf', { alias })} onClick={decline}>
          {text('screens.guardians.forMe.decline')}
        </Button>
      </div>
    </Notice>
  )
}
