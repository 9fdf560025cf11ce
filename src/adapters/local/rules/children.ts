import { MAX_GRANTS, MAX_PURPOSE } from '#domain/people/grants'
import { sharingSteps } from '#domain/people/sharing'
import { DAY_MS, utcDay, HOUR_MS } from '#domain/time'
import type { DocumentData } from '#ports/documents'
import { date, listOf, mapOf, number, oneOf, orNull, shape, text, texts as textsOf, whole } from '../fields'
import { isMap } from '../matching'
import { childOf, callerIsFamily, helps, isFor, isReachedThrough, knows, mayKnow, mayLook, mayTreat, ownerNameOf, owns, treats } from './families'
import { assessmentRules } from './assessments'
import { changesGuardians, guardian } from './guardians'
import { addedLine } from './lines'
import {
  changedFields,
  isKnownTo,
  isNow,
  isSame,
  isSignedIn,
  memberIn,
  momentIn,
  only,
  pins,
  staysReal,
  type CollectionRule,
  type ListQuestion,
  type Question,
} from './question'

// Two years with a leap day, and a day for a clock that is ahead.
const MAX_GRANT_DAYS = 732

/** The family gives its child only into accounts where it is known, and for a time that ends. */
async function grantsRightly(question: Question): Promise<boolean> {
  const { before, after, view } = question
  const [old, next] = [isMap(before['grants']) ? before['grants'] : {}, isMap(after['grants']) ? after['grants'] : {}]
  const latest = view.now.getTime() + MAX_GRANT_DAYS * DAY_MS
  for (const account of changedFields(old, next)) {
    const grant = next[account]
    if (!isMap(grant)) continue
    // What for is said to that account alone, with what was shared.
    if ('purpose' in grant) return false
    const isEnding = momentIn(grant, 'endsAt') <= latest || (grant['endsAt'] === null && after['demo'] === true)
    if (!isEnding || !(await isKnownTo(account, question))) return false
  }
  return true
}

/** A version that no reader knows would take the child off every list, with the way to end who sees it. */
const hasVersion = ({ before, after }: Question): boolean => after['version'] === 1 || after['version'] === before['version']

/** Whoever is named as the last to have changed the child is the one who did. */
const isSigned = ({ caller, after, changed }: Question): boolean => !changed.includes('updatedBy') || after['updatedBy'] === ownerNameOf(caller.uid)

// Whether there is a child at all is its owner's to say.
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
    // What the family last saved itself: whatever others made of the settings, they can be brought back.
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
  get: async (question) => (await callerIsFamily(question)) || (await knows(question, question.before)) || helps(question, sharingSteps),
  list: ({ caller, query }) => pins(query, '==', 'ownerUid', ownerNameOf(caller.uid)) || pins(query, 'array-contains', 'guardianIds', caller.uid),
  create: async (question) =>
    owns(question) &&
    question.after['ownerUid'] === ownerNameOf(question.caller.uid) &&
    !['guardianIds', 'guardians', 'demo'].some((name) => name in question.after) &&
    isSigned(question) &&
    hasVersion(question) &&
    isNow(question, 'createdAt') &&
    isNow(question, 'updatedAt') &&
    grantsRightly(question),
  update: async (question) => {
    const { caller, before, after, changed } = question
    if (changed.includes('guardianIds') || changed.includes('guardians')) return changesGuardians(question)
    if (!isNow(question, 'updatedAt') || !isSigned(question)) return false
    if (await callerIsFamily(question)) {
      const isInForm = only(changed, owns(question) ? ownersFields : sharedFields) && hasVersion(question)
      return isInForm && (await grantsRightly(question)) && takesRowsAlong(question)
    }
    return only(changed, ['profileJson', 'updatedAt', 'updatedBy']) && after['updatedBy'] === caller.uid && treats(question, before)
  },
  delete: async (question) => owns(question) && (await haveNoRow(question, Object.keys(grantsIn(question.before)))),
}

const grantsIn = ({ grants }: DocumentData): DocumentData => (isMap(grants) ? grants : {})

/** A query looks up no child: what an account lists of it goes in the commit that puts the child away, or changes what that account was granted. */
async function takesRowsAlong(question: Question): Promise<boolean> {
  const [old, next] = [grantsIn(question.before), grantsIn(question.after)]
  if (!question.changed.some((name) => ['grants', 'archivedAt'].includes(name))) return true
  const isAway = question.after['archivedAt'] !== null
  return haveNoRow(
    question,
    Object.keys(old).filter((account) => isAway || !isSame(old[account], next[account])),
  )
}

