import { LISTED_AFTER_END_DAYS } from '#domain/people/grants'
import { DAY_MS } from '#domain/time'
import type { DocumentQuery } from '#ports/documents'
import { date, listOf, oneOf, orNull, shape, text, texts, whole } from '../fields'
import { isPlainMap } from '../matching'
import { childAskedFor, callerIsFamily, isReachedThrough, mayKnow, mayTreat } from './families'
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
  type ListRequest,
  type AccessRequest,
} from './accessRequest'

const purpose = text(200, 1)
const caseload = listOf(text(160, 1), 20)

const sharedChildren: CollectionRule = {
  path: 'TherapistAccounts/{account}/sharedChildren/{child}',
  shape: shape({ ownerUid: text(140), alias: text(40, 1), sharedAt: date, endsAt: orNull(date), purpose, caseload }, { demo: oneOf(true) }),
  get: async (request) =>
    (await callerIsFamily(request)) ||
    (momentIn(request.before, 'endsAt') > listedFrom(request.view.now) &&
      (await seesShared(request, ['therapist', 'visitor'], (name) => Array.isArray(request.before['caseload']) && request.before['caseload'].includes(name)))),
  list: async (request) =>
    lastsLonger(request.query, listedFrom(request.view.now)) &&
    seesShared(request, ['therapist', 'visitor'], (name) => pins(request.query, 'array-contains', 'caseload', name)),
  create: async (request) => (await namesMembers(request)) && (await hasNoRow(request)) && shares(request),
  update: async (request) => {
    if (!(await hasNoRow(request))) return false
    if (hasOnly(request.changed, ['caseload'])) return managers.includes(await roleOfCaller(request))
    return (!request.changed.includes('caseload') || isSame(request.after['caseload'], [])) && shares(request)
  },
  // Allowed even if it has already been deleted, so that a family can repeat the deletion of a child.
  delete: async (request) => (await endsSharing(request)) && hasNoRow(request),
}

/**
 * Returns the earliest end of a sharing that is still listed. An account sees a child's nickname for two weeks after the end, to ask for an
 * extension, and nothing after that.
 */
const listedFrom = (now: Date): number => now.getTime() - LISTED_AFTER_END_DAYS * DAY_MS

/** Whether the caseload row is deleted. The row repeats who sees the child and until when, so a change here deletes it, and the account creates it again. */
const hasNoRow = async ({ id, view }: AccessRequest): Promise<boolean> =>
  (await view.after(`TherapistAccounts/${id['account']}/caseRows/${id['child']}`)) === null

/** Whether only members of the account are named. A family that undoes its stop may name the same people again. */
async function namesMembers({ id, after, view }: AccessRequest): Promise<boolean> {
  const names = after['caseload']
  const account = await view.before(`TherapistAccounts/${id['account']}`)
  return Array.isArray(names) && names.every((name) => memberIn(account, /^(.+)_\d+$/.exec(String(name))?.[1] ?? null) !== null)
}

const endsSharing = async (request: AccessRequest): Promise<boolean> => managers.includes(await roleOfCaller(request)) || callerIsFamily(request)

async function seesShared(
  request: AccessRequest | ListRequest,
  named: readonly ('therapist' | 'visitor')[],
  isOnCaseload: (name: string | null) => boolean,
): Promise<boolean> {
  const { caller, id, view } = request
  const account = await view.before(`TherapistAccounts/${id['account']}`)
  const role = workingRoleIn(account, caller.uid, view.now)
  return managers.includes(role) || (named.some((one) => one === role) && isOnCaseload(membershipOf(account, caller.uid)))
}

async function shares(request: AccessRequest): Promise<boolean> {
  const { caller, id, after, view } = request
  const child = await view.after(`children/${id['child']}`)
  const grant = isPlainMap(child?.['grants']) ? child['grants'][id['account'] ?? ''] : undefined
  return (
    (await callerIsFamily(request)) &&
    caller.uid !== null &&
    staysReal(request) &&
    after['ownerUid'] === child?.['ownerUid'] &&
    isNow(request, 'sharedAt') &&
    isPlainMap(grant) &&
    isSame(grant['endsAt'], after['endsAt'])
  )
}

