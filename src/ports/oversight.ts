import type { Instant } from '#domain/time'

/** A record that someone in a team viewed a child's data or exported it. */
export interface TeamAccess {
  /** Name of the person; empty if they are no longer in the team. Only `actor` is then known. */
  readonly name: string
  readonly actor: string
  readonly role: string
  readonly child: string
  /** Alias of the child; empty if the child is no longer shared. */
  readonly alias: string
  readonly action: string
  readonly at: Instant
}

/** Tasks that need a backend. Every method rejects with a StoreError. */
export interface Oversight {
  /**
   * Exports everything about a person as JSON, for an administrator. Needs a recent sign-in. `onProgress` receives the number of
   * records so far.
   */
  exportPerson(request: { readonly uid: string; readonly reason: string }, onProgress?: (records: number) => void): Promise<string>
  /** Lists the accesses, newest first, for an owner of the team. */
  listTeamAccess(accountId: string): Promise<readonly TeamAccess[]>
  /**
   * Signs a person out on every device, including this one. An administrator must give a reason; a person who does this for
   * themselves need not.
   */
  endSessions(request: { readonly uid: string; readonly reason: string | null }): Promise<void>
}