async function haveNoRow({ id, view }: Question, accounts: readonly string[]): Promise<boolean> {
  const rows = await Promise.all(accounts.map((account) => view.after(`TherapistAccounts/${account}/caseRows/${id['child']}`)))
  return rows.every((row) => row === null)
}

const mood = oneOf('calm', 'enjoyed', 'tired', 'too-much')

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
      device: shape({ width: number, height: number, pixelRatio: number }, { screen: shape({ diagonalIn: number, distanceCm: number, heightCm: number }) }),
      settingsJson: text(16_000),
      eventsJson: text(900_000),
      savedAt: date,
    },
    // `laterJson`: fields of a newer version, which an import takes along.
    { conditionsJson: text(1000), mood, beyondCap: oneOf(true), laterJson: text(4000), demo: oneOf(true) },
  ),
  // What is not there yet may be looked for: a session that is delivered again is found first.
  get: async (question) => (isOwnOrMissing(question) && (await mayKnow(question))) || mayLook(question),
  list: async (question) => (pins(question.query, '==', 'ranBy', question.caller.uid) && (await mayKnow(question))) || mayLook(question),
  create: async (question) => {
    const { caller, after } = question
    // A person takes the guest's sessions along when signing up; they stay marked as run by a guest.
    const isRanBy = after['ranBy'] === ownerNameOf(caller.uid) || (after['ranBy'] === 'guest' && owns(question))
    // Play with a made-up child is told from a real one's.
    return isRanBy && isSame(after['demo'], (await childOf(question))?.['demo']) && isNow(question, 'savedAt') && mayKnow(question)
  },
  // What was measured stays what was measured: only how it was for the child is said afterwards.
  update: async (question) => only(question.changed, ['mood']) && ((isOwnOrMissing(question) && (await mayKnow(question))) || mayTreat(question)),
  delete: owns,
}

const isOwnOrMissing = ({ before, caller }: Question): boolean => !('ranBy' in before) || before['ranBy'] === caller.uid

// The outline of the newest sessions, one line for each, so that a list of many children need not read any of them.
const summaries: CollectionRule = {
  path: 'children/{child}/summaries/recent',
  shape: shape({ version: whole(1, 1000), sessions: textsOf(100, 16_000), updatedAt: date }, { demo: oneOf(true) }),
  get: mayLook,
  create: async (question) => (await isInTime(question)) && mayTreat(question),
  update: async (question) => (await isInTime(question)) && ((await mayTreat(question)) || ((await addsOwn(question)) && mayKnow(question))),
  delete: owns,
}

async function isInTime(question: Question): Promise<boolean> {
  return isNow(question, 'updatedAt') && isSame(question.after['demo'], (await childOf(question))?.['demo'])
}

/** Whoever may not read it adds one line, about the session that this commit makes, and takes none away. */
async function addsOwn({ id, before, after, changed, view }: Question): Promise<boolean> {
  const line = only(changed, ['sessions', 'updatedAt']) ? addedLine(before, after) : null
  if (line === null) return false
  const path = `children/${id['child']}/sessions/${line.split(' ')[0]}`
  // Whose it is, and whether it may be, is the session's own rule to say.
  return (await view.before(path)) === null && (await view.after(path)) !== null
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
  get: async (question) => (await mayKnow(question)) || mayLook(question),
  list: async (question) => (await mayKnow(question)) || mayLook(question),
  create: mayPlan,
  update: mayPlan,
  delete: callerIsFamily,
}

const MONDAY = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/

async function mayPlan(question: Question): Promise<boolean> {
  const { caller, id, before, after } = question
  const me = ownerNameOf(caller.uid)
  const isOfWeek = MONDAY.test(id['week'] ?? '') && after['monday'] === id['week']
  // Nobody plans under the name of another; whoever leaves for good takes the own one off.
  const isSignedRightly = after['by'] === me || (after['by'] === '' && before['by'] === me)
  return isOfWeek && isSignedRightly && staysReal(question) && isNow(question, 'updatedAt') && ((await mayTreat(question)) || helps(question, ['plan']))
}

const messages: CollectionRule = {
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
    // Only a team asks a family for something in so many words.
    if ('request' in after && after['role'] !== 'team') return false
    // Nobody writes as the other side. A team writes through its account, a family to one of its teams, or to all of them.
    if (after['role'] === 'team' && after['account'] === caller.uid) return (await isOwnName(question)) && helps(question, ['plan', 'all'])
    if (after['role'] === 'team') return after['account'] !== null && (await isOwnName(question)) && isFor(after['account'], question)
    const grants = (await childOf(question))?.['grants']
    const isToTeam = after['account'] === null || (isMap(grants) && Object.hasOwn(grants, String(after['account']))) || (await isToHelper(question))
    return isToTeam && callerIsFamily(question)
  },
  delete: async (question) =>
    owns(question) || (question.before['by'] === question.caller.uid && ((await mayTreat(question)) || (await helps(question, ['plan'])))),
}

