import { sharingKinds, sharingSteps } from '#domain/people/sharing'
import { DAY_MS } from '#domain/time'
import type { DocumentData } from '#ports/documents'
import { date, oneOf, shape, text } from '../fields'
import { childAskedFor, owns } from './families'
import { isNow, isSelf, isVerified, managers, momentIn, hasOnly, pins, workingRoleIn, type CollectionRule, type AccessRequest } from './accessRequest'

const MAX_OPEN_DAYS = 15
// Two years with a leap day, and another day for a clock that is ahead, as for a grant.
const MAX_SHARED_DAYS = 732
const CODE = /^[A-HJKMNP-Z2-9]{12}$/

export const sharingKind = oneOf(...sharingKinds)
export const sharingStep = oneOf(...sharingSteps)

const isWithin = (request: AccessRequest, field: string, days: number): boolean => {
  const [moment, now] = [momentIn(request.after, field), request.view.now.getTime()]
  return moment > now && moment <= now + days * DAY_MS
}

/** Returns the code that this person accepts in this commit, in its earlier state. Returns null if there is none, or if it is for another child. */
async function openCode({ id, view }: AccessRequest, code: unknown): Promise<DocumentData | null> {
  if (!CODE.test(String(code))) return null
  const path = `sharingCodes/${String(code)}`
  const open = await view.before(path)
  const child = await view.before(`children/${id['child']}`)
  const isGood =
    open?.['childId'] === id['child'] &&
    momentIn(open, 'expiresAt') > view.now.getTime() &&
    // A code for a deleted child is not valid for a later child with the same id.
    momentIn(open, 'createdAt') >= momentIn(child, 'createdAt') &&
    (await view.after(path)) === null
  return isGood ? open : null
}

/** Whether the caller accepts a code, with exactly the step and the end that the family chose. A guardian already has more access. */
export async function comesByCode(request: AccessRequest): Promise<boolean> {
  const { caller, after } = request
  const open = await openCode(request, after['code'])
  const guardians = (await childAskedFor(request))?.['guardianIds']
  return (
    open !== null &&
    open['kind'] !== 'clinic' &&
    isVerified(request) &&
    isSelf(request) &&
    !owns(request) &&
    !(Array.isArray(guardians) && guardians.includes(caller.uid)) &&
    after['uid'] === caller.uid &&
    after['email'] === caller.email &&
    isNow(request, 'since') &&
    after['kind'] === open['kind'] &&
    after['step'] === open['step'] &&
    momentIn(after, 'until') === momentIn(open, 'until') &&
    momentIn(after, 'until') > request.view.now.getTime()
  )
}

/** Whether the owner changes the step or the end of a sharing, and nothing else. */
export const changesHelp = (request: AccessRequest): boolean =>
  owns(request) && 'step' in request.before && hasOnly(request.changed, ['step', 'until']) && isWithin(request, 'until', MAX_SHARED_DAYS)

/** Whether the team of the clinic that entered the code answers it, and changes nothing else. */
async function answers(request: AccessRequest): Promise<boolean> {
  const { caller, before, after, changed, view } = request
  const account = String(after['account'])
  const team = await view.before(`TherapistAccounts/${account}`)
  return (
    before['kind'] === 'clinic' &&
    !('account' in before) &&
    momentIn(before, 'expiresAt') > view.now.getTime() &&
    hasOnly(changed, ['account', 'accountName']) &&
    isVerified(request) &&
    managers.includes(workingRoleIn(team, caller.uid, view.now)) &&
    after['accountName'] === team?.['name'] &&
    (await view.after(`TherapistAccounts/${account}/families/${String(before['ownerUid'])}`)) !== null
  )
}

/** Whether the family named by a code joins the account whose team has just entered the code. The family may then share. */
export async function isFamilyOfCode(request: AccessRequest): Promise<boolean> {
  const { caller, id, after, view } = request
  if (!CODE.test(String(after['code']))) return false
  const path = `sharingCodes/${String(after['code'])}`
  const [open, answered] = [await view.before(path), await view.after(path)]
  const team = await view.before(`TherapistAccounts/${id['account']}`)
  return (
    open?.['kind'] === 'clinic' &&
    !('account' in open) &&
    answered?.['account'] === id['account'] &&
    open['ownerUid'] === id['uid'] &&
    open['email'] === after['email'] &&
    after['uid'] === id['uid'] &&
    isNow(request, 'joinedAt') &&
    !('demo' in after) &&
    !('displayName' in after) &&
    managers.includes(workingRoleIn(team, caller.uid, view.now))
  )
}

// An invitation by code. To accept a code, a person must be able to read it. It cannot be guessed, but a list would reveal all codes.
const sharingCodes: CollectionRule = {
  path: 'sharingCodes/{code}',
  shape: shape(
    {
      childId: text(140, 1),
      ownerUid: text(140, 1),
      alias: text(40, 1),
      kind: sharingKind,
      step: sharingStep,
      name: text(80),
      until: date,
      invitedByName: text(80),
      createdAt: date,
      expiresAt: date,
    },
    { email: text(254), account: text(140, 1), accountName: text(80) },
  ),
  get: isVerified,
  list: ({ caller, query }) => pins(query, '==', 'ownerUid', caller.uid),
  create: async (request) => {
    const { caller, id, after, view } = request
    const childId = String(after['childId'])
    const ofChild = { ...request, id: { ...id, child: childId } }
    const child = await view.before(`children/${childId}`)
    // A clinic sees the name of the child's owner, as it does for every family. The owner needs a confirmed address.
    const isNamed = after['kind'] === 'clinic' ? isVerified(request) && after['email'] === caller.email && after['step'] === 'all' : !('email' in after)
    return (
      CODE.test(id['code'] ?? '') &&
      caller.uid !== null &&
      owns(ofChild) &&
      after['ownerUid'] === caller.uid &&
      after['alias'] === child?.['alias'] &&
      isNow(request, 'createdAt') &&
      isWithin(request, 'expiresAt', MAX_OPEN_DAYS) &&
      isWithin(request, 'until', MAX_SHARED_DAYS) &&
      isNamed &&
      !('account' in after) &&
      !('accountName' in after)
    )
  },
  update: answers,
  // A code is deleted when it is withdrawn, accepted or declined.
  delete: (request) => isVerified(request) || request.before['ownerUid'] === request.caller.uid,
}

/** Rules for invitations by code. */
export const sharingRules: readonly CollectionRule[] = [sharingCodes]
