import type { UserRole } from '#domain/access/roles'
import type { TherapistAccount } from '#domain/people/people'
import type { Instant } from '#domain/time'

export const accountStatuses = ['inactive', 'trialing', 'active', 'past_due', 'suspended'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** Facts about a person that an administrator may see. They include nothing about a child. */
export interface PersonFound {
  readonly uid: string
  readonly email: string
  readonly displayName: string
  readonly role: UserRole
  readonly createdAt: Instant | null
  readonly codeValidTill: Instant | null
}

export type AccountFound = Pick<TherapistAccount, 'id' | 'name' | 'status' | 'subscriptionEndDate'> & { readonly members: number }

/** An activation code, stored as `activationCodes/{code}`. */
export interface ActivationCode {
  readonly code: string
  readonly batch: string
  readonly durationDays: number
  readonly maxUses: number
  readonly uses: number
  readonly expiresAt: Instant
  readonly active: boolean
  readonly createdAt: Instant
}

/** A batch of codes to print on cards. */
export interface BatchRequest {
  readonly label: string
  readonly count: number
  readonly durationDays: number
  readonly maxUses: number
  readonly expiresAt: Instant
}

/** An audit record, stored as `auditLog/{id}`. */
export interface AuditEntry {
  readonly id: string
  readonly actor: string
  readonly action: string
  readonly target: string
  readonly note: string
  readonly at: Instant
}

export interface Counts {
  readonly people: number
  readonly accounts: number
  readonly activeAccounts: number
  readonly codes: number
  readonly openCodes: number
}

/** The person who acts and the reason. Both are written to the audit log in the same commit as the action. */
interface Grounds {
  readonly actor: string
  /** Reason for the action, of 3 to 500 characters. */
  readonly reason: string
}

/** Activities and features that are switched off everywhere. */
export interface Flags {
  readonly disabledActivities: readonly string[]
  readonly strictEverywhere: boolean
}

export const NO_FLAGS: Flags = { disabledActivities: [], strictEverywhere: false }

/** Maximum number of codes created at once, and maximum number of rows in a list. */
export const MAX_BATCH = 200
export const MAX_ROWS = 100

/**
 * System administration. Implemented in src/data. Every method rejects with a StoreError, which is `permission-denied` for
 * anyone who is not an administrator.
 */
export interface Administration {
  /** Finds people by e-mail address or uid. */
  findPeople(term: string): Promise<readonly PersonFound[]>
  /** Finds accounts by id or by the beginning of the name. */
  findAccounts(term: string): Promise<readonly AccountFound[]>
  setRole(uid: string, role: UserRole, grounds: Grounds): Promise<void>
  setAccount(id: string, change: { readonly status: AccountStatus; readonly subscriptionEndDate: Instant | null }, grounds: Grounds): Promise<void>
  /** Creates all codes of a batch, or none. */
  makeCodes(request: BatchRequest, actor: string): Promise<void>
  /** Lists codes, newest first: one whole batch, or the MAX_ROWS newest codes. */
  listCodes(batch: string | null): Promise<readonly ActivationCode[]>
  /** Revokes a code. Nobody can redeem it any more, but people who already did keep its benefit. */
  takeBack(code: string): Promise<void>
  setFlags(flags: Flags, grounds: Grounds): Promise<void>
  count(): Promise<Counts>
  /** Reads the audit log, newest first; at most MAX_ROWS entries. */
  readLog(): Promise<readonly AuditEntry[]>
}

/** Feature flags that every device reads. Implemented in src/data. */
export interface FlagsSource {
  /** Watches the flags. Unreadable flags count as none. */
  watch(onFlags: (flags: Flags) => void, onError: (error: Error) => void): () => void
}
