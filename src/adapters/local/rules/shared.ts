import { LISTED_AFTER_END_DAYS } from '#domain/people/grants'
import { DAY_MS } from '#domain/time'
import type { DocumentQuery } from '#ports/documents'
import { date, listOf, oneOf, orNull, shape, text, texts, whole } from '../fields'
import { isMap } from '../matching'
import { childOf, callerIsFamily, isReachedThrough, mayKnow, mayTreat } from './families'
import { addedLine, ruleLines, removesNoLine } from './lines'
import {
  isNow,
  isSame,
  managers,
  memberIn,
  membershipOf,
  momentIn,
  hasOnly,
  pins,
  roleOfCaller,
  staysReal,
  workingRoleIn,
  type CollectionRule,
  type ListQuestion,
  type Question,
} from './question'

const purpose = text(200, 1)
const caseload = listOf(text(160, 1), 20)

const sharedChildren: CollectionRule = {
  path: 'TherapistAccounts/{account}/sharedChildren/{child}',
  shape: shape({ ownerUid: text(140), alias: text(40, 1), sharedAt: date, endsAt: orNull(date), purpose, caseload }, { demo: oneOf(true) }),
  get: async (question) =>
    (await callerIsFamily(question)) ||
    (momentIn(question.before, 'endsAt') > listedFrom(question.view.now) &&
      (await seesShared(
        question,
        ['therapist', 'visitor'],
        (name) => Array.isArray(question.before['caseload']) && question.before['caseload'].includes(name),
      ))),
  list: async (question) =>
    lastsLonger(question.query, listedFrom(question.view.now)) &&
    seesShared(question, ['therapist', 'visitor'], (name) => pins(question.query, 'array-contains', 'caseload', name)),
  create: async (question) => (await namesMembers(question)) && (await hasNoRow(question)) && shares(question),
  update: async (question) => {
    if (!(await hasNoRow(question))) return false
    if (hasOnly(question.changed, ['caseload'])) return managers.includes(await roleOfCaller(question))
    return (!question.changed.includes('caseload') || isSame(question.after['caseload'], [])) && shares(question)
  },
  // Allowed even if it has already been deleted, so that a family can repeat the deletion of a child.
  delete: async (question) => (await endsSharing(question)) && hasNoRow(question),
}

/** An account sees a child's nickname for two weeks after sharing has ended, to ask for an extension, and then nothing more. */
const listedFrom = (now: Date): number => now.getTime() - LISTED_AFTER_END_DAYS * DAY_MS

/** The caseload row repeats who sees the child and until when. A change here therefore deletes the row, and the account creates it again. */
const hasNoRow = async ({ id, view }: Question): Promise<boolean> => (await view.after(`TherapistAccounts/${id['account']}/caseRows/${id['child']}`)) === null

/** A family that undoes its stop may name the same people again, but only members of the account. */
async function namesMembers({ id, after, view }: Question): Promise<boolean> {
  const names = after['caseload']
  const account = await view.before(`TherapistAccounts/${id['account']}`)
  return Array.isArray(names) && names.every((name) => memberIn(account, /^(.+)_\d+$/.exec(String(name))?.[1] ?? null) !== null)
}

const endsSharing = async (question: Question): Promise<boolean> => managers.includes(await roleOfCaller(question)) || callerIsFamily(question)

async function seesShared(
  question: Question | ListQuestion,
  named: readonly ('therapist' | 'visitor')[],
  isOnCaseload: (name: string | null) => boolean,
): Promise<boolean> {
  const { caller, id, view } = question
  const account = await view.before(`TherapistAccounts/${id['account']}`)
  const role = workingRoleIn(account, caller.uid, view.now)
  return managers.includes(role) || (named.some((one) => one === role) && isOnCaseload(membershipOf(account, caller.uid)))
}

async function shares(question: Question): Promise<boolean> {
  const { caller, id, after, view } = question
  const child = await view.after(`children/${id['child']}`)
  const grant = isMap(child?.['grants']) ? child['grants'][id['account'] ?? ''] : undefined
  return (
    (await callerIsFamily(question)) &&
    caller.uid !== null &&
    staysReal(question) &&
    after['ownerUid'] === child?.['ownerUid'] &&
    isNow(question, 'sharedAt') &&
    isMap(grant) &&
    isSame(grant['endsAt'], after['endsAt'])
  )
}

