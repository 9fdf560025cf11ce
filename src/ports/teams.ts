import type { Invitation, TeamMember, TeamRole } from '#domain/people/people'
import type { Instant } from '#domain/time'
import type { Actor } from './actor'

type Stop = () => void

/** The person to invite, and the role. `accessDays` is only for visitors. */
interface InvitationRequest {
  readonly accountId: string
  /** Address in the form of `invitedAddress`. */
  readonly email: string
  readonly role: Exclude<TeamRole, 'owner'>
  readonly accessDays: number | null
}

/** A person to remove from a team, identified by the time of joining. Somebody who has rejoined since then is not removed. */
export interface Removal {
  readonly accountId: string
  readonly target: string
  readonly joinedAt: Instant
  readonly by: string
}

/** The teams of therapist accounts. Implemented in src/data; errors are StoreErrors. */
export interface Teams {
  /** Creates an account and returns its id. Rejects with `permission-denied` without a verified address, and beyond MAX_ACCOUNTS. */
  create(me: Actor, name: string): Promise<string>
  rename(accountId: string, name: string): Promise<void>
  /** Watches every invitation that was not accepted, for managers. With `onlyFamilies`, only those that a therapist may see. */
  watchInvitations(account: { id: string; onlyFamilies: boolean }, onList: (list: readonly Invitation[]) => void, onError: (error: Error) => void): Stop
  /** Watches the families of an account by uid, for its managers. The account's team does not contain them. */
  watchFamilies(accountId: string, onFamilies: (families: Readonly<Record<string, TeamMember>>) => void, onError: (error: Error) => void): Stop
  /** Invites a person, or invites them again with a new end. */
  invite(request: InvitationRequest, by: string): Promise<void>
  revoke(invitation: Invitation): Promise<void>
  accept(invitation: Invitation, me: Actor): Promise<void>
  decline(invitation: Invitation, me: Actor): Promise<void>
  /**
   * Changes a member's role. `visitDays` is the number of days for which a visitor has access from now on. A family cannot get
   * another role.
   */
  setRole(change: { accountId: string; target: string; role: Exclude<TeamRole, 'parent'>; visitDays: number; by: string }): Promise<void>
  /** Removes a person. Rejects with `not-found` if they are not, or no longer, in the team. */
  remove(removal: Removal): Promise<void>
  leave(accountId: string, uid: string): Promise<void>
  /**
   * Deletes an account with its invitations, families and list of children. Only its sole owner may do this, and only without a
   * subscription.
   */
  delete(accountId: string): Promise<void>
}
