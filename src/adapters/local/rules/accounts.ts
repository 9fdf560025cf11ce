import { MAX_MEMBERS, MAX_VISIT_DAYS, mirrorsOf } from '#domain/people/team'
import type { DocumentData } from '#ports/documents'
import { date, listOf, mapOf, oneOf, orNull, shape, text } from '../fields'
import { fieldOf, isMap } from '../matching'
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
  type ListQuestion,
  type Question,
} from './question'

/** Maximum number of accounts that one person can ever found. Each number is used once. */
const ACCOUNT_NUMBERS = 10

const team = (data: DocumentData): DocumentData => (isMap(data['team']) ? data['team'] : {})

/** Whether the lists agree with the map. Queries and the last-owner rule can use only lists; a query cannot test whether a visit has ended. */
function isConsistent(account: DocumentData): boolean {
  const { memberIds, ownerIds } = mirrorsOf(team(account) as Record<string, DocumentData>)
  const listed = (field: string) => (account[field] as string[]).toSorted()
  return ownerIds.length > 0 && isSame(listed('memberIds'), memberIds) && isSame(listed('ownerIds'), ownerIds)
}

/** Whether a change of the team names exactly one member, leaves all others unchanged, and leaves an owner. */
async function changesTeam(question: Question): Promise<boolean> {
  const { caller, before, after, changed, view } = question
  const target = fieldOf(after, 'lastChange.target')
  const isInForm =
    hasOnly(changed, ['team', 'memberIds', 'ownerIds', 'lastChange', 'updatedAt']) &&
    typeof target === 'string' &&
    fieldOf(after, 'lastChange.by') === caller.uid &&
    isNow(question, 'lastChange.at') &&
    isSame(changedFields(team(before), team(after)), [target]) &&
    isConsistent(after)
  if (!isInForm) return false
  const mine = roleIn(before, caller.uid, view.now)
  const [old, next] = [memberIn(before, target), memberIn(after, target)]
  switch (fieldOf(after, 'lastChange.action')) {
    case 'join':
      return target === caller.uid && mine === null && next !== null && joins(question, next)
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
        // A visitor finds the account through an accepted invitation, which the founder does not have.
        (next['role'] !== 'visitor' || old['role'] === 'visitor' || target !== before['createdBy']) &&
        callerGoverns(mine, old['role']) &&
        callerGoverns(mine, next['role'])
      )
    default:
      return false
  }
}

async function joins(question: Question, me: DocumentData): Promise<boolean> {
  const { caller, view } = question
  const invitation = await hasAcceptedInvitation(question)
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
  get: async (question) => (await isKnownTo(question.id['account'] ?? '', question)) || administers(question, question.before),
  list: async (question) => pins(question.query, 'array-contains', 'memberIds', question.caller.uid) || administersList(question),
  create: async (question) => {
    const { caller, id, after, view } = question
    const me = memberIn(after, caller.uid)
    return (
      isVerified(question) &&
      isOwnNumber(caller.uid, id['account'], ACCOUNT_NUMBERS) &&
      (await view.before(closing(question))) === null &&
      after['status'] === 'inactive' &&
      after['subscriptionEndDate'] === null &&
      !('demo' in after) &&
      !('lastAuditId' in after) &&
      !('lastChange' in after) &&
      isSame(after['memberIds'], [caller.uid]) &&
      me?.['role'] === 'owner' &&
      me['email'] === caller.email &&
      !('until' in me) &&
      momentIn(me, 'joinedAt') === question.view.now.getTime() &&
      isConsistent(after) &&
      after['createdBy'] === caller.uid &&
      isNow(question, 'createdAt') &&
      isNow(question, 'updatedAt')
    )
  },
  update: async (question) => {
    const { caller, id, before, changed, view } = question
    if (!isNow(question, 'updatedAt') || !staysReal(question)) return false
    if (hasOnly(changed, ['name', 'updatedAt'])) return before['status'] !== 'suspended' && managers.includes(roleIn(before, caller.uid, view.now))
    if (!hasOnly(changed, ['status', 'subscriptionEndDate', 'lastAuditId', 'updatedAt'])) return changesTeam(question)
    return (await administers(question, before)) && isOnRecord(question, 'account', `TherapistAccounts/${id['account']}`)
  },
  delete: async (question) => (await isGivenUp(question)) || deletesOnRecord(question),
}

const closing = ({ id }: Question): string => `closedAccounts/${id['account']}`

/** A suspended account stays until an administrator has looked at it. */
async function isGivenUp(question: Question): Promise<boolean> {
  const { caller, before, view } = question
  const isAlone = roleIn(before, caller.uid, view.now) === 'owner' && Object.keys(team(before)).length === 1
  return isAlone && before['status'] !== 'active' && before['status'] !== 'suspended' && (await view.after(closing(question))) !== null
}

/** A deleted document cannot name its audit record, so the document that closes it does. */
async function deletesOnRecord(question: Question): Promise<boolean> {
  const { id, before, view } = question
  return (await administers(question, before)) && isOnRecord(question, 'account', `TherapistAccounts/${id['account']}`, await view.after(closing(question)))
}

/** Ids of deleted accounts. An id is never reused, so grants and invitations for the old account stay void. */
const closedAccounts: CollectionRule = {
  path: 'closedAccounts/{account}',
  shape: shape({ at: date }, { lastAuditId: text(140) }),
  // The account's own rule decides whether it may be deleted.
  create: async (question) => {
    const { id, view } = question
    const path = `TherapistAccounts/${id['account']}`
    return isNow(question, 'at') && (await view.before(path)) !== null && (await view.after(path)) === null
  },
}

// Families that accepted an invitation. Only the account's managers and the family itself may read them.
const families: CollectionRule = {
  path: 'TherapistAccounts/{account}/families/{uid}',
  shape: shape({ uid: text(140, 1), joinedAt: date, email: text(254) }, { displayName: text(80), code: text(12, 12), demo: oneOf(true) }),
  get: async (question) => isSelf(question) || leads(question),
  list: (question) => leads(question),
  listGroup: ({ caller, query }) => pins(query, '==', 'uid', caller.uid),
  create: async (question) => {
    const { caller, id, after } = question
    if ('code' in after) return isFamilyOfCode(question)
    const invitation = await hasAcceptedInvitation(question)
    return (
      isSelf(question) &&
      after['uid'] === id['uid'] &&
      after['email'] === caller.email &&
      isNow(question, 'joinedAt') &&
      !('demo' in after) &&
      invitation?.['role'] === 'parent'
    )
  },
  delete: async (question) => isSelf(question) || leads(question),
}

/** Also in a suspended account: its team may still shrink. */
async function leads({ caller, id, view }: Question | ListQuestion): Promise<boolean> {
  return managers.includes(roleIn(await view.before(`TherapistAccounts/${id['account']}`), caller.uid, view.now))
}

export const accountRules: readonly CollectionRule[] = [accounts, closedAccounts, families]
