import type { UserRole } from '../access/roles'
import type { ChildPictureName } from '../child/childPictures'
import type { ChildProfile } from '../child/childProfile'
import type { Digest } from '../measures/digest'
import type { Instant } from '../time'
import type { Message } from './messages'
import type { SharingKind, SharingStep } from './sharing'

export type TeamRole = 'owner' | 'admin' | 'therapist' | 'visitor' | 'parent'

/** Document Users/{uid}. */
export interface UserRecord {
  readonly uid: string
  readonly email: string
  readonly displayName: string
  readonly role: UserRole
  readonly activationCode: { readonly code: string; readonly validTill: Instant } | null
}

/** Document Users/{uid}/subscriptions/{id}, as written by the payment extension. */
export interface CardSubscription {
  readonly id: string
  readonly status: string
  readonly currentPeriodEnd: Instant
  /** Whether the subscription is cancelled: it stays open until the end of its period and is not renewed. */
  readonly endsWithPeriod: boolean
}

/** A member of an account's team. */
export interface TeamMember {
  readonly role: TeamRole
  readonly email: string
  readonly displayName: string
  readonly joinedAt: Instant
  /** End of a visitor's access; null for all other roles. */
  readonly until: Instant | null
}

/** Document TherapistAccounts/{id}. The status `active` means subscribed. */
export interface TherapistAccount {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly subscriptionEndDate: Instant | null
  /** uid of the founder, who was never invited. */
  readonly createdBy: string
  /** Members by uid. `liveRoleIn` gives a person's current role. */
  readonly team: Readonly<Record<string, TeamMember>>
}

/** Document TherapistAccounts/{accountId}/invitations/{id}. The id is the address. */
export interface Invitation {
  readonly id: string
  readonly accountId: string
  readonly accountName: string
  readonly email: string
  readonly role: TeamRole
  readonly status: 'pending' | 'accepted' | 'declined' | 'revoked'
  readonly invitedBy: string
  readonly expiresAt: Instant
  /** Length of a visitor's access in days; null for all other roles. */
  readonly accessDays: number | null
}

/** A guardian who was invited by the child's owner. */
export interface Guardian {
  readonly uid: string
  readonly email: string
  readonly displayName: string
  readonly since: Instant
}

/** Document children/{childId}/guardianInvitations/{email}: an open invitation, which is deleted once answered. */
export interface GuardianInvitation {
  readonly childId: string
  readonly alias: string
  readonly email: string
  readonly invitedBy: string
  /** Name of the inviting person; empty if they gave none. */
  readonly invitedByName: string
  readonly expiresAt: Instant
}

/** Document children/{id}. It has an alias, never an identifying name, and belongs to the owner and the guardians. */
export interface Child {
  readonly id: string
  /** uid of the owner, which is part of the document's id. */
  readonly ownerUid: string
  /** Guardians in the order in which they joined. For people outside the family, names and addresses are left out. */
  readonly guardians: readonly Guardian[]
  readonly alias: string
  /** Month of birth (`YYYY-MM`); null if the family does not want to give it. */
  readonly birthMonth: string | null
  /** Picture of the child in lists. The default is a light in the child's colour. */
  readonly picture?: ChildPictureName
  readonly profile: ChildProfile
  /** Whether the last saved profile cannot be read. The profile here is then an earlier readable one, or that of a new child. */
  readonly hasLostSettings?: true
  readonly demo?: true
  /** Access of this person to a child that the family shared with them individually, by a code. */
  readonly help?: { readonly kind: SharingKind; readonly step: SharingStep; readonly until: Instant; readonly code?: string }
}

/** Permission that a family gave an account, stored with the child. */
export interface Grant {
  readonly accountId: string
  readonly since: Instant
  /** End of the permission; null only in the demo. */
  readonly endsAt: Instant | null
  readonly purpose: string
}

/** Data that a caseload shows about a child, in addition to name, picture and stage. */
export interface CaseRow {
  /** Digests of sessions, newest first. */
  readonly digests: readonly Digest[]
  /** Newest note; null if there is none. */
  readonly newest: Pick<Message, 'side' | 'at'> | null
}

/** A child shared with an account. `child` is null if it cannot be read, because it is deleted, archived or not for this person. */
export interface SharedChild {
  readonly id: string
  readonly accountId: string
  readonly ownerUid: string
  /** The child's alias or, if the child cannot be read, the alias at the time of sharing. */
  readonly alias: string
  readonly sharedAt: Instant
  readonly endsAt: Instant | null
  readonly purpose: string
  /** Assigned team members, by the ids of `membershipIn`. */
  readonly caseload: readonly string[]
  readonly child: Child | null
  /**
   * Row that the account stores for the child, if there is one. `child` is then the copy in that row, which is only for the list.
   * Sessions read the child's own document.
   */
  readonly row?: CaseRow
}

/**
 * A view or export of a child's data. `account` is the helper's own uid; it is null for the family and for an export by a system
 * administrator.
 */
export interface AccessNote {
  readonly id: string
  readonly actor: string
  readonly account: string | null
  readonly action: 'viewed' | 'exported'
  readonly at: Instant
}
