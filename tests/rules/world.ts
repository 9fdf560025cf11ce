import { NOBODY, type RequestSender } from '#adapters/local/rules/accessRequest'
import { DAY_MS, utcDay } from '#domain/time'
import { NOW, type DocumentData } from '#ports/documents'
import type { Role } from './permissions'

// Both backends get the same data, but one has its own clock. All times are therefore relative to this moment.
const START = Date.now()

/** Returns the date this many days from now; a negative number is in the past. */
export const inDays = (days: number): Date => new Date(START + Math.round(days * DAY_MS))

export const person = (uid: string, emailVerified = true): RequestSender => ({ uid, email: `${uid}@x.example`, emailVerified })

export const nobody = NOBODY
/** The owner of the child `ada_0`, and a family of the clinic. */
export const ada = person('ada')
/** Guardians of that child and one invited guardian, in cases that mention them. */
export const gia = person('gia')
export const gus = person('gus')
export const ina = person('ina')
/**
 * People who received the child by a sharing code, in cases that mention them. One may look, one may also plan, and one may do everything except share.
 */
export const lou = person('lou')
export const pat = person('pat')
export const max = person('max')
/** A person who has nothing to do with the clinic. */
export const ben = person('ben')
export const own = person('own')
export const ann = person('ann')
/** The therapist assigned to the child, and one who is not assigned. */
export const tom = person('tom')
export const tia = person('tia')
/** The visitor assigned to the child, one who is not assigned, and one whose visit has ended. */
export const vic = person('vic')
export const val = person('val')
export const eve = person('eve')
/** Another family of the clinic. */
export const pia = person('pia')
/** Administrators: one by role, and one by email address. */
export const root = person('root')
export const ray = person('ray')
export const sam: RequestSender = { ...person('sam'), email: 'sam@staff.example' }

const labels: Readonly<Record<string, Role | string>> = {
  ada: 'parent',
  gia: 'guardian',
  gus: 'another guardian',
  ina: 'invited guardian',
  lou: 'somebody who may look',
  pat: 'somebody who may plan and write',
  max: 'somebody who may do everything but share',
  ben: 'outsider',
  own: 'owner',
  ann: 'admin',
  tom: 'therapist',
  tia: 'therapist of other children',
  vic: 'visitor',
  val: 'visitor of other children',
  eve: 'visitor whose time is over',
  pia: 'parent of another child',
  root: 'system administrator',
  ray: 'administrator by address',
  sam: 'staff',
}

/** Time at which the existing documents were written. */
const then = inDays(-2)

/** Returns a person's name in the table. */
export const labelOf = ({ uid }: RequestSender): Role | string => (uid === null ? 'somebody signed out' : (labels[uid] ?? uid))

export const CODE = 'ABCD2345EFGH6789'
export const CLINIC = 'TherapistAccounts/own_0'
export const CHILD = 'children/ada_0'
export const FAMILY = `${CLINIC}/families/ada`
export const SHARED = `${CLINIC}/sharedChildren/ada_0`
/** The child's row in the clinic's list. It does not exist unless a case adds it. */
export const ROW = `${CLINIC}/caseRows/ada_0`

export const user = (uid: string, more: DocumentData = {}): DocumentData => ({
  email: `${uid}@x.example`,
  displayName: uid,
  role: 'parent',
  createdAt: inDays(-30),
  updatedAt: inDays(-1),
  ...more,
})

export const member = (uid: string, role: string, more: DocumentData = {}): DocumentData => ({
  role,
  joinedAt: inDays(-30),
  email: `${uid}@x.example`,
  ...more,
})

/** Returns the entry of a family in an account. */
export const family = (uid: string, more: DocumentData = {}): DocumentData => ({ uid, joinedAt: inDays(-30), email: `${uid}@x.example`, ...more })

/** Returns the caseload entry of a member who joined at this time. */
export const membership = (uid: string, joinedAt: Date = inDays(-30)): string => `${uid}_${joinedAt.getTime()}`

const team: Readonly<Record<string, DocumentData>> = {
  own: member('own', 'owner'),
  ann: member('ann', 'admin'),
  tom: member('tom', 'therapist'),
  tia: member('tia', 'therapist'),
  vic: member('vic', 'visitor', { until: inDays(7) }),
  val: member('val', 'visitor', { until: inDays(7) }),
  eve: member('eve', 'visitor', { until: inDays(-1) }),
}

