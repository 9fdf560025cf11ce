import { useState } from 'react'
import type { SharedChild, TeamMember, TherapistAccount } from '#domain/people/people'
import { mayDo, mayRemove, membershipIn, nameOfMember, reachOf, rolesToGive, teamRoles } from '#domain/people/team'
import { useChildren } from '#app/play/children'
import { loadedOr } from '#app/services/loaded'
import { useNow } from '#app/services/now'
import { useText } from '#text/i18n'
import { Modal } from '#ui/Modal'
import { TaskFailure } from '../notice/TaskFailure'
import { UndoLine } from '../notice/Undo'
import { MemberForm } from './MemberForm'
import { MemberRow } from './MemberRow'
import { PendingInvitations } from './PendingInvitations'
import styles from './teams.module.css'
import { useRemoval } from './useRemoval'
import type { TeamState } from './useTeam'

/** Lists open invitations and members, with the changes that this person may make. */
export function Members({ team, account }: { team: TeamState; account: TherapistAccount }) {
  const text = useText()
  const now = useNow()
  const { role, me } = team
  const [open, setOpen] = useState<string | null>(null)
  const removal = useRemoval(account)
  const shared = loadedOr(useChildren().caseload, []).filter(({ accountId }) => accountId === account.id)
  const isManager = mayDo(role, 'invite-staff')
  const seesAll = role !== null && reachOf.run[role] === 'all'
  const members = Object.entries(account.team)
    .filter(([uid, member]) => isManager || uid === me.uid || isStaff(member))
    .toSorted(([, one], [, other]) => teamRoles.indexOf(one.role) - teamRoles.indexOf(other.role) || nameOfMember(one).localeCompare(nameOfMember(other)))
  const changed = open === null ? undefined : account.team[open]
  const close = () => setOpen(null)
  const rowOf = ([uid, member]: readonly [string, TeamMember]) => {
    if (uid === removal.undoable)
      return (
        <li key={`gone ${uid}`} className={styles['line']}>
          <UndoLine said={text('screens.teams.members.removed', { name: nameOfMember(member) })} onUndo={removal.undo} />
        </li>
      )
    if (removal.gone.includes(uid)) return null
    const mayChange = rolesToGive(account, me.uid, uid, now).length > 0 || mayRemove(account, me.uid, uid, now)
    return (
      <MemberRow
        key={uid}
        member={member}
        isMe={uid === me.uid}
        showsAddress={isManager}
        count={seesAll ? childrenOf(account, uid, shared).length : null}
        onChange={mayChange ? () => setOpen(uid) : null}
      />
    )
  }

  return (
    <section className={styles['part']} aria-label={text('screens.teams.members.title')}>
      {isManager ? null : <p className="muted">{text('screens.teams.members.parentsOnly')}</p>}
      <PendingInvitations team={team} account={account} />
      <TaskFailure task={removal} />
      <ul className={styles['list']}>{members.map(rowOf)}</ul>
      <Modal
        opened={changed !== undefined}
        onClose={close}
        size="xl"
        title={changed === undefined ? '' : nameOfMember(changed)}
        closeLabel={text('screens.teams.close')}
      >
        {open === null || changed === undefined ? null : (
          <MemberForm
            key={open}
            account={account}
            uid={open}
            member={changed}
            by={me.uid}
            losesSightOf={childrenOf(account, open, shared).map(({ alias }) => alias)}
            onRemove={() => removal.remove(open)}
            onDone={close}
          />
        )}
      </Modal>
    </section>
  )
}

/** Returns the children that a member sees through the account. */
function childrenOf(account: TherapistAccount, uid: string, shared: readonly SharedChild[]): readonly SharedChild[] {
  const role = account.team[uid]?.role
  const reach = role === undefined ? 'none' : reachOf.run[role]
  const named = membershipIn(account, uid) ?? ''
  return shared.filter(({ caseload }) => reach === 'all' || (reach === 'assigned' && caseload.includes(named)))
}

const isStaff = ({ role }: TeamMember): boolean => role !== 'parent' && role !== 'visitor'
