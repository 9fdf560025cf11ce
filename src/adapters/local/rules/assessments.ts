import { DAY_MS } from '#domain/time'
import type { DocumentData } from '#ports/documents'
import { date, oneOf, orNull, shape, text, whole } from '../fields'
import { childAskedFor, callerIsFamily, isFor, mayTreat, ownerNameOf, owns } from './families'
import { isNow, managers, momentIn, hasOnly, staysReal, workingRoleIn, type CollectionRule, type AccessRequest } from './accessRequest'

// A leap year, because a family's access to a report always ends.
const MAX_GIVEN_DAYS = 366

const OF_SIDE = /^[a-z0-9]{1,40}-(family|team)-[1-9][0-9]{0,2}$/

// Anyone who may read the child may list these: goals, outside scores and comparisons. A rating or report is listed too, but never with its content.
const assessments: CollectionRule = {
  path: 'children/{child}/assessments/{assessment}',
  shape: shape(
    {
      version: whole(1, 1000),
      kind: text(40, 1),
      contentJson: text(100_000),
      author: text(140, 1),
      createdAt: date,
      updatedAt: date,
      signedAt: orNull(date),
    },
    { account: text(140, 1), demo: oneOf(true) },
  ),
  get: mayTreat,
  list: mayTreat,
  create: async (request) => isNow(request, 'createdAt') && (await isAssessed(request)),
  update: async (request) =>
    !request.changed.some((name) => ['author', 'createdAt', 'kind'].includes(name)) &&
    (!('account' in request.before) || !request.changed.includes('account')) &&
    request.before['signedAt'] === null &&
    isAssessed(request),
  delete: goesWithChild,
}

/**
 * Whether the paper is deleted together with the child. Others have read signed papers, and drafts belong to their author. If a paper could be
 * deleted alone, somebody could create it again with other content.
 */
async function goesWithChild(request: AccessRequest): Promise<boolean> {
  return owns(request) && (await request.view.after(`children/${request.id['child']}`)) === null
}

/** Whether the caller writes and signs under their own name only. */
async function isAssessed(request: AccessRequest): Promise<boolean> {
  const { caller, after } = request
  const isSignedNow = after['signedAt'] === null || isNow(request, 'signedAt')
  return staysReal(request) && after['author'] === ownerNameOf(caller.uid) && isSignedNow && isNow(request, 'updatedAt') && mayWrite(request)
}

/**
 * Whether the caller may write this paper. The id of a rating names its side, so that nobody can rate as the other side or replace a rating with
 * another kind of paper.
 */
async function mayWrite(request: AccessRequest): Promise<boolean> {
  const side = OF_SIDE.exec(request.id['assessment'] ?? '')?.[1] ?? null
  if ((request.after['kind'] === 'rating') !== (side !== null)) return false
  // A team writes through its account. Other accounts cannot read its ratings and reports.
  const account = request.after['account'] ?? null
  return account === null ? side !== 'team' && callerIsFamily(request) : side !== 'family' && isFor(account, request)
}

// The content of a rating or report, by the id of its assessment. Until it is signed, only its author can read it.
const findings: CollectionRule = {
  path: 'children/{child}/findings/{finding}',
  shape: shape(
    { version: whole(1, 1000), contentJson: text(700_000), author: text(140, 1), updatedAt: date },
    { familyUntil: orNull(date), demo: oneOf(true) },
  ),
  get: async (request) => {
    const { before, caller } = request
    const isOpen = before['author'] === undefined || before['author'] === ownerNameOf(caller.uid)
    return (isOpen && (await mayTreat(request))) || (await isRatedByBoth(request)) || isGivenReport(request)
  },
  // Content is created together with its assessment. It never changes after signing, except for how long the family may read it.
  create: async (request) => {
    const head = headOf(request)
    const isNew = (await request.view.before(head)) === null && (await request.view.after(head))?.['author'] === ownerNameOf(request.caller.uid)
    return isNew && isOwnFinding(request)
  },
  update: async (request) => {
    if (request.before['author'] !== request.after['author']) return false
    if (await endsGiving(request)) return true
    const isOpen = hasOnly(request.changed, ['familyUntil', 'updatedAt']) || (await request.view.before(headOf(request)))?.['signedAt'] === null
    return isOpen && isOwnFinding(request)
  },
  delete: goesWithChild,
}

const headOf = ({ id }: AccessRequest, assessment = id['finding']): string => `children/${id['child']}/assessments/${assessment}`

/** Whether a manager ends the family's access to a report. Somebody who leaves must not leave access behind that nobody can withdraw. */
async function endsGiving(request: AccessRequest): Promise<boolean> {
  const { caller, after, changed, view } = request
  if (!hasOnly(changed, ['familyUntil', 'updatedAt']) || after['familyUntil'] !== null || !isNow(request, 'updatedAt')) return false
  const account = (await view.before(headOf(request)))?.['account']
  return typeof account === 'string' && managers.includes(workingRoleIn(await view.before(`TherapistAccounts/${account}`), caller.uid, view.now))
}

async function isForTeamOf(request: AccessRequest, id: string): Promise<boolean> {
  return isFor((await request.view.before(headOf(request, id)))?.['account'] ?? null, request)
}

async function isOwnFinding(request: AccessRequest): Promise<boolean> {
  const { caller, after, view } = request
  const isEnding = (after['familyUntil'] ?? null) === null || momentIn(after, 'familyUntil') <= view.now.getTime() + MAX_GIVEN_DAYS * DAY_MS
  return staysReal(request) && after['author'] === ownerNameOf(caller.uid) && isNow(request, 'updatedAt') && isEnding && mayTreat(request)
}

// The content for a deleted child says nothing about a child created later under the same id.
const isSigned = (head: DocumentData | null, kind: string, child: DocumentData | null): boolean =>
  head?.['kind'] === kind && head['signedAt'] !== null && momentIn(head, 'createdAt') >= momentIn(child, 'createdAt')

async function isOwnHead(request: AccessRequest): Promise<boolean> {
  return (await request.view.before(headOf(request)))?.['author'] === request.before['author']
}

/** Whether both raters have signed. Only then does each see the other's answers. The same applies to a correction. */
async function isRatedByBoth(request: AccessRequest): Promise<boolean> {
  const finding = request.id['finding'] ?? ''
  const [occasion, child] = [finding.split('-')[0], await childAskedFor(request)]
  if (!(await isOwnHead(request))) return false
  for (const id of [finding, `${occasion}-family-1`, `${occasion}-team-1`]) {
    if (!isSigned(await request.view.before(headOf(request, id)), 'rating', child)) return false
  }
  return (await callerIsFamily(request)) || isForTeamOf(request, `${occasion}-team-1`)
}

async function isGivenReport(request: AccessRequest): Promise<boolean> {
  const { before, view } = request
  const isReport = isSigned(await view.before(headOf(request)), 'report', await childAskedFor(request))
  if (!isReport || !(await isOwnHead(request))) return false
  const isGiven = momentIn(before, 'familyUntil') > view.now.getTime()
  return (isGiven && (await callerIsFamily(request))) || isForTeamOf(request, request.id['finding'] ?? '')
}

export const assessmentRules: readonly CollectionRule[] = [assessments, findings]
