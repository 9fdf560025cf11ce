import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { carryOut } from '../../functions/src/erasure/carryOut'
import { workOnDue } from '../../functions/src/erasure/jobs'
import { removeExpired } from '../../functions/src/housekeeping/housekeeping'
import { countEvent } from '../../functions/src/limits/count'
import { limitsFrom } from '../../functions/src/limits/decide'
import { countGuardian, countInvitation } from '../../functions/src/limits/made'
import { mailEndings, mailReport } from '../../functions/src/mail/occasions'
import { mailWeekly } from '../../functions/src/mail/weekly'
import { openServices } from '../../functions/src/openServices'
import { endSessions } from '../../functions/src/oversight/endSessions'
import { openFirestore } from '../support/firebaseRig'

/* Tests events that arrive twice, late or out of order, work that stops half-way, and documents that no function can handle. */

const DATABASE = 'demo-faults'
const NOON = Date.UTC(2026, 10, 30, 12)
const DAY_MS = 86_400_000
let ahead = 0
const services = openServices({ database: DATABASE, now: () => NOON + ahead })
const { db } = services
const firestore = await openFirestore(DATABASE)
const limits = limitsFrom({ LIMIT_INVITATIONS: '2', LIMIT_GUARDIANS: '1' })
const settings = { origin: 'https://product.example' }
const inDays = (days: number) => new Date(NOON + days * DAY_MS)
/** A uid so long that the sign-in service refuses it with an error that no function expects. */
const BROKEN = 'x'.repeat(200)

beforeEach(async () => {
  ahead = 0
  await firestore.empty()
})
afterAll(() => firestore.close())

const letters = async () => (await db.collection('mail').get()).docs.map((one) => one.data())
const written = async (path: string, data: object, event: string = path) => {
  await db.doc(path).set(data)
  return { event, before: undefined, after: await db.doc(path).get() }
}

describe('an event', () => {
  test('within the limit stays allowed when it is repeated after later events', async () => {
    const made = (event: string) => countEvent(services, limits, { what: 'invitations', of: 'own_0', event })
    // The first call stops after the count and before the email.
    expect(await made('first')).toBe(false)
    expect([await made('second'), await made('third')]).toEqual([false, true])
    expect([await made('first'), await made('second'), await made('third')]).toEqual([false, false, true])
  })

  const path = 'TherapistAccounts/own_0/invitations/guest@x.example'
  const pending = { status: 'pending', createdAt: inDays(0) }
  const late: readonly (readonly [string, () => Promise<unknown>, string | undefined])[] = [
    ['deleted', () => db.doc(path).delete(), undefined],
    ['accepted', () => db.doc(path).update({ status: 'accepted' }), 'accepted'],
    ['sent again', () => db.doc(path).update({ createdAt: inDays(1) }), 'pending'],
    ['untouched', async () => {}, 'revoked'],
  ]
  test.each(late)('of an invitation beyond the limit finds it %s', async (_what, meanwhile, expected) => {
    for (const name of ['a', 'b']) await countInvitation(services, limits, 'own_0', await written(`${path}${name}`, pending))
    const third = await written(path, pending)
    await meanwhile()
    expect(await countInvitation(services, limits, 'own_0', third)).toBe(false)
    expect((await db.doc(path).get()).get('status')).toBe(expected)
    // The platform repeats the event.
    expect(await countInvitation(services, limits, 'own_0', third)).toBe(false)
  })

  test('for a sharing code beyond the limit deletes the code, only once', async () => {
    await countGuardian(services, limits, await written('sharingCodes/one', { ownerUid: 'ada', createdAt: inDays(0) }))
    const second = await written('sharingCodes/two', { ownerUid: 'ada', createdAt: inDays(0) })
    expect([await countGuardian(services, limits, second), await countGuardian(services, limits, second)]).toEqual([false, false])
    expect((await db.collection('sharingCodes').get()).docs.map(({ id }) => id)).toEqual(['one'])
  })

  test('of a report that is shared again and again sends one email a day', async () => {
    const { uid } = await services.auth.createUser({ email: `again${Date.now()}@faults.example` })
    await db.doc('children/ada_0').set({ ownerUid: uid })
    const share = async (days: number) => {
      const event = await written('children/ada_0/findings/r', { familyUntil: inDays(days) })
      await mailReport(services, settings, 'ada_0', event)
      await mailReport(services, settings, 'ada_0', event)
    }
    for (const days of [10, 11, 12]) await share(days)
    expect(await letters()).toHaveLength(1)
    ahead = DAY_MS
    await share(13)
    expect(await letters()).toHaveLength(2)
  })

  test('of a report of a deleted child, or one whose parent is gone, sends nothing', async () => {
    await mailReport(services, settings, 'ada_0', await written('children/ada_0/findings/r', { familyUntil: inDays(5) }))
    await db.doc('children/ada_0').set({ ownerUid: 'nobody' })
    await mailReport(services, settings, 'ada_0', await written('children/ada_0/findings/r', { familyUntil: inDays(5) }))
    expect(await letters()).toEqual([])
  })
})

