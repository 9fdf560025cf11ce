import { describe, expect, test } from 'vitest'
import { accessPolicy } from '#adapters/local/policy'
import type { Caller, PolicyView } from '#adapters/local/rules/question'
import { DAY_MS } from '#domain/time'
import type { DocumentData, DocumentQuery } from '#ports/documents'

const now = new Date(Date.UTC(2026, 2, 2))
const earlier = new Date(now.getTime() - DAY_MS)
const later = new Date(now.getTime() + DAY_MS)
const CODE = 'ABCD2345EFGH6789'

const person = (uid: string): Caller => ({ uid, email: `${uid}@x.example`, emailVerified: true })
const nobody: Caller = { uid: null, email: null, emailVerified: false }
const [ada, ben, root, ann, tom, vic, demoRoot] = ['ada', 'ben', 'root', 'ann', 'tom', 'vic', 'demoRoot'].map(person) as [
  Caller, Caller, Caller, Caller, Caller, Caller, Caller,
]

type Documents = Readonly<Record<string, DocumentData>>

const user = (uid: string, more: DocumentData = {}): DocumentData => ({
  email: `${uid}@x.example`,
  displayName: uid,
  role: 'parent',
  createdAt: earlier,
  updatedAt: earlier,
  ...more,
})
const member = (uid: string, role: string) => ({ role, joinedAt: earlier, email: `${uid}@x.example` })
const clinic: DocumentData = {
  name: 'Clinic',
  status: 'active',
  subscriptionEndDate: null,
  team: { own: member('own', 'owner'), ann: member('ann', 'admin'), tom: member('tom', 'therapist'), vic: member('vic', 'visitor'), ada: member('ada', 'parent') },
  memberIds: ['own', 'ann', 'tom', 'vic', 'ada'],
  ownerIds: ['own'],
  createdBy: 'own',
  createdAt: earlier,
  updatedAt: earlier,
}
const child = (ownerUid: string, more: DocumentData = {}): DocumentData => ({
  version: 1,
  ownerUid,
  alias: 'Firefly',
  birthMonth: null,
  profileJson: '{}',
  grants: {},
  archivedAt: null,
  createdAt: earlier,
  updatedAt: earlier,
  ...more,
})
const session = (ranBy: string, more: DocumentData = {}): DocumentData => ({
  version: 1,
  activity: 'bubblepop',
  category: null,
  level: '1',
  seed: 1,
  startedAt: earlier,
  ranBy,
  device: { width: 1, height: 1, pixelRatio: 1 },
  settingsJson: '{}',
  eventsJson: '[]',
  savedAt: now,
  ...more,
})
const plan = (count = 1): DocumentData => ({
  version: 1,
  tiles: Array.from({ length: count }, () => ({ activity: 'bubblepop', category: null, level: '1' })),
  updatedAt: now,
})
const ownText = (author: string): DocumentData => ({ version: 1, text: 'The sun is warm.', order: 1, author, createdAt: now, updatedAt: now })
const invitation = (more: DocumentData = {}): DocumentData => ({
  email: 'ben@x.example',
  role: 'therapist',
  status: 'pending',
  accountName: 'Clinic',
  invitedBy: 'ann',
  expiresAt: later,
  createdAt: earlier,
  updatedAt: earlier,
  ...more,
})
const code: DocumentData = { durationDays: 30, maxUses: 2, uses: 1, expiresAt: later, active: true, createdBy: 'root', createdAt: earlier }
const granted = child('ada', { grants: { clinic: { since: earlier, endsAt: null } } })

const world: Documents = {
  'Users/ada': user('ada'),
  'Users/root': user('root', { role: 'system_admin' }),
  'Users/demoRoot': user('demoRoot', { role: 'system_admin', demo: true }),
  'Users/madeUp': user('madeUp', { demo: true }),
  'Users/ada/subscriptions/s': { status: 'active', current_period_end: later },
  [`activationCodes/${CODE}`]: code,
  'TherapistAccounts/clinic': clinic,
  'TherapistAccounts/clinic/invitations/i': invitation(),
  'children/ada_0': granted,
  'children/ada_0/sessions/s': session('ada'),
  'children/guest_0': child('guest'),
  'auditLog/old': { actor: 'root', action: 'x', target: 'y', at: earlier },
}

