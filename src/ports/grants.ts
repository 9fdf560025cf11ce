import type { AccessNote, Child, Grant } from '#domain/people/people'

type Stop = () => void

/** A family's permissions for an account. */
interface GrantRequest {
  readonly accountId: string
  readonly purpose: string
  readonly endsAt: number
  /** Members of the account who will see the child if it is shared again; otherwise nobody until the account decides. */
  readonly caseload?: readonly string[]
}

/** Accounts' permissions for a child, and who used them. Made in src/data; errors are StoreErrors. */
export interface Grants {
  watch(childId: string, onList: (list: readonly Grant[]) => void, onError: (error: Error) => void): Stop
  /** Shares a child, or changes purpose and end of an existing share. */
  give(child: Pick<Child, 'id' | 'ownerUid' | 'alias'>, request: GrantRequest): Promise<void>
  /** Ends a share at once; returns who in the account saw the child until then. */
  withdraw(childId: string, accountId: string): Promise<readonly string[]>
  /** Records, once a day, that this person looked at the child or exported its data. */
  note(view: { childId: string; accountId: string; uid: string; action: AccessNote['action'] }): Promise<void>
  /** Newest first; only for the family. */
  watchNotes(childId: string, onList: (list: readonly AccessNote[]) => void, onError: (error: Error) => void): Stop
}