describe('a broken document holds up nothing behind it', () => {
  const newUser = async () => {
    const email = `sound${Date.now()}@faults.example`
    return { email, uid: (await services.auth.createUser({ email })).uid }
  }

  test('in the emails about sharing that ends', async () => {
    const { uid, email } = await newUser()
    await db.doc('TherapistAccounts/own_0').set({ name: 'Clinic' })
    await db.doc('TherapistAccounts/own_0/sharedChildren/a').set({ ownerUid: BROKEN, endsAt: inDays(1) })
    await db.doc('TherapistAccounts/own_0/sharedChildren/b').set({ ownerUid: uid, endsAt: inDays(2) })
    await expect(mailEndings(services, settings)).rejects.toMatchObject({ code: 'auth/invalid-uid' })
    expect(await letters()).toMatchObject([{ to: email, kind: 'ending' }])
  })

  test('in the weekly emails', async () => {
    const { uid, email } = await newUser()
    const { writeLine } = await import('#domain/measures/digestLine')
    const digest = { id: 's', activity: 'match', category: null, level: '1', turns: [], touch: null, read: null, wasTooMuch: false, afterSeizure: false }
    await db.doc('TherapistAccounts/own_0').set({ name: 'Clinic', status: 'active', team: { [uid]: { role: 'owner' } }, memberIds: [uid] })
    const row = { caseload: [], sessions: [writeLine({ ...digest, startedAt: NOON - DAY_MS })], updatedAt: inDays(-1) }
    await db.doc('TherapistAccounts/own_0/caseRows/ada_0').set(row)
    // This document is handled first, because documents are ordered by id.
    for (const subscriber of [`0${BROKEN}`, uid]) await db.doc(`mailWishes/${subscriber}`).set({ weekly: true })
    await expect(mailWeekly(services, { ...settings, unsubscribe: 'https://functions.example/u' })).rejects.toMatchObject({ code: 'auth/invalid-uid' })
    expect(await letters()).toMatchObject([{ to: email, kind: 'weekly' }])
  })

  test('in the housekeeping: the same kind and the later ones are removed', async () => {
    await db.doc('keptPapers/broken').set({ paper: '', until: inDays(-3) })
    await db.doc('keptPapers/sound').set({ paper: 'children/ada_0/assessments/a', until: inDays(-2) })
    await db.doc('receipts/old').set({ doneAt: NOON - 2000 * DAY_MS })
    await expect(removeExpired(services, 60_000)).rejects.toThrow(/documentPath/)
    expect((await db.collection('keptPapers').get()).docs.map(({ id }) => id)).toEqual(['broken'])
    expect((await db.collection('receipts').get()).size).toBe(0)
  })

  test('in the schedule of erasures', async () => {
    const { uid } = await newUser()
    const job = { kind: 'person', by: 'self', salt: 's', signedPaperDays: 1, round: 1, step: 0, cursor: null, counts: {}, keptPapers: 0, keptUntil: null }
    const person = { email: null, displayName: '', ownAccounts: [] }
    const add = (name: string, id: string, days: number) =>
      db.doc(`erasures/${name}`).set({ ...job, id, person, receipt: name, startedAt: inDays(days), dueAt: inDays(days) })
    await add('broken', BROKEN, -2)
    await add('sound', uid, -1)
    await expect(workOnDue(services, 60_000)).rejects.toMatchObject({ code: 'auth/invalid-uid' })
    expect((await db.doc('receipts/sound').get()).exists).toBe(true)
    await expect(services.auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' })
  })
})

test('ending a person’s sign-ins, killed after its record, ends them when it is repeated', async () => {
  const { uid } = await services.auth.createUser({ email: `ends${Date.now()}@faults.example` })
  await db.doc('Users/root').set({ role: 'system_admin' })
  const root = { uid: 'root', email: 'root@faults.example', isVerified: true, signedInAt: NOON }
  const killed = { ...services, auth: { revokeRefreshTokens: () => Promise.reject(new Error('killed')) } }
  const wish = { uid, reason: 'a lost tablet' }
  await expect(endSessions(killed, root, wish)).rejects.toThrow('killed')
  const records = async () => (await db.collection('auditLog').get()).size
  expect(await records()).toBe(1)
  for (let times = 0; times < 2; times++) expect(await endSessions(services, root, wish)).toEqual({ state: 'done' })
  expect((await services.auth.getUser(uid)).tokensValidAfterTime).toBeDefined()
  // Every request of an administrator is on record.
  expect(await records()).toBe(3)
})

test('a long deletion notes its count now and then, so that a killed one is not counted as nothing', async () => {
  const writer = db.bulkWriter()
  for (let session = 0; session < 250; session++) void writer.set(db.doc(`children/ada_0/sessions/${session}`), { at: session })
  await writer.close()
  const noted: [count: number, isDone: boolean][] = []
  const step = { name: 'children', kind: 'tree', root: 'children/ada_0', before: [] } as const
  await carryOut(services, step, null, (batch, { count, isDone }) => {
    noted.push([count, isDone])
    batch.set(db.doc('erasures/job'), { count })
  })
  expect(noted).toEqual([
    [100, false],
    [200, false],
    [250, true],
  ])
  expect((await db.collection('children/ada_0/sessions').get()).size).toBe(0)
})
