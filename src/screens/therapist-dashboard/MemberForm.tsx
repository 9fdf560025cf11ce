import { useState } from 'react'
import type { TeamMember, TeamRole, TherapistAccount } from '#domain/people/people'
import { DEFAULT_VISIT_DAYS, mayRemove, nameOfMember, rolesToGive } from '#domain/people/team'
import { useNow } from '#app/services/now'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { sayNames } from '#text/locale'
import { Notice } from '../notice/Notice'
import { announce } from '../notice/tell'
import { RoleChoice } from './RoleChoice'
import styles from './teams.module.css'
import { useAsyncAction } from '#app/services/task'
import { Button } from '#ui/Button'
import { TaskFailure } from '../notice/TaskFailure'

interface Props {
  readonly account: TherapistAccount
  readonly uid: string
  readonly member: TeamMember
  readonly by: string
  /** The children that the member sees through the account. */
  readonly losesSightOf: readonly string[]
  readonly onRemove: () => void
  readonly onDone: () => void
}

/** Changes a member's role, or removes the member. */
export function MemberForm({ account, uid, member, by, losesSightOf, onRemove, onDone }: Props) {
  const text = useText()
  const { teams } = useServices()
  const now = useNow()
  const task = useAsyncAction()
  const [role, setRole] = useState<TeamRole>(member.role)
  const [days, setDays] = useState<number>(DEFAULT_VISIT_DAYS)
  const others = rolesToGive(account, by, uid, now)
  const name = nameOfMember(member)
  const save = () =>
    role !== 'parent' &&
    void task.run(
      () => teams.setRole({ accountId: account.id, target: uid, role, visitDays: days, by }),
      () => {
        announce(text('screens.teams.members.saved', { name, role: text(`screens.teams.roles.${role}`) }), text('screens.teams.close'))
        onDone()
      },
    )
  const remove = () => {
    onRemove()
    onDone()
  }
  return (
    <div className={styles['part']}>
      <TaskFailure task={task} />
      {others.length === 0 ? null : (
        <>
          <RoleChoice label={text('screens.teams.members.role')} roles={[member.role, ...others]} role={role} days={days} onRole={setRole} onDays={setDays} />
          {role === 'owner' && member.role !== 'owner' ? <Notice kind="info">{text('screens.teams.members.ownerNote')}</Notice> : null}
          <Button loading={task.isBusy} disabled={role === member.role && role !== 'visitor'} onClick={save}>
            {text('screens.teams.members.save')}
          </Button>
        </>
      )}
      {mayRemove(account, by, uid, now) ? (
        <div className={styles['out']}>
          <p className="muted">
            {losesSightOf.length === 0
              ? text('screens.teams.members.removeNobody', { name })
              : text('screens.teams.members.removeHint', { name, children: sayNames(losesSightOf) })}
          </p>
          <Button onClick={remove}>{text('screens.teams.members.remove')}</Button>
        </div>
      ) : null}
    </div>
  )
}
