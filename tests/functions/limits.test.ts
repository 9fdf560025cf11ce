import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { writeLine } from '#domain/measures/digestLine'
import { countEvent } from '../../functions/src/limits/count'
import { limitsFrom } from '../../functions/src/limits/decide'
import { countAccount, countGuardian, countSession, isRequestedAgain } from '../../functions/src/limits/made'
import { mailEndings } from '../../functions/src/mail/occasions'
import { mailWeekly, ownerOf, unsubscribe } from '../../functions/src/mail/weekly'
import { post } from '../../functions/src/mail/queue'
import { openServices } from '../../functions/src/openServices'
import { openFirestore } from '../support/firebaseRig'

const DATABASE = 'demo-limits'
const NOON = Date.UTC(2026, 10, 30, 12)
const DAY_MS = 86_400_000
let ahead = 0
const services = openServices({ database: DATABASE, now: () => NOON + ahead })
const { db } = services
const firestore = await openFirestore(DATABASE)
const limits = limitsFrom({ LIMIT_INVITATIONS: '2', LIMIT_SESSIONS: '2', LIMIT_GUARDIANS: '1', LIMIT_ACCOUNTS: '1' })
const settings = { origin: 'https://product.example' }

beforeEach(async () => {
  ahead = 0
  await firestore.empty()
})
afterAll(() => firestore.close())

const untilOf = async (limit: string) => (await db.doc(`limits/${limit}`).get()).get('until')?.toMillis() ?? null
const written = async (path: string, data: object, event: string = path) => {
  await db.doc(path).set(data)
  return { event, before: undefined, after: await db.doc(path).get() }
}

test('closes a limit with the last allowed event, reports one too many, and reopens the next day', async () => {
  const made = (event: string) => countEvent(services, limits, { what: 'invitations', of: 'clinic_0', event })
  expect(await made('a')).toBe(false)
  expect(await untilOf('invitations_clinic_0')).toBeNull()
  // The same event arrives again, and then two events at once.
  expect(await Promise.all([made('a'), made('b')])).toEqual([false, false])
  expect(await untilOf('invitations_clinic_0')).toBe(Date.UTC(2026, 11, 1))
  expect(await made('c')).toBe(true)
  ahead = DAY_MS
  expect(await made('d')).toBe(false)
})

test('counts only a visitor’s sessions, and deletes none', async () => {
  const team = { own: { role: 'owner' }, tom: { role: 'therapist' }, vic: { role: 'visitor' } }
  await db.doc('TherapistAccounts/own_0').set({ team })
  await db.doc('children/ada_0').set({ grants: { own_0: {}, gone_0: {} } })
  const play = async (ranBy: string, id: string) => countSession(services, limits, 'ada_0', await written(`children/ada_0/sessions/${id}`, { ranBy }))
  for (const ranBy of ['ada', 'guest', 'tom', 'own', 'nobody']) for (const id of ['1', '2', '3']) await play(ranBy, `${ranBy}${id}`)
  expect((await db.collection('dayCounts').get()).size).toBe(0)
  for (const id of ['1', '2', '3']) await play('vic', `vic${id}`)
  expect(await untilOf('sessions_vic')).toBe(Date.UTC(2026, 11, 1))
  expect((await db.collection('children/ada_0/sessions').where('ranBy', '==', 'vic').get()).size).toBe(3)
})

test('deletes a guardian invitation beyond the limit, and counts accounts by their founder', async () => {
  const invite = async (name: string) => countGuardian(services, limits, await written(`children/ada_0/guardianInvitations/${name}`, { invitedBy: 'ada' }))
  expect([await invite('one'), await invite('two')]).toEqual([true, false])
  expect((await db.collection('children/ada_0/guardianInvitations').get()).docs.map(({ id }) => id)).toEqual(['one'])
  await countAccount(services, limits, await written('TherapistAccounts/ben_0', { createdBy: 'ben' }))
  expect(await untilOf('accounts_ben')).toBe(Date.UTC(2026, 11, 1))
})

test('does not treat an answer to an invitation as a new one', async () => {
  const at = new Date(NOON)
  const first = await written('TherapistAccounts/a_0/invitations/x', { createdAt: at, status: 'pending' })
  expect(isRequestedAgain(first)).toBe(true)
  const answered = await written('TherapistAccounts/a_0/invitations/x', { createdAt: at, status: 'declined' })
  expect(isRequestedAgain({ ...answered, before: first.after })).toBe(false)
  expect(isRequestedAgain({ event: 'gone', before: first.after, after: undefined })).toBe(false)
})

