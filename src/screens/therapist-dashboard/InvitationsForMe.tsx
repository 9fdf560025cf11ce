import type { Invitation } from '#domain/people/people'
import { daysLeft } from '#domain/people/team'
import { useTherapist } from '#app/services/actors'
import { useNow } from '#app/services/now'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'
import { announce } from '../notice/tell'
import styles from './teams.module.css'
import { useTeam } from './useTeam'
import { useAsyncAction } from '#app/services/task'
import { Button } from '#ui/Button'
import { TaskFailure } from '../notice/TaskFailure'

/** Lists this person's invitations, with buttons to answer. Renders nothing if there are none. */
export function InvitationsForMe() {
  const { pendingInvites } = useTherapist().snapshot.context
  const now = useNow()
  const open = pendingInvites.filter(({ expiresAt }) => expiresAt > now)
  return open.map((invitation) => <InvitationForMe key={`${invitation.accountId}/${invitation.id}`} invitation={invitation} />)
}

function InvitationForMe({ invitation }: { invitation: Invitation }) {
  const text = useText()
  const { teams } = useServices()
  const { me, choose } = useTeam()
  const now = useNow()
  const task = useAsyncAction()
  const { accountName: account, role, accessDays } = invitation
  const close = text('screens.teams.close')
  const accept = () =>
    void task.run(
      () => teams.accept(invitation, me),
      () => {
        choose(invitation.accountId)
        announce(text('screens.teams.forMe.accepted', { account }), close)
      },
    )
  const decline = () =>
    void task.run(
      () => teams.decline(invitation, me),
      () => announce(text('screens.teams.forMe.declined', { account }), close),
    )
  return (
    <Notice kind="info" title={text('screens.teams.forMe.title', { account })}>
      <p>
        {role === 'parent'
          ? text('screens.teams.forMe.leadFamily')
          : text('screens.teams.forMe.lead', { role: text(`screens.teams.roles.${role}`), say: text(`screens.teams.rolesSay.${role}`) })}
      </p>
      <p className="muted">
        {accessDays === null ? null : `${text('screens.teams.forMe.visit', { count: accessDays })} `}
        {text('screens.teams.forMe.open', { count: daysLeft(invitation.expiresAt, now) })}
      </p>
      <TaskFailure task={task} />
      <div className={styles['row']}>
        <Button loading={task.isBusy} aria-label={text('screens.teams.forMe.acceptOf', { account })} onClick={accept}>
          {text('screens.teams.forMe.accept')}
        </Button>
        <Button aria-label={text('screens.teams.forMe.declineOf', { account })} onClick={decline}>
          {text('screens.teams.forMe.decline')}
        </Button>
      </div>
    </Notice>
  )
}
