import type { SnapshotFrom } from 'xstate'
import type { VisitorFacts } from '#domain/access/decide'
import type { TherapistAccount } from '#domain/people/people'
import { isActive } from './membership'
import type { TherapistMachine } from './therapist.machine'

type TherapistSnapshot = SnapshotFrom<TherapistMachine>

/** The account this person works in; `unknown` while the list or the selected account has not been read. */
export function selectAccount({ context }: TherapistSnapshot): TherapistAccount | null | 'unknown' {
  if (context.selectedAccount !== null) return context.selectedRecord ?? 'unknown'
  return context.accountsChecked ? null : 'unknown'
}

/** What the guards ask: an account that anybody may found without paying opens nothing until it is active. */
export function selectHasAccount(snapshot: TherapistSnapshot): VisitorFacts['hasSelectedAccount'] {
  const account = selectAccount(snapshot)
  return account === 'unknown' ? 'unknown' : account !== null && isActive(account)
}
