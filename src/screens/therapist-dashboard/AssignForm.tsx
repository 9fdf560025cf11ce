import { useState } from 'react'
import type { SharedChild, TherapistAccount } from '#domain/people/people'
import { liveRoleIn, MAX_ASSIGNED, membershipIn, nameOfMember, reachOf } from '#domain/people/team'
import { useNow } from '#app/services/now'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'
import { announce } from '../notice/tell'
import { Confirm } from '../notice/Confirm'
import styles from './teams.module.css'
import { useAsyncAction } from '#app/services/task'
import { Button } from '#ui/Button'
import { Cards, CheckboxCard } from '#ui/RadioGroup'
import { TaskFailure } from '../notice/TaskFailure'

/** The form for the team members who work with a child, with a button to give up access to the child. */
export function AssignForm({ account, shared, onDone }: { account: TherapistAccount; shared: SharedChild; onDone: () => void }) {
  const text = useText()
  const { caseload } = useServices()
  const now = useNow()
  const task = useAsyncAction()
  const [isGivingUp, setGivingUp] = useState(false)
  const possible = Object.keys(account.team).filter((uid) => {
    const role = liveRoleIn(account, uid, now)
    return role !== null && reachOf.run[role] === 'assigned'
  })
  const [chosen, setChosen] = useState<readonly string[]>(possible.filter((uid) => shared.caseload.includes(membershipIn(account, uid) ?? '')))
  const { alias } = shared
  const say = (message: string) => {
    announce(message, text('screens.teams.close'))
    onDone()
  }
  const memberships = chosen.flatMap((uid) => membershipIn(account, uid) ?? [])
  const save = () =>
    void task.run(
      () => caseload.assign(account.id, shared.id, memberships),
      () => say(text('screens.teams.cases.saved', { alias })),
    )
  const giveUp = () =>
    void task.run(
      () => caseload.giveUp(account.id, shared.id),
      () => say(text('screens.teams.cases.gaveUp', { alias })),
    )
  const toggle = (uid: string) => setChosen((list) => (list.includes(uid) ? list.filter((one) => one !== uid) : [...list, uid]))

  return (
    <div className={styles['part']}>
      <p className="muted">{text('screens.teams.cases.assignLead')}</p>
      <TaskFailure task={task} />
      {possible.length === 0 ? <Notice kind="info">{text('screens.teams.cases.assignNobody')}</Notice> : null}
      <Cards>
        {possible.map((uid) => {
          const member = account.team[uid]
          if (member === undefined) return null
          const isChosen = chosen.includes(uid)
          return (
            <CheckboxCard key={uid} checked={isChosen} isDisabled={!isChosen && chosen.length >= MAX_ASSIGNED} onChange={() => toggle(uid)}>
              <b>{nameOfMember(member)}</b>
              <small>{text(`screens.teams.roles.${member.role}`)}</small>
            </CheckboxCard>
          )
        })}
      </Cards>
      {chosen.length >= MAX_ASSIGNED ? <p className="muted">{text('screens.teams.cases.most', { most: MAX_ASSIGNED })}</p> : null}
      <div className={styles['row']}>
        <Button loading={task.isBusy} onClick={save}>
          {text('screens.teams.cases.save')}
        </Button>
        <Button onClick={onDone}>{text('screens.teams.cancel')}</Button>
      </div>
      <div className={styles['out']}>
        <Button kind="subtle" onClick={() => setGivingUp(true)}>
          {text('screens.teams.cases.giveUp', { alias })}
        </Button>
      </div>
      <Confirm
        isOpen={isGivingUp}
        title={text('screens.teams.cases.giveUpTitle', { alias })}
        action={text('screens.teams.cases.giveUp', { alias })}
        task={task}
        onConfirm={giveUp}
        onClose={() => setGivingUp(false)}
      >
        <p>{text('screens.teams.cases.giveUpLead', { alias })}</p>
      </Confirm>
    </div>
  )
}
