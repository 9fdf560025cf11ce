import type { UserRole } from '../access/roles'
import type { ChildPictureName } from '../child/childPictures'
import type { ChildProfile } from '../child/childProfile'
import type { Digest } from '../measures/digest'
import type { Instant } from '../time'
import type { Message } from './messages'
import type { SharingKind, SharingStep } from './sharing'

export type TeamRole = 'owner' | 'admin' | 'therapist' | 'visitor' | 'parent'

/** Users/{uid}. */
export interface UserRecord {
  readonly uid: string
  readonly email: string
  readonly displayName: string
  readonly role: UserRole
  readonly activationCode: { readonly code: string; readonly validTill: Instant } | null
}

/** Users/{uid}/subscriptions/{id}, as the payment extension writes it. */
export interface CardSubscription {
  readonly id: string
  readonly status: string
  readonly currentPeriodEnd: Instant
  /** Cancelled: it stays open until the end of its period and is not renewed. */
  readonly endsWithPeriod: boolean
}

/** A member of an account's team. */
export interface TeamMember {
  readonly role: TeamRole
  readonly email: string
  readonly displayName: string
  readonly joinedAt: Instant
  /** End of a visitor's access; null for everyone else. */
  readonly until: Instant | null
}

/** TherapistAccounts/{id}. `active` means subscribed. */
export interface TherapistAccount {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly subscriptionEndDate: Instant | null
  /** The founder, who was never invited. */
  readonly createdBy: string
  /** Members by uid. `liveRoleIn` gives a person's current role. */
  readonly team: Readonly<Record<string, TeamMember>>
}

/** TherapistAccounts/{accountId}/invitations/{id}; the id is the address. */
export interface Invitation {
  readonly id: string
  readonly accountId: string
  readonly accountName: string
  readonly email: string
  readonly role: TeamRole
  readonly status: 'pending' | 'accepted' | 'declined' | 'revoked'
  readonly invitedBy: string
  readonly expiresAt: Instant
  /** Length of a visitor's access; null for everyone else. */
  readonly accessDays: number | null
}

/** A guardian invited by the child's owner. */
export interface Guardian {
  readonly uid: string
  readonly email: string
  readonly displayName: string
  readonly since: Instant
}

/** children/{childId}/guardianInvitations/{email}: an open invitation. It is deleted once answered. */
export interface GuardianInvitation {
  readonly childId: string
  readonly alias: string
  readonly email: string
  readonly invitedBy: string
  /** Empty if the person gave no name. */
  readonly invitedByName: string
  readonly expiresAt: Instant
}

/** children/{id}. Has an alias, never an identifying name, and belongs to its owner and guardians. */
export interface Child {
  readonly id: string
  /** uid in the document's id. */
  readonly ownerUid: string
  /** In joining order. Without names and addresses for people outside the family. */
  readonly guardians: readonly Guardian[]
  readonly alias: string
  /** `YYYY-MM`; null if the family does not want to say. */
  readonly birthMonth: string | null
  /** Picture of the child in lists; default: a light in its colour. */
  readonly picture?: ChildPictureName
  readonly profile: ChildProfile
  /** The last saved profile cannot be read: this is an earlier readable one, or a new child's. */
  readonly hasLostSettings?: true
  readonly demo?: true
  /** Set if the family shared the child with this very person, by a code. */
  readonly help?: { readonly kind: SharingKind; readonly step: SharingStep; readonly until: Instant; readonly code?: string }
}

/** Permissions a family gave an account, stored with the child. */
export interface Grant {
  readonly accountId: string
  readonly since: Instant
  /** null only in the demo. */
  readonly endsAt: Instant | null
  readonly purpose: string
}

/** A child's data on a caseload besides name, picture and stage. */
export interface CaseRow {
  /** Newest first. */
  readonly digests: readonly Digest[]
  /** Newest note; null if none. */
  readonly newest: Pick<Message, 'side' | 'at'> | null
}

/** A child shared with an account. `child` is null if it cannot be read: deleted, archived, or not for this person. */
export interface SharedChild {
  readonly id: string
  readonly accountId: string
  readonly ownerUid: string
  /** The child's alias; if unreadable, the one at the time of sharing. */
  readonly alias: string
  readonly sharedAt: Instant
  readonly endsAt: Instant | null
  readonly purpose: string
  /** Assigned team members, as `membershipIn` names them. */
  readonly caseload: readonly string[]
  readonly child: Child | null
  /** Set if the account stores a row for the child: `child` is then the copy in it, for the list only. Sessions read the child itself. */
  readonly row?: CaseRow
}

/** An access to a child's data or an export. `account` is the helper's own uid, or null for the family and for an export by a system administrator. */
export interface AccessNote {
  readonly id: string
  readonly actor: string
  readonly account: string | null
  readonly action: 'viewed' | 'exported'
  readonly at: Instant
}
