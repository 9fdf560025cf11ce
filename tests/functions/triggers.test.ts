import { afterAll, describe, expect, test } from 'vitest'
import { createAssessments } from '#data/assessments'
import { createChildren } from '#data/children'
import { createGuardians } from '#data/guardians'
import { createPeopleRecords } from '#data/people'
import { createTeams } from '#data/teams'
import { newProfile } from '#domain/child/childProfile'
import { DAY_MS } from '#domain/time'
import { openServices } from '../../functions/src/openServices'
import { openFirestore } from '../support/firebaseRig'

/* Tests the functions that documents trigger. The emulators call them as the platform does, and the app's own repositories write. */

const services = openServices()
// Only this database triggers the functions in the emulator.
const firestore = await openFirestore('demo-app')
afterAll(() => firestore.close())

let people = 0

async function arrive(name: string, language?: string) {
  const me = { uid: `${name}${++people}x${Date.now().toString(36)}`, email: `${name}${people}@triggers.example`, displayName: name }
  await services.auth.createUser({ ...me, emailVerified: true })
  const store = firestore.storeOf(me)
  await createPeopleRecords(store).ensureUser(me)
  if (language !== undefined) await services.db.doc(`Users/${me.uid}`).update({ language })
  const parts = { store, clock: Date.now }
  return { ...me, store, teams: createTeams(parts), guardians: createGuardians(parts), children: createChildren(store), assessments: createAssessments(store) }
}

const lettersTo = async (email: string) => (await services.db.collection('mail').where('to', '==', email).get()).docs.map((one) => one.data())

describe('a letter is sent', () => {
  test('to a person invited to a team, in the inviter’s language, and again when invited again', async () => {
    const own = await arrive('own', 'ar')
    const clinic = await own.teams.create(own, 'Clinic')
    const email = `new${people}@triggers.example`
    const wish = { accountId: clinic, email, role: 'therapist', accessDays: null } as const
    await own.teams.invite(wish, own.uid)
    await expect.poll(() => lettersTo(email)).toHaveLength(1)
    const [letter] = await lettersTo(email)
    expect(letter).toMatchObject({ kind: 'invitation', concerns: [clinic, own.uid] })
    expect(letter?.['message'].html).toContain('dir="rtl"')
    expect(letter?.['message'].text).toContain('https://product.example/therapist-dashboard')
    await own.teams.invite(wish, own.uid)
    await expect.poll(() => lettersTo(email)).toHaveLength(2)
  })

  test('to a second parent in their own language, without a word about the child', async () => {
    const [ada, ben] = [await arrive('ada', 'de'), await arrive('ben', 'fr')]
    const child = await ada.children.create({ ownerUid: ada.uid, alias: 'Firefly', birthMonth: null, profile: newProfile })
    await ada.guardians.invite({ childId: child.id, email: ben.email }, ada)
    await expect.poll(() => lettersTo(ben.email)).toHaveLength(1)
    const [letter] = await lettersTo(ben.email)
    expect(letter?.['message'].subject).toContain('invitation à veiller ensemble sur')
    expect(JSON.stringify(letter)).not.toContain('Firefly')
  })

  test('to a family once when a report is shared with it', async () => {
    const ada = await arrive('ada')
    const child = await ada.children.create({ ownerUid: ada.uid, alias: 'Comet', birthMonth: null, profile: newProfile })
    const finding = services.db.doc(`children/${child.id}/findings/r`)
    await finding.set({ version: 1, contentJson: '{"says":"something of a child"}', author: 'tom', updatedAt: new Date(), familyUntil: null })
    await finding.update({ familyUntil: new Date(Date.now() + DAY_MS) })
    await expect.poll(() => lettersTo(ada.email)).toHaveLength(1)
    await finding.update({ familyUntil: new Date(Date.now() + 2 * DAY_MS) })
    const [letter] = await lettersTo(ada.email)
    expect(letter).toMatchObject({ kind: 'report', message: { subject: expect.stringContaining('A report has been shared with you') } })
    expect(JSON.stringify(letter)).not.toMatch(/Comet|something of a child/)
  })
})

test('for no more invitations of a team than a day allows, which is reported', async () => {
  const own = await arrive('own')
  const clinic = await own.teams.create(own, 'Clinic')
  const invite = (number: number) =>
    own.teams.invite({ accountId: clinic, email: `guest${number}@triggers.example`, role: 'parent', accessDays: null }, own.uid)
  for (let number = 0; number < 20; number++) await invite(number)
  const limit = services.db.doc(`limits/invitations_${clinic}`)
  await expect.poll(async () => (await limit.get()).exists).toBe(true)
  await expect(invite(20)).rejects.toMatchObject({ name: 'StoreError', code: 'permission-denied', isUsedUp: true })
  // A limit that was reached yesterday no longer applies.
  await limit.update({ until: new Date(Date.now() - 1000) })
  await invite(21)
  // This invitation exceeds the limit and was created before the limit took effect. Nobody can answer it, and no email is sent.
  const invitation = services.db.doc(`TherapistAccounts/${clinic}/invitations/guest21@triggers.example`)
  await expect.poll(async () => (await invitation.get()).get('status')).toBe('revoked')
  expect(await lettersTo('guest21@triggers.example')).toEqual([])
})

describe('days of grace', () => {
  const codeOf = async (uid: string) => (await services.db.doc(`Users/${uid}`).get()).get('activationCodeSubscription')
  const end = (days: number) => new Date(Date.now() + days * DAY_MS)

  test.each(['active', 'unpaid', 'canceled'])('begin when a paid renewal fails, and end when the subscription becomes %s', async (status) => {
    const { uid } = await arrive('ada')
    const subscription = services.db.doc(`Users/${uid}/subscriptions/s`)
    await subscription.set({ status: 'active', current_period_end: end(1) })
    const failedAt = Date.now()
    await subscription.update({ status: 'past_due' })
    await expect.poll(async () => (await codeOf(uid))?.code).toBe('payment-grace')
    const { validTill } = await codeOf(uid)
    expect(Math.abs(validTill.toMillis() - failedAt - 7 * DAY_MS)).toBeLessThan(DAY_MS / 24)
    await subscription.update({ status })
    await expect.poll(() => codeOf(uid)).toBeUndefined()
  })

  test('leave a code alone that is running, and follow no trial that was never paid', async () => {
    const [own, trial, paid] = [await arrive('own'), await arrive('trial'), await arrive('paid')]
    const code = { code: 'A-CODE-OF-A-FAMILY', validTill: end(2), redeemedAt: new Date() }
    await services.db.doc(`Users/${own.uid}`).update({ activationCodeSubscription: code })
    await services.db.doc(`Users/${own.uid}/subscriptions/s`).set({ status: 'active', current_period_end: end(1) })
    await services.db.doc(`Users/${trial.uid}/subscriptions/s`).set({ status: 'trialing', current_period_end: end(1) })
    await services.db.doc(`Users/${paid.uid}/subscriptions/s`).set({ status: 'active', current_period_end: end(1) })
    for (const { uid } of [own, trial, paid]) await services.db.doc(`Users/${uid}/subscriptions/s`).update({ status: 'past_due' })
    // Events are handled in order, so the last one shows that all others were handled.
    await expect.poll(async () => (await codeOf(paid.uid))?.code).toBe('payment-grace')
    expect((await codeOf(own.uid)).code).toBe('A-CODE-OF-A-FAMILY')
    expect(await codeOf(trial.uid)).toBeUndefined()
  })
})
