import type { Invitation, TeamRole, TherapistAccount } from '#domain/people/people'
import { liveRoleIn } from '#domain/people/team'
import { isActiveAccount } from '#domain/subscription/derive'
import type { Instant } from '#domain/time'

/** State of the selected account's invitation for this person, as far as it is known. */
export type InvitationStatus = Invitation['status'] | 'unknown'

/** The therapist account in which this person works; always an active one. `role` is null until the account was read. */
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
  /** Whether the list of accounts was read, or reading it failed. */
  readonly accountsChecked: boolean
  readonly pendingInvites: readonly Invitation[]
  readonly isTherapistOwner: boolean
  readonly activeAccounts: Readonly<Record<string, TherapistAccount>>
  /** The account opened for viewing, active or not; it may have left the list, or not be in it yet. */
  readonly openedId: string | null
  readonly selectedAccount: SelectedAccount | null
  /** The selected account as last read; null until then, so that merely wanting to select it opens nothing. */
  readonly selectedRecord: TherapistAccount | null
}

/** The membership while nobody is signed in or nothing has been read yet. */
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

/** Derives the membership from the list of accounts, leaving out those in which a visitor's time has ended. */
export function membershipFrom(accounts: readonly TherapistAccount[], uid: string | null, now: Instant) {
  const therapistAccounts = accounts.filter((account) => liveRoleIn(account, uid, now) !== null)
  return {
    therapistAccounts,
    activeAccounts: Object.fromEntries(therapistAccounts.filter((account) => isActiveAccount(account, now)).map((account) => [account.id, account])),
    isTherapistOwner: therapistAccounts.some((account) => liveRoleIn(account, uid, now) === 'owner'),
  }
}

/** The account to work in: the opened one if active, otherwise the selected one, otherwise the first active one. */
export function idToSelect({ therapistAccounts, activeAccounts, openedId, selectedAccount }: TherapistMembership): string | null {
  if (openedId !== null && Object.hasOwn(activeAccounts, openedId)) return openedId
  return selectedAccount?.id ?? therapistAccounts.find(({ id }) => Object.hasOwn(activeAccounts, id))?.id ?? null
}

/** Status of this account's invitation; `unknown` if there is none. */
export function invitationStatusOf(invites: readonly Invitation[], accountId: string): InvitationStatus {
  return invites.find((invite) => invite.accountId === accountId)?.status ?? 'unknown'
}

/** The invitations, and the status of the one for the selected account. */
export function withInvites({ selectedAccount }: TherapistMembership, pendingInvites: readonly Invitation[]) {
  const invitationStatus = selectedAccount === null ? 'unknown' : invitationStatusOf(pendingInvites, selectedAccount.id)
  return { pendingInvites, selectedAccount: selectedAccount === null ? null : { ...selectedAccount, invitationStatus } }
}

/** The selected account has been read. It counts from now on while it is active; otherwise nothing is selected. The list may not contain it yet. */
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
