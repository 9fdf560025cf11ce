import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { removeExpired } from '../../functions/src/housekeeping/housekeeping'
import { openServices } from '../../functions/src/openServices'
import { openFirestore } from '../support/firebaseRig'
import { everyDocument } from './wholeBackend'

const DATABASE = 'demo-housekeeping'
const NOON = Date.UTC(2026, 10, 30, 12)
const services = openServices({ database: DATABASE, now: () => NOON })
const { db } = services
const firestore = await openFirestore(DATABASE)
const ago = (days: number) => new Date(NOON - days * 86_400_000)

beforeEach(() => firestore.empty())
afterAll(() => firestore.close())

const fill = async (documents: Readonly<Record<string, object>>) => {
  const batch = db.batch()
  for (const [path, data] of Object.entries(documents)) batch.set(db.doc(path), data)
  await batch.commit()
}
const left = async () => [...(await everyDocument(services)).keys()].filter((path) => !path.startsWith('Config/')).toSorted()

const account = 'TherapistAccounts/own_0'
const team = { own: { role: 'owner' }, vic: { role: 'visitor' }, tom: { role: 'therapist' } }

describe('deletes expired data, and nothing else', () => {
  const cases: readonly (readonly [string, Readonly<Record<string, object>>, readonly string[]])[] = [
    [
      'sharing',
      {
        'children/ada_0': { grants: { own_0: { endsAt: ago(31) }, other_0: { endsAt: ago(-5) } } },
        [`${account}/sharedChildren/ada_0`]: { endsAt: ago(31), ownerUid: 'ada' },
        [`${account}/caseRows/ada_0`]: { endsAt: ago(31) },
        // This sharing ended last week, so the account may still ask for an extension.
        'children/ben_0': { grants: { own_0: { endsAt: ago(7) } } },
        [`${account}/sharedChildren/ben_0`]: { endsAt: ago(7), ownerUid: 'ben' },
        // The child's own document has a later end for this sharing.
        'children/cat_0': { grants: { own_0: { endsAt: ago(-9) } } },
        [`${account}/sharedChildren/cat_0`]: { endsAt: ago(31), ownerUid: 'cat' },
        // The child of this sharing has been deleted.
        [`${account}/sharedChildren/dan_0`]: { endsAt: ago(31), ownerUid: 'dan' },
      },
      ['children/ada_0', 'children/ben_0', 'children/cat_0', `${account}/sharedChildren/ben_0`, `${account}/sharedChildren/cat_0`],
    ],
    [
      'invitations',
      {
        [account]: { team },
        [`${account}/invitations/a`]: { status: 'pending', expiresAt: ago(31) },
        [`${account}/invitations/b`]: { status: 'pending', expiresAt: ago(29) },
        [`${account}/invitations/c`]: { status: 'accepted', respondedBy: 'vic', expiresAt: ago(31) },
        [`${account}/invitations/d`]: { status: 'accepted', respondedBy: 'tom', expiresAt: ago(31) },
        [`${account}/invitations/e`]: { status: 'accepted', respondedBy: 'gone', expiresAt: ago(31) },
        'children/ada_0/guardianInvitations/a': { expiresAt: ago(31) },
        'children/ada_0/guardianInvitations/b': { expiresAt: ago(1) },
        'sharingCodes/a': { expiresAt: ago(31) },
        'sharingCodes/b': { expiresAt: ago(1) },
      },
      [account, `${account}/invitations/b`, `${account}/invitations/c`, 'children/ada_0/guardianInvitations/b', 'sharingCodes/b'],
    ],
    [
      'device messages, letters, counts, limits and receipts',
      {
        'children/ada_0/beside/old': { updatedAt: ago(3) },
        'children/ada_0/beside/new': { updatedAt: ago(1) },
        'children/ada_0/accessLog/old': { at: ago(4000) },
        'mail/old': { createdAt: ago(31) },
        'mail/new': { createdAt: ago(1) },
        'dayCounts/old': { at: ago(3) },
        'limits/old': { until: ago(0.5) },
        'limits/new': { until: ago(-0.5) },
        'receipts/old': { doneAt: ago(1100).getTime() },
        'receipts/new': { doneAt: ago(1).getTime() },
      },
      // The access log is kept permanently unless the administrators choose otherwise.
      ['children/ada_0/accessLog/old', 'children/ada_0/beside/new', 'limits/new', 'mail/new', 'receipts/new'],
    ],
    [
      'signed reports of erased authors, at the end of their retention',
      {
        'keptPapers/a': { child: 'ada_0', paper: 'children/ada_0/assessments/a', until: ago(1) },
        'children/ada_0/assessments/a': { author: 'erased' },
        'children/ada_0/findings/a': {},
        'keptPapers/b': { child: 'ada_0', paper: 'children/ada_0/assessments/b', until: ago(-1) },
        'children/ada_0/assessments/b': { author: 'erased' },
        // This report belongs to a later child with the same number.
        'keptPapers/c': { child: 'ada_0', paper: 'children/ada_0/assessments/c', until: ago(1) },
        'children/ada_0/assessments/c': { author: 'tom' },
      },
      ['children/ada_0/assessments/b', 'children/ada_0/assessments/c', 'keptPapers/b'],
    ],
  ]
  test.each(cases)('%s', async (_what, documents, expected) => {
    await fill(documents)
    await removeExpired(services, 60_000)
    expect(await left()).toEqual(expected.toSorted())
    expect(Object.values(await removeExpired(services, 60_000)).reduce((sum, count) => sum + count, 0)).toBe(0)
  })

  test('keeps the child’s other sharings when one has ended', async () => {
    await fill({ ...cases[0]?.[1] })
    await removeExpired(services, 60_000)
    expect(Object.keys((await db.doc('children/ada_0').get()).get('grants'))).toEqual(['other_0'])
  })
})

test('uses configured retention times, but never less than data is in use', async () => {
  await fill({
    'Config/retention': { accessLogDays: 365, endedSharingDays: 0, mailDays: null },
    'children/ada_0/accessLog/old': { at: ago(366) },
    'children/ada_0/accessLog/new': { at: ago(364) },
    [`${account}/sharedChildren/ada_0`]: { endsAt: ago(10), ownerUid: 'ada' },
    'mail/old': { createdAt: ago(1000) },
  })
  await removeExpired(services, 60_000)
  expect(await left()).toEqual([`${account}/sharedChildren/ada_0`, 'children/ada_0/accessLog/new', 'mail/old'])
})

test('continues after an interruption', async () => {
  await fill(Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`mail/m${index}`, { createdAt: ago(40) }])))
  expect(await removeExpired(services, 0)).toMatchObject({ mail: 0 })
  expect(await removeExpired(services, 60_000)).toMatchObject({ mail: 120 })
})
