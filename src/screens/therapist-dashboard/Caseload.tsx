import { Modal, Paper, Title } from '@mantine/core'
import { useState } from 'react'
import type { TherapistAccount } from '#domain/people/people'
import { mayDo, reachOf } from '#domain/people/team'
import { useChildren } from '../../app/children'
import { useText } from '../../text/i18n'
import { Notice } from '../notice/Notice'
import { AssignForm } from './AssignForm'
import { CaseRow } from './CaseRow'
import styles from './teams.module.css'
import type { TeamState } from './useTeam'

/** The children whom families shared with the account, as far as this person's role reaches. */
export function Caseload({ team, account }: { team: TeamState; account: TherapistAccount }) {
  const text = useText()
  const { caseload } = useChildren()
  const [assigned, setAssigned] = useState<string | null>(null)
  const { role, me } = team
  if (role === null || !mayDo(role, 'run')) return null
  const list = Array.isArray(caseload) ? caseload.filter(({ accountId }) => accountId === account.id) : []
  const sorted = list.toSorted((one, other) => one.alias.localeCompare(other.alias))
  const open = sorted.find(({ id }) => id === assigned)
  const ranBy = mayDo(role, 'see-results') ? null : me.uid
  const close = () => setAssigned(null)

  return (
    <Paper p="lg" component="section" className={styles['part']} aria-labelledby="team-children">
      <Title order={2} id="team-children">
        {text('screens.teams.cases.title')}
      </Title>
      {caseload === null ? <p role="status">{text('screens.teams.cases.reading')}</p> : null}
      {caseload === 'failed' ? <Notice kind="problem">{text('screens.teams.cases.failed')}</Notice> : null}
      {Array.isArray(caseload) && sorted.length === 0 ? (
        <Notice kind="info">{text(reachOf.run[role] === 'all' ? 'screens.teams.cases.none' : 'screens.teams.cases.noneAssigned')}</Notice>
      ) : null}
      {sorted.length === 0 ? null : (
        <>
          <div className={styles['scroll']}>
            <table className={styles['cases']}>
              <caption>{text('screens.teams.cases.caption', { account: account.name })}</caption>
              <thead>
                <tr>
                  <th scope="col">{text('screens.teams.cases.child')}</th>
                  <th scope="col">{text('screens.teams.cases.lastSession')}</th>
                  <th scope="col">{text('screens.teams.cases.sessions')}</th>
                  <th scope="col">{text('screens.teams.cases.flags')}</th>
                  <th scope="col">{text('screens.teams.cases.next')}</th>
                </tr>
              </thead>
              <tbody>
                {sorted.map((shared) => (
                  <CaseRow key={shared.id} shared={shared} account={account} role={role} ranBy={ranBy} onAssign={() => setAssigned(shared.id)} />
                ))}
              </tbody>
            </table>
          </div>
          <p className={styles['muted']}>
            {ranBy === null ? '' : `${text('screens.teams.cases.ownOnly')} `}
            {text('screens.teams.cases.notice')}
          </p>
        </>
      )}
      <Modal
        opened={open !== undefined}
        onClose={close}
        size="lg"
        title={text('screens.teams.cases.assignTitle', { alias: open?.alias ?? '' })}
        closeButtonProps={{ 'aria-label': text('screens.teams.close') }}
      >
        {open === undefined ? null : <AssignForm key={open.id} account={account} shared={open} onDone={close} />}
      </Modal>
    </Paper>
  )
}
