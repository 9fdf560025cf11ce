import type { GuardianInvitation } from '#domain/people/people'
import type { Actor } from './actor'

type Stop = () => void

/**
 * The people who look after a child in addition to its owner, and those who are invited to. Their identities are stored with the child. Made in src/data;
 * errors are StoreErrors.
 */
export interface Guardians {
  /** Unanswered invitations to this child, including expired ones; only for the owner. */
  watchInvitations(childId: string, onList: (list: readonly GuardianInvitation[]) => void, onError: (error: Error) => void): Stop
  /** Invitations to this address, which must be verified. */
  invitationsFor(email: string, onList: (list: readonly GuardianInvitation[]) => void, onError: (error: Error) => void): Stop
  /** Invites, or invites again with a new end. `email` is in the form of `invitedAddress`. */
  invite(request: { readonly childId: string; readonly email: string }, me: Actor): Promise<void>
  takeBack(invitation: GuardianInvitation): Promise<void>
  accept(invitation: GuardianInvitation, me: Actor): Promise<void>
  decline(invitation: GuardianInvitation): Promise<void>
  /** By the owner. */
  remove(childId: string, uid: string): Promise<void>
  leave(childId: string, uid: string): Promise<void>
  /** For a guardian: copies the child with plan, texts and sessions to their own child, which outlives this one; returns its id. */
  keepCopy(childId: string, uid: string): Promise<string>
}
