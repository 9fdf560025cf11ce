import type { TeamRole, TherapistAccount } from '#domain/people/people'
import { useChildren } from '#app/play/children'
import { loadedOr } from '#app/services/loaded'
import { useText } from '#text/i18n'
import { lazyPart } from '#ui/lazyPart'
import { Skeleton } from '#ui/Skeleton'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { Cases } from './Cases'
import { TitledPage } from './TitledPage'
import type { TeamState } from './useTeam'

/** Loaded only if the list is empty. */
const NoCases = lazyPart(async () => (await import('./NoCases')).NoCases)

interface Props {
  readonly team: TeamState
  readonly account: TherapistAccount
  readonly role: TeamRole
}

/** The children that families shared with the account, with their needs. It lists only those that this person's role may see. */
export function CaseloadTable({ team, account, role }: Props) {
  const text = useText()
  const { caseload } = useChildren()
  const list = loadedOr(caseload, []).filter(({ accountId }) => accountId === account.id)
  if (caseload.status === 'loading')
    return (
      <TitledPage title={text('screens.teams.cases.title')}>
        <Skeleton layout="list" label={text('screens.teams.cases.reading')} />
      </TitledPage>
    )
  if (caseload.status === 'failed')
    return (
      <TitledPage title={text('screens.teams.cases.title')}>
        <NotLoadedNotice found={caseload}>{text('screens.teams.cases.failed')}</NotLoadedNotice>
      </TitledPage>
    )
  return list.length === 0 ? <NoCases team={team} account={account} role={role} /> : <Cases list={list} account={account} role={role} />
}
