import { date, oneOf, orNull, shape, text, whole } from '../fields'
import { isMap } from '../matching'
import { callerIsFamily, childOf, helps, isFor, mayTreat, owns } from './families'
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
  get: async (question) =>
    (await callerIsFamily(question)) || (await isFor(question.before['account'] ?? null, question)) || writesTo(question, question.before['account']),
  list: async (question) => (await callerIsFamily(question)) || listsForTeam(question),
  create: async (question) => {
    const { caller, after } = question
    if (!isSignedIn(question) || !staysReal(question) || after['by'] !== caller.uid || !isNow(question, 'createdAt')) return false
    // Only a team can attach a request.
    if ('request' in after && after['role'] !== 'team') return false
    // Nobody writes as the other side. A team writes through its account; a family writes to one of its teams, or to all.
    if (after['role'] === 'team' && after['account'] === caller.uid) return (await isOwnName(question)) && helps(question, ['plan', 'all'])
    if (after['role'] === 'team') return after['account'] !== null && (await isOwnName(question)) && isFor(after['account'], question)
    const grants = (await childOf(question))?.['grants']
    const isToTeam = after['account'] === null || (isMap(grants) && Object.hasOwn(grants, String(after['account']))) || (await isToHelper(question))
    return isToTeam && callerIsFamily(question)
  },
  delete: async (question) =>
    owns(question) || (question.before['by'] === question.caller.uid && ((await mayTreat(question)) || (await helps(question, ['plan'])))),
}

/** Whether a note is for all teams, or for this person, with whom the child was shared to plan and write. */
const writesTo = async (question: Question | ListQuestion, account: unknown): Promise<boolean> =>
  ((account ?? null) === null || account === question.caller.uid) && helps(question, ['plan', 'all'])

const isToHelper = async ({ id, after, view }: Question): Promise<boolean> =>
  (await view.before(`children/${id['child']}/guardians/${String(after['account'])}`)) !== null

/** The name must be the one in the account's team, or the one that the family knows. */
async function isOwnName({ caller, id, after, view }: Question): Promise<boolean> {
  if (after['account'] === caller.uid) {
    const mine = await view.before(`children/${id['child']}/guardians/${caller.uid}`)
    return after['name'] === '' || (mine !== null && after['name'] === mine['displayName'])
  }
  const member = memberIn(await view.before(`TherapistAccounts/${String(after['account'])}`), caller.uid)
  return after['name'] === '' || (member !== null && after['name'] === member['displayName'])
}

/** Whether the query can only return notes that are for this team, or for all teams. */
async function listsForTeam(question: ListQuestion): Promise<boolean> {
  const asked = (question.query.where ?? []).find(([field, operator]) => field === 'account' && operator === '==')
  return asked !== undefined && ((await isFor(asked[2], question)) || writesTo(question, asked[2]))
}
