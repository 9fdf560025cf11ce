import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import Dexie from 'dexie'
import { afterEach, expect, it } from 'vitest'
import { openLocalDatabase } from '#adapters/local/database'
import { createChildren } from '#data/children'
import { createSessions } from '#data/sessions'
import { NO_END } from '#domain/people/grants'
import { summarise } from '#domain/measures/summary'
import { createDevice, collectValues, type Device } from '#tests/support/localRig'

/* Opens data written by the first version of the app in this version. Nothing may be lost or unreadable. */

/** The tables of the first released version. They never change. */
const FIRST_STORES = {
  documents: 'path, [parent+id], group',
  identities: 'uid, &email',
  attempts: 'email',
  resetCodes: 'digest, email, expiresAt',
  device: 'key',
  journalSessions: 'id, status',
  journalChunks: '++seq, sessionId',
} as const

const revived = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if ('$date' in value) return new Date(value.$date as number)
  return '$bytes' in value ? Uint8Array.from(value.$bytes as number[]) : value
}
const stored = JSON.parse(readFileSync('tests/fixtures/stored/version1.json', 'utf8'), revived) as { tables: Record<keyof typeof FIRST_STORES, object[]> }

let device: Device
afterEach(() => device.dispose())

async function firstVersionOn({ databaseName }: Device): Promise<void> {
  const old = new Dexie(databaseName)
  old.version(1).stores(FIRST_STORES)
  for (const [name, rows] of Object.entries(stored.tables)) await old.table(name).bulkPut(rows)
  old.close()
}

it('opens the first version’s data: account, child, session and interrupted play', async () => {
  device = createDevice()
  await firstVersionOn(device)
  const tab = device.openTab()

  const users = collectValues<string | null>()
  tab.identity.watch(
    (user) => users.hear(user?.uid ?? null),
    () => undefined,
  )
  const uid = await users.next((told) => told !== null)
  await tab.identity.signOut()
  await tab.identity.signIn({ email: 'pat@example.org', password: 'seven lanterns' })

  const lists = collectValues<{ aliases: readonly string[]; id: string; unreadable: number }>()
  createChildren(tab.documents, tab.guestDocuments).watch(
    uid ?? '',
    (list, unreadable = 0) => lists.hear({ aliases: list.map(({ alias }) => alias), id: list[0]?.id ?? '', unreadable }),
    () => undefined,
  )
  const { aliases, id, unreadable } = await lists.next((told) => told.aliases.length > 0)
  expect([aliases, unreadable]).toEqual([['Firefly'], 0])

  const past = collectValues<{ sessions: readonly { activity: string; settings: { dials: object }; events: readonly never[] }[]; unreadable: number }>()
  createSessions(tab.documents, tab.guestDocuments).watch(
    id,
    (told) => past.hear(told as never),
    () => undefined,
  )
  const found = await past.next((told) => told.sessions.length > 0)
  expect(found.unreadable).toBe(0)
  expect(found.sessions[0]).toMatchObject({ activity: 'bubblepop', settings: { dials: { targetSize: 0.25, pictureLevel: 'flat' } } })
  expect(summarise(found.sessions.map(({ events }) => events)).n).toBeGreaterThan(4)

  const [cutOff] = await tab.journal.undelivered()
  expect(cutOff).toMatchObject({ id: 'session-2' })
  expect(cutOff?.events.at(-1)).toMatchObject({ kind: 'ended', reason: 'interrupted' })
})

it('upgrades the first version’s events in interrupted play, also when asked again', async () => {
  device = createDevice()
  await firstVersionOn(device)
  const old = [
    {
      kind: 'stimulus-shown',
      at: 1,
      trial: 0,
      id: 'bubble-1',
      look: 'bubble',
      role: 'target',
      x: 0.5,
      y: 0.5,
      w: 0.3,
      h: 0.4,
      colour: '#FFE600',
      zone: 5,
      speed: 0,
    },
    { kind: 'picked', at: 2, trial: 0, id: 'bubble-1' },
  ]
  const tab = device.openTab()
  const database = openLocalDatabase(device.databaseName)
  await database.journalChunks.add({ sessionId: 'session-2', events: old as never })
  const { look: _look, ...shown } = old[0] as Record<string, unknown>
  const upgraded = [
    { ...shown, shows: { drawing: 'bubble' } },
    { kind: 'did', at: 2, trial: 0, deed: { do: 'took', id: 'bubble-1' } },
  ]
  for (const time of [1, 2]) expect((await tab.journal.undelivered())[0]?.events, `time ${time}`).toEqual(expect.arrayContaining(upgraded))
  expect(await database.journalChunks.where({ sessionId: 'session-2' }).count()).toBeGreaterThan(1)
  database.close()
})

