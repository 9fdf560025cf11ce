import type { CardSubscription, Invitation, TherapistAccount, UserRecord } from '#domain/people/people'

type Stop = () => void

/**
 * Access to people and accounts for the app's state machines. Implemented in src/data on the documents port; errors are
 * StoreErrors.
 */
export interface PeopleRecords {
  /** Creates `Users/{uid}` with the default role if it is missing, so that every later read finds it. */
  ensureUser(user: { uid: string; email: string; displayName: string }): Promise<void>
  /** Whether the backend lets the signed-in person read the probe document. Rejects if the backend cannot answer. */
  probe(what: 'staff' | 'systemAdmin'): Promise<boolean>
  watchUser(uid: string, onUser: (user: UserRecord | null) => void, onError: (error: Error) => void): Stop
  /** Watches only subscriptions with the status trialing or active. */
  watchSubscriptions(uid: string, onList: (list: readonly CardSubscription[]) => void, onError: (error: Error) => void): Stop
  /**
   * Watches the accounts in which this person is a member of the team, a visitor until the visit has ended, or a family. Of the
   * families, only this person is included.
   */
  watchAccounts(uid: string, onList: (list: readonly TherapistAccount[]) => void, onError: (error: Error) => void): Stop
  /** Watches one account with this person in it; null if it was deleted or the person does not belong to it. */
  watchAccount(id: string, uid: string, onAccount: (account: TherapistAccount | null) => void, onError: (error: Error) => void): Stop
  /** Watches the pending invitations to this address. */
  watchInvitations(email: string, onList: (list: readonly Invitation[]) => void, onError: (error: Error) => void): Stop
}
