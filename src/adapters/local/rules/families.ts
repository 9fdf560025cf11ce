import { type SharingStep, sharingSteps } from '#domain/people/sharing'
import type { DocumentData } from '#ports/documents'
import { isPlainMap } from '../matching'
import { isOwnNumber, managers, membershipOf, momentIn, workingRoleIn, type ListRequest, type AccessRequest } from './accessRequest'

const MAX_CHILDREN = 8
const GUEST_CHILD_ID = 'guest_0'

/** Whether the child's id contains the caller's uid. A guest has one child and nothing else. */
export const owns = ({ caller, id }: AccessRequest | ListRequest): boolean =>
  caller.uid === null ? id['child'] === GUEST_CHILD_ID : isOwnNumber(caller.uid, id['child'], MAX_CHILDREN)

export const ownerNameOf = (uid: string | null): string => uid ?? 'guest'

/** Returns the child that this document is, or that it belongs to. */
export const childAskedFor = ({ id, view }: AccessRequest | ListRequest) => view.before(`children/${id['child']}`)

/** Whether the caller accepted an invitation by the child's owner. */
const isGuardian = ({ caller }: AccessRequest | ListRequest, child: DocumentData | null): boolean =>
  caller.uid !== null && Array.isArray(child?.['guardianIds']) && child['guardianIds'].includes(caller.uid)

/** Whether the caller is the owner or a guardian of the document's child. */
export async function callerIsFamily(request: AccessRequest | ListRequest): Promise<boolean> {
  return owns(request) || isGuardian(request, await childAskedFor(request))
}

/** The roles that see a child only if the account has named the person for it. */
type Named = 'therapist' | 'visitor'

/** Whether this person has access to the child through the account: the grant has not ended, and the role allows it. */
export async function isReachedThrough(
  account: string,
  request: AccessRequest | ListRequest,
  child: DocumentData | null,
  named: readonly Named[],
): Promise<boolean> {
  const { caller, id, view } = request
  const grant = isPlainMap(child?.['grants']) && Object.hasOwn(child['grants'], account) ? child['grants'][account] : null
  // Only grants of the demo never end.
  const isLasting = isPlainMap(grant) && (momentIn(grant, 'endsAt') > view.now.getTime() || (grant['endsAt'] === null && child?.['demo'] === true))
  if (!isLasting) return false
  const team = await view.before(`TherapistAccounts/${account}`)
  const role = workingRoleIn(team, caller.uid, view.now)
  if (managers.includes(role)) return true
  if (!named.some((one) => one === role)) return false
  const shared = await view.before(`TherapistAccounts/${account}/sharedChildren/${id['child']}`)
  return Array.isArray(shared?.['caseload']) && shared['caseload'].includes(membershipOf(team, caller.uid))
}

async function isReached(request: AccessRequest | ListRequest, child: DocumentData | null, named: readonly Named[]): Promise<boolean> {
  for (const account of Object.keys(isPlainMap(child?.['grants']) ? child['grants'] : {})) {
    if (await isReachedThrough(account, request, child, named)) return true
  }
  return false
}

/**
 * Whether the family has shared the child with this person in one of these steps, until a time that has not passed. The sharing of a deleted child is
 * not valid for a child created later under the same id.
 */
export async function helpsFamily({ caller, id, view }: AccessRequest | ListRequest, steps: readonly SharingStep[]): Promise<boolean> {
  if (caller.uid === null) return false
  const mine = await view.before(`children/${id['child']}/guardians/${caller.uid}`)
  const child = await view.before(`children/${id['child']}`)
  return momentIn(mine, 'until') > view.now.getTime() && steps.some((one) => one === mine?.['step']) && momentIn(mine, 'since') >= momentIn(child, 'createdAt')
}

/** Whether the caller may read everything, run sessions and change the settings. */
export const treats = async (request: AccessRequest | ListRequest, child: DocumentData | null): Promise<boolean> =>
  (await isReached(request, child, ['therapist'])) || helpsFamily(request, ['all'])

/**
 * Whether the caller treats the child through this account. Other accounts cannot read the account's notes about the child. If no account is given,
 * any team of the child counts. A person with whom the family has shared the child is a team of one, named by their own uid.
 */
export async function isFor(account: unknown, request: AccessRequest | ListRequest): Promise<boolean> {
  const child = await childAskedFor(request)
  if (account === null) return treats(request, child)
  return (await isReachedThrough(String(account), request, child, ['therapist'])) || (account === request.caller.uid && helpsFamily(request, ['all']))
}

/** Whether the caller works with the child. This includes visitors, who run sessions and see only their own results. */
export const knows = async (request: AccessRequest | ListRequest, child: DocumentData | null): Promise<boolean> =>
  (await isReached(request, child, ['therapist', 'visitor'])) || helpsFamily(request, ['all'])

/** Whether the caller is family or a clinician of the child that the document belongs to. */
export async function mayTreat(request: AccessRequest | ListRequest): Promise<boolean> {
  return (await callerIsFamily(request)) || treats(request, await childAskedFor(request))
}

/** Whether the caller is family or works with the child that the document belongs to, including visitors. */
export async function mayKnow(request: AccessRequest | ListRequest): Promise<boolean> {
  return (await callerIsFamily(request)) || knows(request, await childAskedFor(request))
}

/** Whether the caller sees play and plan as the family does. This includes a person with whom the child was shared only to look. */
export async function mayLook(request: AccessRequest | ListRequest): Promise<boolean> {
  return (await mayTreat(request)) || helpsFamily(request, sharingSteps)
}
