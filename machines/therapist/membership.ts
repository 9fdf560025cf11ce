import type { Invitation, TeamRole, TherapistAccount } from '#domain/people/people'
import { liveRoleIn } from '#domain/people/team'
import { isActiveAccount } from '#domain/subscription/derive'
import type { Instant } from '#domain/time'

/** Where the person stands with the selected account's invitation, as far as it is known. */
export type InvitationStatus = Invitation['status'] | 'unknown'

/** The therapist account this person works in: an active one, always. `role` is null until the account was read. */
interface SelectedAccount {
  readonly id: string
  readonly invitationStatus: InvitationStatus
  readonly role: TeamRole | null
}

/** A person's therapist accounts, invitations and the account they work in. */
export interface TherapistMembership {
  readonly uid: string | null
  readonly email: string
  readonly therapistAccounts: readonly TherapistAccount[]
  /** The list of accounts was read, or reading failed. */
  readonly accountsChecked: boolean
  readonly pendingInvites: readonly Invitation[]
  readonly isTherapistOwner: boolean
  readonly activeAccounts: Readonly<Record<string, TherapistAccount>>
  /** The account that was opened to look at it, active or not; it need not be in the list any more, or not yet. */
  readonly openedId: string | null
  readonly selectedAccount: SelectedAccount | null
  /** The selected account as it was last read: null until then, so that a mere wish to select opens nothing. */
  readonly selectedRecord: TherapistAccount | null
}

/** Nobody is signed in, or nothing was read yet. */
export function nobody(): TherapistMembership {
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

/** What follows from the list of accounts. One in which a visitor's time is over is left out. */
export function membershipFrom(accounts: readonly TherapistAccount[], uid: string | null, now: Instant) {
  const therapistAccounts = accounts.filter((account) => liveRoleIn(account, uid, now) !== null)
  return {
    therapistAccounts,
    activeAccounts: Object.fromEntries(therapistAccounts.filter((account) => isActiveAccount(account, now)).map((account) => [account.id, account])),
    isTherapistOwner: therapistAccounts.some((account) => liveRoleIn(account, uid, now) === 'owner'),
  }
}

/** The account to work in: the opened one where it is active, else the one that is selected, else the first active one of the list. */
export function idToSelect({ therapistAccounts, activeAccounts, openedId, selectedAccount }: TherapistMembership): string | null {
  if (openedId !== null && Object.hasOwn(activeAccounts, openedId)) return openedId
  return selectedAccount?.id ?? therapistAccounts.find(({ id }) => Object.hasOwn(activeAccounts, id))?.id ?? null
}

/** `unknown` unless an invitation of that account says more. */
export function invitationStatusOf(invites: readonly Invitation[], accountId: string): InvitationStatus {
  return invites.find((invite) => invite.accountId === accountId)?.status ?? 'unknown'
}

/** The list of invitations, and what it says about the selected account. */
export function withInvites({ selectedAccount }: TherapistMembership, pendingInvites: readonly Invitation[]) {
  const invitationStatus = selectedAccount === null ? 'unknown' : invitationStatusOf(pendingInvites, selectedAccount.id)
  return { pendingInvites, selectedAccount: selectedAccount === null ? null : { ...selectedAccount, invitationStatus } }
}

/** The selected account was read. While it is active it counts from now on; else nothing is selected. The list may not know it yet. */
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
