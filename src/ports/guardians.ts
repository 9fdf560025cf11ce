import type { GuardianInvitation } from '#domain/people/people'
import type { Actor } from './actor'

type Stop = () => void

/** Who looks after a child beside its owner, and who is asked to. Who they are stands with the child. Made in src/data; errors are StoreErrors. */
export interface Guardians {
  /** Those to this child that nobody has answered, also those that have run out; for the owner alone. */
  watchInvitations(childId: string, onList: (list: readonly GuardianInvitation[]) => void, onError: (error: Error) => void): Stop
  /** Those to this address, which has to be proven. */
  invitationsFor(email: string, onList: (list: readonly GuardianInvitation[]) => void, onError: (error: Error) => void): Stop
  /** Invites, or invites anew: with a new end. `email` is as `invitedAddress` gives it. */
  invite(wish: { readonly childId: string; readonly email: string }, me: Actor): Promise<void>
  takeBack(invitation: GuardianInvitation): Promise<void>
  accept(invitation: GuardianInvitation, me: Actor): Promise<void>
  decline(invitation: GuardianInvitation): Promise<void>
  /** By the owner. */
  remove(childId: string, uid: string): Promise<void>
  leave(childId: string, uid: string): Promise<void>
  /** By a guardian: makes a child of the person's own with plan, texts and sessions of this one, which outlives it; answers with its id. */
  keepCopy(childId: string, uid: string): Promise<string>
}
