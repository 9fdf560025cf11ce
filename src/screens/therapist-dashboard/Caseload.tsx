import { useState } from 'react'
import type { TeamRole, TherapistAccount } from '#domain/people/people'
import { reachOf } from '#domain/people/team'
import { useChildren } from '#app/children'
import { loadedOr } from '#app/loaded'
import { useText } from '#text/i18n'
import { Shapes } from '#ui/Shapes'
import { Modal } from '#ui/Modal'
import { NotLoaded } from '../notice/NotLoaded'
import { Cases } from './Cases'
import styles from './cases.module.css'
import { InviteForm } from './InviteForm'
import type { TeamState } from './useTeam'

interface Props {
  readonly team: TeamState
  readonly account: TherapistAccount
  readonly role: TeamRole
  /** Stands at the end of the line of filters. */
  readonly aside: React.ReactNode
}

/** The children whom families shared with the account, as far as this person's role reaches: who needs what. */
export function Caseload({ team, account, role, aside }: Props) {
  const text = useText()
  const { caseload } = useChildren()
  const list = loadedOr(caseload, []).filter(({ accountId }) => accountId === account.id)
  if (caseload.status === 'loading')
    return (
      <Said title={text('screens.teams.cases.title')} aside={aside}>
        <Shapes layout="list" label={text('screens.teams.cases.reading')} />
      </Said>
    )
  if (caseload.status === 'failed')
    return (
      <Said title={text('screens.teams.cases.title')} aside={aside}>
        <NotLoaded found={caseload}>{text('screens.teams.cases.failed')}</NotLoaded>
      </Said>
    )
  return list.length === 0 ? (
    <NoCases team={team} account={account} role={role} aside={aside} />
  ) : (
    <Cases list={list} account={account} role={role} aside={aside} />
  )
}

function Said({ title, aside, children }: { title: string; aside: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>{title}</h1>
        {aside}
      </div>
      {children}
    </div>
  )
}

function NoCases({ team, account, role, aside }: Props) {
  const text = useText()
  const [isInviting, setInviting] = useState(false)
  const close = () => setInviting(false)
  if (account.status === 'suspended')
    return (
      <Said title={text('screens.teams.cases.title')} aside={aside}>
        <p>{text('screens.teams.cases.suspended')}</p>
      </Said>
    )
  if (reachOf.run[role] !== 'all')
    return (
      <Said title={text('screens.teams.cases.noneAssigned')} aside={aside}>
        <p>{text('screens.teams.cases.noneAssignedLead')}</p>
      </Said>
    )
  return (
    <Said title={text('screens.teams.cases.none')} aside={aside}>
      <p>{text('screens.teams.cases.noneLead')}</p>
      <button type="button" className={`press press-now ${styles['invite']}`} onClick={() => setInviting(true)}>
        {text('screens.teams.cases.inviteFamily')}
      </button>
      <Modal
        opened={isInviting}
        onClose={close}
        size="lg"
        title={text('screens.teams.invite.title')}
        closeButtonProps={{ 'aria-label': text('screens.teams.close') }}
      >
        <InviteForm account={account} roles={['parent']} by={team.me.uid} onDone={close} />
      </Modal>
    </Said>
  )
}
