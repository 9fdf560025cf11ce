import type { DocumentData } from '#ports/documents'
import { isMap } from '../matching'
import { isOwnNumber, managers, membershipOf, momentIn, workingRoleIn, type ListQuestion, type Question } from './question'

const MAX_CHILDREN = 8
const GUEST_CHILD_ID = 'guest_0'

/** The child's number is this person's. Whoever plays without an account has one child, and nothing else. */
export const owns = ({ caller, id }: Question | ListQuestion): boolean =>
  caller.uid === null ? id['child'] === GUEST_CHILD_ID : isOwnNumber(caller.uid, id['child'], MAX_CHILDREN)

export const ownerNameOf = (uid: string | null): string => uid ?? 'guest'

/** The child which this document is or is about. */
export const childOf = ({ id, view }: Question | ListQuestion) => view.before(`children/${id['child']}`)

/** Whom the owner invited, and who came. */
const isGuardian = ({ caller }: Question | ListQuestion, child: DocumentData | null): boolean =>
  caller.uid !== null && Array.isArray(child?.['guardianIds']) && child['guardianIds'].includes(caller.uid)

/** The owner or a guardian, of the child which this document is or is about. */
export async function callerIsFamily(question: Question | ListQuestion): Promise<boolean> {
  return owns(question) || isGuardian(question, await childOf(question))
}

/** Those who see a child only when the account named them for it. */
type Named = 'therapist' | 'visitor'

/** Whether the account reaches the child for this person: a grant that lasts, and a role that may. */
export async function isReachedThrough(
  account: string,
  question: Question | ListQuestion,
  child: DocumentData | null,
  named: readonly Named[],
): Promise<boolean> {
  const { caller, id, view } = question
  const grant = isMap(child?.['grants']) && Object.hasOwn(child['grants'], account) ? child['grants'][account] : null
  // Only the demo's grants have no end.
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

/** Reads all, runs sessions, changes the settings. */
export const treats = (question: Question | ListQuestion, child: DocumentData | null): Promise<boolean> => isReached(question, child, ['therapist'])

/** The same through this very account: what one wrote about a child is not another's to read. Without an account it is for every team on the child. */
export async function isFor(account: unknown, question: Question | ListQuestion): Promise<boolean> {
  const child = await childOf(question)
  return account === null ? treats(question, child) : isReachedThrough(String(account), question, child, ['therapist'])
}

/** Also a visitor, who runs sessions and sees no results but these. */
export const knows = (question: Question | ListQuestion, child: DocumentData | null): Promise<boolean> => isReached(question, child, ['therapist', 'visitor'])

/** The family and clinicians, of the child whose document this lies below. */
export async function mayTreat(question: Question | ListQuestion): Promise<boolean> {
  return (await callerIsFamily(question)) || treats(question, await childOf(question))
}

/** The same, and visitors. */
export async function mayKnow(question: Question | ListQuestion): Promise<boolean> {
  return (await callerIsFamily(question)) || knows(question, await childOf(question))
}
