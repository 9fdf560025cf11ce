import { shownAddress, typedAddress } from './address'
import { DAY_MS, MINUTE_MS, type Instant } from '../time'
import type { TeamMember, TeamRole, TherapistAccount } from './people'

/** From the one with most to the one with least to say. */
export const teamRoles = ['owner', 'admin', 'therapist', 'visitor', 'parent'] as const satisfies readonly TeamRole[]

/** A family is known to the account, and in no team. */
export type StaffRole = Exclude<TeamRole, 'parent'>
const staffRoles = teamRoles.filter((role): role is StaffRole => role !== 'parent')

export const MAX_MEMBERS = 200
/** How many accounts one person may have founded at a time, and in all: the number of one that was deleted is never used again. */
export const MAX_ACCOUNTS = 3
export const ACCOUNT_NUMBERS = 10
/** How many of a team may be assigned to one child. */
export const MAX_ASSIGNED = 20
export const MIN_NAME = 2
export const MAX_TEAM_NAME = 80

export const INVITATION_DAYS = 14
export const DEFAULT_VISIT_DAYS = 14
/** The longest that a visitor may be let in at once. */
export const MAX_VISIT_DAYS = 92

/** What somebody in a team may want to do. */
export type TeamTask = 'own-account' | 'rename' | 'invite-staff' | 'invite-parents' | 'assign' | 'edit-profile' | 'run' | 'see-results' | 'sign-report'

/** On which children: every one that was shared, those assigned to the person, none. What is not about a child is `all` or `none`. */
export type Reach = 'all' | 'assigned' | 'none'

/** The table of who may do what through an account. What a family may do with its own children has nothing to do with it. */
export const reachOf: Readonly<Record<TeamTask, Readonly<Record<TeamRole, Reach>>>> = {
  'own-account': { owner: 'all', admin: 'none', therapist: 'none', visitor: 'none', parent: 'none' },
  rename: { owner: 'all', admin: 'all', therapist: 'none', visitor: 'none', parent: 'none' },
  'invite-staff': { owner: 'all', admin: 'all', therapist: 'none', visitor: 'none', parent: 'none' },
  'invite-parents': { owner: 'all', admin: 'all', therapist: 'all', visitor: 'none', parent: 'none' },
  assign: { owner: 'all', admin: 'all', therapist: 'none', visitor: 'none', parent: 'none' },
  'edit-profile': { owner: 'all', admin: 'all', therapist: 'assigned', visitor: 'none', parent: 'none' },
  run: { owner: 'all', admin: 'all', therapist: 'assigned', visitor: 'assigned', parent: 'none' },
  // A visitor sees the sessions that the visitor ran, and no others.
  'see-results': { owner: 'all', admin: 'all', therapist: 'assigned', visitor: 'none', parent: 'none' },
  'sign-report': { owner: 'all', admin: 'all', therapist: 'assigned', visitor: 'none', parent: 'none' },
}

export const mayDo = (role: TeamRole | null, task: TeamTask): boolean => role !== null && reachOf[task][role] !== 'none'

/** What the person is in the account right now; null for a stranger, and for a visitor whose time is over. */
export function liveRoleIn(account: Pick<TherapistAccount, 'team'>, uid: string | null, now: Instant): TeamRole | null {
  const member = uid !== null && Object.hasOwn(account.team, uid) ? account.team[uid] : undefined
  return member === undefined || hasEnded(member, now) ? null : member.role
}

/** How a caseload names a member: as the one who came then, so that who is taken out and comes again is not on it. */
export function membershipIn({ team }: Pick<TherapistAccount, 'team'>, uid: string | null): string | null {
  const member = uid !== null && Object.hasOwn(team, uid) ? team[uid] : undefined
  return member === undefined ? null : `${uid}_${member.joinedAt}`
}

export const hasEnded = ({ until }: Pick<TeamMember, 'until'>, now: Instant): boolean => until !== null && until <= now

/** An owner governs everybody, an administrator everybody but owners. */
export const governs = (mine: TeamRole | null, other: TeamRole): boolean => mine === 'owner' || (mine === 'admin' && other !== 'owner')

/** Whom one may invite. Nobody is invited as owner: a member is made one. */
export function rolesToInvite(mine: TeamRole | null): readonly Exclude<TeamRole, 'owner'>[] {
  if (mine === 'owner' || mine === 'admin') return ['therapist', 'parent', 'visitor', 'admin']
  return mine === 'therapist' ? ['parent'] : []
}

/** Owners whose role holds. */
export const ownersOf = ({ team }: Pick<TherapistAccount, 'team'>): readonly string[] =>
  Object.entries(team).flatMap(([uid, { role }]) => (role === 'owner' ? [uid] : []))

/** The last owner stays: an account without one could not be governed by anybody. */
export function mayLeave(account: Pick<TherapistAccount, 'team'>, uid: string): boolean {
  const owners = ownersOf(account)
  return Object.hasOwn(account.team, uid) && !(owners.length === 1 && owners[0] === uid)
}

/** Whether this person may take that one out of the team. Who goes by themselves leaves. */
export function mayRemove(account: Pick<TherapistAccount, 'team'>, uid: string, target: string, now: Instant): boolean {
  const member = Object.hasOwn(account.team, target) ? account.team[target] : undefined
  return member !== undefined && uid !== target && governs(liveRoleIn(account, uid, now), member.role) && mayLeave(account, target)
}

/** What this person may make of that one, without what that one is already. */
export function rolesToGive(account: Pick<TherapistAccount, 'team' | 'createdBy'>, uid: string, target: string, now: Instant): readonly StaffRole[] {
  const mine = liveRoleIn(account, uid, now)
  const member = Object.hasOwn(account.team, target) ? account.team[target] : undefined
  if (mine === null || member === undefined || !governs(mine, member.role)) return []
  // Nobody raises an own role: an owner may step down while another stays, and everybody else stays what they are.
  if (uid === target && mine !== 'owner') return []
  if (member.role === 'owner' && !mayLeave(account, target)) return []
  // A family is no part of the team: it is taken out, and invited again as something else.
  if (member.role === 'parent') return []
  // A visitor finds the account by the invitation that brought the person in, and whoever opened it had none.
  return staffRoles.filter((role) => role !== member.role && governs(mine, role) && (role !== 'visitor' || target !== account.createdBy))
}

/** Days that are left, a begun one counting whole; 0 when it is over. What was given a moment ago is not a day more for it. */
export const daysLeft = (until: Instant, now: Instant): number => (until <= now ? 0 : Math.max(1, Math.ceil((until - now - 2 * MINUTE_MS) / DAY_MS)))

/**
 * The lists that queries and the last-owner rule need say the same as the map. A visitor is on neither: a query could not ask
 * whether the visit has ended.
 */
export function mirrorsOf(team: Readonly<Record<string, { readonly role?: unknown }>>): { memberIds: string[]; ownerIds: string[] } {
  const memberIds = Object.keys(team)
    .filter((uid) => team[uid]?.role !== 'visitor')
    .toSorted()
  return { memberIds, ownerIds: memberIds.filter((uid) => team[uid]?.role === 'owner') }
}

/** How a member is called: the name, or what is left of it. */
export const nameOfMember = ({ displayName, email }: Pick<TeamMember, 'displayName' | 'email'>): string => displayName.trim() || shownAddress(email)

/** An account's address for an invitation, as it is stored; null when it is none. */
export function invitedAddress(typed: string): string | null {
  const email = typedAddress(typed)
  return email.length <= 254 && /^[^@\s/]{1,64}@[^@\s/]+\.[^@\s/]+$/.test(email) ? email : null
}