it('names caseload members, and nobody else', async () => {
  device = createDevice()
  await firstVersionOn(device)
  const old = new Dexie(device.databaseName)
  await old.open()
  const joinedAt = new Date(1_700_000_000_000)
  const row = (path: string, data: object) => ({
    path,
    parent: path.slice(0, path.lastIndexOf('/')),
    group: path.split('/').at(-2),
    id: path.split('/').at(-1),
    data,
    version: 'v',
  })
  const shared = { ownerUid: 'ada', alias: 'Firefly' }
  await old
    .table('documents')
    .bulkPut([
      row('TherapistAccounts/own_0', { team: { tom: { role: 'therapist', joinedAt }, vic: { role: 'visitor' } } }),
      row('TherapistAccounts/own_0/sharedChildren/ada_0', { ...shared, caseload: ['tom', 'vic', 'gone', 'constructor'] }),
      row('TherapistAccounts/gone_0/sharedChildren/ada_0', { ...shared, caseload: ['tom'] }),
      row('TherapistAccounts/own_0/sharedChildren/ada_1', shared),
    ])
  old.close()
  const now = openLocalDatabase(device.databaseName)
  const caseloads = (await now.documents.where('group').equals('sharedChildren').toArray()).map(({ path, data }) => [
    path.split('/').slice(1).join('/'),
    data['caseload'],
  ])
  expect(Object.fromEntries(caseloads)).toEqual({
    'own_0/sharedChildren/ada_0': [`tom_${joinedAt.getTime()}`],
    'gone_0/sharedChildren/ada_0': [],
    'own_0/sharedChildren/ada_1': [],
  })
  now.close()
})

it('no longer lists a visitor as a member, and lists everyone else as before', async () => {
  device = createDevice()
  await firstVersionOn(device)
  const old = new Dexie(device.databaseName)
  await old.open()
  const row = (id: string, data: object) => ({
    path: `TherapistAccounts/${id}`,
    parent: 'TherapistAccounts',
    group: 'TherapistAccounts',
    id,
    data: { name: id, ...data },
    version: 'v',
  })
  const team = { own: { role: 'owner' }, vic: { role: 'visitor', until: new Date(1) }, ada: { role: 'parent' }, odd: null }
  await old
    .table('documents')
    .bulkPut([
      row('own_0', { team, memberIds: ['own', 'vic', 'ada', 'odd', 'constructor'] }),
      row('own_1', { team: 'nobody', memberIds: ['own'] }),
      row('own_2', { team }),
    ])
  old.close()
  const now = openLocalDatabase(device.databaseName)
  const listed = (await now.documents.where('group').equals('TherapistAccounts').toArray()).map(({ id, data }) => [id, data['name'], data['memberIds']])
  expect(listed).toEqual([
    ['own_0', 'own_0', ['own', 'odd', 'constructor']],
    ['own_1', 'own_1', ['own']],
    ['own_2', 'own_2', undefined],
  ])
  now.close()
})

it('gives each family of an account its own document, and keeps the team for the staff', async () => {
  device = createDevice()
  await firstVersionOn(device)
  const old = new Dexie(device.databaseName)
  await old.open()
  const joinedAt = new Date(1_700_000_000_000)
  const own = { role: 'owner', joinedAt, email: 'own@x.example' }
  const ada = { joinedAt, email: 'ada@x.example', displayName: 'Ada' }
  const place = { parent: 'TherapistAccounts', group: 'TherapistAccounts', version: 'v' }
  await old.table('documents').bulkPut([
    { ...place, path: 'TherapistAccounts/own_0', id: 'own_0', data: { team: { own, ada: { role: 'parent', ...ada } }, memberIds: ['own', 'ada'] } },
    { ...place, path: 'TherapistAccounts/own_1', id: 'own_1', data: { team: { own, fay: { role: 'parent', ...ada } }, memberIds: ['own', 'fay'], demo: true } },
  ])
  old.close()
  const now = openLocalDatabase(device.databaseName)
  expect((await now.documents.get('TherapistAccounts/own_0'))?.data).toEqual({ team: { own }, memberIds: ['own'] })
  expect((await now.documents.where({ group: 'families' }).toArray()).map(({ path, parent, data }) => [path, parent, data])).toEqual([
    ['TherapistAccounts/own_0/families/ada', 'TherapistAccounts/own_0/families', { uid: 'ada', ...ada }],
    ['TherapistAccounts/own_1/families/fay', 'TherapistAccounts/own_1/families', { uid: 'fay', ...ada, demo: true }],
  ])
  now.close()
})

