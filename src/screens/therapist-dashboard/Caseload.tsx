import { useState } from 'react'
import type { TeamRole, TherapistAccount } from '#domain/people/people'
import { reachOf } from '#domain/people/team'
import { useChildren } from '#app/play/children'
import { loadedOr } from '#app/services/loaded'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Skeleton } from '#ui/Skeleton'
import { Modal } from '#ui/Modal'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { Cases } from './Cases'
import styles from './cases.module.css'
import { InviteForm } from './InviteForm'
import { PendingInvitations } from './PendingInvitations'
import type { TeamState } from './useTeam'

interface Props {
  readonly team: TeamState
  readonly account: TherapistAccount
  readonly role: TeamRole
}

/** The children that families shared with the account, within the reach of this person's role, with their needs. */
export function CaseloadTable({ team, account, role }: Props) {
  const text = useText()
  const { caseload } = useChildren()
  const list = loadedOr(caseload, []).filter(({ accountId }) => accountId === account.id)
  if (caseload.status === 'loading')
    return (
      <Said title={text('screens.teams.cases.title')}>
        <Skeleton layout="list" label={text('screens.teams.cases.reading')} />
      </Said>
    )
  if (caseload.status === 'failed')
    return (
      <Said title={text('screens.teams.cases.title')}>
        <NotLoadedNotice found={caseload}>{text('screens.teams.cases.failed')}</NotLoadedNotice>
      </Said>
    )
  return list.length === 0 ? <NoCases team={team} account={account} role={role} /> : <Cases list={list} account={account} role={role} />
}

function Said({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      {children}
    </div>
  )
}

function NoCases({ team, account, role }: Props) {
  const text = useText()
  const [isInviting, setInviting] = useState(false)
  const close = () => setInviting(false)
  if (account.status === 'suspended')
    return (
      <Said title={text('screens.teams.cases.title')}>
        <p>{text('screens.children.ofTeam.suspendedLead')}</p>
      </Said>
    )
  if (reachOf.run[role] !== 'all')
    return (
      <Said title={text('screens.children.ofTeam.noneAssigned')}>
        <p>{text('screens.children.ofTeam.noneAssignedLead')}</p>
      </Said>
    )
  return (
    <Said title={text('screens.teams.cases.none')}>
      <p>{text('screens.children.ofTeam.noneSharedLead')}</p>
      <Button kind="now" className={styles['invite']} onClick={() => setInviting(true)}>
        {text('screens.teams.cases.inviteFamily')}
      </Button>
      <PendingInvitations team={team} account={account} />
      <Modal opened={isInviting} onClose={close} size="xl" title={text('screens.teams.cases.inviteFamily')} closeLabel={text('screens.teams.close')}>
        <InviteForm account={account} roles={['parent']} by={team.me.uid} onDone={close} />
      </Modal>
    </Said>
  )
}
