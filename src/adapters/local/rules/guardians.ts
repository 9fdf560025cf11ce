import type { DocumentData } from '#ports/documents'
import { date, shape, text } from '../fields'
import { isPlainMap } from '../matching'
import { isAddressed, isAskedByInvitee, isInvitee } from './addressed'
import { callerIsFamily, owns } from './families'
import { changedFields, isNow, isSame, isSelf, isVerified, momentIn, hasOnly, pins, type CollectionRule, type AccessRequest } from './accessRequest'
import { changesHelp, comesByCode, sharingKind, sharingStep } from './sharing'

/** A guardian's entry in the child's document. Name and address are only for the family; they are here only in older documents. */
export const guardian = shape({ since: date }, { email: text(254), displayName: text(80) })

/** Whether the list, which queries use, agrees with the map. */
const isConsistent = ({ guardianIds, guardians }: DocumentData): boolean =>
  Array.isArray(guardianIds) && isPlainMap(guardians) && isSame(guardianIds.toSorted(), Object.keys(guardians).toSorted())

/** Whether exactly one guardian joins, leaves or is removed by the owner, and nothing else changes. */
export async function changesGuardians(request: AccessRequest): Promise<boolean> {
  const { caller, before, after, changed } = request
  const old = isPlainMap(before['guardians']) ? before['guardians'] : {}
  const next = isPlainMap(after['guardians']) ? after['guardians'] : {}
  const [target, ...others] = changedFields(old, next)
  const isInForm =
    hasOnly(changed, ['guardianIds', 'guardians', 'updatedAt']) &&
    isNow(request, 'updatedAt') &&
    target !== undefined &&
    others.length === 0 &&
    isConsistent(after)
  if (!isInForm) return false
  const address = await request.view.after(`children/${request.id['child']}/guardians/${target}`)
  if (!Object.hasOwn(next, target)) return address === null && (target === caller.uid || owns(request))
  return address !== null && target === caller.uid && !Object.hasOwn(old, target) && comesIn(request, next[target] as DocumentData)
}

/** Whether the caller joins with a valid invitation. The commit that adds a guardian uses up the invitation. */
async function comesIn(request: AccessRequest, me: DocumentData): Promise<boolean> {
  const { caller, id, before, view } = request
  const path = `children/${id['child']}/guardianInvitations/${caller.email}`
  const invitation = await view.before(path)
  return (
    isVerified(request) &&
    !owns(request) &&
    momentIn(invitation, 'expiresAt') > view.now.getTime() &&
    // An invitation for a deleted child is not valid for a child created later under the same id.
    momentIn(invitation, 'createdAt') >= momentIn(before, 'createdAt') &&
    (await view.after(path)) === null &&
    hasOnly(Object.keys(me), ['since']) &&
    momentIn(me, 'since') === view.now.getTime()
  )
}

/** Whether the caller invites a guardian, for the first time or again. In both cases the whole document is new. */
async function invites(request: AccessRequest): Promise<boolean> {
  const { caller, id, after, view } = request
  const child = await view.before(`children/${id['child']}`)
  return (
    owns(request) &&
    caller.uid !== null &&
    isAddressed(request) &&
    after['childId'] === id['child'] &&
    after['invitedBy'] === caller.uid &&
    // The alias must be the child's, because the invited person reads it in a letter.
    after['alias'] === child?.['alias']
  )
}

/** Whether the entry is created together with the one in the list. */
async function comesAsGuardian(request: AccessRequest): Promise<boolean> {
  const { caller, id, after, view } = request
  const isNew = !isListed(await view.before(`children/${id['child']}`), id['uid'])
  const isBare = hasOnly(Object.keys(after), ['email', 'displayName'])
  return isVerified(request) && isBare && caller.uid === id['uid'] && after['email'] === caller.email && isNew && isListedAfter(request)
}

// A guardian's name and address, which only the family reads; everyone who works with the child can read the child's document. Helpers, with whom the
// family shared the child by a code, are here as well, with a step and an end. They are not on any list, because a query cannot test whether their
// time has ended.
const addresses: CollectionRule = {
  path: 'children/{child}/guardians/{uid}',
  shape: shape(
    { email: text(254) },
    { displayName: text(80), uid: text(140, 1), kind: sharingKind, step: sharingStep, since: date, until: date, code: text(12, 12) },
  ),
  get: async (request) => isSelf(request) || callerIsFamily(request),
  list: callerIsFamily,
  listGroup: ({ caller, query }) => pins(query, '==', 'uid', caller.uid),
  create: async (request) => (await comesAsGuardian(request)) || comesByCode(request),
  update: async (request) => (await comesAsGuardian(request)) || (await comesByCode(request)) || changesHelp(request),
  delete: async (request) => (owns(request) || request.caller.uid === request.id['uid']) && !(await isListedAfter(request)),
}

const isListed = (child: DocumentData | null, uid: unknown): boolean => Array.isArray(child?.['guardianIds']) && child['guardianIds'].includes(uid)
const isListedAfter = async ({ id, view }: AccessRequest): Promise<boolean> => isListed(await view.after(`children/${id['child']}`), id['uid'])

const invitations: CollectionRule = {
  path: 'children/{child}/guardianInvitations/{email}',
  shape: shape({
    email: text(254, 3),
    alias: text(40, 1),
    childId: text(140, 1),
    invitedBy: text(140, 1),
    invitedByName: text(80),
    expiresAt: date,
    createdAt: date,
    updatedAt: date,
  }),
  get: (request) => owns(request) || isInvitee(request),
  list: (request) => owns(request) || isAskedByInvitee(request),
  listGroup: isAskedByInvitee,
  create: invites,
  update: invites,
  delete: (request) => owns(request) || isInvitee(request),
}

/** Rules for guardians, and for invitations from a child's owner to further guardians. */
export const guardianRules: readonly CollectionRule[] = [addresses, invitations]
