import { useState } from 'react'
import { useLocation } from 'react-router'
import type { TherapistAccount } from '#domain/people/people'
import { liveRoleIn, MAX_ACCOUNTS, mayDo, reachOf } from '#domain/people/team'
import { useTherapist } from '#app/services/actors'
import { useChildren } from '#app/play/children'
import { BehindGate } from '#app/gate/Gated'
import { loadedOr } from '#app/services/loaded'
import { useNow } from '#app/services/now'
import { useNumberWord } from '#app/forms/numberWord'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Modal } from '#ui/Modal'
import { ProveAddress } from '../account/ProveAddress'
import { AccountChooser } from './AccountChooser'
import { AccountMatters } from './AccountMatters'
import { CaseloadTable } from './Caseload'
import { FoundAccount } from './FoundAccount'
import { InvitationsForMe } from './InvitationsForMe'
import { Invite } from './Invite'
import { Members } from './Members'
import { SharedChildren } from './SharedChildren'
import styles from './teams.module.css'
import { useTeam } from './useTeam'

/** The page of a person's therapist accounts: the children that families shared and, at `#team`, the members. */
export default function TherapistDashboard() {
  const text = useText()
  const team = useTeam()
  const { hash } = useLocation()
  const [isFounding, setFounding] = useState(false)
  const { isLoading, account, role, accounts, me } = team
  const mayFound = accounts.filter(({ id }) => id.startsWith(`${me.uid}_`)).length < MAX_ACCOUNTS
  const found = () => setFounding(true)
  const close = () => setFounding(false)

  const { pendingInvites } = useTherapist().snapshot.context
  const now = useNow()
  const isInvited = pendingInvites.some(({ expiresAt }) => expiresAt > now)

  const works = role !== null && mayDo(role, 'run')
  const showsTeam = !works || hash === '#team'

  return (
    <div className={styles['page']}>
      {!isLoading && account === null ? <h1>{text(isInvited ? 'screens.teams.none.invitedTitle' : 'screens.teams.none.title')}</h1> : null}
      <InvitationsForMe />
      {isLoading ? <p role="status">{text('screens.teams.loading')}</p> : null}
      {!isLoading && account === null ? <NoAccount isInvited={isInvited} isProving={!team.isProven && !isFounding} onFound={found} /> : null}
      {account === null || role === null || showsTeam ? null : (
        <>
          <AccountChooser team={team} />
          {/* Open forms and pending actions of one account do not carry over to another. */}
          <CaseloadTable key={account.id} team={team} account={account} role={role} />
        </>
      )}
      {account === null || role === null || !showsTeam ? null : (
        <BehindGate>
          <div className={styles['page']}>
            <div className={styles['head']}>
              <div>
                <TeamSentence account={account} />
                <p className="muted">{text('screens.teams.families', { account: account.name })}</p>
              </div>
              <Invite account={account} role={role} by={me.uid} />
            </div>
            <AccountChooser team={team} />
            <Members key={`team ${account.id}`} team={team} account={account} />
            {works ? <SharedChildren key={`children ${account.id}`} account={account} role={role} /> : null}
            <AccountMatters key={`account ${account.id}`} team={team} account={account} onFound={mayFound ? found : null} />
          </div>
        </BehindGate>
      )}
      <Modal opened={isFounding} onClose={close} size="lg" title={text('screens.teams.found.title')} closeLabel={text('screens.teams.close')}>
        <FoundAccount team={team} onFounded={close} onCancel={close} />
      </Modal>
    </div>
  )
}

/** Says how many people look after how many children. People who do not see all children see the account's name instead. */
function TeamSentence({ account }: { account: TherapistAccount }) {
  const text = useText()
  const now = useNow()
  const { caseload } = useChildren()
  const { uid } = useTeam().me
  const word = useNumberWord()
  const staff = Object.keys(account.team).filter((one) => (liveRoleIn(account, one, now) ?? 'parent') !== 'parent').length
  const role = liveRoleIn(account, uid, now)
  const count = loadedOr(caseload, []).filter(({ accountId }) => accountId === account.id).length
  const said = () => {
    if (role === null || reachOf.run[role] !== 'all' || count === 0) return account.name
    return staff === 1 ? text('screens.teams.oneLooksAfter', { count }) : text('screens.teams.lookAfter', { count, people: word(staff) })
  }
  return <h1 className={styles['name']}>{said()}</h1>
}

interface NoAccountProps {
  /** Whether an invitation is shown above. It is then the main action. */
  readonly isInvited: boolean
  readonly isProving: boolean
  readonly onFound: () => void
}

function NoAccount({ isInvited, isProving, onFound }: NoAccountProps) {
  const text = useText()
  return (
    <>
      <p>{text('screens.teams.none.lead')}</p>
      {isInvited ? null : <p>{text('screens.teams.none.invited')}</p>}
      <div>
        <Button kind={isInvited ? 'plain' : 'now'} onClick={onFound}>
          {text('screens.teams.found.button')}
        </Button>
      </div>
      {isProving ? <ProveAddress /> : null}
    </>
  )
}