test('tells a family once that sharings end within a week, for all children together', async () => {
  const email = `ends${Date.now()}@limits.example`
  const { uid } = await services.auth.createUser({ email })
  await db.doc(`Users/${uid}`).set({ language: 'es' })
  await db.doc('TherapistAccounts/own_0').set({ name: 'Clinic' })
  const share = (child: string, days: number) =>
    db.doc(`TherapistAccounts/own_0/sharedChildren/${child}`).set({ ownerUid: uid, alias: 'Firefly', endsAt: new Date(NOON + days * DAY_MS) })
  await Promise.all([share('a_0', 6), share('a_1', 6), share('a_2', 8), share('a_3', -1)])
  expect(await mailEndings(services, settings)).toBe(1)
  expect(await mailEndings(services, settings)).toBe(0)
  const letters = (await db.collection('mail').get()).docs.map((one) => one.data())
  expect(letters).toMatchObject([{ to: email, kind: 'ending', concerns: [uid, 'own_0'] }])
  expect(letters[0]?.['message'].text).toContain('6 de diciembre de 2026')
  expect(JSON.stringify(letters)).not.toContain('Firefly')
  ahead = 2 * DAY_MS
  expect(await mailEndings(services, settings)).toBe(1)
})

describe('weekly letters', () => {
  const weekly = { ...settings, unsubscribe: 'https://functions.example/unsubscribeMail' }
  const play = (at: number) => writeLine({ ...digest, startedAt: at })
  const digest = { id: 's', activity: 'match', category: null, level: '1', turns: [], touch: null, read: null, wasTooMuch: false, afterSeizure: false }

  async function build() {
    const email = `weekly${Date.now()}@limits.example`
    const { uid } = await services.auth.createUser({ email })
    const team = { own: { role: 'owner' }, [uid]: { role: 'therapist' } }
    await db.doc('TherapistAccounts/own_0').set({ name: 'Clinic', status: 'active', team, memberIds: ['own', uid] })
    await db.doc('TherapistAccounts/gone_0').set({ name: 'Closed', status: 'suspended', team, memberIds: ['own', uid] })
    const row = { caseload: [`${uid}_5`], sessions: [play(NOON - DAY_MS)], updatedAt: new Date(NOON - DAY_MS) }
    await db.doc('TherapistAccounts/own_0/caseRows/ada_0').set(row)
    await db.doc('TherapistAccounts/gone_0/caseRows/ada_0').set(row)
    await db.doc(`mailWishes/${uid}`).set({ weekly: true })
    return { uid, email }
  }

  test('go to subscribers once a week, and end with their unsubscribe link', async () => {
    const { uid, email } = await build()
    expect(await mailWeekly(services, weekly)).toBe(1)
    expect(await mailWeekly(services, weekly)).toBe(0)
    const [letter] = (await db.collection('mail').get()).docs.map((one) => one.data())
    expect(letter).toMatchObject({ to: email, kind: 'weekly', concerns: [uid, 'own_0'], headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } })
    const [, token] = /unsubscribeMail\?token=([\w-]+)/.exec(letter?.['message'].text) ?? []
    expect(await unsubscribe(services, 'x'.repeat(36))).toBe(false)
    expect([await ownerOf(services, 'x'.repeat(36)), await ownerOf(services, token)]).toEqual([null, expect.any(String)])
    expect(await unsubscribe(services, '../Users/x')).toBe(false)
    expect(await unsubscribe(services, token)).toBe(true)
    expect(await unsubscribe(services, token)).toBe(true)
    ahead = 7 * DAY_MS
    await db.doc('TherapistAccounts/own_0/caseRows/ada_0').update({ sessions: [play(NOON + 6 * DAY_MS)], updatedAt: new Date(NOON + 6 * DAY_MS) })
    expect(await mailWeekly(services, weekly)).toBe(0)
    await db.doc(`mailWishes/${uid}`).set({ weekly: true })
    expect(await mailWeekly(services, weekly)).toBe(1)
  })

  test('are not sent in a week without play', async () => {
    await build()
    await db.doc('TherapistAccounts/own_0/caseRows/ada_0').update({ sessions: [play(NOON - 8 * DAY_MS)] })
    expect(await mailWeekly(services, weekly)).toBe(0)
  })
})

test('are not sent without an address of the app', async () => {
  const addressed = { to: 'x@limits.example', page: '/who', concerns: [], reason: 'x' }
  expect(await post(services, { origin: '' }, { kind: 'report' }, addressed)).toBe(false)
  expect((await db.collection('mail').get()).size).toBe(0)
})
