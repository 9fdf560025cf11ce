import type { ChildProfile } from '../child/dials'
import type { Instant } from '../time'

export type UserRole = 'parent' | 'system_admin'
export type TeamRole = 'owner' | 'admin' | 'therapist' | 'visitor' | 'parent'

/** Users/{uid}. */
export interface UserRecord {
  readonly uid: string
  readonly email: string
  readonly displayName: string
  readonly role: UserRole
  readonly activationCode: { readonly code: string; readonly validTill: Instant } | null
}

/** Users/{uid}/subscriptions/{id}, as the payment side writes it. */
export interface CardSubscription {
  readonly id: string
  readonly status: string
  readonly currentPeriodEnd: Instant
}

/** TherapistAccounts/{id}. `active` means subscribed. */
export interface TherapistAccount {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly subscriptionEndDate: Instant | null
  readonly team: Readonly<Record<string, TeamRole>>
}

/** TherapistAccounts/{accountId}/invitations/{id}. */
export interface Invitation {
  readonly id: string
  readonly accountId: string
  readonly accountName: string
  readonly email: string
  readonly role: TeamRole
  readonly status: 'pending' | 'accepted' | 'declined' | 'revoked'
  readonly expiresAt: Instant
}

/** children/{id}. An alias, never a name that identifies; belongs to the family. */
export interface Child {
  readonly id: string
  readonly ownerUid: string
  readonly alias: string
  /** `YYYY-MM`, or null when the family does not want to say. */
  readonly birthMonth: string | null
  readonly profile: ChildProfile
  readonly demo?: true
}
