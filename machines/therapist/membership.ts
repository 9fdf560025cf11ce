import type { Invitation, TeamRole, TherapistAccount } from '#domain/people/people'
import { liveRoleIn } from '#domain/people/team'
import { isActiveAccount } from '#domain/subscription/derive'
import type { Instant } from '#domain/time'

/** Status of this person's invitation to the selected account, as far as it is known. */
export type InvitationStatus = Invitation['status'] | 'unknown'

/** The therapist account in which this person works, which is always active. `role` is null until the account has been read. */
interface SelectedAccount {
  readonly id: string
  readonly invitationStatus: InvitationStatus
  readonly role: TeamRole | null
}

/** A person's therapist accounts, invitations, and the account in which they work. */
export interface TherapistMembership {
  readonly uid: string | null
  readonly email: string
  readonly therapistAccounts: readonly TherapistAccount[]
  /** Whether the list of accounts has been read, or could not be read. */
  readonly accountsChecked: boolean
  readonly pendingInvites: readonly Invitation[]
  readonly isTherapistOwner: boolean
  readonly activeAccounts: Readonly<Record<string, TherapistAccount>>
  /** Id of the account that was opened for viewing, active or not. It may have left the list or not be in it yet. */
  readonly openedId: string | null
  readonly selectedAccount: SelectedAccount | null
  /** The selected account as last read, or null until then. A selection that has not been read gives no access. */
  readonly selectedRecord: TherapistAccount | null
}

/** Returns the membership for the time before anything has been read or while nobody is signed in. */
export function emptyMembership(): TherapistMembership {
  return {
    uid: null,
    email: '',
    therapistAccounts: [],
    accountsChecked: false,
    pendingInvites: [],
    isTherapistOwner: false,
    activeAccounts: {},
    openedId: null,
    selectedAccount: null,
    selectedRecord: null,
  }
}

/** Derives the membership from the list of accounts. It leaves out accounts in which a visitor's time has ended. */
export function membershipFrom(accounts: readonly TherapistAccount[], uid: string | null, now: Instant) {
  const therapistAccounts = accounts.filter((account) => liveRoleIn(account, uid, now) !== null)
  return {
    therapistAccounts,
    activeAccounts: Object.fromEntries(therapistAccounts.filter((account) => isActiveAccount(account, now)).map((account) => [account.id, account])),
    isTherapistOwner: therapistAccounts.some((account) => liveRoleIn(account, uid, now) === 'owner'),
  }
}

/** Returns the id of the account to work in: the opened one if it is active, or else the selected one, or else the first active one. */
export function idToSelect({ therapistAccounts, activeAccounts, openedId, selectedAccount }: TherapistMembership): string | null {
  if (openedId !== null && Object.hasOwn(activeAccounts, openedId)) return openedId
  return selectedAccount?.id ?? therapistAccounts.find(({ id }) => Object.hasOwn(activeAccounts, id))?.id ?? null
}

/** Returns the status of the invitation to this account, or `unknown` if there is none. */
export function invitationStatusOf(invites: readonly Invitation[], accountId: string): InvitationStatus {
  return invites.find((invite) => invite.accountId === accountId)?.status ?? 'unknown'
}

/** Adds the invitations, and the status of the one for the selected account. */
export function withInvites({ selectedAccount }: TherapistMembership, pendingInvites: readonly Invitation[]) {
  const invitationStatus = selectedAccount === null ? 'unknown' : invitationStatusOf(pendingInvites, selectedAccount.id)
  return { pendingInvites, selectedAccount: selectedAccount === null ? null : { ...selectedAccount, invitationStatus } }
}

/**
 * Applies a reading of the selected account. The account counts from now on while it is
 * active. Otherwise, nothing is selected. The list may not contain it yet.
 */
export function withSelectionRead(membership: TherapistMembership, account: TherapistAccount, now: Instant) {
  const { selectedAccount, uid, therapistAccounts } = membership
  const counts = selectedAccount !== null && isActiveAccount(account, now)
  return {
    ...membershipFrom(
      therapistAccounts.map((one) => (one.id === account.id ? account : one)),
      uid,
      now,
    ),
    selectedAccount: counts ? { ...selectedAccount, role: liveRoleIn(account, uid, now) } : null,
    selectedRecord: counts ? account : null,
  }
}