const viewOf = (before: Documents, after: Documents = before): PolicyView => ({
  now,
  before: async (path) => before[path] ?? null,
  after: async (path) => after[path] ?? null,
})

const mayGet = (who: Caller, path: string, more: Documents = {}) => {
  const all = { ...world, ...more }
  return accessPolicy.mayGet(who, path, all[path] ?? null, viewOf(all))
}

const mayList = (who: Caller, query: DocumentQuery, more: Documents = {}) => accessPolicy.mayList(who, query, viewOf({ ...world, ...more }))

/** Whether the whole commit is allowed. A null is a deletion. */
async function mayWrite(who: Caller, writes: Readonly<Record<string, DocumentData | null>>, more: Documents = {}): Promise<boolean> {
  const before = { ...world, ...more }
  const after = Object.fromEntries(Object.entries({ ...before, ...writes }).filter(([, data]) => data !== null)) as Documents
  const answers = Object.keys(writes).map((path) =>
    accessPolicy.mayWrite(who, path, before[path] ?? null, after[path] ?? null, viewOf(before, after)),
  )
  return (await Promise.all(answers)).every(Boolean)
}

/** An allowed control, and denials that each differ from it in one thing. */
interface Case {
  readonly may: () => Promise<boolean>
  readonly mayNot: Readonly<Record<string, () => Promise<boolean>>>
}

const redemption = (
  who: Caller,
  { uses = 2, mark = true, days = 30, codeData = code, till = days }: { uses?: number; mark?: boolean; days?: number; codeData?: DocumentData; till?: number } = {},
) => {
  const validTill = new Date(now.getTime() + till * DAY_MS)
  return mayWrite(
    who,
    {
      'Users/ada': user('ada', { activationCodeSubscription: { code: CODE, validTill, redeemedAt: now }, updatedAt: now }),
      [`activationCodes/${CODE}`]: { ...codeData, uses, lastRedeemedAt: now },
      ...(mark ? { [`activationCodes/${CODE}/redemptions/ada`]: { redeemedAt: now, validTill } } : {}),
    },
    { [`activationCodes/${CODE}`]: codeData },
  )
}

const team = (change: { uid: string; role: string | null; action: string; by: string; invitation?: string; owners?: string[] }): DocumentData => {
  const { [change.uid]: _gone, ...others } = clinic['team'] as Record<string, DocumentData>
  const members: Record<string, unknown> = change.role === null ? others : { ...others, [change.uid]: member(change.uid, change.role) }
  return {
    ...clinic,
    team: members,
    memberIds: Object.keys(members),
    ownerIds: change.owners ?? ['own'],
    lastChange: { action: change.action, target: change.uid, by: change.by, at: now, ...(change.invitation ? { invitation: change.invitation } : {}) },
    updatedAt: now,
  }
}

const join = (who: Caller, role: string, answer: DocumentData, invited: DocumentData = invitation()) =>
  mayWrite(
    who,
    {
      'TherapistAccounts/clinic': team({ uid: who.uid ?? '', role, action: 'join', by: who.uid ?? '', invitation: 'i' }),
      'TherapistAccounts/clinic/invitations/i': { ...invited, ...answer },
    },
    { 'TherapistAccounts/clinic/invitations/i': invited },
  )
const yes = { status: 'accepted', respondedAt: now, respondedBy: 'ben', updatedAt: now }

const roleChange = (who: Caller, target: string, entry: DocumentData | null) =>
  mayWrite(who, {
    [`Users/${target}`]: { ...world[`Users/${target}`], role: 'system_admin', lastAuditId: 'a', updatedAt: now },
    ...(entry === null ? {} : { 'auditLog/a': entry }),
  })
const audit = (actor: string, target: string, more: DocumentData = {}): DocumentData => ({ actor, target: `Users/${target}`, action: 'role:system_admin', at: now, ...more })