/** Returns the entries of the list of members: everybody except visitors. */
export function permanentMembersIn(members: Readonly<Record<string, DocumentData>>): string[] {
  return Object.keys(members).filter((uid) => members[uid]?.['role'] !== 'visitor')
}

export const clinic: DocumentData = {
  name: 'Clinic',
  status: 'active',
  subscriptionEndDate: inDays(100),
  team,
  memberIds: permanentMembersIn(team),
  ownerIds: ['own'],
  createdBy: 'own',
  createdAt: inDays(-30),
  updatedAt: inDays(-1),
}

export const GRANT: DocumentData = { since: inDays(-10), endsAt: inDays(100) }

export const child = (ownerUid: string, more: DocumentData = {}): DocumentData => ({
  version: 1,
  ownerUid,
  alias: 'Firefly',
  birthMonth: '2021-03',
  profileJson: '{}',
  grants: {},
  archivedAt: null,
  createdAt: inDays(-20),
  updatedAt: inDays(-1),
  ...more,
})

export const newChild = (ownerUid: string, more: DocumentData = {}): DocumentData => child(ownerUid, { createdAt: NOW, updatedAt: NOW, ...more })

export const session = (ranBy: string, more: DocumentData = {}): DocumentData => ({
  version: 1,
  activity: 'bubblepop',
  category: null,
  level: '1',
  seed: 1,
  startedAt: inDays(-0.1),
  ranBy,
  device: { width: 1024, height: 768, pixelRatio: 1.5 },
  settingsJson: '{}',
  eventsJson: '[]',
  savedAt: NOW,
  ...more,
})

/** Returns a session's line in a child's summary. */
export const line = (id: string): string => `${id} k0abc bubblepop  1 aap 4000/15000  `

/** Returns the same line as a newer version would write it. */
export const newerLine = (id: string): string => `${line(id)} 2 lux=3`

/** Returns a child's summary with these lines. */
export const summary = (...lines: readonly string[]): DocumentData => ({ version: 1, sessions: lines, updatedAt: NOW })

/** A week of a child's plan. */
export const WEEK = `${CHILD}/plans/2026-11-16`

export const plan = (by: string, more: DocumentData = {}): DocumentData => ({
  version: 1,
  monday: '2026-11-16',
  days: { mon: '{"tiles":[]}' },
  by,
  byName: by,
  updatedAt: NOW,
  ...more,
})

/** Returns a note between the family and its therapists. */
export const message = (by: string, role: 'family' | 'team', more: DocumentData = {}): DocumentData => ({
  version: 1,
  text: 'Keep the light on the left.',
  by,
  name: role === 'team' ? '' : by,
  role,
  account: role === 'team' ? 'own_0' : null,
  createdAt: NOW,
  ...more,
})

export const besideLine = (more: DocumentData = {}): DocumentData => ({ version: 1, saidJson: '[]', updatedAt: NOW, ...more })

export const ownText = (author: string, more: DocumentData = {}): DocumentData => ({
  version: 1,
  text: 'The sun is warm.',
  order: 1,
  author,
  createdAt: NOW,
  updatedAt: NOW,
  ...more,
})

/** Returns an assessment. A team writes it through its account. */
export const assessment = (author: string, more: DocumentData = {}): DocumentData => ({
  version: 1,
  kind: 'looking',
  contentJson: '{}',
  author,
  ...(author in team ? { account: 'own_0' } : {}),
  createdAt: NOW,
  updatedAt: NOW,
  signedAt: null,
  ...more,
})

/** Returns the content of a rating or a report. */
export const finding = (author: string, more: DocumentData = {}): DocumentData => ({ version: 1, contentJson: '{}', author, updatedAt: NOW, ...more })

export const shared: DocumentData = {
  ownerUid: 'ada',
  alias: 'Firefly',
  sharedAt: inDays(-10),
  endsAt: GRANT['endsAt'],
  purpose: 'Practice at home',
  caseload: ['tom', 'vic', 'eve'].map((uid) => membership(uid)),
}

/** Returns the child's row as the current version writes it. */
export const row = (more: DocumentData = {}): DocumentData => ({
  version: 1,
  alias: 'Firefly',
  birthMonth: '2021-03',
  profileJson: '{}',
  caseload: shared['caseload'],
  endsAt: GRANT['endsAt'],
  sessions: [line('s')],
  note: { id: 'f', role: 'family', at: then },
  updatedAt: NOW,
  ...more,
})

