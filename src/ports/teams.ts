import type { Invitation, TeamMember, TeamRole } from '#domain/people/people'
import type { Instant } from '#domain/time'
import type { Actor } from './actor'

type Stop = () => void

/** Whom to invite as what. `accessDays` is for visitors alone. */
interface InvitationWish {
  readonly accountId: string
  /** As `invitedAddress` gives it. */
  readonly email: string
  readonly role: Exclude<TeamRole, 'owner'>
  readonly accessDays: number | null
}

/** Somebody who is taken out of a team, as the one who came then: who came again since is somebody else. */
export interface Removal {
  readonly accountId: string
  readonly target: string
  readonly joinedAt: Instant
  readonly by: string
}

/** The teams of therapist accounts. Made in src/data; errors are StoreErrors. */
export interface Teams {
  /** Founds an account and answers with its id. `permission-denied` without a proven address, and beyond MAX_ACCOUNTS. */
  create(me: Actor, name: string): Promise<string>
  rename(accountId: string, name: string): Promise<void>
  /** Every invitation that was not accepted, for whoever manages; with `onlyFamilies` those that a therapist may see. */
  watchInvitations(account: { id: string; onlyFamilies: boolean }, onList: (list: readonly Invitation[]) => void, onError: (error: Error) => void): Stop
  /** The families of an account by uid, for whoever manages it: its team does not name them. */
  watchFamilies(accountId: string, onFamilies: (families: Readonly<Record<string, TeamMember>>) => void, onError: (error: Error) => void): Stop
  /** Invites, or invites anew: with a new end. */
  invite(wish: InvitationWish, by: string): Promise<void>
  revoke(invitation: Invitation): Promise<void>
  accept(invitation: Invitation, me: Actor): Promise<void>
  decline(invitation: Invitation, me: Actor): Promise<void>
  /** `visitDays` is how long a visitor may stay from now on. A family has no other role. */
  setRole(change: { accountId: string; target: string; role: Exclude<TeamRole, 'parent'>; visitDays: number; by: string }): Promise<void>
  /** `not-found` when that one is not there, or no longer. */
  remove(removal: Removal): Promise<void>
  leave(accountId: string, uid: string): Promise<void>
  /** With its invitations, its families and its list of children. Only an owner who is alone, of an account without a subscription. */
  delete(accountId: string): Promise<void>
}
