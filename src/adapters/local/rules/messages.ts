import { date, oneOf, orNull, shape, text, whole } from '../fields'
import { isMap } from '../matching'
import { callerIsFamily, childOf, isFor, mayTreat, owns } from './families'
import { isNow, isSignedIn, memberIn, staysReal, type CollectionRule, type ListQuestion, type Question } from './question'

/** Notes between a family and its teams. */
export const messages: CollectionRule = {
  path: 'children/{child}/messages/{message}',
  shape: shape(
    {
      version: whole(1, 1000),
      text: text(500, 1),
      by: text(140, 1),
      name: text(80),
      role: oneOf('family', 'team'),
      account: orNull(text(140, 1)),
      createdAt: date,
    },
    { request: oneOf('export', 'deletion', 'epilepsy'), demo: oneOf(true) },
  ),
  get: async (question) => (await callerIsFamily(question)) || isFor(question.before['account'] ?? null, question),
  list: async (question) => (await callerIsFamily(question)) || listsForTeam(question),
  create: async (question) => {
    const { caller, after } = question
    if (!isSignedIn(question) || !staysReal(question) || after['by'] !== caller.uid || !isNow(question, 'createdAt')) return false
    // Only a team asks a family for something in so many words.
    if ('request' in after && after['role'] !== 'team') return false
    // Nobody writes as the other side. A team writes through its account, a family to one of its teams, or to all of them.
    if (after['role'] === 'team') return after['account'] !== null && (await isOwnName(question)) && isFor(after['account'], question)
    const grants = (await childOf(question))?.['grants']
    const isToTeam = after['account'] === null || (isMap(grants) && Object.hasOwn(grants, String(after['account'])))
    return isToTeam && callerIsFamily(question)
  },
  delete: async (question) => owns(question) || (question.before['by'] === question.caller.uid && (await mayTreat(question))),
}

/** The one that the account's team has: nobody is somebody else, or more than that, in a single note. */
async function isOwnName({ caller, after, view }: Question): Promise<boolean> {
  const member = memberIn(await view.before(`TherapistAccounts/${String(after['account'])}`), caller.uid)
  return after['name'] === '' || (member !== null && after['name'] === member['displayName'])
}

/** Whether the query can only meet notes that are for this team, or for all of them. */
async function listsForTeam(question: ListQuestion): Promise<boolean> {
  const asked = (question.query.where ?? []).find(([field, operator]) => field === 'account' && operator === '==')
  return asked !== undefined && isFor(asked[2], question)
}
