import { MAX_VISIT_DAYS } from '#domain/people/team'
import type { DocumentData } from '#ports/documents'
import { date, oneOf, shape, text, whole } from '../fields'
import { isAddressed, isAskedByInvitee, isInvitee } from './addressed'
import { mayInvite } from './governing'
import {
  isNow,
  isVerified,
  managers,
  momentIn,
  hasOnly,
  pins,
  roleIn,
  roleOfCaller,
  workingRoleIn,
  type CollectionRule,
  type ListRequest,
  type AccessRequest,
} from './accessRequest'

const isMissing = ({ before }: AccessRequest): boolean => !('role' in before)

/** Returns the valid invitation that this commit accepts, or null if there is none. */
export async function hasAcceptedInvitation(request: AccessRequest): Promise<DocumentData | null> {
  const { caller, id, view } = request
  const account = `TherapistAccounts/${id['account']}`
  const path = `${account}/invitations/${caller.email}`
  const [open, answered] = [await view.before(path), await view.after(path)]
  const isGood =
    isVerified(request) &&
    open?.['status'] === 'pending' &&
    momentIn(open, 'expiresAt') > view.now.getTime() &&
    // The invitation is not valid if its sender may no longer invite.
    mayInvite(roleIn(await view.before(account), String(open['invitedBy']), view.now), open['role']) &&
    answered?.['status'] === 'accepted'
  return isGood ? open : null
}

async function answers(request: AccessRequest): Promise<boolean> {
  const { caller, id, before, after, changed, view } = request
  const isInForm =
    isInvitee(request) &&
    before['status'] === 'pending' &&
    hasOnly(changed, ['status', 'respondedAt', 'respondedBy', 'updatedAt']) &&
    isNow(request, 'respondedAt') &&
    after['respondedBy'] === caller.uid
  if (!isInForm) return false
  if (after['status'] === 'declined') return true
  const account = `TherapistAccounts/${id['account']}`
  const team = await view.before(account)
  return (
    after['status'] === 'accepted' &&
    team?.['status'] !== 'suspended' &&
    roleIn(team, caller.uid, view.now) === null &&
    (before['role'] === 'parent' ? joinsAsFamily(request) : roleIn(await view.after(account), caller.uid, view.now) === before['role'])
  )
}

async function joinsAsFamily({ caller, id, view }: AccessRequest): Promise<boolean> {
  const path = `TherapistAccounts/${id['account']}/families/${caller.uid}`
  return (await view.before(path)) === null && (await view.after(path)) !== null
}

/** Whether the caller invites somebody, for the first time or again. In both cases the whole document is new. */
async function invites(request: AccessRequest): Promise<boolean> {
  const { caller, id, after, view } = request
  const account = await view.before(`TherapistAccounts/${id['account']}`)
  return (
    isVerified(request) &&
    isAddressed(request) &&
    mayInvite(workingRoleIn(account, caller.uid, view.now), after['role']) &&
    after['status'] === 'pending' &&
    'accessDays' in after === (after['role'] === 'visitor') &&
    !('respondedAt' in after) &&
    !('respondedBy' in after) &&
    after['accountName'] === account?.['name'] &&
    after['invitedBy'] === caller.uid &&
    !('demo' in after)
  )
}

/** Whether the query returns only invitations that the caller has accepted. A visitor is not on the list of members, and finds the account in this way. */
const listsWhatOneAccepted = ({ caller, query }: ListRequest): boolean =>
  pins(query, '==', 'respondedBy', caller.uid) && pins(query, '==', 'status', 'accepted')

const listsForFamilies = async (request: ListRequest): Promise<boolean> =>
  pins(request.query, '==', 'role', 'parent') && (await roleOfCaller(request)) === 'therapist'

const invitations: CollectionRule = {
  path: 'TherapistAccounts/{account}/invitations/{email}',
  shape: shape(
    {
      email: text(254, 3),
      role: oneOf('admin', 'therapist', 'visitor', 'parent'),
      status: oneOf('pending', 'accepted', 'declined', 'revoked'),
      accountName: text(80),
      invitedBy: text(140),
      expiresAt: date,
      createdAt: date,
      updatedAt: date,
    },
    { accessDays: whole(1, MAX_VISIT_DAYS), respondedAt: date, respondedBy: text(140), demo: oneOf(true) },
  ),
  // Anyone who may invite first checks whether the invitation exists.
  get: async (request) => {
    if (isInvitee(request)) return true
    return mayInvite(await roleOfCaller(request), isMissing(request) ? 'parent' : request.before['role'])
  },
  list: async (request) =>
    isAskedByInvitee(request) || listsWhatOneAccepted(request) || managers.includes(await roleOfCaller(request)) || listsForFamilies(request),
  listGroup: (request) => isAskedByInvitee(request) || listsWhatOneAccepted(request),
  create: invites,
  update: async (request) => {
    const { before, after, changed } = request
    if (!isNow(request, 'updatedAt')) return false
    if (after['status'] === 'accepted' || after['status'] === 'declined') return answers(request)
    if (!mayInvite(await roleOfCaller(request), before['role'])) return false
    if (after['status'] === 'revoked') return before['status'] === 'pending' && hasOnly(changed, ['status', 'updatedAt'])
    return before['status'] !== 'accepted' && invites(request)
  },
  // Invited people may remove their own address.
  delete: async (request) => isInvitee(request) || mayInvite(await roleOfCaller(request), isMissing(request) ? 'parent' : request.before['role']),
}

export const invitationRules: readonly CollectionRule[] = [invitations]
