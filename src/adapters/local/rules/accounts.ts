import { MAX_MEMBERS, MAX_VISIT_DAYS, mirrorsOf } from '#domain/people/team'
import type { DocumentData } from '#ports/documents'
import { date, listOf, mapOf, oneOf, orNull, shape, text } from '../fields'
import { fieldOf, isPlainMap } from '../matching'
import { callerGoverns, hasRightEnd } from './governing'
import { hasAcceptedInvitation } from './invitations'
import { isFamilyOfCode } from './sharing'
import {
  administers,
  administersList,
  changedFields,
  isKnownTo,
  isNow,
  isOnRecord,
  isOwnNumber,
  isSame,
  isSelf,
  isVerified,
  managers,
  memberIn,
  momentIn,
  hasOnly,
  pins,
  roleIn,
  staysReal,
  type CollectionRule,
  type ListRequest,
  type AccessRequest,
} from './accessRequest'

/** Maximum number of accounts that one person can ever create. Each number is used only once. */
const ACCOUNT_NUMBERS = 10

const team = (data: DocumentData): DocumentData => (isPlainMap(data['team']) ? data['team'] : {})

/** Whether the lists agree with the map. Queries and the last-owner rule can use only lists; a query cannot test whether a visit has ended. */
function isConsistent(account: DocumentData): boolean {
  const { memberIds, ownerIds } = mirrorsOf(team(account) as Record<string, DocumentData>)
  const listed = (field: string) => (account[field] as string[]).toSorted()
  return ownerIds.length > 0 && isSame(listed('memberIds'), memberIds) && isSame(listed('ownerIds'), ownerIds)
}

/** Whether a change of the team concerns exactly one member, leaves all others unchanged, and leaves at least one owner. */
async function changesTeam(request: AccessRequest): Promise<boolean> {
  const { caller, before, after, changed, view } = request
  const target = fieldOf(after, 'lastChange.target')
  const isInForm =
    hasOnly(changed, ['team', 'memberIds', 'ownerIds', 'lastChange', 'updatedAt']) &&
    typeof target === 'string' &&
    fieldOf(after, 'lastChange.by') === caller.uid &&
    isNow(request, 'lastChange.at') &&
    isSame(changedFields(team(before), team(after)), [target]) &&
    isConsistent(after)
  if (!isInForm) return false
  const mine = roleIn(before, caller.uid, view.now)
  const [old, next] = [memberIn(before, target), memberIn(after, target)]
  switch (fieldOf(after, 'lastChange.action')) {
    case 'join':
      return target === caller.uid && mine === null && next !== null && joins(request, next)
    case 'leave':
      return target === caller.uid && old !== null && next === null
    case 'remove':
      return target !== caller.uid && old !== null && next === null && callerGoverns(mine, old['role'])
    case 'role':
      return (
        old !== null &&
        next !== null &&
        next['role'] !== 'parent' &&
        before['status'] !== 'suspended' &&
        hasOnly(changedFields(old, next), ['role', 'until']) &&
        hasRightEnd(next, MAX_VISIT_DAYS, view.now) &&
        // A visitor finds the account through an accepted invitation, which its founder does not have.
        (next['role'] !== 'visitor' || old['role'] === 'visitor' || target !== before['createdBy']) &&
        callerGoverns(mine, old['role']) &&
        callerGoverns(mine, next['role'])
      )
    default:
      return false
  }
}

async function joins(request: AccessRequest, me: DocumentData): Promise<boolean> {
  const { caller, view } = request
  const invitation = await hasAcceptedInvitation(request)
  return (
    invitation !== null &&
    // A family is not part of the team.
    invitation['role'] !== 'parent' &&
    me['role'] === invitation['role'] &&
    me['email'] === caller.email &&
    momentIn(me, 'joinedAt') === view.now.getTime() &&
    hasRightEnd(me, invitation['accessDays'], view.now)
  )
}

const teamRole = oneOf('owner', 'admin', 'therapist', 'visitor', 'parent')

