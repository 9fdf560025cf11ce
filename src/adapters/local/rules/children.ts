import type { DocumentData } from '#ports/documents'
import { date, listOf, mapOf, number, oneOf, orNull, shape, text, whole } from '../fields'
import { isMap } from '../matching'
import {
  changedFields,
  clinicians,
  isNow,
  isOwnNumber,
  isSame,
  managers,
  momentIn,
  pins,
  roleIn,
  roleOfCaller,
  staysReal,
  type CollectionRule,
  type ListQuestion,
  type Question,
} from './question'

const MAX_CHILDREN = 8
const GUEST_CHILD_ID = 'guest_0'

/** Whoever plays without an account has one child, and nothing else. */
const isOwnChild = (uid: string | null, child: string | undefined): boolean =>
  uid === null ? child === GUEST_CHILD_ID : isOwnNumber(uid, child, MAX_CHILDREN)

const ownerNameOf = (uid: string | null): string => uid ?? 'guest'

/** Works as a clinician in an account to which the family granted this child, while the grant lasts. */
async function isGranted({ caller, view }: Question | ListQuestion, child: DocumentData | null): Promise<boolean> {
  const grants = isMap(child?.['grants']) ? Object.entries(child['grants']) : []
  for (const [account, grant] of grants) {
    const isLasting = isMap(grant) && (grant['endsAt'] === null || momentIn(grant, 'endsAt') > view.now.getTime())
    if (isLasting && clinicians.includes(roleIn(await view.before(`TherapistAccounts/${account}`), caller.uid))) return true
  }
  return false
}

/** The owner gives a child only into accounts where the owner is known. */
async function grantsToOwnAccounts({ caller, before, after, view }: Question): Promise<boolean> {
  const [old, next] = [isMap(before['grants']) ? before['grants'] : {}, isMap(after['grants']) ? after['grants'] : {}]
  for (const account of changedFields(old, next)) {
    const isTaken = !(account in next)
    if (!isTaken && roleIn(await view.before(`TherapistAccounts/${account}`), caller.uid) === null) return false
  }
  return true
}

const children: CollectionRule = {
  path: 'children/{child}',
  shape: shape(
    {
      version: whole(1, 1000),
      ownerUid: text(140, 1),
      alias: text(40, 1),
      birthMonth: orNull(text(7, 7)),
      profileJson: text(8000),
      grants: mapOf(shape({ since: date, endsAt: orNull(date) }), 3),
      archivedAt: orNull(date),
      createdAt: date,
      updatedAt: date,
    },
    { adoptedInto: text(140), demo: oneOf(true) },
  ),
  get: async (question) => isOwnChild(question.caller.uid, question.id['child']) || isGranted(question, question.before),
  list: ({ caller, query }) => pins(query, '==', 'ownerUid', ownerNameOf(caller.uid)),
  create: async (question) =>
    isOwnChild(question.caller.uid, question.id['child']) &&
    question.after['ownerUid'] === ownerNameOf(question.caller.uid) &&
    !('demo' in question.after) &&
    isNow(question, 'createdAt') &&
    isNow(question, 'updatedAt') &&
    grantsToOwnAccounts(question),
  update: async (question) =>
    isOwnChild(question.caller.uid, question.id['child']) &&
    !question.changed.some((name) => ['ownerUid', 'createdAt', 'demo'].includes(name)) &&
    isNow(question, 'updatedAt') &&
    grantsToOwnAccounts(question),
  delete: (question) => isOwnChild(question.caller.uid, question.id['child']),
}

async function mayTreat(question: Question | ListQuestion): Promise<boolean> {
  const { caller, id, view } = question
  return isOwnChild(caller.uid, id['child']) || isGranted(question, await view.before(`children/${id['child']}`))
}

const sessions: CollectionRule = {
  path: 'children/{child}/sessions/{session}',
  shape: shape(
    {
      version: whole(1, 1000),
      activity: text(60, 1),
      category: orNull(text(60)),
      level: text(20, 1),
      seed: number,
      startedAt: date,
      ranBy: text(140, 1),
      device: shape({ width: number, height: number, pixelRatio: number }),
      settingsJson: text(16_000),
      eventsJson: text(900_000),
      savedAt: date,
    },
    { beyondCap: oneOf(true), demo: oneOf(true) },
  ),
  get: mayTreat,
  list: mayTreat,
  create: async (question) => {
    const { caller, after } = question
    // A family takes its guest's sessions along when it signs up; they stay marked as run by a guest.
    const isRanBy = after['ranBy'] === ownerNameOf(caller.uid) || (after['ranBy'] === 'guest' && isOwnChild(caller.uid, question.id['child']))
    return isRanBy && !('demo' in after) && isNow(question, 'savedAt') && mayTreat(question)
  },
  delete: (question) => isOwnChild(question.caller.uid, question.id['child']),
}

const plans: CollectionRule = {
  path: 'children/{child}/plans/{plan}',
  shape: shape({
    version: whole(1, 1000),
    tiles: listOf(shape({ activity: text(60, 1), category: orNull(text(60)), level: text(20, 1) }), 4),
    updatedAt: date,
  }),
  get: mayTreat,
  create: mayPlan,
  update: mayPlan,
  delete: (question) => isOwnChild(question.caller.uid, question.id['child']),
}

async function mayPlan(question: Question): Promise<boolean> {
  return question.id['plan'] === 'today' && isNow(question, 'updatedAt') && mayTreat(question)
}

const texts: CollectionRule = {
  path: 'children/{child}/texts/{text}',
  shape: shape({ version: whole(1, 1000), text: text(4000, 1), order: number, author: text(140, 1), createdAt: date, updatedAt: date }),
  get: mayTreat,
  list: mayTreat,
  create: async (question) =>
    question.after['author'] === ownerNameOf(question.caller.uid) && isNow(question, 'createdAt') && isNow(question, 'updatedAt') && mayTreat(question),
  update: async (question) => !question.changed.some((name) => ['author', 'createdAt'].includes(name)) && isNow(question, 'updatedAt') && mayTreat(question),
  // A therapist takes back what the therapist wrote, and nothing of the family's.
  delete: async (question) =>
    isOwnChild(question.caller.uid, question.id['child']) || (question.before['author'] === question.caller.uid && (await mayTreat(question))),
}

const sharedChildren: CollectionRule = {
  path: 'TherapistAccounts/{account}/sharedChildren/{child}',
  shape: shape({ ownerUid: text(140), alias: text(40, 1), sharedAt: date, endsAt: orNull(date) }, { demo: oneOf(true) }),
  get: async (question) => clinicians.includes(await roleOfCaller(question)),
  list: async (question) => clinicians.includes(await roleOfCaller(question)),
  create: shares,
  update: shares,
  // Also where it is gone already: a family that deletes its child can do it again.
  delete: async (question) => isOwnChild(question.caller.uid, question.id['child']) || managers.includes(await roleOfCaller(question)),
}

async function shares(question: Question): Promise<boolean> {
  const { caller, id, after, view } = question
  const child = await view.after(`children/${id['child']}`)
  const grant = isMap(child?.['grants']) ? child['grants'][id['account'] ?? ''] : undefined
  return (
    isOwnChild(caller.uid, id['child']) &&
    caller.uid !== null &&
    staysReal(question) &&
    after['ownerUid'] === caller.uid &&
    isNow(question, 'sharedAt') &&
    isMap(grant) &&
    isSame(grant['endsAt'], after['endsAt'])
  )
}

/** Children, their sessions, plans and texts, and the list of those that a family shared with an account. */
export const childRules: readonly CollectionRule[] = [children, sessions, plans, texts, sharedChildren]
