import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { openConsole, type Console } from '../support/hosted/console'
import { arrive, PASSWORD } from '../support/hosted/people'
import { door } from '../support/hosted/services'

// The demo clinic is nobody else's in these tests.
const CHILD = 'children/demo-parent_0'
const CLINIC = 'TherapistAccounts/demo-owner_0'
type Person = 'parent' | 'owner' | 'administrator'
type Call = (person: Console) => Promise<number>

/** [what is asked, the question, who may; null where only the backend may] */
const calls: readonly (readonly [string, Call, Person | null])[] = [
  ['the record of a person', (who) => who.get('Users/demo-parent'), 'parent'],
  ['all people', (who) => who.list('Users'), 'administrator'],
  ['what somebody pays', (who) => who.list('Users/demo-parent/subscriptions'), 'parent'],
  ['everything that anybody pays', (who) => who.list('subscriptions', { group: true }), null],
  ['what somebody asked to be mailed', (who) => who.get('mailWishes/demo-parent'), 'parent'],
  ['all letters', (who) => who.list('mail'), null],
  ['who is being erased', (who) => who.list('erasures'), null],
  ['all receipts', (who) => who.list('receipts'), null],
  ['what somebody agreed to', (who) => who.list('Users/demo-parent/consents'), 'parent'],
  ["somebody's orders", (who) => who.list('Users/demo-parent/checkout_sessions'), 'parent'],
  ['a child', (who) => who.get(CHILD), 'parent'],
  ['all children', (who) => who.list('children'), null],
  ['the sessions of a child', (who) => who.list(`${CHILD}/sessions`), 'parent'],
  ['all sessions', (who) => who.list('sessions', { group: true }), null],
  ['the plan of a child', (who) => who.get(`${CHILD}/plans/2026-11-16`), 'parent'],
  ['the texts of a child', (who) => who.list(`${CHILD}/texts`), 'parent'],
  ['who looked at a child', (who) => who.list(`${CHILD}/accessLog`), 'parent'],
  ['a team', (who) => who.get(CLINIC), 'owner'],
  ['all teams', (who) => who.list('TherapistAccounts'), 'administrator'],
  ['the teams of somebody', (who) => who.list('TherapistAccounts', { where: ['memberIds', 'demo-owner'] }), 'owner'],
  ['the invitations of a team', (who) => who.list(`${CLINIC}/invitations`), 'owner'],
  ['a child of a team', (who) => who.get(`${CLINIC}/sharedChildren/demo-parent_0`), 'owner'],
  // Not even the owner lists what has ended.
  ['all children of a team', (who) => who.list(`${CLINIC}/sharedChildren`), null],
  ['what a team sees of all children', (who) => who.list(`${CLINIC}/caseRows`), null],
  ['all codes', (who) => who.list('activationCodes'), 'administrator'],
  ['the log', (who) => who.list('auditLog'), 'administrator'],
  ['who is an administrator', (who) => who.get('Config/access'), 'administrator'],
  ['the name of a person', (who) => who.change('Users/demo-parent', { displayName: 'Renamed' }), 'parent'],
  ['the role of a person', (who) => who.change('Users/demo-parent', { role: 'system_admin' }), null],
  ['the nickname of a child', (who) => who.change(CHILD, { alias: 'Renamed' }), 'parent'],
  ['the name of a team', (who) => who.change(CLINIC, { name: 'Renamed' }), 'owner'],
  ['the status of a team', (who) => who.change(CLINIC, { status: 'active' }), null],
  ['a subscription', (who) => who.create('Users/demo-parent/subscriptions/free', { status: { stringValue: 'active' } }), null],
  ['a price', (who) => who.create('products/family/prices/monthly', { unit_amount: { integerValue: '0' } }), null],
  ['the list of administrators', (who) => who.create('Config/access', { adminEmails: { arrayValue: {} } }), null],
  ['the switches', (who) => who.create('Config/flags', { strictEverywhere: { booleanValue: true } }), null],
  ['a code', (who) => who.create('activationCodes/STRANGER2345', { active: { booleanValue: true } }), null],
  ['a session that is gone', (who) => who.remove(`${CHILD}/sessions/none`), 'parent'],
]

test('a stranger with a token and a console reads and writes nothing of others; whoever may, can', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const email = await arrive(page, 'Mallory')
  const stranger = await openConsole(email, PASSWORD)
  const rightful = {
    parent: await openConsole('parent@demo.example', PASSWORD),
    owner: await openConsole('owner@demo.example', PASSWORD),
    administrator: await openConsole('administrator@demo.example', PASSWORD),
  }
  await door.put({ [`${CHILD}/plans/2026-11-16`]: { version: 1, monday: '2026-11-16', days: {}, by: 'demo-parent', byName: '', updatedAt: new Date() } })
  await door.put({ 'mailWishes/demo-parent': { weekly: false, updatedAt: new Date() } })
  const before = await Promise.all(['Users/demo-parent', CHILD, CLINIC, 'products/family/prices/monthly', 'Config/access'].map(door.read))
  for (const [what, call] of calls) expect(await call(stranger), what).toBe(403)
  expect(await Promise.all(['Users/demo-parent', CHILD, CLINIC, 'products/family/prices/monthly', 'Config/access'].map(door.read))).toEqual(before)
  for (const [what, call, person] of calls) if (person !== null) expect(await call(rightful[person]), `${what}, by the ${person}`).toBe(200)
  expect(await door.read(CHILD)).toMatchObject({ alias: 'Renamed' })
  // The stranger's own things are the stranger's.
  expect(await stranger.get(`Users/${stranger.uid}`)).toBe(200)
  expect(await stranger.change(`Users/${stranger.uid}`, { displayName: 'Mal' })).toBe(200)
})
