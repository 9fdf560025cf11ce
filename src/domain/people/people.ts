import type { UserRole } from '../access/roles'
import type { ChildPictureName } from '../child/childPictures'
import type { ChildProfile } from '../child/childProfile'
import type { Digest } from '../measures/digest'
import type { Instant } from '../time'
import type { Message } from './messages'

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

/** Somebody in the team of an account. */
export interface TeamMember {
  readonly role: TeamRole
  readonly email: string
  readonly displayName: string
  readonly joinedAt: Instant
  /** When a visitor's time ends; null for everybody else. */
  readonly until: Instant | null
}

/** TherapistAccounts/{id}. `active` means subscribed. */
export interface TherapistAccount {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly subscriptionEndDate: Instant | null
  /** Who opened it, and so was never invited. */
  readonly createdBy: string
  /** By uid. What somebody is right now says `liveRoleIn`. */
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
  /** How long a visitor may stay; null for everybody else. */
  readonly accessDays: number | null
}

/** Whoever looks after a child beside its owner, by the owner's invitation. */
export interface Guardian {
  readonly uid: string
  readonly email: string
  readonly displayName: string
  readonly since: Instant
}

/** children/{childId}/guardianInvitations/{email}: somebody is asked to look after a child. It is gone once it is answered. */
export interface GuardianInvitation {
  readonly childId: string
  readonly alias: string
  readonly email: string
  readonly invitedBy: string
  /** Empty where the person gave no name. */
  readonly invitedByName: string
  readonly expiresAt: Instant
}

/** children/{id}. An alias, never a name that identifies; belongs to the family: its owner and its guardians. */
export interface Child {
  readonly id: string
  /** Whose number is in the id. */
  readonly ownerUid: string
  /** In the order in which they came. Without a name and an address for whoever is not of the family. */
  readonly guardians: readonly Guardian[]
  readonly alias: string
  /** `YYYY-MM`, or null when the family does not want to say. */
  readonly birthMonth: string | null
  /** What stands for the child in lists; without it a light in its colour. */
  readonly picture?: ChildPictureName
  readonly profile: ChildProfile
  /** What was saved last cannot be read: the profile is the one that the family saved last, or that of a new child. */
  readonly hasLostSettings?: true
  readonly demo?: true
}

/** What a family allows an account to do with a child, kept with the child. */
export interface Grant {
  readonly accountId: string
  readonly since: Instant
  /** Null only in the demo. */
  readonly endsAt: Instant | null
  readonly purpose: string
}

/** What a list of many children shows of one beside its name, face and stage. */
export interface CaseRow {
  /** The newest first. */
  readonly digests: readonly Digest[]
  /** The newest note; null where there is none. */
  readonly newest: Pick<Message, 'side' | 'at'> | null
}

/** A child that a family shared with an account. `child` is null when it cannot be read: taken away, off the list, or not for this person. */
export interface SharedChild {
  readonly id: string
  readonly accountId: string
  readonly ownerUid: string
  /** That of the child; where it cannot be read, as it was when the family shared it. */
  readonly alias: string
  readonly sharedAt: Instant
  readonly endsAt: Instant | null
  readonly purpose: string
  /** Who of the team works with the child, as `membershipIn` names them. */
  readonly caseload: readonly string[]
  readonly child: Child | null
  /** Where the account keeps a row of the child: then `child` is the copy in it, for a list alone. Who plays is read by itself. */
  readonly row?: CaseRow
}

/** Somebody looked at a child, or took its data away. `account` is null for the family itself. */
export interface AccessNote {
  readonly id: string
  readonly actor: string
  readonly account: string | null
  readonly action: 'viewed' | 'exported'
  readonly at: Instant
}
