import type { Child } from '#domain/people/people'
import type { Helper, SharingCode, SharingKind, SharingStep } from '#domain/people/sharing'
import type { Actor } from './actor'

type Stop = () => void

interface SharingRequest {
  readonly kind: SharingKind
  readonly step: SharingStep
  readonly name: string
  readonly until: number
}

/**
 * Sharing of a child by a code that a family sends, prints or shows: with one person, or with a clinic, to which the family then
 * gives permission. Implemented in src/data; errors are StoreErrors.
 */
export interface Sharing {
  /** Creates a code. Only the owner may do this. */
  invite(child: Pick<Child, 'id' | 'ownerUid' | 'alias'>, request: SharingRequest, me: Actor): Promise<SharingCode>
  /** Watches the codes for this child that are open, expired, or entered by a clinic. Only the owner may see them. */
  watchCodes(child: Pick<Child, 'id' | 'ownerUid'>, onList: (list: readonly SharingCode[]) => void, onError: (error: Error) => void): Stop
  /** Ends an invitation: the owner withdraws it, or the recipient declines it. */
  takeBack(code: string): Promise<void>
  /** Finds the invitation of a code; null if there is none. */
  find(code: string): Promise<SharingCode | null>
  /** Accepts an invitation. The person sees the child from then on. */
  accept(code: SharingCode, me: Actor): Promise<void>
  /** Enters a code for a clinic's team. The family then decides whether to share. */
  enter(code: SharingCode, account: { readonly id: string; readonly name: string }): Promise<void>
  /** Watches the people with whom the child is shared, including those whose time is over. For the child's family. */
  watchHelpers(childId: string, onList: (list: readonly Helper[]) => void, onError: (error: Error) => void): Stop
  /** Changes the step of access or the end of a sharing. Only the owner may do this. */
  change(childId: string, uid: string, to: { readonly step: SharingStep; readonly until: number }): Promise<void>
  /** Ends a sharing. The owner may end any sharing of the child; everyone else may end only their own. */
  stop(childId: string, uid: string): Promise<void>
}