export const invitation = (email: string, role: string, more: DocumentData = {}): DocumentData => ({
  email,
  role,
  status: 'pending',
  accountName: 'Clinic',
  invitedBy: 'own',
  expiresAt: inDays(7),
  createdAt: inDays(-1),
  updatedAt: inDays(-1),
  ...(role === 'visitor' ? { accessDays: 14 } : {}),
  ...more,
})

export const code: DocumentData = {
  durationDays: 30,
  maxUses: 3,
  uses: 1,
  expiresAt: inDays(30),
  active: true,
  createdBy: 'root',
  createdAt: inDays(-5),
}

export const record = (actor: RequestSender, action: string, target: string, more: DocumentData = {}): DocumentData => ({
  actor: actor.uid,
  action,
  target,
  at: NOW,
  note: 'They asked for it by telephone',
  ...more,
})

/** The day under which an access is logged. */
export const today = utcDay(START)

/** The documents that exist at the start of every case. */
export const world: Readonly<Record<string, DocumentData>> = {
  'Config/access': { adminEmails: ['ray@x.example'], staffDomains: ['staff.example'], appOrigins: ['https://app.example'], trialDays: 14 },
  'Users/ada': user('ada'),
  'Users/root': user('root', { role: 'system_admin' }),
  'Users/ada/subscriptions/s': { status: 'active', current_period_end: inDays(10) },
  'Users/ada/payments/p': { status: 'succeeded' },
  'Users/ada/consents/c': { kind: 'terms', version: '1', granted: true, at: then },
  'products/tea': { active: true, name: 'Tea', description: 'Warm' },
  'products/tea/prices/cup': { active: true, currency: 'eur', unit_amount: 900, interval: 'month' },
  'products/old': { active: false, name: 'Old', description: 'Cold' },
  'products/old/prices/cup': { active: true, currency: 'eur', unit_amount: 1, interval: 'month' },
  'products/tea/prices/sip': { active: false, currency: 'eur', unit_amount: 1, interval: 'month' },
  [`activationCodes/${CODE}`]: code,
  'auditLog/old': record(root, 'x', 'y', { at: then }),
  [CLINIC]: clinic,
  [FAMILY]: family('ada'),
  [`${CLINIC}/families/pia`]: family('pia'),
  [SHARED]: shared,
  [`${CLINIC}/invitations/nia@x.example`]: invitation('nia@x.example', 'therapist'),
  [CHILD]: child('ada', { grants: { own_0: GRANT } }),
  [`${CHILD}/sessions/s`]: session('ada', { savedAt: then }),
  [`${CHILD}/sessions/v`]: session('vic', { savedAt: then }),
  [`${CHILD}/summaries/recent`]: { ...summary(line('s'), line('v')), updatedAt: then },
  [WEEK]: plan('ada', { updatedAt: then }),
  [`${CHILD}/messages/f`]: message('ada', 'family', { createdAt: then }),
  [`${CHILD}/messages/t`]: message('tom', 'team', { createdAt: then }),
  [`${CHILD}/texts/t`]: ownText('ada', { createdAt: then, updatedAt: then }),
  [`${CHILD}/assessments/a`]: assessment('tom', { createdAt: then, updatedAt: then }),
  [`${CHILD}/assessments/o1-team-1`]: assessment('tom', { kind: 'rating', createdAt: then, updatedAt: then }),
  [`${CHILD}/findings/o1-team-1`]: finding('tom', { updatedAt: then }),
  [`${CHILD}/assessments/o1-family-1`]: assessment('ada', { kind: 'rating', createdAt: then, updatedAt: then }),
  [`${CHILD}/findings/o1-family-1`]: finding('ada', { updatedAt: then }),
  [`${CHILD}/assessments/r`]: assessment('tom', { kind: 'report', createdAt: then, updatedAt: then, signedAt: then }),
  [`${CHILD}/findings/r`]: finding('tom', { updatedAt: then, familyUntil: null }),
  [`${CHILD}/beside/child-1`]: besideLine({ updatedAt: then }),
  [`${CHILD}/accessLog/tom_20260101_viewed`]: { actor: 'tom', account: 'own_0', action: 'viewed', at: then },
}
