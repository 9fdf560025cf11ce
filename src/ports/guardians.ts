import type { GuardianInvitation } from '#domain/people/people'
import type { Actor } from './actor'

type Stop = () => void

/**
 * The people who look after a child in addition to the owner, and those who are invited to do so. Their identities are stored
 * with the child. Implemented in src/data; errors are StoreErrors.
 */
export interface Guardians {
  /** Watches the unanswered invitations to this child, including expired ones. Only the owner may see them. */
  watchInvitations(childId: string, onList: (list: readonly GuardianInvitation[]) => void, onError: (error: Error) => void): Stop
  /** Watches the invitations to this address, which must be verified. */
  invitationsFor(email: string, onList: (list: readonly GuardianInvitation[]) => void, onError: (error: Error) => void): Stop
  /** Invites a person, or invites them again with a new end. `email` is in the form of `invitedAddress`. */
  invite(request: { readonly childId: string; readonly email: string }, me: Actor): Promise<void>
  takeBack(invitation: GuardianInvitation): Promise<void>
  accept(invitation: GuardianInvitation, me: Actor): Promise<void>
  decline(invitation: GuardianInvitation): Promise<void>
  /** Removes a guardian. Only the owner may do this. */
  remove(childId: string, uid: string): Promise<void>
  leave(childId: string, uid: string): Promise<void>
  /**
   * Copies the child, with plans, texts and sessions, to a child of the guardian's own, which stays if this child is deleted.
   * Returns the new id.
   */
  keepCopy(childId: string, uid: string): Promise<string>
}
