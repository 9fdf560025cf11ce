import { DAY_MS } from '#domain/time'
import type { DocumentData } from '#ports/documents'
import { date, oneOf, orNull, shape, text, whole } from '../fields'
import { childOf, callerIsFamily, isFor, mayTreat, ownerNameOf, owns } from './families'
import { isNow, managers, momentIn, hasOnly, staysReal, workingRoleIn, type CollectionRule, type Question } from './question'

// A leap year: a family's access to a report always ends.
const MAX_GIVEN_DAYS = 366

const OF_SIDE = /^[a-z0-9]{1,40}-(family|team)-[1-9][0-9]{0,2}$/

// Anyone who may read the child may list these: goals, outside scores, comparisons, and that a rating or report exists, but never its content.
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
  create: async (question) => isNow(question, 'createdAt') && (await isAssessed(question)),
  update: async (question) =>
    !question.changed.some((name) => ['author', 'createdAt', 'kind'].includes(name)) &&
    (!('account' in question.before) || !question.changed.includes('account')) &&
    question.before['signedAt'] === null &&
    isAssessed(question),
  delete: goesWithChild,
}

/** Others have read signed papers, and drafts belong to their author. If one could be deleted alone, someone could create it again with other content. */
async function goesWithChild(question: Question): Promise<boolean> {
  return owns(question) && (await question.view.after(`children/${question.id['child']}`)) === null
}

/** Everyone writes and signs under their own name only. */
async function isAssessed(question: Question): Promise<boolean> {
  const { caller, after } = question
  const isSignedNow = after['signedAt'] === null || isNow(question, 'signedAt')
  return staysReal(question) && after['author'] === ownerNameOf(caller.uid) && isSignedNow && isNow(question, 'updatedAt') && mayWrite(question)
}

/** A rating's id names its side: nobody rates as the other side, or replaces it with another kind of paper. */
async function mayWrite(question: Question): Promise<boolean> {
  const side = OF_SIDE.exec(question.id['assessment'] ?? '')?.[1] ?? null
  if ((question.after['kind'] === 'rating') !== (side !== null)) return false
  // A team writes through its account. Other accounts cannot read its ratings and reports.
  const account = question.after['account'] ?? null
  return account === null ? side !== 'team' && callerIsFamily(question) : side !== 'family' && isFor(account, question)
}

// Content of a rating or report, by the id of its assessment. Only its author can read it until it is signed.
const findings: CollectionRule = {
  path: 'children/{child}/findings/{finding}',
  shape: shape(
    { version: whole(1, 1000), contentJson: text(700_000), author: text(140, 1), updatedAt: date },
    { familyUntil: orNull(date), demo: oneOf(true) },
  ),
  get: async (question) => {
    const { before, caller } = question
    const isOpen = before['author'] === undefined || before['author'] === ownerNameOf(caller.uid)
    return (isOpen && (await mayTreat(question))) || (await isRatedByBoth(question)) || isGivenReport(question)
  },
  // Created together with its head and never changed after signing, except for how long the family may read it.
  create: async (question) => {
    const head = headOf(question)
    const isNew = (await question.view.before(head)) === null && (await question.view.after(head))?.['author'] === ownerNameOf(question.caller.uid)
    return isNew && isOwnFinding(question)
  },
  update: async (question) => {
    if (question.before['author'] !== question.after['author']) return false
    if (await endsGiving(question)) return true
    const isOpen = hasOnly(question.changed, ['familyUntil', 'updatedAt']) || (await question.view.before(headOf(question)))?.['signedAt'] === null
    return isOpen && isOwnFinding(question)
  },
  delete: goesWithChild,
}

const headOf = ({ id }: Question, assessment = id['finding']): string => `children/${id['child']}/assessments/${assessment}`

/** Someone who leaves must not leave access behind that nobody can withdraw. */
async function endsGiving(question: Question): Promise<boolean> {
  const { caller, after, changed, view } = question
  if (!hasOnly(changed, ['familyUntil', 'updatedAt']) || after['familyUntil'] !== null || !isNow(question, 'updatedAt')) return false
  const account = (await view.before(headOf(question)))?.['account']
  return typeof account === 'string' && managers.includes(workingRoleIn(await view.before(`TherapistAccounts/${account}`), caller.uid, view.now))
}

async function isForTeamOf(question: Question, id: string): Promise<boolean> {
  return isFor((await question.view.before(headOf(question, id)))?.['account'] ?? null, question)
}

async function isOwnFinding(question: Question): Promise<boolean> {
  const { caller, after, view } = question
  const isEnding = (after['familyUntil'] ?? null) === null || momentIn(after, 'familyUntil') <= view.now.getTime() + MAX_GIVEN_DAYS * DAY_MS
  return staysReal(question) && after['author'] === ownerNameOf(caller.uid) && isNow(question, 'updatedAt') && isEnding && mayTreat(question)
}

// A finding of a deleted child says nothing about a child created later under the same id.
const isSigned = (head: DocumentData | null, kind: string, child: DocumentData | null): boolean =>
  head?.['kind'] === kind && head['signedAt'] !== null && momentIn(head, 'createdAt') >= momentIn(child, 'createdAt')

async function isOwnHead(question: Question): Promise<boolean> {
  return (await question.view.before(headOf(question)))?.['author'] === question.before['author']
}

/** Whether both raters have signed: only then does each see the other's answers. The same applies to a correction. */
async function isRatedByBoth(question: Question): Promise<boolean> {
  const finding = question.id['finding'] ?? ''
  const [occasion, child] = [finding.split('-')[0], await childOf(question)]
  if (!(await isOwnHead(question))) return false
  for (const id of [finding, `${occasion}-family-1`, `${occasion}-team-1`]) {
    if (!isSigned(await question.view.before(headOf(question, id)), 'rating', child)) return false
  }
  return (await callerIsFamily(question)) || isForTeamOf(question, `${occasion}-team-1`)
}

async function isGivenReport(question: Question): Promise<boolean> {
  const { before, view } = question
  const isReport = isSigned(await view.before(headOf(question)), 'report', await childOf(question))
  if (!isReport || !(await isOwnHead(question))) return false
  const isGiven = momentIn(before, 'familyUntil') > view.now.getTime()
  return (isGiven && (await callerIsFamily(question))) || isForTeamOf(question, question.id['finding'] ?? '')
}

export const assessmentRules: readonly CollectionRule[] = [assessments, findings]
