import type { SnapshotFrom } from 'xstate'
import type { VisitorFacts } from '#domain/access/decide'
import type { TherapistAccount } from '#domain/people/people'
import type { TherapistMachine } from './therapist.machine'

type TherapistSnapshot = SnapshotFrom<TherapistMachine>

/** Selects the account in which this person works: `unknown` until the list or the selected account has been read. */
export function selectAccount({ context }: TherapistSnapshot): TherapistAccount | null | 'unknown' {
  if (context.selectedAccount !== null) return context.selectedRecord ?? 'unknown'
  return context.accountsChecked ? null : 'unknown'
}

/** Selects the facts for the route guards. Only an active account is ever selected, because anyone can create an account without paying. */
export function selectHasAccount(snapshot: TherapistSnapshot): VisitorFacts['hasSelectedAccount'] {
  const account = selectAccount(snapshot)
  return account === 'unknown' ? 'unknown' : account !== null
}

/** Selects the account being viewed: the opened one, or else the selected one, or else the first. Its children are listed. It may be inactive. */
export function selectOpenAccount({ context }: TherapistSnapshot): TherapistAccount | null {
  const { therapistAccounts, openedId, selectedAccount } = context
  const withId = (wanted: string | undefined | null) => therapistAccounts.find(({ id }) => id === wanted)
  return withId(openedId) ?? withId(selectedAccount?.id) ?? therapistAccounts[0] ?? null
}
