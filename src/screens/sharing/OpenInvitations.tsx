import { useState } from 'react'
import { shownAddress } from '#domain/people/address'
import type { GuardianInvitation } from '#domain/people/people'
import { daysLeft } from '#domain/people/team'
import type { Actor } from '#ports/actor'
import { type Loaded, loadedOr } from '#app/services/loaded'
import { useNow } from '#app/services/now'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { announce } from '../notice/tell'
import { useAsyncAction } from '#app/services/task'
import { Button } from '#ui/Button'
import { TaskFailure } from '../notice/TaskFailure'
import { UndoLine } from '../notice/Undo'
import styles from './sharing.module.css'

interface Props {
  readonly invitations: Loaded<readonly GuardianInvitation[]>
  readonly me: Actor
}

/** Lists the open invitations to look after the child, as list items. */
export function OpenInvitations({ invitations, me }: Props) {
  const text = useText()
  const { guardians } = useServices()
  const now = useNow()
  const task = useAsyncAction()
  const close = text('screens.teams.close')
  const list = loadedOr(invitations, [])
  /** The invitation that was withdrawn last, and its place in the list. */
  const [gone, setGone] = useState<{ readonly invitation: GuardianInvitation; readonly at: number } | null>(null)
  const invite = (invitation: GuardianInvitation) => guardians.invite(invitation, me)
  const resend = (invitation: GuardianInvitation) => {
    setGone(null)
    void task.run(
      () => invite(invitation),
      () => announce(text('screens.guardians.pending.resent', { email: shownAddress(invitation.email) }), close),
    )
  }
  const takeBack = (invitation: GuardianInvitation) =>
    void task.run(
      () => guardians.takeBack(invitation),
      () => setGone({ invitation, at: list.findIndex(({ email }) => email === invitation.email) }),
    )
  const rows = list.map((invitation) => {
    const { expiresAt } = invitation
    const email = shownAddress(invitation.email)
    return (
      <li key={email} className={styles['person']}>
        <div className={styles['who']}>
          <b>{email}</b>
          <span className="muted">
            {expiresAt <= now ? text('screens.guardians.pending.over') : text('screens.guardians.pending.open', { count: daysLeft(expiresAt, now) })}
          </span>
        </div>
        <div className={styles['row']}>
          <Button loading={task.isBusy} aria-label={text('screens.guardians.pending.resendOf', { email })} onClick={() => resend(invitation)}>
            {text('screens.guardians.pending.resend')}
          </Button>
          <Button
            kind="subtle"
            disabled={task.isBusy}
            aria-label={text('screens.guardians.pending.takeBackOf', { email })}
            onClick={() => takeBack(invitation)}
          >
            {text('screens.guardians.pending.takeBack')}
          </Button>
        </div>
      </li>
    )
  })
  // Leaves out the withdrawn invitation if the person has been invited again and is already in the list.
  const shown =
    gone === null || list.some(({ email }) => email === gone.invitation.email)
      ? rows
      : rows.toSpliced(
          gone.at,
          0,
          <li key={`gone ${gone.invitation.email}`} className={styles['person']}>
            <UndoLine
              said={text('screens.guardians.pending.isTakenBack', { email: shownAddress(gone.invitation.email) })}
              isBusy={task.isBusy}
              onUndo={() => void task.run(() => invite(gone.invitation))}
            />
          </li>,
        )
  return (
    <>
      {invitations.status === 'failed' ? (
        <li>
          <NotLoadedNotice found={invitations}>{text('screens.guardians.pending.failed')}</NotLoadedNotice>
        </li>
      ) : (
        shown
      )}
      {task.failure === null ? null : (
        <li>
          <TaskFailure task={task} />
        </li>
      )}
    </>
  )
}
