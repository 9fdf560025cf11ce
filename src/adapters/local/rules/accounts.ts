import { DAY_MS } from '#domain/time'
import type { TeamRole } from '#domain/people/people'
import type { DocumentData } from '#ports/documents'
import { date, listOf, mapOf, oneOf, orNull, shape, text } from '../fields'
import { fieldOf, isMap } from '../matching'
import {
  administers,
  administersList,
  changedFields,
  isNow,
  isOwnNumber,
  isSame,
  managers,
  momentIn,
  only,
  pins,
  roleIn,
  roleOfCaller,
  staysReal,
  type CollectionRule,
  type Question,
} from './question'

const MAX_ACCOUNTS = 3

/** Owners invite and govern everybody; administrators everybody but owners and administrators. */
const governs = (mine: TeamRole | null, role: unknown): boolean =>
  mine === 'owner' || (mine === 'admin' && (role === 'therapist' || role === 'visitor' || role === 'parent'))

const team = (data: DocumentData): DocumentData => (isMap(data['team']) ? data['team'] : {})

/** The lists that make queries and the last-owner rule provable say the same as the map. */
function isConsistent(account: DocumentData): boolean {
  const members = Object.keys(team(account)).toSorted()
  const owners = members.filter((uid) => roleIn(account, uid) === 'owner')
  const listed = (field: string) => (account[field] as string[]).toSorted()
  return owners.length > 0 && isSame(listed('memberIds'), members) && isSame(listed('ownerIds'), owners)
}

/** A change of the team names the one member it is about, touches nobody else, and leaves an owner. */
async function changesTeam(question: Question): Promise<boolean> {
  const { caller, id, before, after, changed, view } = question
  const target = fieldOf(after, 'lastChange.target')
  const isInForm =
    only(changed, ['team', 'memberIds', 'ownerIds', 'lastChange', 'updatedAt']) &&
    typeof target === 'string' &&
    fieldOf(after, 'lastChange.by') === caller.uid &&
    isNow(question, 'lastChange.at') &&
    only(changedFields(team(before), team(after)), [target]) &&
    isConsistent(after)
  if (!isInForm) return false
  const [mine, old, next] = [roleIn(before, caller.uid), roleIn(before, target), roleIn(after, target)]
  switch (fieldOf(after, 'lastChange.action')) {
    case 'join': {
      const path = `TherapistAccounts/${id['account']}/invitations/${String(fieldOf(after, 'lastChange.invitation'))}`
      const [invitation, answered] = [await view.before(path), await view.after(path)]
      return (
        target === caller.uid &&
        old === null &&
        next !== null &&
        invitation?.['status'] === 'pending' &&
        invitation['email'] === caller.email &&
        momentIn(invitation, 'expiresAt') > view.now.getTime() &&
        next === invitation['role'] &&
        governs(roleIn(before, String(invitation['invitedBy'])), next) &&
        answered?.['status'] === 'accepted'
      )
    }
    case 'leave':
      return target === caller.uid && old !== null && next === null
    case 'remove':
      return target !== caller.uid && old !== null && next === null && governs(mine, old)
    case 'role':
      return old !== null && next !== null && governs(mine, old) && governs(mine, next)
    default:
      return false
  }
}

const teamRole = oneOf('owner', 'admin', 'therapist', 'visitor', 'parent')