// One row per child, so that a caseload is read by one query. It repeats only what the child, its summary, its newest note and the grant contain.
const caseRows: CollectionRule = {
  path: 'TherapistAccounts/{account}/caseRows/{child}',
  shape: shape(
    {
      version: whole(1, 1000),
      alias: text(40, 1),
      birthMonth: orNull(text(7, 7)),
      profileJson: text(8000),
      caseload,
      endsAt: date,
      sessions: texts(100, 16_000),
      note: orNull(shape({ id: text(140, 1), role: oneOf('family', 'team'), at: date })),
      updatedAt: date,
    },
    { picture: text(40, 1), demo: oneOf(true) },
  ),
  get: isOfFamilyOrAccount,
  list: async (question) =>
    lastsLonger(question.query, question.view.now.getTime()) &&
    seesShared(question, ['therapist'], (name) => pins(question.query, 'array-contains', 'caseload', name)),
  create: async (question) => (await tellsOfPlay(question)) && (await isOfChild(question)) && isOfFamilyOrAccount(question),
  update: async (question) => {
    if (!(await tellsOfPlay(question))) return false
    if (addsLine(question) && (await mayKnow(question))) return true
    return (await isOfChild(question)) && ((await isOfFamilyOrAccount(question)) || (takesNothing(question) && (await mayTreat(question))))
  },
  delete: endsSharing,
}

async function isOfFamilyOrAccount(question: Question): Promise<boolean> {
  return (await callerIsFamily(question)) || isReachedThrough(question.id['account'] ?? '', question, await childOf(question), ['therapist'])
}

/** Another account of the same child reports a change, but removes nothing from this list. */
const takesNothing = ({ before, after }: Question): boolean => isSame(before['note'], after['note']) && removesNoLine(before, after)

/** Whether the query can only return children whose sharing ends after this time (ms since 1970). */
const lastsLonger = ({ where = [] }: DocumentQuery, moment: number): boolean =>
  where.some(([field, by, value]) => field === 'endsAt' && by === '>' && value instanceof Date && value.getTime() >= moment)

async function tellsOfPlay(question: Question): Promise<boolean> {
  const known = ruleLines(await question.view.before(`children/${question.id['child']}/summaries/recent`))
  return isNow(question, 'updatedAt') && ruleLines(question.after).every((line) => known.includes(line))
}

/** A visitor, who cannot read the row, adds one line and removes none. */
const addsLine = ({ before, after, changed, view }: Question): boolean =>
  hasOnly(changed, ['sessions', 'updatedAt']) && momentIn(before, 'endsAt') > view.now.getTime() && addedLine(before, after) !== null

async function isOfChild(question: Question): Promise<boolean> {
  const { id, after, view } = question
  const child = await childOf(question)
  const grants = child?.['grants']
  const grant = isMap(grants) ? grants[id['account'] ?? ''] : undefined
  const shared = await view.before(`TherapistAccounts/${id['account']}/sharedChildren/${id['child']}`)
  const isCopied = ['alias', 'birthMonth', 'profileJson', 'picture', 'demo'].every((name) => isSame(after[name], child?.[name]))
  // Only grants of the demo never end.
  const isAsGranted = isMap(grant) && (isSame(after['endsAt'], grant['endsAt']) || (grant['endsAt'] === null && child?.['demo'] === true))
  const isLasting = momentIn(after, 'endsAt') > view.now.getTime()
  return isCopied && child?.['archivedAt'] === null && isAsGranted && isLasting && isSame(after['caseload'], shared?.['caseload']) && isNoted(question)
}

async function isNoted({ id, after, view }: Question): Promise<boolean> {
  const note = after['note']
  if (!isMap(note)) return note === null
  const kept = await view.before(`children/${id['child']}/messages/${String(note['id'])}`)
  const isForThem = [undefined, null, id['account']].includes(kept?.['account'] as string | null | undefined)
  return kept !== null && isForThem && kept['role'] === note['role'] && isSame(kept['createdAt'], note['at'])
}

/** Children shared with an account, and their caseload rows. */
export const sharedRules: readonly CollectionRule[] = [sharedChildren, caseRows]
