import type { DocumentData } from '#ports/documents'
import { isMap } from '../matching'
import { isOwnNumber, managers, membershipOf, momentIn, workingRoleIn, type ListQuestion, type Question } from './question'

const MAX_CHILDREN = 8
const GUEST_CHILD_ID = 'guest_0'

/** Whether the child's id contains the caller's uid. A guest has one child and nothing else. */
export const owns = ({ caller, id }: Question | ListQuestion): boolean =>
  caller.uid === null ? id['child'] === GUEST_CHILD_ID : isOwnNumber(caller.uid, id['child'], MAX_CHILDREN)

export const ownerNameOf = (uid: string | null): string => uid ?? 'guest'

/** The child that this document is, or belongs to. */
export const childOf = ({ id, view }: Question | ListQuestion) => view.before(`children/${id['child']}`)

/** Whether the caller accepted an invitation by the child's owner. */
const isGuardian = ({ caller }: Question | ListQuestion, child: DocumentData | null): boolean =>
  caller.uid !== null && Array.isArray(child?.['guardianIds']) && child['guardianIds'].includes(caller.uid)

/** Whether the caller is the owner or a guardian of the document's child. */
export async function callerIsFamily(question: Question | ListQuestion): Promise<boolean> {
  return owns(question) || isGuardian(question, await childOf(question))
}

/** Roles that see a child only if the account named the person for it. */
type Named = 'therapist' | 'visitor'

/** Whether this person reaches the child through the account: the grant has not ended, and the role allows it. */
export async function isReachedThrough(
  account: string,
  question: Question | ListQuestion,
  child: DocumentData | null,
  named: readonly Named[],
): Promise<boolean> {
  const { caller, id, view } = question
  const grant = isMap(child?.['grants']) && Object.hasOwn(child['grants'], account) ? child['grants'][account] : null
  // Only grants of the demo never end.
  const isLasting = isMap(grant) && (momentIn(grant, 'endsAt') > view.now.getTime() || (grant['endsAt'] === null && child?.['demo'] === true))
  if (!isLasting) return false
  const team = await view.before(`TherapistAccounts/${account}`)
  const role = workingRoleIn(team, caller.uid, view.now)
  if (managers.includes(role)) return true
  if (!named.some((one) => one === role)) return false
  const shared = await view.before(`TherapistAccounts/${account}/sharedChildren/${id['child']}`)
  return Array.isArray(shared?.['caseload']) && shared['caseload'].includes(membershipOf(team, caller.uid))
}

async function isReached(question: Question | ListQuestion, child: DocumentData | null, named: readonly Named[]): Promise<boolean> {
  for (const account of Object.keys(isMap(child?.['grants']) ? child['grants'] : {})) {
    if (await isReachedThrough(account, question, child, named)) return true
  }
  return false
}

/** Whether the caller may read everything, run sessions and change the settings. */
export const treats = (question: Question | ListQuestion, child: DocumentData | null): Promise<boolean> => isReached(question, child, ['therapist'])

/** The same through this account: other accounts cannot read its notes about the child. Without an account it is for every team of the child. */
export async function isFor(account: unknown, question: Question | ListQuestion): Promise<boolean> {
  const child = await childOf(question)
  return account === null ? treats(question, child) : isReachedThrough(String(account), question, child, ['therapist'])
}

/** Includes visitors, who run sessions and see no results but their own. */
export const knows = (question: Question | ListQuestion, child: DocumentData | null): Promise<boolean> => isReached(question, child, ['therapist', 'visitor'])

/** Whether the caller is family or a clinician of the child that the document belongs to. */
export async function mayTreat(question: Question | ListQuestion): Promise<boolean> {
  return (await callerIsFamily(question)) || treats(question, await childOf(question))
}

/** The same, and visitors. */
export async function mayKnow(question: Question | ListQuestion): Promise<boolean> {
  return (await callerIsFamily(question)) || knows(question, await childOf(question))
}
