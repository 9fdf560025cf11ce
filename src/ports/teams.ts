import type { Invitation, TeamMember, TeamRole } from '#domain/people/people'
import type { Instant } from '#domain/time'
import type { Actor } from './actor'

type Stop = () => void

/** The person to invite, and the role. `accessDays` only for visitors. */
interface InvitationRequest {
  readonly accountId: string
  /** In the form of `invitedAddress`. */
  readonly email: string
  readonly role: Exclude<TeamRole, 'owner'>
  readonly accessDays: number | null
}

/** A person to remove from a team, identified by when they joined: somebody who has joined again since is not meant. */
export interface Removal {
  readonly accountId: string
  readonly target: string
  readonly joinedAt: Instant
  readonly by: string
}

/** The teams of therapist accounts. Made in src/data; errors are StoreErrors. */
export interface Teams {
  /** Creates an account and returns its id. `permission-denied` without a verified address, and beyond MAX_ACCOUNTS. */
  create(me: Actor, name: string): Promise<string>
  rename(accountId: string, name: string): Promise<void>
  /** Every invitation that was not accepted, for managers; with `onlyFamilies` those that a therapist may see. */
  watchInvitations(account: { id: string; onlyFamilies: boolean }, onList: (list: readonly Invitation[]) => void, onError: (error: Error) => void): Stop
  /** The families of an account by uid, for its managers: its team does not name them. */
  watchFamilies(accountId: string, onFamilies: (families: Readonly<Record<string, TeamMember>>) => void, onError: (error: Error) => void): Stop
  /** Invites, or invites again with a new end. */
  invite(request: InvitationRequest, by: string): Promise<void>
  revoke(invitation: Invitation): Promise<void>
  accept(invitation: Invitation, me: Actor): Promise<void>
  decline(invitation: Invitation, me: Actor): Promise<void>
  /** `visitDays` is how long a visitor may stay from now on. A family has no other role. */
  setRole(change: { accountId: string; target: string; role: Exclude<TeamRole, 'parent'>; visitDays: number; by: string }): Promise<void>
  /** `not-found` if they are not, or no longer, there. */
  remove(removal: Removal): Promise<void>
  leave(accountId: string, uid: string): Promise<void>
  /** With its invitations, families and list of children. Only by its single owner, and only without a subscription. */
  delete(accountId: string): Promise<void>
}