const accounts: CollectionRule = {
  path: 'TherapistAccounts/{account}',
  shape: shape(
    {
      name: text(80, 2),
      status: oneOf('inactive', 'active', 'trialing', 'past_due', 'suspended'),
      subscriptionEndDate: orNull(date),
      team: mapOf(shape({ role: teamRole, joinedAt: date, email: text(254) }, { displayName: text(80), until: date }), MAX_MEMBERS),
      memberIds: listOf(text(140), MAX_MEMBERS),
      ownerIds: listOf(text(140), MAX_MEMBERS),
      createdBy: text(140),
      createdAt: date,
      updatedAt: date,
    },
    {
      lastChange: shape({ action: text(20), target: text(140), by: text(140), at: date }),
      lastAuditId: text(140, 1),
      demo: oneOf(true),
    },
  ),
  get: async (request) => (await isKnownTo(request.id['account'] ?? '', request)) || administers(request, request.before),
  list: async (request) => pins(request.query, 'array-contains', 'memberIds', request.caller.uid) || administersList(request),
  create: async (request) => {
    const { caller, id, after, view } = request
    const me = memberIn(after, caller.uid)
    return (
      isVerified(request) &&
      isOwnNumber(caller.uid, id['account'], ACCOUNT_NUMBERS) &&
      (await view.before(closing(request))) === null &&
      after['status'] === 'inactive' &&
      after['subscriptionEndDate'] === null &&
      !('demo' in after) &&
      !('lastAuditId' in after) &&
      !('lastChange' in after) &&
      isSame(after['memberIds'], [caller.uid]) &&
      me?.['role'] === 'owner' &&
      me['email'] === caller.email &&
      !('until' in me) &&
      momentIn(me, 'joinedAt') === request.view.now.getTime() &&
      isConsistent(after) &&
      after['createdBy'] === caller.uid &&
      isNow(request, 'createdAt') &&
      isNow(request, 'updatedAt')
    )
  },
  update: async (request) => {
    const { caller, id, before, changed, view } = request
    if (!isNow(request, 'updatedAt') || !staysReal(request)) return false
    if (hasOnly(changed, ['name', 'updatedAt'])) return before['status'] !== 'suspended' && managers.includes(roleIn(before, caller.uid, view.now))
    if (!hasOnly(changed, ['status', 'subscriptionEndDate', 'lastAuditId', 'updatedAt'])) return changesTeam(request)
    return (await administers(request, before)) && isOnRecord(request, 'account', `TherapistAccounts/${id['account']}`)
  },
  delete: async (request) => (await isGivenUp(request)) || deletesOnRecord(request),
}

const closing = ({ id }: AccessRequest): string => `closedAccounts/${id['account']}`

/** Whether the account may be given up. A suspended account stays until an administrator has looked at it. */
async function isGivenUp(request: AccessRequest): Promise<boolean> {
  const { caller, before, view } = request
  const isAlone = roleIn(before, caller.uid, view.now) === 'owner' && Object.keys(team(before)).length === 1
  return isAlone && before['status'] !== 'active' && before['status'] !== 'suspended' && (await view.after(closing(request))) !== null
}

/** Whether the deletion has an audit record. A deleted document cannot name its record, so the document that closes it does. */
async function deletesOnRecord(request: AccessRequest): Promise<boolean> {
  const { id, before, view } = request
  return (await administers(request, before)) && isOnRecord(request, 'account', `TherapistAccounts/${id['account']}`, await view.after(closing(request)))
}

/** Ids of deleted accounts. An id is never used again, so that grants and invitations for the old account stay invalid. */
const closedAccounts: CollectionRule = {
  path: 'closedAccounts/{account}',
  shape: shape({ at: date }, { lastAuditId: text(140) }),
  // The account's own rule decides whether it may be deleted.
  create: async (request) => {
    const { id, view } = request
    const path = `TherapistAccounts/${id['account']}`
    return isNow(request, 'at') && (await view.before(path)) !== null && (await view.after(path)) === null
  },
}

// Families that accepted an invitation. Only the managers of the account and the family itself may read them.
const families: CollectionRule = {
  path: 'TherapistAccounts/{account}/families/{uid}',
  shape: shape({ uid: text(140, 1), joinedAt: date, email: text(254) }, { displayName: text(80), code: text(12, 12), demo: oneOf(true) }),
  get: async (request) => isSelf(request) || leads(request),
  list: (request) => leads(request),
  listGroup: ({ caller, query }) => pins(query, '==', 'uid', caller.uid),
  create: async (request) => {
    const { caller, id, after } = request
    if ('code' in after) return isFamilyOfCode(request)
    const invitation = await hasAcceptedInvitation(request)
    return (
      isSelf(request) &&
      after['uid'] === id['uid'] &&
      after['email'] === caller.email &&
      isNow(request, 'joinedAt') &&
      !('demo' in after) &&
      invitation?.['role'] === 'parent'
    )
  },
  delete: async (request) => isSelf(request) || leads(request),
}

/** Whether the caller manages the account. This includes suspended accounts, whose teams may still shrink. */
async function leads({ caller, id, view }: AccessRequest | ListRequest): Promise<boolean> {
  return managers.includes(roleIn(await view.before(`TherapistAccounts/${id['account']}`), caller.uid, view.now))
}

export const accountRules: readonly CollectionRule[] = [accounts, closedAccounts, families]
