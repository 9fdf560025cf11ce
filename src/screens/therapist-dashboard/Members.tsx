import { Button, Modal, Paper, Title } from '@mantine/core'
import { useState } from 'react'
import type { SharedChild, TeamMember, TherapistAccount } from '#domain/people/people'
import { daysLeft, hasEnded, mayDo, mayRemove, membershipIn, nameOfMember, reachOf, rolesToGive, rolesToInvite, teamRoles } from '#domain/people/team'
import { useChildren } from '#app/children'
import { loadedOr } from '#app/loaded'
import { useNow } from '#app/now'
import { useText } from '#text/i18n'
import { InviteForm } from './InviteForm'
import { MemberForm } from './MemberForm'
import { PendingInvitations } from './PendingInvitations'
import styles from './teams.module.css'
import { useRemoval } from './useRemoval'
import type { TeamState } from './useTeam'
import { TaskFailure } from '../notice/TaskFailure'

/** Who is in the team, with what this person may change about it. */
export function Members({ team, account }: { team: TeamState; account: TherapistAccount }) {
  const text = useText()
  const now = useNow()
  const { role, me } = team
  const [open, setOpen] = useState<string | null>(null)
  const [isInviting, setInviting] = useState(false)
  const removal = useRemoval(account.id, me.uid)
  const shared = loadedOr(useChildren().caseload, []).filter(({ accountId }) => accountId === account.id)
  const isManager = mayDo(role, 'invite-staff')
  const members = Object.entries(account.team)
    .filter(([uid, member]) => !removal.gone.includes(uid) && (isManager || uid === me.uid || isStaff(member)))
    .toSorted(([, one], [, other]) => teamRoles.indexOf(one.role) - teamRoles.indexOf(other.role) || nameOfMember(one).localeCompare(nameOfMember(other)))
  const changed = open === null ? undefined : account.team[open]
  const close = () => setOpen(null)
  const closeLabel = { 'aria-label': text('screens.teams.close') }

  return (
    <Paper p="lg" component="section" className={styles['part']} aria-labelledby="team-members">
      <div className={styles['head']}>
        <Title order={2} id="team-members">
          {text('screens.teams.members.title')}
        </Title>
        {rolesToInvite(role).length === 0 ? null : <Button onClick={() => setInviting(true)}>{text('screens.teams.members.invite')}</Button>}
      </div>
      {isManager ? null : <p className={styles['muted']}>{text('screens.teams.members.parentsOnly')}</p>}
      <PendingInvitations team={team} account={account} />
      <TaskFailure task={removal} />
      <ul className={styles['list']}>
        {members.map(([uid, member]) => {
          const name = nameOfMember(member)
          const mayChange = rolesToGive(account, me.uid, uid, now).length > 0 || mayRemove(account, me.uid, uid, now)
          return (
            <li key={uid} className={styles['line']}>
              <div className={styles['who']}>
                <b>
                  {name}
                  {uid === me.uid ? ` ${text('screens.teams.you')}` : ''}
                </b>
                {isManager && member.email !== name ? <span className={styles['muted']}>{member.email}</span> : null}
              </div>
              <div className={styles['facts']}>
                <span className={styles['role']} data-role={member.role}>
                  {text(`screens.teams.roles.${member.role}`)}
                </span>
                <VisitEnd member={member} now={now} />
              </div>
              {mayChange ? (
                <Button aria-label={text('screens.teams.members.changeOf', { name })} onClick={() => setOpen(uid)}>
                  {text('screens.teams.members.change')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      <Modal opened={changed !== undefined} onClose={close} size="lg" title={changed === undefined ? '' : nameOfMember(changed)} closeButtonProps={closeLabel}>
        {open === null || changed === undefined ? null : (
          <MemberForm
            key={open}
            account={account}
            uid={open}
            member={changed}
            by={me.uid}
            losesSightOf={childrenOf(account, open, shared)}
            onRemove={() => removal.remove(open, changed)}
            onDone={close}
          />
        )}
      </Modal>
      <Modal opened={isInviting} onClose={() => setInviting(false)} size="lg" title={text('screens.teams.invite.title')} closeButtonProps={closeLabel}>
        <InviteForm account={account} roles={rolesToInvite(role)} by={me.uid} onDone={() => setInviting(false)} />
      </Modal>
    </Paper>
  )
}

/** The nicknames of those whom a member sees through the account. */
function childrenOf(account: TherapistAccount, uid: string, shared: readonly SharedChild[]): readonly string[] {
  const role = account.team[uid]?.role
  const reach = role === undefined ? 'none' : reachOf.run[role]
  const named = membershipIn(account, uid) ?? ''
  return shared.filter(({ caseload }) => reach === 'all' || (reach === 'assigned' && caseload.includes(named))).map(({ alias }) => alias)
}

const isStaff = ({ role }: TeamMember): boolean => role !== 'parent' && role !== 'visitor'

function VisitEnd({ member, now }: { member: TeamMember; now: number }) {
  const text = useText()
  if (member.until === null) return null
  return (
    <span className={styles['muted']}>
      {hasEnded(member, now) ? text('screens.teams.members.ended') : text('screens.teams.members.days', { count: daysLeft(member.until, now) })}
    </span>
  )
}
