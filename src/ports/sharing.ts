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
 * A family shares a child by a code that it sends, prints or shows: with one person, or with a clinic, which it then grants. Made in src/data; errors are
 * StoreErrors.
 */
export interface Sharing {
  /** Makes a code; only for the owner. */
  invite(child: Pick<Child, 'id' | 'ownerUid' | 'alias'>, request: SharingRequest, me: Actor): Promise<SharingCode>
  /** Codes for this child that are open, expired, or entered by a clinic; only for the owner. */
  watchCodes(child: Pick<Child, 'id' | 'ownerUid'>, onList: (list: readonly SharingCode[]) => void, onError: (error: Error) => void): Stop
  /** Ends an invitation: its owner withdraws it, or the recipient declines it. */
  takeBack(code: string): Promise<void>
  /** The invitation of a code; null if there is none. */
  find(code: string): Promise<SharingCode | null>
  /** Accepts an invitation. The person sees the child from then on. */
  accept(code: SharingCode, me: Actor): Promise<void>
  /** A clinic's team enters a code; the family then decides whether to share. */
  enter(code: SharingCode, account: { readonly id: string; readonly name: string }): Promise<void>
  /** People with whom the child is shared, also those whose time is over; for its family. */
  watchHelpers(childId: string, onList: (list: readonly Helper[]) => void, onError: (error: Error) => void): Stop
  /** Changes the step or the end; only for the owner. */
  change(childId: string, uid: string, to: { readonly step: SharingStep; readonly until: number }): Promise<void>
  /** Ends it: the owner's or one's own. */
  stop(childId: string, uid: string): Promise<void>
}