// One row per child, so that a single query reads a caseload. A row only repeats data of the child, its summary, its newest note and the grant.
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
  list: async (request) =>
    lastsLonger(request.query, request.view.now.getTime()) &&
    seesShared(request, ['therapist'], (name) => pins(request.query, 'array-contains', 'caseload', name)),
  create: async (request) => (await tellsOfPlay(request)) && (await isOfChild(request)) && isOfFamilyOrAccount(request),
  update: async (request) => {
    if (!(await tellsOfPlay(request))) return false
    if (addsLine(request) && (await mayKnow(request))) return true
    return (await isOfChild(request)) && ((await isOfFamilyOrAccount(request)) || (takesNothing(request) && (await mayTreat(request))))
  },
  delete: endsSharing,
}

async function isOfFamilyOrAccount(request: AccessRequest): Promise<boolean> {
  return (await callerIsFamily(request)) || isReachedThrough(request.id['account'] ?? '', request, await childAskedFor(request), ['therapist'])
}

/** Whether nothing is removed from this list. Another account of the same child may report a change. */
const takesNothing = ({ before, after }: AccessRequest): boolean => isSame(before['note'], after['note']) && removesNoLine(before, after)

/** Whether the query can return only children whose sharing ends after this time (ms since 1970). */
const lastsLonger = ({ where = [] }: DocumentQuery, moment: number): boolean =>
  where.some(([field, by, value]) => field === 'endsAt' && by === '>' && value instanceof Date && value.getTime() >= moment)

async function tellsOfPlay(request: AccessRequest): Promise<boolean> {
  const known = ruleLines(await request.view.before(`children/${request.id['child']}/summaries/recent`))
  return isNow(request, 'updatedAt') && ruleLines(request.after).every((line) => known.includes(line))
}

/** Whether one line is added and none removed. A visitor, who cannot read the row, may do this. */
const addsLine = ({ before, after, changed, view }: AccessRequest): boolean =>
  hasOnly(changed, ['sessions', 'updatedAt']) && momentIn(before, 'endsAt') > view.now.getTime() && addedLine(before, after) !== null

async function isOfChild(request: AccessRequest): Promise<boolean> {
  const { id, after, view } = request
  const child = await childAskedFor(request)
  const grants = child?.['grants']
  const grant = isPlainMap(grants) ? grants[id['account'] ?? ''] : undefined
  const shared = await view.before(`TherapistAccounts/${id['account']}/sharedChildren/${id['child']}`)
  const isCopied = ['alias', 'birthMonth', 'profileJson', 'picture', 'demo'].every((name) => isSame(after[name], child?.[name]))
  // Only grants of the demo never end.
  const isAsGranted = isPlainMap(grant) && (isSame(after['endsAt'], grant['endsAt']) || (grant['endsAt'] === null && child?.['demo'] === true))
  const isLasting = momentIn(after, 'endsAt') > view.now.getTime()
  return isCopied && child?.['archivedAt'] === null && isAsGranted && isLasting && isSame(after['caseload'], shared?.['caseload']) && isNoted(request)
}

async function isNoted({ id, after, view }: AccessRequest): Promise<boolean> {
  const note = after['note']
  if (!isPlainMap(note)) return note === null
  const kept = await view.before(`children/${id['child']}/messages/${String(note['id'])}`)
  const isForThem = [undefined, null, id['account']].includes(kept?.['account'] as string | null | undefined)
  return kept !== null && isForThem && kept['role'] === note['role'] && isSame(kept['createdAt'], note['at'])
}

/** Rules for children shared with an account, and for their caseload rows. */
export const sharedRules: readonly CollectionRule[] = [sharedChildren, caseRows]
