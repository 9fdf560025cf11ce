import type { Instant } from '#domain/time'

/** Someone in a team looked at a child's data, or exported it. */
export interface TeamAccess {
  /** Empty for someone who is no longer in the team; only `actor` is known then. */
  readonly name: string
  readonly actor: string
  readonly role: string
  readonly child: string
  /** Empty if the child is no longer shared. */
  readonly alias: string
  readonly action: string
  readonly at: Instant
}

/** Tasks that only a backend can do. Rejects with a StoreError. */
export interface Oversight {
  /** Everything about a person, as JSON, for an administrator. Needs a recent sign-in. `onProgress` receives the number of records so far. */
  exportPerson(request: { readonly uid: string; readonly reason: string }, onProgress?: (records: number) => void): Promise<string>
  /** Newest first, for an owner of the team. */
  listTeamAccess(accountId: string): Promise<readonly TeamAccess[]>
  /** Ends a person's sign-ins on every device, this one included. An administrator gives a reason; a person, for themselves, does not. */
  endSessions(request: { readonly uid: string; readonly reason: string | null }): Promise<void>
}
