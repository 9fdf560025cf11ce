import type { CardSubscription, Invitation, TherapistAccount, UserRecord } from '#domain/people/people'

type Stop = () => void

/** The machines' questions about people and accounts. Made in src/data on the documents port; errors are StoreErrors. */
export interface PeopleRecords {
  /** Creates `Users/{uid}` with the default role if missing, so that every later read finds it. */
  ensureUser(user: { uid: string; email: string; displayName: string }): Promise<void>
  /** Whether the probe admits the signed-in person. Rejects when the backend cannot tell. */
  probe(what: 'staff' | 'systemAdmin'): Promise<boolean>
  watchUser(uid: string, onUser: (user: UserRecord | null) => void, onError: (error: Error) => void): Stop
  /** Only those with status trialing or active. */
  watchSubscriptions(uid: string, onList: (list: readonly CardSubscription[]) => void, onError: (error: Error) => void): Stop
  /**
   * The accounts that know this person: as a member of the team, as a visitor until the visit has ended, or as a family. Of the families, each names
   * only this person.
   */
  watchAccounts(uid: string, onList: (list: readonly TherapistAccount[]) => void, onError: (error: Error) => void): Stop
  /** One account with this person in it; null if it was deleted or does not know the person. */
  watchAccount(id: string, uid: string, onAccount: (account: TherapistAccount | null) => void, onError: (error: Error) => void): Stop
  /** Pending invitations to this address. */
  watchInvitations(email: string, onList: (list: readonly Invitation[]) => void, onError: (error: Error) => void): Stop
}
