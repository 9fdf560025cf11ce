import { useState } from 'react'
import { shownAddress } from '#domain/people/address'
import type { Invitation, TherapistAccount } from '#domain/people/people'
import { mayDo, rolesToInvite } from '#domain/people/team'
import { useNow } from '#app/services/now'
import { useNumberWord } from '#app/forms/numberWord'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { sayNames } from '#text/locale'
import { Button } from '#ui/Button'
import { TaskFailure } from '../notice/TaskFailure'
import { announce } from '../notice/tell'
import { UndoLine } from '../notice/Undo'
import { InvitationRow } from './InvitationRow'
import styles from './teams.module.css'
import { type TeamState, useInvitations } from './useTeam'

/** People who were invited but have not joined, in a line that opens, with reminders and withdrawal. Renders nothing if there are none. */
export function PendingInvitations({ team: { role, me }, account }: { team: TeamState; account: TherapistAccount }) {
  const text = useText()
  const { teams } = useServices()
  const now = useNow()
  const task = useAsyncAction()
  const [isOpen, setOpen] = useState(false)
  /** The invitation that was withdrawn last, and its place in the list. */
  const [gone, setGone] = useState<{ readonly invitation: Invitation; readonly at: number } | null>(null)
  const list = useInvitations(account.id, mayDo(role, 'invite-staff') ? 'all' : mayDo(role, 'invite-parents') ? 'families' : 'none')
  const open = (list ?? []).filter(({ status }) => status !== 'revoked')
  const waiting = open.filter(({ status, expiresAt }) => status === 'pending' && expiresAt > now)
  const word = useNumberWord()
  if (rolesToInvite(role).length === 0 || (open.length === 0 && gone === null)) return null

  const renew = ({ email, role: invited, accessDays }: Invitation) =>
    invited === 'owner' ? Promise.resolve() : teams.invite({ accountId: account.id, email, role: invited, accessDays }, me.uid)
  const resend = (invitation: Invitation) => {
    setGone(null)
    void task.run(
      () => renew(invitation),
      () => announce(text('screens.teams.pending.resent', { email: shownAddress(invitation.email) }), text('screens.teams.close')),
    )
  }
  const revoke = (invitation: Invitation) =>
    void task.run(
      () => teams.revoke(invitation),
      () => setGone({ invitation, at: open.indexOf(invitation) }),
    )
  const toggle = () => {
    setGone(null)
    setOpen(!isOpen)
  }
  const rows = open.map((invitation) => (
    <InvitationRow
      key={invitation.id}
      invitation={invitation}
      isBusy={task.isBusy}
      onResend={() => resend(invitation)}
      onRevoke={invitation.status === 'pending' ? () => revoke(invitation) : null}
    />
  ))
  // Leaves out the withdrawn invitation if the person has been invited again and is already in the list.
  const shown =
    gone === null || open.some(({ id }) => id === gone.invitation.id)
      ? rows
      : rows.toSpliced(
          gone.at,
          0,
          <li key={`gone ${gone.invitation.id}`} className={styles['line']}>
            <UndoLine
              said={text('screens.teams.pending.isRevoked', { email: shownAddress(gone.invitation.email) })}
              isBusy={task.isBusy}
              onUndo={() => void task.run(() => renew(gone.invitation))}
            />
          </li>,
        )
  const count = waiting.length
  const said = count === 0 ? text('screens.teams.pending.notWaiting') : text('screens.teams.pending.waiting', { count, number: word(count) })

  return (
    <div className={styles['waiting']} role="group" aria-labelledby="team-pending">
      <div className={styles['head']}>
        <div className={styles['who']}>
          <b id="team-pending">{said}</b>
          {isOpen || open.length === 0 ? null : <span className={styles['small']}>{sayNames(open.map(({ email }) => email))}</span>}
        </div>
        <Button aria-expanded={isOpen} onClick={toggle}>
          {text(isOpen ? 'screens.teams.pending.hide' : 'screens.teams.pending.see')}
        </Button>
      </div>
      <TaskFailure task={task} />
      {isOpen ? <ul className={styles['invited']}>{shown}</ul> : null}
    </div>
  )
}
