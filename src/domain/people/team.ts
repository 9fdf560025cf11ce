import { shownAddress, typedAddress } from './address'
import { DAY_MS, MINUTE_MS, type Instant } from '../time'
import type { TeamMember, TeamRole, TherapistAccount } from './people'

/** Roles in a team, from most to fewest rights. */
export const teamRoles = ['owner', 'admin', 'therapist', 'visitor', 'parent'] as const satisfies readonly TeamRole[]

/** A role within the team. A family belongs to the account but is not part of the team. */
export type StaffRole = Exclude<TeamRole, 'parent'>
const staffRoles = teamRoles.filter((role): role is StaffRole => role !== 'parent')

export const MAX_MEMBERS = 200
/**
 * Maximum number of accounts that a person may have founded at once, and in total. The number of a deleted account is never
 * reused.
 */
export const MAX_ACCOUNTS = 3
export const ACCOUNT_NUMBERS = 10
/** Maximum number of team members assigned to one child. */
export const MAX_ASSIGNED = 20
export const MIN_NAME = 2
export const MAX_TEAM_NAME = 80

export const INVITATION_DAYS = 14
export const DEFAULT_VISIT_DAYS = 14
/** Maximum length of a visitor's access, in days. */
export const MAX_VISIT_DAYS = 92

/** Actions that a team member may take. */
export type TeamTask = 'own-account' | 'rename' | 'invite-staff' | 'invite-parents' | 'assign' | 'edit-profile' | 'run' | 'see-results' | 'sign-report'

/**
 * Children to whom an action applies: all shared children, assigned ones, or none. Actions that concern no child are `all` or
 * `none`.
 */
export type Reach = 'all' | 'assigned' | 'none'

/** Permissions that each role has through an account. A family's rights to its own children are separate. */
export const reachOf: Readonly<Record<TeamTask, Readonly<Record<TeamRole, Reach>>>> = {
  'own-account': { owner: 'all', admin: 'none', therapist: 'none', visitor: 'none', parent: 'none' },
  rename: { owner: 'all', admin: 'all', therapist: 'none', visitor: 'none', parent: 'none' },
  'invite-staff': { owner: 'all', admin: 'all', therapist: 'none', visitor: 'none', parent: 'none' },
  'invite-parents': { owner: 'all', admin: 'all', therapist: 'all', visitor: 'none', parent: 'none' },
  assign: { owner: 'all', admin: 'all', therapist: 'none', visitor: 'none', parent: 'none' },
  'edit-profile': { owner: 'all', admin: 'all', therapist: 'assigned', visitor: 'none', parent: 'none' },
  run: { owner: 'all', admin: 'all', therapist: 'assigned', visitor: 'assigned', parent: 'none' },
  // A visitor sees only the sessions they ran.
  'see-results': { owner: 'all', admin: 'all', therapist: 'assigned', visitor: 'none', parent: 'none' },
  'sign-report': { owner: 'all', admin: 'all', therapist: 'assigned', visitor: 'none', parent: 'none' },
}

export const mayDo = (role: TeamRole | null, task: TeamTask): boolean => role !== null && reachOf[task][role] !== 'none'

/** Returns a person's current role in the account; null for anyone else and for a visitor whose access has ended. */
export function liveRoleIn(account: Pick<TherapistAccount, 'team'>, uid: string | null, now: Instant): TeamRole | null {
  const member = uid !== null && Object.hasOwn(account.team, uid) ? account.team[uid] : undefined
  return member === undefined || hasEnded(member, now) ? null : member.role
}

/**
 * Returns a member's id for a caseload. It includes the joining date, so that someone who is removed and rejoins is not assigned
 * again.
 */
export function membershipIn({ team }: Pick<TherapistAccount, 'team'>, uid: string | null): string | null {
  const member = uid !== null && Object.hasOwn(team, uid) ? team[uid] : undefined
  return member === undefined ? null : `${uid}_${member.joinedAt}`
}

