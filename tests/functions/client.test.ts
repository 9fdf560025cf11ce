import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPeopleRecords } from '#data/people'
import { openServices } from '../../functions/src/openServices'
import { functionsAddress, openBrowser } from '../support/firebaseRig'
import { tracesOf } from './wholeBackend'

/* Calls the deployed functions with the app's own client. */

const services = openServices()
const browser = openBrowser()
afterAll(() => browser.close())

const password = 'seven lanterns'
let people = 0

/** Signs up a new person in a tab of the same browser. */
async function arrive(name: string) {
  const tab = browser.openTab()
  const email = `${name.toLowerCase()}${++people}@client.example`
  await tab.identity.signUp({ email, password, displayName: name })
  const { uid } = await services.auth.getUserByEmail(email)
  await services.auth.updateUser(uid, { emailVerified: true })
  await tab.identity.lookAgain()
  await createPeopleRecords(tab.documents).ensureUser({ uid, email, displayName: name })
  if (tab.erasure === null || tab.oversight === null) throw new Error('Run these with the Functions emulator.')
  return { ...tab, erasure: tab.erasure, oversight: tab.oversight, uid, email }
}

beforeEach(async () => {
  await services.db.doc('Config/access').set({ adminEmails: [], staffDomains: [], appOrigins: [], trialDays: 14 })
})

describe('a signed-in person', () => {
  test('previews the erasure, sees every step, and is gone', async () => {
    const { erasure, identity, uid, email } = await arrive('Nora')
    const request = { kind: 'person', id: uid, reason: null } as const
    expect(await erasure.look(request)).toMatchObject({ obstacles: [], keptPapers: 0, keptUntil: null })
    const outcome = await erasure.run(request)
    // The three documents are the person and two accepted agreements.
    expect(outcome).toMatchObject({ kind: 'erased', receipt: { number: expect.any(String), documents: 3, keptPapers: 0, keptUntil: null } })
    await identity.leaveErased()
    // The erasure job keeps the person's name for one more hour.
    expect((await tracesOf(services, [uid, email])).map((path) => path.split('/')[0])).toEqual(['erasures'])
    await expect(identity.signIn({ email, password })).rejects.toMatchObject({ code: 'wrong-credentials' })
  })

  test('sees the obstacles, and keeps everything', async () => {
    const { erasure, uid, email } = await arrive('Pat')
    await services.db.doc('Config/access').update({ adminEmails: [email] })
    const request = { kind: 'person', id: uid, reason: null } as const
    expect(await erasure.run(request)).toEqual({ kind: 'blocked', obstacles: [{ kind: 'administrator' }] })
    expect((await services.db.doc(`Users/${uid}`).get()).exists).toBe(true)
  })

  test('erases nobody else, except as an administrator with a reason', async () => {
    const victim = await arrive('Vera')
    const { erasure, email } = await arrive('Mallory')
    const request = { kind: 'person', id: victim.uid, reason: 'asked by letter' } as const
    await expect(erasure.run(request)).rejects.toMatchObject({ name: 'StoreError', code: 'permission-denied' })
    await expect(erasure.run({ ...request, reason: null })).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(erasure.look(request)).rejects.toMatchObject({ code: 'permission-denied' })
    expect((await services.db.doc(`Users/${victim.uid}`).get()).exists).toBe(true)
    await services.db.doc('Config/access').update({ adminEmails: [email] })
    expect(await erasure.run(request)).toMatchObject({ kind: 'erased' })
    expect((await services.db.doc(`Users/${victim.uid}`).get()).exists).toBe(false)
  })

  test('learns nothing about internal errors', async () => {
    const { erasure } = await arrive('Ida')
    await expect(erasure.run({ kind: 'person', id: '../x', reason: null })).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe('ending sign-ins', () => {
  test('signs another device out at its next request, while this one signs in again', async () => {
    const { oversight, identity, uid, email } = await arrive('Elsa')
    const elsewhere = openBrowser()
    const other = elsewhere.openTab()
    await other.identity.signIn({ email, password })
    const seen: (string | null)[] = []
    const stop = other.identity.watch(
      (user) => seen.push(user?.uid ?? null),
      () => undefined,
    )
    await vi.waitFor(() => expect(seen.at(-1)).toBe(uid))
    // Tokens are only valid from the next full second.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await oversight.endSessions({ uid, reason: null })
    await identity.confirmPassword({ password })
    await expect(other.identity.lookAgain()).rejects.toMatchObject({ code: 'needs-recent-sign-in' })
    await vi.waitFor(() => expect(seen.at(-1)).toBeNull())
    await identity.lookAgain()
    stop()
    await elsewhere.close()
  })

  test('of another person is refused', async () => {
    const victim = await arrive('Vala')
    const { oversight } = await arrive('Malin')
    await expect(oversight.endSessions({ uid: victim.uid, reason: null })).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(oversight.endSessions({ uid: victim.uid, reason: 'asked by letter' })).rejects.toMatchObject({ code: 'permission-denied' })
    await victim.identity.lookAgain()
  })
})

test('an export and a team’s access log reach only authorised people', async () => {
  const asked = await arrive('Asta')
  const { oversight, uid, email } = await arrive('Root')
  const request = { uid: asked.uid, reason: 'asked by letter' }
  await expect(oversight.exportPerson(request)).rejects.toMatchObject({ code: 'permission-denied' })
  await services.db.doc('Config/access').update({ adminEmails: [email] })
  const seen: number[] = []
  const file = JSON.parse(await oversight.exportPerson(request, (count) => seen.push(count)))
  expect(file.signIn[0].data).toMatchObject({ email: asked.email, displayName: 'Asta' })
  expect(file.consents).toHaveLength(2)
  expect(JSON.stringify(file)).not.toContain(uid)
  expect(seen.at(-1)).toBeGreaterThan(3)
  await services.db.doc('TherapistAccounts/other_0').set({ name: 'Other', team: { [uid]: { role: 'owner' } } })
  expect(await oversight.listTeamAccess('other_0')).toEqual([])
  await services.db.doc('TherapistAccounts/foreign_0').set({ name: 'Foreign', team: { [asked.uid]: { role: 'owner' } } })
  await expect(oversight.listTeamAccess('foreign_0')).rejects.toMatchObject({ code: 'permission-denied' })
})

test('is refused without a sign-in or with an invalid token', async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${functionsAddress()}/erasure`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ data: { action: 'look', kind: 'person', id: 'x', receipt: 'a'.repeat(20) } }),
    })
  expect((await ask({})).status).toBe(401)
  expect((await ask({ authorization: 'Bearer nonsense' })).status).toBe(401)
})