/** To all of them or to this very person, with whom the child was shared to plan and write. */
const writesTo = async (question: Question | ListQuestion, account: unknown): Promise<boolean> =>
  ((account ?? null) === null || account === question.caller.uid) && helps(question, ['plan', 'all'])

const isToHelper = async ({ id, after, view }: Question): Promise<boolean> =>
  (await view.before(`children/${id['child']}/guardians/${String(after['account'])}`)) !== null

/** The one that the account's team has, or the family knows: nobody is somebody else, or more than that, in a single note. */
async function isOwnName({ caller, id, after, view }: Question): Promise<boolean> {
  if (after['account'] === caller.uid) {
    const mine = await view.before(`children/${id['child']}/guardians/${caller.uid}`)
    return after['name'] === '' || (mine !== null && after['name'] === mine['displayName'])
  }
  const member = memberIn(await view.before(`TherapistAccounts/${String(after['account'])}`), caller.uid)
  return after['name'] === '' || (member !== null && after['name'] === member['displayName'])
}

/** Whether the query can only meet notes that are for this team, or for all of them. */
async function listsForTeam(question: ListQuestion): Promise<boolean> {
  const asked = (question.query.where ?? []).find(([field, operator]) => field === 'account' && operator === '==')
  return asked !== undefined && ((await isFor(asked[2], question)) || writesTo(question, asked[2]))
}

const texts: CollectionRule = {
  path: 'children/{child}/texts/{text}',
  shape: shape(
    { version: whole(1, 1000), text: text(4000, 1), order: number, author: text(140, 1), createdAt: date, updatedAt: date },
    { outlinesJson: text(1000) },
  ),
  get: mayKnow,
  list: mayKnow,
  create: async (question) =>
    question.after['author'] === ownerNameOf(question.caller.uid) && isNow(question, 'createdAt') && isNow(question, 'updatedAt') && mayTreat(question),
  // Nobody's words stand under the name of another: who writes a text anew is its author.
  update: async (question) => {
    const { caller, after, changed } = question
    const isByAuthor = after['author'] === ownerNameOf(caller.uid) || !changed.some((name) => ['text', 'outlinesJson', 'author'].includes(name))
    return isByAuthor && !changed.includes('createdAt') && isNow(question, 'updatedAt') && isOwnText(question)
  },
  delete: isOwnText,
}

/** A therapist changes, and takes back, what the therapist wrote, and nothing of the family's. */
async function isOwnText(question: Question): Promise<boolean> {
  return (await callerIsFamily(question)) || (question.before['author'] === question.caller.uid && (await mayTreat(question)))
}

const accessLog: CollectionRule = {
  path: 'children/{child}/accessLog/{entry}',
  shape: shape({ actor: text(140, 1), account: orNull(text(140, 1)), action: oneOf('viewed', 'exported'), at: date }),
  // Who looked is the family's to know: it would tell one account about another.
  get: callerIsFamily,
  list: callerIsFamily,
  create: async (question) => {
    const { caller, id, after, view } = question
    // West of Greenwich, and by a clock that is slow, it may still be yesterday; a day that is to come would be taken before it is told.
    const days = [0, 12].map((hours) => utcDay(view.now.getTime() - hours * HOUR_MS))
    const isInForm =
      isSignedIn(question) &&
      after['actor'] === caller.uid &&
      isNow(question, 'at') &&
      days.some((day) => id['entry'] === `${caller.uid}_${day}_${String(after['action'])}`)
    if (!isInForm) return false
    if (after['account'] === null) return callerIsFamily(question)
    if (after['account'] === caller.uid && (await helps(question, sharingSteps))) return true
    return isReachedThrough(String(after['account']), question, await view.before(`children/${id['child']}`), ['therapist', 'visitor'])
  },
  delete: owns,
}

// What an adult's device and the child's say to each other while they play. Nobody is named in it.
const beside: CollectionRule = {
  path: 'children/{child}/beside/{line}',
  shape: shape({ version: whole(1, 1000), saidJson: text(4000), updatedAt: date }),
  get: mayKnow,
  list: mayKnow,
  create: async (question) => isNow(question, 'updatedAt') && mayKnow(question),
  update: async (question) => isNow(question, 'updatedAt') && mayKnow(question),
  delete: mayKnow,
}

/** Children, and what is kept below them. */
export const childRules: readonly CollectionRule[] = [children, sessions, summaries, plans, texts, messages, ...assessmentRules, accessLog, beside]
