import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openServices } from '../../functions/src/openServices'
import { functionsAddress } from '../support/firebaseRig'

/* Calls the deployed functions without the app's client. This covers every function that a caller can reach. */

const services = openServices()
const callables = ['erasure', 'subjectAccess', 'teamAccess', 'endSessions'] as const

/** Returns a token of the sign-in service. Without an email address, it belongs to an anonymous person. */
async function newToken(email: string | null): Promise<string> {
  const answer = await fetch(`http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...(email === null ? {} : { email, password: 'seven lanterns' }) }),
  })
  const { idToken }: { idToken: string } = await answer.json()
  return idToken
}

const ask = (address: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

describe.each(callables)('%s', (name) => {
  const call = (body: string, token?: string) => ask(`${functionsAddress()}/${name}`, body, token === undefined ? {} : { authorization: `Bearer ${token}` })

  test('refuses a call without a sign-in, with an invalid token, and by an anonymous person', async () => {
    const anonymous = await newToken(null)
    for (const token of [undefined, 'nonsense', anonymous]) expect((await call('{"data":{}}', token)).status, token).toBe(401)
  })

  test('refuses hostile input, and says nothing about itself', async () => {
    const token = await newToken(`hostile${Date.now()}${name}@attacks.example`)
    const deep = `{"data":${'{"uid":'.repeat(5000)}1${'}'.repeat(5000)}}`
    const bodies = [
      '',
      'null',
      '[]',
      '{}',
      '{"data":null}',
      '{"data":"x"}',
      '{"data":[]}',
      '{"data":{"uid":{},"id":{},"account":[]}}',
      '{"data":{"__proto__":{}}}',
    ]
    // Firebase's own parser fails on the deep nesting before the function runs. The next call is answered.
    for (const [body, status] of [[deep, 500], ...bodies.map((each) => [each, 400] as const)] as const) {
      const answer = await call(body, token)
      expect(answer.status, body.slice(0, 60)).toBe(status)
      expect(await answer.text()).not.toMatch(/at \w+ \(|node_modules|functions\//)
    }
    expect((await fetch(`${functionsAddress()}/${name}`)).status).toBe(400)
  })
})

test('App Check, once enforced, refuses a signed-in call without its token or with a forged one', async () => {
  vi.stubEnv('APP_CHECK', 'enforce')
  const functions = await import('../../functions/src/index')
  vi.unstubAllEnvs()
  const express = createRequire(new URL('../../functions/package.json', import.meta.url))('express')
  const app = express()
  app.use(express.json())
  for (const name of callables) app.post(`/${name}`, functions[name])
  const server = createServer(app).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const authorization = `Bearer ${await newToken(`app${Date.now()}@attacks.example`)}`
  for (const name of callables) {
    const address = `http://127.0.0.1:${port}/${name}`
    expect((await ask(address, '{"data":{}}', { authorization })).status, name).toBe(401)
    expect((await ask(address, '{"data":{}}', { authorization, 'x-firebase-appcheck': 'a.b.c' })).status, name).toBe(401)
    // Where App Check is not enforced, the same call reaches the function, which rejects its data.
    expect((await ask(`${functionsAddress()}/${name}`, '{"data":{}}', { authorization })).status, name).toBe(400)
  }
  await new Promise((resolve) => server.close(resolve))
})

describe('the link that ends weekly emails', () => {
  const { db } = services
  const [uid, token] = [`weekly${Date.now()}`, `${crypto.randomUUID()}`]
  const address = (query: string) => `${functionsAddress()}/unsubscribeMail${query}`
  const isWanted = async () => (await db.doc(`mailWishes/${uid}`).get()).get('weekly') === true
  afterAll(() => Promise.all([db.doc(`mailWishes/${uid}`).delete(), db.doc(`mailTokens/${token}`).delete()]))

  test('changes nothing when it is only opened, as by a mail scanner, and ends the emails when its button is pressed, even twice', async () => {
    await db.doc(`mailTokens/${token}`).set({ uid })
    await db.doc(`mailWishes/${uid}`).set({ weekly: true })
    const page = await fetch(address(`?token=${token}`), { headers: { 'accept-language': 'de-AT,de;q=0.9' } })
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await page.text()
    expect([page.status, html.includes('<html lang="de"'), html.includes('<form method="post">')]).toEqual([200, true, true])
    expect((await fetch(address(`?token=${token}`), { method: 'HEAD' })).status).toBe(200)
    expect(await isWanted()).toBe(true)
    for (let times = 0; times < 2; times++) expect((await fetch(address(`?token=${token}`), { method: 'POST' })).status).toBe(200)
    expect(await isWanted()).toBe(false)
  })

  test('refuses any other token', async () => {
    const others = [
      '',
      '?token=',
      `?token=${token}x`,
      `?token=..%2FUsers%2F${uid}`,
      `?token=${token}&token=${token}`,
      '?token[a]=b',
      `?token=${'x'.repeat(5000)}`,
    ]
    for (const query of others) expect((await fetch(address(query), { method: 'POST' })).status, query.slice(0, 40)).toBe(404)
  })
})
