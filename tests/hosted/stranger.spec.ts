import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { openConsole, type DatabaseConsole } from '../support/hosted/console'
import { signInNewPerson, PASSWORD } from '../support/hosted/people'
import { adminAccess } from '../support/hosted/services'

// No other test uses the demo clinic.
const CHILD = 'children/demo-parent_0'
const CLINIC = 'TherapistAccounts/demo-owner_0'
type Person = 'parent' | 'owner' | 'administrator'
type Call = (person: DatabaseConsole) => Promise<number>

/** Test cases: [requested data, request, person who may make it (null if only the backend may)]. */
const calls: readonly (readonly [string, Call, Person | null])[] = [
  ["a person's record", (who) => who.get('Users/demo-parent'), 'parent'],
  ['all people', (who) => who.list('Users'), 'administrator'],
  ["a person's payments", (who) => who.list('Users/demo-parent/subscriptions'), 'parent'],
  ['all payments', (who) => who.list('subscriptions', { group: true }), null],
  ["a person's mail settings", (who) => who.get('mailWishes/demo-parent'), 'parent'],
  ['all letters', (who) => who.list('mail'), null],
  ['running erasures', (who) => who.list('erasures'), null],
  ['all receipts', (who) => who.list('receipts'), null],
  ["a person's agreements", (who) => who.list('Users/demo-parent/consents'), 'parent'],
  ["a person's orders", (who) => who.list('Users/demo-parent/checkout_sessions'), 'parent'],
  ['a child', (who) => who.get(CHILD), 'parent'],
  ['all children', (who) => who.list('children'), null],
  ["a child's sessions", (who) => who.list(`${CHILD}/sessions`), 'parent'],
  ['all sessions', (who) => who.list('sessions', { group: true }), null],
  ["a child's plan", (who) => who.get(`${CHILD}/plans/2026-11-16`), 'parent'],
  ["a child's texts", (who) => who.list(`${CHILD}/texts`), 'parent'],
  ["a child's access log", (who) => who.list(`${CHILD}/accessLog`), 'parent'],
  ['a team', (who) => who.get(CLINIC), 'owner'],
  ['all teams', (who) => who.list('TherapistAccounts'), 'administrator'],
  ["a person's teams", (who) => who.list('TherapistAccounts', { where: ['memberIds', 'demo-owner'] }), 'owner'],
  ["a team's invitations", (who) => who.list(`${CLINIC}/invitations`), 'owner'],
  ["a team's child", (who) => who.get(`${CLINIC}/sharedChildren/demo-parent_0`), 'owner'],
  // Not even the owner may list ended sharings.
  ["a team's children", (who) => who.list(`${CLINIC}/sharedChildren`), null],
  ["a team's rows of all children", (who) => who.list(`${CLINIC}/caseRows`), null],
  ['all codes', (who) => who.list('activationCodes'), 'administrator'],
  ['the log', (who) => who.list('auditLog'), 'administrator'],
  ['the addresses of administrators', (who) => who.get('Config/access'), 'administrator'],
  ["a person's name", (who) => who.change('Users/demo-parent', { displayName: 'Renamed' }), 'parent'],
  ["a person's role", (who) => who.change('Users/demo-parent', { role: 'system_admin' }), null],
  ["a child's nickname", (who) => who.change(CHILD, { alias: 'Renamed' }), 'parent'],
  ["a team's name", (who) => who.change(CLINIC, { name: 'Renamed' }), 'owner'],
  ["a team's status", (who) => who.change(CLINIC, { status: 'active' }), null],
  ['a subscription', (who) => who.create('Users/demo-parent/subscriptions/free', { status: { stringValue: 'active' } }), null],
  ['a price', (who) => who.create('products/family/prices/monthly', { unit_amount: { integerValue: '0' } }), null],
  ['the list of administrators', (who) => who.create('Config/access', { adminEmails: { arrayValue: {} } }), null],
  ['the switches', (who) => who.create('Config/flags', { strictEverywhere: { booleanValue: true } }), null],
  ['a code', (who) => who.create('activationCodes/STRANGER2345', { active: { booleanValue: true } }), null],
  ['a deleted session', (who) => who.remove(`${CHILD}/sessions/none`), 'parent'],
]

test('gives a stranger with a token and a console no data of others, and authorised people their access', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const email = await signInNewPerson(page, 'Mallory')
  const stranger = await openConsole(email, PASSWORD)
  const rightful = {
    parent: await openConsole('parent@demo.example', PASSWORD),
    owner: await openConsole('owner@demo.example', PASSWORD),
    administrator: await openConsole('administrator@demo.example', PASSWORD),
  }
  await adminAccess.put({ [`${CHILD}/plans/2026-11-16`]: { version: 1, monday: '2026-11-16', days: {}, by: 'demo-parent', byName: '', updatedAt: new Date() } })
  await adminAccess.put({ 'mailWishes/demo-parent': { weekly: false, updatedAt: new Date() } })
  const before = await Promise.all(['Users/demo-parent', CHILD, CLINIC, 'products/family/prices/monthly', 'Config/access'].map(adminAccess.read))
  for (const [what, call] of calls) expect(await call(stranger), what).toBe(403)
  expect(await Promise.all(['Users/demo-parent', CHILD, CLINIC, 'products/family/prices/monthly', 'Config/access'].map(adminAccess.read))).toEqual(before)
  for (const [what, call, person] of calls) if (person !== null) expect(await call(rightful[person]), `${what}, by the ${person}`).toBe(200)
  expect(await adminAccess.read(CHILD)).toMatchObject({ alias: 'Renamed' })
  // The stranger can read their own data.
  expect(await stranger.get(`Users/${stranger.uid}`)).toBe(200)
  expect(await stranger.change(`Users/${stranger.uid}`, { displayName: 'Mal' })).toBe(200)
})
