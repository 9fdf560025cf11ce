import type { AccessNote, Child, Grant } from '#domain/people/people'

type Stop = () => void

/** What a family allows. */
interface GrantWish {
  readonly accountId: string
  readonly purpose: string
  readonly endsAt: number
  /** Who of the account shall see the child, where it is shared anew; else nobody until the account says. */
  readonly caseload?: readonly string[]
}

/** What families allow accounts to do with a child, and who made use of it. Made in src/data; errors are StoreErrors. */
export interface Grants {
  watch(childId: string, onList: (list: readonly Grant[]) => void, onError: (error: Error) => void): Stop
  /** Shares a child, or changes purpose and end of what is shared already. */
  give(child: Pick<Child, 'id' | 'ownerUid' | 'alias'>, wish: GrantWish): Promise<void>
  /** Ends it at once, and tells who of the account saw the child until then. */
  withdraw(childId: string, accountId: string): Promise<readonly string[]>
  /** Notes, once a day, that this person looked at the child or took its data away. */
  note(view: { childId: string; accountId: string; uid: string; action: AccessNote['action'] }): Promise<void>
  /** Newest first; for the family alone. */
  watchNotes(childId: string, onList: (list: readonly AccessNote[]) => void, onError: (error: Error) => void): Stop
}
