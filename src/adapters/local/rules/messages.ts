import { date, oneOf, orNull, shape, text, whole } from '../fields'
import { isPlainMap } from '../matching'
import { callerIsFamily, childAskedFor, helpsFamily, isFor, mayTreat, owns } from './families'
import { isNow, isSignedIn, memberIn, staysReal, type CollectionRule, type ListRequest, type AccessRequest } from './accessRequest'

/** Rules for notes between a family and its teams. */
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
  get: async (request) =>
    (await callerIsFamily(request)) || (await isFor(request.before['account'] ?? null, request)) || writesTo(request, request.before['account']),
  list: async (request) => (await callerIsFamily(request)) || listsForTeam(request),
  create: async (request) => {
    const { caller, after } = request
    if (!isSignedIn(request) || !staysReal(request) || after['by'] !== caller.uid || !isNow(request, 'createdAt')) return false
    // Only a team can attach a request.
    if ('request' in after && after['role'] !== 'team') return false
    // Nobody writes as the other side. A team writes through its account; a family writes to one of its teams, or to all of them.
    if (after['role'] === 'team' && after['account'] === caller.uid) return (await isOwnName(request)) && helpsFamily(request, ['plan', 'all'])
    if (after['role'] === 'team') return after['account'] !== null && (await isOwnName(request)) && isFor(after['account'], request)
    const grants = (await childAskedFor(request))?.['grants']
    const isToTeam = after['account'] === null || (isPlainMap(grants) && Object.hasOwn(grants, String(after['account']))) || (await isToHelper(request))
    return isToTeam && callerIsFamily(request)
  },
  delete: async (request) =>
    owns(request) || (request.before['by'] === request.caller.uid && ((await mayTreat(request)) || (await helpsFamily(request, ['plan'])))),
}

/** Whether a note is for all teams, or for this person, with whom the child was shared to plan and write. */
const writesTo = async (request: AccessRequest | ListRequest, account: unknown): Promise<boolean> =>
  ((account ?? null) === null || account === request.caller.uid) && helpsFamily(request, ['plan', 'all'])

const isToHelper = async ({ id, after, view }: AccessRequest): Promise<boolean> =>
  (await view.before(`children/${id['child']}/guardians/${String(after['account'])}`)) !== null

/** Whether the sender's name is right. It must be the one in the account's team, or the one that the family knows. */
async function isOwnName({ caller, id, after, view }: AccessRequest): Promise<boolean> {
  if (after['account'] === caller.uid) {
    const mine = await view.before(`children/${id['child']}/guardians/${caller.uid}`)
    return after['name'] === '' || (mine !== null && after['name'] === mine['displayName'])
  }
  const member = memberIn(await view.before(`TherapistAccounts/${String(after['account'])}`), caller.uid)
  return after['name'] === '' || (member !== null && after['name'] === member['displayName'])
}

/** Whether the query can return only notes for this team or for all teams. */
async function listsForTeam(request: ListRequest): Promise<boolean> {
  const asked = (request.query.where ?? []).find(([field, operator]) => field === 'account' && operator === '==')
  return asked !== undefined && ((await isFor(asked[2], request)) || writesTo(request, asked[2]))
}
