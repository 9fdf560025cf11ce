import type { UserRole } from '#domain/access/roles'
import type { TherapistAccount } from '#domain/people/people'
import type { Instant } from '#domain/time'

export const accountStatuses = ['inactive', 'trialing', 'active', 'past_due', 'suspended'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** The facts about a person that an administrator may see, which include nothing about a child. */
export interface PersonFound {
  readonly uid: string
  readonly email: string
  readonly displayName: string
  readonly role: UserRole
  readonly createdAt: Instant | null
  readonly codeValidTill: Instant | null
}

export type AccountFound = Pick<TherapistAccount, 'id' | 'name' | 'status' | 'subscriptionEndDate'> & { readonly members: number }

/** A stored activation code: `activationCodes/{code}`. */
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

/** A batch of codes to be printed on cards. */
export interface BatchRequest {
  readonly label: string
  readonly count: number
  readonly durationDays: number
  readonly maxUses: number
  readonly expiresAt: Instant
}

/** A stored audit record: `auditLog/{id}`. */
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

/** The reason for an action, and the person: written to the audit log in the same commit. */
interface Grounds {
  readonly actor: string
  /** 3 to 500 characters. */
  readonly reason: string
}

/** Activities and features that are switched off everywhere. */
export interface Flags {
  readonly disabledActivities: readonly string[]
  readonly strictEverywhere: boolean
}

export const NO_FLAGS: Flags = { disabledActivities: [], strictEverywhere: false }

/** Most codes made at once, and most rows in a list. */
export const MAX_BATCH = 200
export const MAX_ROWS = 100

/** System administration. Made in src/data; everything rejects with a StoreError, `permission-denied` for anyone else. */
export interface Administration {
  /** Finds people by email address or uid. */
  findPeople(term: string): Promise<readonly PersonFound[]>
  /** Finds accounts by id or by the beginning of the name. */
  findAccounts(term: string): Promise<readonly AccountFound[]>
  setRole(uid: string, role: UserRole, grounds: Grounds): Promise<void>
  setAccount(id: string, change: { readonly status: AccountStatus; readonly subscriptionEndDate: Instant | null }, grounds: Grounds): Promise<void>
  /** Creates all codes of a batch, or none. */
  makeCodes(request: BatchRequest, actor: string): Promise<void>
  /** Lists codes, newest first: one whole batch, or the newest MAX_ROWS. */
  listCodes(batch: string | null): Promise<readonly ActivationCode[]>
  /** Revokes a code. It can no longer be redeemed, but people who redeemed it keep its benefit. */
  takeBack(code: string): Promise<void>
  setFlags(flags: Flags, grounds: Grounds): Promise<void>
  count(): Promise<Counts>
  /** Reads the audit log, newest first; at most MAX_ROWS entries. */
  readLog(): Promise<readonly AuditEntry[]>
}

/** Flags that every device reads. Made in src/data. */
export interface FlagsSource {
  /** Unreadable flags count as none. */
  watch(onFlags: (flags: Flags) => void, onError: (error: Error) => void): () => void
}
