import { Button, Modal, Title } from '@mantine/core'
import { useState } from 'react'
import type { TherapistAccount } from '#domain/people/people'
import { MAX_ACCOUNTS } from '#domain/people/team'
import { useNow } from '../../app/now'
import { useText } from '../../text/i18n'
import { formatDay } from '../history/formats'
import { Notice } from '../notice/Notice'
import { ProveAddress } from '../account/ProveAddress'
import { AccountChooser } from './AccountChooser'
import { AccountMatters } from './AccountMatters'
import { Caseload } from './Caseload'
import { FoundAccount } from './FoundAccount'
import { InvitationsForMe } from './InvitationsForMe'
import { Members } from './Members'
import styles from './teams.module.css'
import { useTeam } from './useTeam'

/** The therapist accounts of a person: who is in the team, and the children whom families shared. */
export default function TherapistDashboard() {
  const text = useText()
  const team = useTeam()
  const [isFounding, setFounding] = useState(false)
  const { isLoading, account, role, accounts, me } = team
  const mayFound = accounts.filter(({ id }) => id.startsWith(`${me.uid}_`)).length < MAX_ACCOUNTS
  const found = () => setFounding(true)
  const close = () => setFounding(false)

  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <div>
          <Title order={1} className={styles['name']}>
            {account?.name ?? text('screens.teams.title')}
          </Title>
          {account === null ? null : <Status account={account} />}
        </div>
        {accounts.length > 0 && mayFound ? (
          <Button variant="subtle" onClick={found}>
            {text('screens.teams.found.another')}
          </Button>
        ) : null}
      </div>
      <AccountChooser team={team} />
      <InvitationsForMe />
      {isLoading ? <p role="status">{text('screens.teams.loading')}</p> : null}
      {!isLoading && account === null ? <NoAccount isProving={!team.isProven && !isFounding} onFound={found} /> : null}
      {account === null || role === null ? null : (
        <>
          {/* What is open or waiting in one account is not carried over to the next. */}
          <Caseload key={`children ${account.id}`} team={team} account={account} />
          <Members key={`team ${account.id}`} team={team} account={account} />
          <AccountMatters key={`account ${account.id}`} team={team} account={account} />
        </>
      )}
      <Modal opened={isFounding} onClose={close} size="lg" title={text('screens.teams.found.title')} closeButtonProps={{ 'aria-label': text('screens.teams.close') }}>
        <FoundAccount team={team} onDone={close} />
      </Modal>
    </div>
  )
}

function NoAccount({ isProving, onFound }: { isProving: boolean; onFound: () => void }) {
  const text = useText()
  return (
    <>
      <Notice kind="info" title={text('screens.teams.none.title')}>
        <p>{text('screens.teams.none.lead')}</p>
        <p>{text('screens.teams.none.invited')}</p>
        <Button onClick={onFound}>{text('screens.teams.found.button')}</Button>
      </Notice>
      {isProving ? <ProveAddress /> : null}
    </>
  )
}

const statuses = ['inactive', 'active', 'trialing', 'past_due', 'suspended'] as const

function Status({ account: { status, subscriptionEndDate } }: { account: TherapistAccount }) {
  const text = useText()
  const now = useNow()
  const known = statuses.find((one) => one === status)
  if (known === undefined) return null
  const isDated = known === 'active' && subscriptionEndDate !== null
  if (!isDated) return <p className={styles['muted']}>{text(`screens.teams.status.${known}`)}</p>
  const day = formatDay(subscriptionEndDate)
  return <p className={styles['muted']}>{subscriptionEndDate > now ? text('screens.teams.status.activeUntil', { day }) : text('screens.teams.status.ended', { day })}</p>
}