export const hasEnded = ({ until }: Pick<TeamMember, 'until'>, now: Instant): boolean => until !== null && until <= now

/** Whether a role may manage another. Owners manage everyone, admins everyone except owners. */
export const canManageRole = (mine: TeamRole | null, other: TeamRole): boolean => mine === 'owner' || (mine === 'admin' && other !== 'owner')

/** Returns the roles that a person may invite. Owners are appointed, never invited. */
export function rolesToInvite(mine: TeamRole | null): readonly Exclude<TeamRole, 'owner'>[] {
  if (mine === 'owner' || mine === 'admin') return ['therapist', 'parent', 'visitor', 'admin']
  return mine === 'therapist' ? ['parent'] : []
}

export const ownersOf = ({ team }: Pick<TherapistAccount, 'team'>): readonly string[] =>
  Object.entries(team).flatMap(([uid, { role }]) => (role === 'owner' ? [uid] : []))

/** Whether a member may leave. The last owner may not, because nobody else could manage the account. */
export function mayLeave(account: Pick<TherapistAccount, 'team'>, uid: string): boolean {
  const owners = ownersOf(account)
  return Object.hasOwn(account.team, uid) && !(owners.length === 1 && owners[0] === uid)
}

/** Whether a person may remove another member. Leaving is separate. */
export function mayRemove(account: Pick<TherapistAccount, 'team'>, uid: string, target: string, now: Instant): boolean {
  const member = Object.hasOwn(account.team, target) ? account.team[target] : undefined
  return member !== undefined && uid !== target && canManageRole(liveRoleIn(account, uid, now), member.role) && mayLeave(account, target)
}

/** Returns the roles that a person may give a member, except the current one. */
export function rolesToGive(account: Pick<TherapistAccount, 'team' | 'createdBy'>, uid: string, target: string, now: Instant): readonly StaffRole[] {
  const mine = liveRoleIn(account, uid, now)
  const member = Object.hasOwn(account.team, target) ? account.team[target] : undefined
  if (mine === null || member === undefined || !canManageRole(mine, member.role)) return []
  // Nobody can raise their own role. An owner may step down if another owner remains.
  if (uid === target && mine !== 'owner') return []
  if (member.role === 'owner' && !mayLeave(account, target)) return []
  // A family is not part of the team, so it must be removed and invited again in another role.
  if (member.role === 'parent') return []
  // A visitor finds the account through an invitation, which the founder never had.
  return staffRoles.filter((role) => role !== member.role && canManageRole(mine, role) && (role !== 'visitor' || target !== account.createdBy))
}

/** Returns the number of days left, rounded up; 0 when the time is over. Time granted a moment ago does not count as an extra day. */
export const daysLeft = (until: Instant, now: Instant): number => (until <= now ? 0 : Math.max(1, Math.ceil((until - now - 2 * MINUTE_MS) / DAY_MS)))

/**
 * Derives the lists for queries and for the last-owner rule from the team. Visitors are on neither list, because a query could
 * not check the end of their access.
 */
export function mirrorsOf(team: Readonly<Record<string, { readonly role?: unknown }>>): { memberIds: string[]; ownerIds: string[] } {
  const memberIds = Object.keys(team)
    .filter((uid) => team[uid]?.role !== 'visitor')
    .toSorted()
  return { memberIds, ownerIds: memberIds.filter((uid) => team[uid]?.role === 'owner') }
}

/** Returns a member's name, or the e-mail address if there is no name. */
export const nameOfMember = ({ displayName, email }: Pick<TeamMember, 'displayName' | 'email'>): string => displayName.trim() || shownAddress(email)

/** Returns an invited address in its stored form; null if it is not valid. */
export function invitedAddress(typed: string): string | null {
  const email = typedAddress(typed)
  return email.length <= 254 && /^[^@\s/]{1,64}@[^@\s/]+\.[^@\s/]+$/.test(email) ? email : null
}