it('hides guardians and the purpose of sharing from teams that need not know', async () => {
  device = createDevice()
  await firstVersionOn(device)
  const old = new Dexie(device.databaseName)
  await old.open()
  const [since, endsAt] = [new Date(1), new Date(2)]
  await old.table('documents').put({
    path: 'children/ada_9',
    parent: 'children',
    group: 'children',
    id: 'ada_9',
    data: {
      alias: 'Firefly',
      guardianIds: ['gia'],
      guardians: { gia: { email: 'gia@x.example', displayName: 'Gia', since } },
      grants: { own_0: { since, endsAt, purpose: 'Practice' } },
    },
    version: 'v',
  })
  old.close()
  const now = openLocalDatabase(device.databaseName)
  expect((await now.documents.get('children/ada_9'))?.data).toEqual({
    alias: 'Firefly',
    guardianIds: ['gia'],
    guardians: { gia: { since } },
    grants: { own_0: { since, endsAt } },
  })
  expect((await now.documents.get('children/ada_9/guardians/gia'))?.data).toEqual({ email: 'gia@x.example', displayName: 'Gia' })
  now.close()
})

it('marks the team of each note, rating and report', async () => {
  device = createDevice()
  await firstVersionOn(device)
  const old = new Dexie(device.databaseName)
  await old.open()
  const row = (path: string, data: object) => ({
    path,
    parent: path.slice(0, path.lastIndexOf('/')),
    group: path.split('/').at(-2),
    id: path.split('/').at(-1),
    data,
    version: 'v',
  })
  const team = (uid: string) => ({ team: { [uid]: { role: 'therapist' } } })
  await old
    .table('documents')
    .bulkPut([
      row('TherapistAccounts/own_0', team('tom')),
      row('TherapistAccounts/zoe_0', team('zoe')),
      row('children/ada_9', { ownerUid: 'ada', guardianIds: ['gia'], grants: { own_0: {}, zoe_0: {} } }),
      row('children/ada_9/messages/f', { role: 'family', by: 'ada' }),
      row('children/ada_9/messages/t', { role: 'team', by: 'tom' }),
      row('children/ada_9/messages/left', { role: 'team', by: 'gone' }),
      row('children/ada_9/assessments/z', { author: 'zoe' }),
      row('children/ada_9/assessments/a', { author: 'ada' }),
      row('children/ada_9/assessments/g', { author: 'gia' }),
    ])
  old.close()
  const now = openLocalDatabase(device.databaseName)
  const accountOf = async (path: string) => (await now.documents.get(`children/ada_9/${path}`))?.data['account']
  const paths = ['messages/f', 'messages/t', 'messages/left', 'assessments/z', 'assessments/a', 'assessments/g']
  expect(await Promise.all(paths.map(accountOf))).toEqual([null, 'own_0', 'unknown', 'zoe_0', undefined, undefined])
  now.close()
})

it('keeps every table of the first version, and only adds to them', async () => {
  device = createDevice()
  await firstVersionOn(device)
  const now = openLocalDatabase(device.databaseName)
  await now.open()
  expect(now.tables.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(FIRST_STORES)))
  for (const [name, rows] of Object.entries(stored.tables)) expect(await now.table(name).count()).toBe(rows.length + (name === 'documents' ? 1 : 0))
  // The new version records which account was the first.
  expect((await now.documents.get('Config/device'))?.data).toEqual({ first: (await now.identities.toArray())[0]?.uid })
  now.close()
})

it('finds an account by its address, in whichever form the browser submits the domain', async () => {
  device = createDevice()
  await firstVersionOn(device)
  const old = new Dexie(device.databaseName)
  await old.open()
  await old.table('identities').toCollection().modify({ email: 'pat@münchen.example' })
  old.close()
  const { identity } = device.openTab()
  for (const email of ['pat@münchen.example', 'pat@xn--mnchen-3ya.example']) await identity.signIn({ email, password: 'seven lanterns' })
  await expect(identity.signIn({ email: 'pat@munchen.example', password: 'seven lanterns' })).rejects.toMatchObject({ code: 'wrong-credentials' })
})

it('gives each sharing an end, so that a list can ask for current ones', async () => {
  device = createDevice()
  await firstVersionOn(device)
  const old = new Dexie(device.databaseName)
  await old.open()
  const parent = 'TherapistAccounts/own_0/sharedChildren'
  const row = (id: string, endsAt: Date | null) => ({ path: `${parent}/${id}`, parent, group: 'sharedChildren', id, data: { alias: id, endsAt }, version: 'v' })
  await old.table('documents').bulkPut([row('ada_0', null), row('ada_1', new Date(5))])
  old.close()
  const now = openLocalDatabase(device.databaseName)
  const ends = (await now.documents.where({ group: 'sharedChildren' }).toArray()).map(({ data }) => data['endsAt'])
  expect(ends).toEqual([new Date(NO_END), new Date(5)])
  now.close()
})
