import { type SharingStep, sharingSteps } from '#domain/people/sharing'
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

/**
 * Whether the family shared the child with this very person in one of these steps, for a time that has not ended. A sharing of a child that was deleted
 * opens no other that came to its place.
 */
export async function helps({ caller, id, view }: Question | ListQuestion, steps: readonly SharingStep[]): Promise<boolean> {
  if (caller.uid === null) return false
  const mine = await view.before(`children/${id['child']}/guardians/${caller.uid}`)
  const child = await view.before(`children/${id['child']}`)
  return momentIn(mine, 'until') > view.now.getTime() && steps.some((one) => one === mine?.['step']) && momentIn(mine, 'since') >= momentIn(child, 'createdAt')
}

/** Reads all, runs sessions, changes the settings. */
export const treats = async (question: Question | ListQuestion, child: DocumentData | null): Promise<boolean> =>
  (await isReached(question, child, ['therapist'])) || helps(question, ['all'])

/**
 * The same through this very account: what one wrote about a child is not another's to read. Without an account it is for every team on the child. Somebody
 * with whom the family shared it is a team of one, named by the own uid.
 */
export async function isFor(account: unknown, question: Question | ListQuestion): Promise<boolean> {
  const child = await childOf(question)
  if (account === null) return treats(question, child)
  return (await isReachedThrough(String(account), question, child, ['therapist'])) || (account === question.caller.uid && helps(question, ['all']))
}

/** Also a visitor, who runs sessions and sees no results but these. */
export const knows = async (question: Question | ListQuestion, child: DocumentData | null): Promise<boolean> =>
  (await isReached(question, child, ['therapist', 'visitor'])) || helps(question, ['all'])

/** The family and clinicians, of the child whose document this lies below. */
export async function mayTreat(question: Question | ListQuestion): Promise<boolean> {
  return (await callerIsFamily(question)) || treats(question, await childOf(question))
}

/** The same, and visitors. */
export async function mayKnow(question: Question | ListQuestion): Promise<boolean> {
  return (await callerIsFamily(question)) || knows(question, await childOf(question))
}

/** The same as the family sees of play and plan: also somebody with whom the child was shared to look. */
export async function mayLook(question: Question | ListQuestion): Promise<boolean> {
  return (await mayTreat(question)) || helps(question, sharingSteps)
}
