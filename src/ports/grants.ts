import type { AccessNote, Child, Grant } from '#domain/people/people'

type Stop = () => void

/** A family's request to give an account permission. */
interface GrantRequest {
  readonly accountId: string
  readonly purpose: string
  readonly endsAt: number
  /**
   * Members of the account who will see the child if it is shared again. Without this, nobody sees the child until the account
   * decides.
   */
  readonly caseload?: readonly string[]
}

/** Accounts' permissions for a child, and a record of who used them. Implemented in src/data; errors are StoreErrors. */
export interface Grants {
  watch(childId: string, onList: (list: readonly Grant[]) => void, onError: (error: Error) => void): Stop
  /** Shares a child, or changes the purpose and end of an existing share. */
  give(child: Pick<Child, 'id' | 'ownerUid' | 'alias'>, request: GrantRequest): Promise<void>
  /** Ends a share immediately. Returns the members of the account who saw the child until then. */
  withdraw(childId: string, accountId: string): Promise<readonly string[]>
  /** Records, once a day, that this person viewed the child's data or exported it. */
  note(view: { childId: string; accountId: string; uid: string; action: AccessNote['action'] }): Promise<void>
  /** Watches the access log, newest first. Only the family may see it. */
  watchNotes(childId: string, onList: (list: readonly AccessNote[]) => void, onError: (error: Error) => void): Stop
}
