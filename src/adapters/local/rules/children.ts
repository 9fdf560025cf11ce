import { MAX_GRANTS, MAX_PURPOSE } from '#domain/people/grants'
import { sharingSteps } from '#domain/people/sharing'
import { DAY_MS, utcDay, HOUR_MS } from '#domain/time'
import type { DocumentData } from '#ports/documents'
import { playRules } from './play'
import { messages } from './messages'
import { date, listOf, mapOf, number, oneOf, orNull, shape, text, whole } from '../fields'
import { isPlainMap } from '../matching'
import { callerIsFamily, helpsFamily, isReachedThrough, knows, mayKnow, mayLook, mayTreat, ownerNameOf, owns, treats } from './families'
import { assessmentRules } from './assessments'
import { changesGuardians, guardian } from './guardians'
import {
  changedFields,
  isKnownTo,
  isNow,
  isSame,
  isSignedIn,
  momentIn,
  hasOnly,
  pins,
  staysReal,
  type CollectionRule,
  type AccessRequest,
} from './accessRequest'

// Two years with a leap day, and another day for a clock that is ahead.
const MAX_GRANT_DAYS = 732

/** Whether the family shares its child only with accounts that know the family, and only until a date. */
async function grantsRightly(request: AccessRequest): Promise<boolean> {
  const { before, after, view } = request
  const [old, next] = [isPlainMap(before['grants']) ? before['grants'] : {}, isPlainMap(after['grants']) ? after['grants'] : {}]
  const latest = view.now.getTime() + MAX_GRANT_DAYS * DAY_MS
  for (const account of changedFields(old, next)) {
    const grant = next[account]
    if (!isPlainMap(grant)) continue
    // Only that account reads the purpose, which is in a document of its own.
    if ('purpose' in grant) return false
    const isEnding = momentIn(grant, 'endsAt') <= latest || (grant['endsAt'] === null && after['demo'] === true)
    if (!isEnding || !(await isKnownTo(account, request))) return false
  }
  return true
}

/**
 * Whether the document's version is 1 or unchanged. A version that no reader knows would remove the child from every list, and with it the control
 * over who sees the child.
 */
const hasVersion = ({ before, after }: AccessRequest): boolean => after['version'] === 1 || after['version'] === before['version']

/** Whether the document names the person who changed it last, and nobody else. */
const isSigned = ({ caller, after, changed }: AccessRequest): boolean => !changed.includes('updatedBy') || after['updatedBy'] === ownerNameOf(caller.uid)

// Fields that anyone in the family may change. Only the owner may also change whether the child exists (`archivedAt`, `adoptedInto`).
const sharedFields = ['version', 'alias', 'birthMonth', 'picture', 'profileJson', 'familyProfileJson', 'grants', 'updatedAt', 'updatedBy']
const ownersFields = [...sharedFields, 'archivedAt', 'adoptedInto']

const children: CollectionRule = {
  path: 'children/{child}',
  shape: shape(
    {
      version: whole(1, 1000),
      ownerUid: text(140, 1),
      alias: text(40, 1),
      birthMonth: orNull(text(7, 7)),
      profileJson: text(8000),
      grants: mapOf(shape({ since: date, endsAt: orNull(date) }, { purpose: text(MAX_PURPOSE, 1) }), MAX_GRANTS),
      archivedAt: orNull(date),
      createdAt: date,
      updatedAt: date,
    },
    // Optional fields. `familyProfileJson` contains the settings that the family itself last saved. They can be restored after others have changed
    // `profileJson`.
    {
      updatedBy: text(140, 1),
      picture: text(40, 1),
      familyProfileJson: text(8000),
      adoptedInto: text(140),
      guardianIds: listOf(text(140, 1), 3),
      guardians: mapOf(guardian, 3),
      demo: oneOf(true),
    },
  ),
  get: async (request) => (await callerIsFamily(request)) || (await knows(request, request.before)) || helpsFamily(request, sharingSteps),
  list: ({ caller, query }) => pins(query, '==', 'ownerUid', ownerNameOf(caller.uid)) || pins(query, 'array-contains', 'guardianIds', caller.uid),
  create: async (request) =>
    owns(request) &&
    request.after['ownerUid'] === ownerNameOf(request.caller.uid) &&
    !['guardianIds', 'guardians', 'demo'].some((name) => name in request.after) &&
    isSigned(request) &&
    hasVersion(request) &&
    isNow(request, 'createdAt') &&
    isNow(request, 'updatedAt') &&
    grantsRightly(request),
  update: async (request) => {
    const { caller, before, after, changed } = request
    if (changed.includes('guardianIds') || changed.includes('guardians')) return changesGuardians(request)
    if (!isNow(request, 'updatedAt') || !isSigned(request)) return false
    if (await callerIsFamily(request)) {
      const isInForm = hasOnly(changed, owns(request) ? ownersFields : sharedFields) && hasVersion(request)
      return isInForm && (await grantsRightly(request)) && takesRowsAlong(request)
    }
    return hasOnly(changed, ['profileJson', 'updatedAt', 'updatedBy']) && after['updatedBy'] === caller.uid && treats(request, before)
  },
  delete: async (request) => owns(request) && (await haveNoRow(request, Object.keys(grantsIn(request.before)))),
}

const grantsIn = ({ grants }: DocumentData): DocumentData => (isPlainMap(grants) ? grants : {})