const accounts: CollectionRule = {
  path: 'TherapistAccounts/{account}',
  shape: shape(
    {
      name: text(80, 2),
      status: oneOf('inactive', 'active', 'trialing', 'past_due', 'suspended'),
      subscriptionEndDate: orNull(date),
      team: mapOf(shape({ role: teamRole, joinedAt: date, email: text(254) }, { displayName: text(80) }), 200),
      memberIds: listOf(text(140), 200),
      ownerIds: listOf(text(140), 200),
      createdBy: text(140),
      createdAt: date,
      updatedAt: date,
    },
    {
      lastChange: shape({ action: text(20), target: text(140), by: text(140), at: date }, { invitation: text(140) }),
      demo: oneOf(true),
    },
  ),
  get: async (question) => roleIn(question.before, question.caller.uid) !== null || administers(question, question.before),
  list: async (question) =>
    pins(question.query, 'array-contains', 'memberIds', question.caller.uid) || administersList(question),
  create: (question) => {
    const { caller, id, after } = question
    return (
      isOwnNumber(caller.uid, id['account'], MAX_ACCOUNTS) &&
      after['status'] === 'inactive' &&
      after['subscriptionEndDate'] === null &&
      !('demo' in after) &&
      isSame(after['memberIds'], [caller.uid]) &&
      roleIn(after, caller.uid) === 'owner' &&
      isConsistent(after) &&
      after['createdBy'] === caller.uid &&
      isNow(question, 'createdAt') &&
      isNow(question, 'updatedAt')
    )
  },
  update: async (question) => {
    const { caller, before, changed } = question
    if (!isNow(question, 'updatedAt') || !staysReal(question)) return false
    if (only(changed, ['name', 'updatedAt'])) return managers.includes(roleIn(before, caller.uid))
    if (only(changed, ['status', 'subscriptionEndDate', 'updatedAt'])) return administers(question, before)
    return changesTeam(question)
  },
  delete: async (question) =>
    (roleIn(question.before, question.caller.uid) === 'owner' &&
      Object.keys(team(question.before)).length === 1 &&
      question.before['status'] !== 'active') ||
    administers(question, question.before),
}

const isInvitee = ({ caller, before }: Question): boolean => caller.email !== null && before['email'] === caller.email

async function answersInvitation(question: Question): Promise<boolean> {
  const { caller, id, before, after, changed, view } = question
  const isInForm =
    isInvitee(question) &&
    before['status'] === 'pending' &&
    only(changed, ['status', 'respondedAt', 'respondedBy', 'updatedAt']) &&
    isNow(question, 'respondedAt') &&
    after['respondedBy'] === caller.uid
  if (!isInForm) return false
  if (after['status'] === 'declined') return true
  const account = `TherapistAccounts/${id['account']}`
  return (
    after['status'] === 'accepted' &&
    momentIn(before, 'expiresAt') > view.now.getTime() &&
    roleIn(await view.before(account), caller.uid) === null &&
    roleIn(await view.after(account), caller.uid) === before['role']
  )
}

const invitations: CollectionRule = {
  path: 'TherapistAccounts/{account}/invitations/{invitation}',
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
    { respondedAt: date, respondedBy: text(140), demo: oneOf(true) },
  ),
  get: async (question) => isInvitee(question) || managers.includes(await roleOfCaller(question)),
  list: async (question) => managers.includes(await roleOfCaller(question)),
  listGroup: ({ caller, query }) => pins(query, '==', 'email', caller.email),
  create: async (question) => {
    const { caller, id, after, view } = question
    const account = await view.before(`TherapistAccounts/${id['account']}`)
    const expiresAt = momentIn(after, 'expiresAt')
    return (
      governs(roleIn(account, caller.uid), after['role']) &&
      after['status'] === 'pending' &&
      after['email'] === String(after['email']).toLowerCase() &&
      after['accountName'] === account?.['name'] &&
      after['invitedBy'] === caller.uid &&
      !('demo' in after) &&
      isNow(question, 'createdAt') &&
      isNow(question, 'updatedAt') &&
      expiresAt > view.now.getTime() &&
      expiresAt <= view.now.getTime() + 15 * DAY_MS
    )
  },
  update: async (question) => {
    if (!isNow(question, 'updatedAt')) return false
    const revokes = question.after['status'] === 'revoked' && only(question.changed, ['status', 'updatedAt'])
    if (!revokes) return answersInvitation(question)
    return question.before['status'] === 'pending' && governs(await roleOfCaller(question), question.before['role'])
  },
  delete: async (question) => governs(await roleOfCaller(question), question.before['role']),
}

/** Therapist accounts: the team and who is invited into it. */
export const accountRules: readonly CollectionRule[] = [accounts, invitations]
