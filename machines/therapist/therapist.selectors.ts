import type { SnapshotFrom } from 'xstate'
import type { VisitorFacts } from '#domain/access/decide'
import type { TherapistAccount } from '#domain/people/people'
import type { TherapistMachine } from './therapist.machine'

type TherapistSnapshot = SnapshotFrom<TherapistMachine>

/** The account this person works in; `unknown` while the list or the selected account has not been read. */
export function selectAccount({ context }: TherapistSnapshot): TherapistAccount | null | 'unknown' {
  if (context.selectedAccount !== null) return context.selectedRecord ?? 'unknown'
  return context.accountsChecked ? null : 'unknown'
}

/** What the guards ask. Only an active account is ever selected, so that one which anybody may found without paying opens nothing. */
export function selectHasAccount(snapshot: TherapistSnapshot): VisitorFacts['hasSelectedAccount'] {
  const account = selectAccount(snapshot)
  return account === 'unknown' ? 'unknown' : account !== null
}

/** The account that is looked at, and whose children are listed: the opened one, else the selected one, else the first. It need not be active. */
export function selectOpenAccount({ context }: TherapistSnapshot): TherapistAccount | null {
  const { therapistAccounts, openedId, selectedAccount } = context
  const withId = (wanted: string | undefined | null) => therapistAccounts.find(({ id }) => id === wanted)
  return withId(openedId) ?? withId(selectedAccount?.id) ?? therapistAccounts[0] ?? null
}