const cases: Readonly<Record<string, Case>> = {
  'reading a person': {
    may: () => mayGet(ada, 'Users/ada'),
    mayNot: { 'who is another': () => mayGet(ben, 'Users/ada'), 'signed out': () => mayGet(nobody, 'Users/ada') },
  },
  'listing people as an administrator': {
    may: () => mayList(root, { collection: 'Users' }),
    mayNot: { 'as a parent': () => mayList(ada, { collection: 'Users' }), 'let in without a password': () => mayList(demoRoot, { collection: 'Users' }) },
  },
  'the demo administrator reads a made-up person': {
    may: () => mayGet(demoRoot, 'Users/madeUp'),
    mayNot: { 'a real one': () => mayGet(demoRoot, 'Users/ada') },
  },
  'making the own record': {
    may: () => mayWrite(ben, { 'Users/ben': user('ben', { createdAt: now, updatedAt: now }) }),
    mayNot: {
      'of another': () => mayWrite(ada, { 'Users/ben': user('ben', { createdAt: now, updatedAt: now }) }),
      'as administrator': () => mayWrite(ben, { 'Users/ben': user('ben', { role: 'system_admin', createdAt: now, updatedAt: now }) }),
      'with another address': () => mayWrite(ben, { 'Users/ben': user('eve', { createdAt: now, updatedAt: now }) }),
      'as made up': () => mayWrite(ben, { 'Users/ben': user('ben', { demo: true, createdAt: now, updatedAt: now }) }),
      'with an unknown field': () => mayWrite(ben, { 'Users/ben': user('ben', { isVip: true, createdAt: now, updatedAt: now }) }),
      'with a time of its own': () => mayWrite(ben, { 'Users/ben': user('ben', { createdAt: earlier, updatedAt: now }) }),
    },
  },
  'changing the own name': {
    may: () => mayWrite(ada, { 'Users/ada': user('ada', { displayName: 'Ada L.', updatedAt: now }) }),
    mayNot: {
      'and the role': () => mayWrite(ada, { 'Users/ada': user('ada', { displayName: 'Ada L.', role: 'system_admin', updatedAt: now }) }),
      'to 81 characters': () => mayWrite(ada, { 'Users/ada': user('ada', { displayName: 'x'.repeat(81), updatedAt: now }) }),
      'by another': () => mayWrite(ben, { 'Users/ada': user('ada', { displayName: 'Ada L.', updatedAt: now }) }),
    },
  },
  'reading the own card subscription': {
    may: () => mayGet(ada, 'Users/ada/subscriptions/s'),
    mayNot: {
      "another's": () => mayGet(ben, 'Users/ada/subscriptions/s'),
      'writing it': () => mayWrite(ada, { 'Users/ada/subscriptions/s': { status: 'active', current_period_end: later } }),
      'deleting it': () => mayWrite(ada, { 'Users/ada/subscriptions/s': null }),
    },
  },
  'redeeming a code': {
    may: () => redemption(ada),
    mayNot: {
      'for another': () => redemption(ben),
      'without counting the use': () => redemption(ada, { uses: 1 }),
      'counting two uses': () => redemption(ada, { uses: 3 }),
      'without leaving the mark': () => redemption(ada, { mark: false }),
      'for more days than it has': () => redemption(ada, { till: 32 }),
      'that is used up': () => redemption(ada, { codeData: { ...code, maxUses: 1 } }),
      'that has expired': () => redemption(ada, { codeData: { ...code, expiresAt: earlier } }),
      'that is switched off': () => redemption(ada, { codeData: { ...code, active: false } }),
    },
  },
  'reading a code that one knows': {
    may: () => mayGet(ada, `activationCodes/${CODE}`),
    mayNot: {
      'signed out': () => mayGet(nobody, `activationCodes/${CODE}`),
      'listing them': () => mayList(ada, { collection: 'activationCodes' }),
    },
  },
  'an administrator changes a role, on record': {
    may: () => roleChange(root, 'ada', audit('root', 'ada')),
    mayNot: {
      'off the record': () => roleChange(root, 'ada', null),
      'under another name': () => roleChange(root, 'ada', audit('ben', 'ada')),
      'with a record about somebody else': () => roleChange(root, 'ada', audit('root', 'ben')),
      'as a parent': () => roleChange(ben, 'ada', audit('ben', 'ada')),
      'of a real person, from the demo': () => roleChange(demoRoot, 'ada', audit('demoRoot', 'ada', { demo: true })),
    },
  },
  'adding to the audit log': {
    may: () => mayWrite(root, { 'auditLog/new': audit('root', 'ada') }),
    mayNot: {
      'as a parent': () => mayWrite(ada, { 'auditLog/new': audit('ada', 'ada') }),
      'changing an entry': () => mayWrite(root, { 'auditLog/old': audit('root', 'ada') }),
      'deleting an entry': () => mayWrite(root, { 'auditLog/old': null }),
    },
  },
  'a member reads the account': {
    may: () => mayGet(vic, 'TherapistAccounts/clinic'),
    mayNot: { 'an outsider': () => mayGet(ben, 'TherapistAccounts/clinic'), 'signed out': () => mayGet(nobody, 'TherapistAccounts/clinic') },
  },
  'listing the accounts one works in': {
    may: () => mayList(tom, { collection: 'TherapistAccounts', where: [['memberIds', 'array-contains', 'tom']] }),
    mayNot: {
      'where another works': () => mayList(tom, { collection: 'TherapistAccounts', where: [['memberIds', 'array-contains', 'ann']] }),
      'all of them': () => mayList(tom, { collection: 'TherapistAccounts' }),
    },
  },
  'an administrator of the account renames it': {
    may: () => mayWrite(ann, { 'TherapistAccounts/clinic': { ...clinic, name: 'New name', updatedAt: now } }),
    mayNot: {
      'a therapist': () => mayWrite(tom, { 'TherapistAccounts/clinic': { ...clinic, name: 'New name', updatedAt: now } }),
      'and extends its subscription': () =>
        mayWrite(ann, { 'TherapistAccounts/clinic': { ...clinic, name: 'New name', subscriptionEndDate: later, updatedAt: now } }),
    },
  },
  'joining by invitation': {
    may: () => join(ben, 'therapist', yes),
    mayNot: {
      'in another role': () => join(ben, 'admin', yes),
      'to another address': () => join(ben, 'therapist', yes, invitation({ email: 'eve@x.example' })),
      'that has expired': () => join(ben, 'therapist', yes, invitation({ expiresAt: earlier })),
      'that was revoked': () => join(ben, 'therapist', yes, invitation({ status: 'revoked' })),
      'by one who may not invite': () => join(ben, 'therapist', yes, invitation({ invitedBy: 'tom' })),
      'without answering it': () => join(ben, 'therapist', {}),
    },
  },
  'removing a visitor from the team': {
    may: () => mayWrite(ann, { 'TherapistAccounts/clinic': team({ uid: 'vic', role: null, action: 'remove', by: 'ann' }) }),
    mayNot: {
      'as a therapist': () => mayWrite(tom, { 'TherapistAccounts/clinic': team({ uid: 'vic', role: null, action: 'remove', by: 'tom' }) }),
      'the owner': () => mayWrite(ann, { 'TherapistAccounts/clinic': team({ uid: 'own', role: null, action: 'remove', by: 'ann', owners: [] }) }),
      'leaving the lists as they were': () =>
        mayWrite(ann, { 'TherapistAccounts/clinic': { ...team({ uid: 'vic', role: null, action: 'remove', by: 'ann' }), memberIds: clinic['memberIds'] } }),
    },
  },
  'the invitee reads the invitation': {
    may: () => mayGet(ben, 'TherapistAccounts/clinic/invitations/i'),
    mayNot: { 'another does': () => mayGet(person('eve'), 'TherapistAccounts/clinic/invitations/i') },
  },
  'an administrator of the account reads the invitation': {
    may: () => mayGet(ann, 'TherapistAccounts/clinic/invitations/i'),
    mayNot: { 'a therapist': () => mayGet(tom, 'TherapistAccounts/clinic/invitations/i') },
  },
  'inviting a therapist': {
    may: () => mayWrite(ann, { 'TherapistAccounts/clinic/invitations/n': invitation({ createdAt: now, updatedAt: now }) }),
    mayNot: {
      'as an administrator an administrator': () =>
        mayWrite(ann, { 'TherapistAccounts/clinic/invitations/n': invitation({ role: 'admin', createdAt: now, updatedAt: now }) }),
      'as a therapist': () =>
        mayWrite(tom, { 'TherapistAccounts/clinic/invitations/n': invitation({ invitedBy: 'tom', createdAt: now, updatedAt: now }) }),
      'for a month': () =>
        mayWrite(ann, {
          'TherapistAccounts/clinic/invitations/n': invitation({ expiresAt: new Date(now.getTime() + 30 * DAY_MS), createdAt: now, updatedAt: now }),
        }),
    },
  },
  'the owner reads the child': {
    may: () => mayGet(ada, 'children/ada_0'),
    mayNot: { 'another family': () => mayGet(ben, 'children/ada_0'), 'signed out': () => mayGet(nobody, 'children/ada_0') },
  },
  'a therapist reads a child that was granted': {
    may: () => mayGet(tom, 'children/ada_0'),
    mayNot: {
      'a visitor': () => mayGet(vic, 'children/ada_0'),
      'after the grant has ended': () => mayGet(tom, 'children/ada_0', { 'children/ada_0': child('ada', { grants: { clinic: { since: earlier, endsAt: now } } }) }),
      'that was not granted': () => mayGet(tom, 'children/ada_0', { 'children/ada_0': child('ada') }),
      'to change it': () => mayWrite(tom, { 'children/ada_0': { ...granted, alias: 'Otter', updatedAt: now } }),
    },
  },
  'making a child': {
    may: () => mayWrite(ada, { 'children/ada_1': child('ada', { createdAt: now, updatedAt: now }) }),
    mayNot: {
      'the ninth': () => mayWrite(ada, { 'children/ada_8': child('ada', { createdAt: now, updatedAt: now }) }),
      "in another's name": () => mayWrite(ada, { 'children/ada_1': child('ben', { createdAt: now, updatedAt: now }) }),
      'in a place of another': () => mayWrite(ada, { 'children/ben_1': child('ada', { createdAt: now, updatedAt: now }) }),
      'with an alias of 41 characters': () => mayWrite(ada, { 'children/ada_1': child('ada', { alias: 'x'.repeat(41), createdAt: now, updatedAt: now }) }),
      'with an unknown field': () => mayWrite(ada, { 'children/ada_1': child('ada', { surname: 'x', createdAt: now, updatedAt: now }) }),
      'as made up': () => mayWrite(ada, { 'children/ada_1': child('ada', { demo: true, createdAt: now, updatedAt: now }) }),
    },
  },
  'granting a child to an account one belongs to': {
    may: () => mayWrite(ada, { 'children/ada_0': { ...granted, grants: { clinic: { since: earlier, endsAt: later } }, updatedAt: now } }),
    mayNot: {
      'to a strange one': () => mayWrite(ada, { 'children/ada_0': { ...granted, grants: { other: { since: now, endsAt: null } }, updatedAt: now } }),
    },
  },
  'listing the own children': {
    may: () => mayList(ada, { collection: 'children', where: [['ownerUid', '==', 'ada']] }),
    mayNot: {
      "another's": () => mayList(ada, { collection: 'children', where: [['ownerUid', '==', 'ben']] }),
      all: () => mayList(ada, { collection: 'children' }),
    },
  },
  'recording a session': {
    may: () => mayWrite(ada, { 'children/ada_0/sessions/n': session('ada') }),
    mayNot: {
      "in another's name": () => mayWrite(ada, { 'children/ada_0/sessions/n': session('tom') }),
      'of a strange child': () => mayWrite(ben, { 'children/ada_0/sessions/n': session('ben') }),
      'as made up': () => mayWrite(ada, { 'children/ada_0/sessions/n': session('ada', { demo: true }) }),
      'over one that is there': () => mayWrite(ada, { 'children/ada_0/sessions/s': session('ada') }),
      'too long to be true': () => mayWrite(ada, { 'children/ada_0/sessions/n': session('ada', { eventsJson: 'x'.repeat(900_001) }) }),
    },
  },
  'a therapist records a session of a granted child': {
    may: () => mayWrite(tom, { 'children/ada_0/sessions/n': session('tom') }),
    mayNot: { 'a visitor': () => mayWrite(vic, { 'children/ada_0/sessions/n': session('vic') }) },
  },
  'the owner deletes a session': {
    may: () => mayWrite(ada, { 'children/ada_0/sessions/s': null }),
    mayNot: { 'the therapist': () => mayWrite(tom, { 'children/ada_0/sessions/s': null }) },
  },
  'a plan of today, by the family': {
    may: () => mayWrite(ada, { 'children/ada_0/plans/today': plan() }),
    mayNot: {
      'of a strange child': () => mayWrite(ben, { 'children/ada_0/plans/today': plan() }),
      'of another day': () => mayWrite(ada, { 'children/ada_0/plans/tomorrow': plan() }),
      'of five': () => mayWrite(ada, { 'children/ada_0/plans/today': plan(5) }),
      'with a time of its own': () => mayWrite(ada, { 'children/ada_0/plans/today': { ...plan(), updatedAt: earlier } }),
      'listing plans': () => mayList(ada, { collection: 'children/ada_0/plans' }),
    },
  },
  'a plan of today, by a therapist to whom the child is granted': {
    may: () => mayWrite(tom, { 'children/ada_0/plans/today': plan() }),
    mayNot: {
      'a visitor': () => mayWrite(vic, { 'children/ada_0/plans/today': plan() }),
      'taking it away': () => mayWrite(tom, { 'children/ada_0/plans/today': null }, { 'children/ada_0/plans/today': plan() }),
    },
  },
  'a text to read, by the family': {
    may: () => mayWrite(ada, { 'children/ada_0/texts/t': ownText('ada') }),
    mayNot: {
      'of a strange child': () => mayWrite(ben, { 'children/ada_0/texts/t': ownText('ben') }),
      'in the name of another': () => mayWrite(ada, { 'children/ada_0/texts/t': ownText('tom') }),
      'without a word': () => mayWrite(ada, { 'children/ada_0/texts/t': { ...ownText('ada'), text: '' } }),
      'too long': () => mayWrite(ada, { 'children/ada_0/texts/t': { ...ownText('ada'), text: 'x'.repeat(4001) } }),
    },
  },
  'a text to read, by a therapist to whom the child is granted': {
    may: () => mayWrite(tom, { 'children/ada_0/texts/t': ownText('tom') }),
    mayNot: {
      'a visitor': () => mayWrite(vic, { 'children/ada_0/texts/t': ownText('vic') }),
      "deleting the family's": () => mayWrite(tom, { 'children/ada_0/texts/t': null }, { 'children/ada_0/texts/t': ownText('ada') }),
    },
  },
  'taking back a text of one’s own': {
    may: () => mayWrite(tom, { 'children/ada_0/texts/t': null }, { 'children/ada_0/texts/t': ownText('tom') }),
    mayNot: { 'when the child is not granted': () => mayWrite(ben, { 'children/ada_0/texts/t': null }, { 'children/ada_0/texts/t': ownText('ben') }) },
  },
  'listing the texts of a granted child': {
    may: () => mayList(tom, { collection: 'children/ada_0/texts' }),
    mayNot: { 'as a visitor': () => mayList(vic, { collection: 'children/ada_0/texts' }), 'signed out': () => mayList(nobody, { collection: 'children/ada_0/texts' }) },
  },
  'listing the sessions of a granted child': {
    may: () => mayList(tom, { collection: 'children/ada_0/sessions' }),
    mayNot: { 'as a visitor': () => mayList(vic, { collection: 'children/ada_0/sessions' }), 'signed out': () => mayList(nobody, { collection: 'children/ada_0/sessions' }) },
  },
  'playing without an account': {
    may: () => mayWrite(nobody, { 'children/guest_0/sessions/n': session('guest') }),
    mayNot: {
      'while signed in': () => mayWrite(ada, { 'children/guest_0/sessions/n': session('guest') }),
      'as a second child': () => mayWrite(nobody, { 'children/guest_1/sessions/n': session('guest') }),
      "as a family's child": () => mayWrite(nobody, { 'children/ada_0/sessions/n': session('guest') }),
    },
  },
  'reading the child of a person without an account': {
    may: () => mayGet(nobody, 'children/guest_0'),
    mayNot: { 'while signed in': () => mayGet(ada, 'children/guest_0') },
  },
  'any collection of the table': {
    may: () => mayGet(ada, 'children/ada_0'),
    mayNot: {
      'one that is not': () => mayGet(ada, 'secrets/ada_0'),
      'below one that is': () => mayGet(ada, 'children/ada_0/secrets/x'),
      'written as administrator': () => mayWrite(root, { 'secrets/x': {} }),
      'a collection where a document belongs': () => mayGet(ada, 'children'),
    },
  },
}

for (const [what, { may, mayNot }] of Object.entries(cases)) {
  describe(what, () => {
    test('allowed', async () => {
      expect(await may()).toBe(true)
    })
    for (const [difference, attempt] of Object.entries(mayNot)) {
      test(`denied: ${difference}`, async () => {
        expect(await attempt()).toBe(false)
      })
    }
  })
}
