import { Button } from '@mantine/core'
import type { Invitation, TherapistAccount } from '#domain/people/people'
import { daysLeft, mayDo, rolesToInvite } from '#domain/people/team'
import { useNow } from '#app/now'
import { useServices } from '#app/services'
import { useText } from '#text/i18n'
import { tell, tellUndoable } from '../notice/tell'
import styles from './teams.module.css'
import { type TeamState, useInvitations } from './useTeam'
import { useTask } from '#app/task'
import { TaskFailure } from '../notice/TaskFailure'

/** Who was invited and has not come, with the ways to remind and to take back. */
export function PendingInvitations({ team: { role, me }, account }: { team: TeamState; account: TherapistAccount }) {
  const text = useText()
  const { teams } = useServices()
  const now = useNow()
  const task = useTask()
  const governed: readonly string[] = rolesToInvite(role)
  const list = useInvitations(account.id, mayDo(role, 'invite-staff') ? 'all' : mayDo(role, 'invite-parents') ? 'families' : 'none')
  const open = list?.filter(({ status }) => status !== 'revoked')
  if (governed.length === 0) return null
  const close = text('screens.teams.close')

  const renew = ({ email, role: invited, accessDays }: Invitation) =>
    invited === 'owner' ? Promise.resolve() : teams.invite({ accountId: account.id, email, role: invited, accessDays }, me.uid)
  const resend = (invitation: Invitation) =>
    void task.run(
      () => renew(invitation),
      () => tell(text('screens.teams.pending.resent', { email: invitation.email }), close),
    )
  const revoke = (invitation: Invitation) =>
    void task.run(
      () => teams.revoke(invitation),
      () =>
        tellUndoable({
          id: `revoked-${account.id}-${invitation.id}`,
          message: text('screens.teams.pending.isRevoked', { email: invitation.email }),
          closeLabel: close,
          undoLabel: text('screens.teams.undo'),
          onUndo: () => void task.run(() => renew(invitation)),
        }),
    )
  const sayState = ({ status, expiresAt }: Invitation) => {
    if (status === 'declined') return text('screens.teams.pending.declined')
    return expiresAt <= now ? text('screens.teams.pending.over') : text('screens.teams.pending.open', { count: daysLeft(expiresAt, now) })
  }

  return (
    <div className={styles['part']} role="group" aria-labelledby="team-pending">
      <h3 id="team-pending">{text('screens.teams.pending.title')}</h3>
      <TaskFailure task={task} />
      {open?.length === 0 ? <p className={styles['muted']}>{text('screens.teams.pending.none')}</p> : null}
      <ul className={styles['list']}>
        {open?.map((invitation) => (
          <li key={invitation.id} className={styles['line']}>
            <div className={styles['who']}>
              <b>{invitation.email}</b>
            </div>
            <div className={styles['facts']}>
              <span className={styles['role']} data-role={invitation.role}>
                {text(`screens.teams.roles.${invitation.role}`)}
              </span>
              <span className={styles['muted']}>{sayState(invitation)}</span>
            </div>
            <div className={styles['row']}>
              <Button loading={task.isBusy} aria-label={text('screens.teams.pending.resendOf', { email: invitation.email })} onClick={() => resend(invitation)}>
                {text('screens.teams.pending.resend')}
              </Button>
              {invitation.status === 'pending' ? (
                <Button variant="subtle" aria-label={text('screens.teams.pending.revokeOf', { email: invitation.email })} onClick={() => revoke(invitation)}>
                  {text('screens.teams.pending.revoke')}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