/**
 * Whether the account's list is updated in the same commit, if the child is archived or an account's grant changes. This is needed because a query
 * does not look up the child.
 */
async function takesRowsAlong(request: AccessRequest): Promise<boolean> {
  const [old, next] = [grantsIn(request.before), grantsIn(request.after)]
  if (!request.changed.some((name) => ['grants', 'archivedAt'].includes(name))) return true
  const isAway = request.after['archivedAt'] !== null
  return haveNoRow(
    request,
    Object.keys(old).filter((account) => isAway || !isSame(old[account], next[account])),
  )
}

async function haveNoRow({ id, view }: AccessRequest, accounts: readonly string[]): Promise<boolean> {
  const rows = await Promise.all(accounts.map((account) => view.after(`TherapistAccounts/${account}/caseRows/${id['child']}`)))
  return rows.every((row) => row === null)
}

const plannedDay = text(1500)

const plans: CollectionRule = {
  path: 'children/{child}/plans/{week}',
  shape: shape(
    {
      version: whole(1, 1000),
      monday: text(10, 10),
      days: shape({}, { mon: plannedDay, tue: plannedDay, wed: plannedDay, thu: plannedDay, fri: plannedDay, sat: plannedDay, sun: plannedDay }),
      by: text(140),
      byName: text(80),
      updatedAt: date,
    },
    { demo: oneOf(true) },
  ),
  get: async (request) => (await mayKnow(request)) || mayLook(request),
  list: async (request) => (await mayKnow(request)) || mayLook(request),
  create: mayPlan,
  update: mayPlan,
  delete: callerIsFamily,
}

const MONDAY = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/

async function mayPlan(request: AccessRequest): Promise<boolean> {
  const { caller, id, before, after } = request
  const me = ownerNameOf(caller.uid)
  const isOfWeek = MONDAY.test(id['week'] ?? '') && after['monday'] === id['week']
  // Everyone plans under their own name. Somebody who leaves for good removes their own name.
  const isSignedRightly = after['by'] === me || (after['by'] === '' && before['by'] === me)
  return isOfWeek && isSignedRightly && staysReal(request) && isNow(request, 'updatedAt') && ((await mayTreat(request)) || helpsFamily(request, ['plan']))
}

const texts: CollectionRule = {
  path: 'children/{child}/texts/{text}',
  shape: shape(
    { version: whole(1, 1000), text: text(4000, 1), order: number, author: text(140, 1), createdAt: date, updatedAt: date },
    { outlinesJson: text(1000) },
  ),
  get: mayKnow,
  list: mayKnow,
  create: async (request) =>
    request.after['author'] === ownerNameOf(request.caller.uid) && isNow(request, 'createdAt') && isNow(request, 'updatedAt') && mayTreat(request),
  // Nobody's words may appear under another person's name: a person who rewrites a text becomes its author.
  update: async (request) => {
    const { caller, after, changed } = request
    const isByAuthor = after['author'] === ownerNameOf(caller.uid) || !changed.some((name) => ['text', 'outlinesJson', 'author'].includes(name))
    return isByAuthor && !changed.includes('createdAt') && isNow(request, 'updatedAt') && isOwnText(request)
  },
  delete: isOwnText,
}

/** Whether the caller may change or delete the text. A therapist may do so only with the therapist's own texts, and not with the family's. */
async function isOwnText(request: AccessRequest): Promise<boolean> {
  return (await callerIsFamily(request)) || (request.before['author'] === request.caller.uid && (await mayTreat(request)))
}

const accessLog: CollectionRule = {
  path: 'children/{child}/accessLog/{entry}',
  shape: shape({ actor: text(140, 1), account: orNull(text(140, 1)), action: oneOf('viewed', 'exported'), at: date }),
  // Only the family may know who has looked: an account would learn about other accounts.
  get: callerIsFamily,
  list: callerIsFamily,
  create: async (request) => {
    const { caller, id, after, view } = request
    // West of Greenwich, or by a slow clock, it may still be yesterday. A future date is refused, because it would block the real entry of that day.
    const days = [0, 12].map((hours) => utcDay(view.now.getTime() - hours * HOUR_MS))
    const isInForm =
      isSignedIn(request) &&
      after['actor'] === caller.uid &&
      isNow(request, 'at') &&
      days.some((day) => id['entry'] === `${caller.uid}_${day}_${String(after['action'])}`)
    if (!isInForm) return false
    if (after['account'] === null) return callerIsFamily(request)
    if (after['account'] === caller.uid && (await helpsFamily(request, sharingSteps))) return true
    return isReachedThrough(String(after['account']), request, await view.before(`children/${id['child']}`), ['therapist', 'visitor'])
  },
  delete: owns,
}

// Messages between an adult's device and the child's during play. They name nobody.
const beside: CollectionRule = {
  path: 'children/{child}/beside/{line}',
  shape: shape({ version: whole(1, 1000), saidJson: text(4000), updatedAt: date }),
  get: mayKnow,
  list: mayKnow,
  create: async (request) => isNow(request, 'updatedAt') && mayKnow(request),
  update: async (request) => isNow(request, 'updatedAt') && mayKnow(request),
  delete: mayKnow,
}

/** Rules for children, and for the documents below them. */
export const childRules: readonly CollectionRule[] = [children, ...playRules, plans, texts, messages, ...assessmentRules, accessLog, beside]
