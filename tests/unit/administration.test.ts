import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createAdministration } from '#data/administration'
import { createFlags } from '#data/flags'
import { csvFormOf, csvForms, csvOf } from '#domain/csv'
import { newProfile } from '#domain/child/childProfile'
import { isStrict, underFlags } from '#domain/child/safety'
import { DAY_MS } from '#domain/time'
import { type Administration, type Flags, MAX_BATCH, MAX_ROWS } from '#ports/administration'
import type { DocumentData } from '#ports/documents'
import { newActivationCode } from '#adapters/local/stamps'
import { createDevice, collectValues, type Device } from '../support/localRig'

const root = { uid: 'root', email: 'root@house.example' }
const ada = { uid: 'ada', email: 'ada@family.example' }
const grounds = { actor: 'root', reason: 'asked for it by letter' }
const denied = { code: 'permission-denied' }

describe('system administration', () => {
  let device: Device
  let ids = 0
  const as = (who: typeof root, isDemo = false): Administration =>
    createAdministration({ store: device.storeOf(who), newId: () => `record-${++ids}`, newCode: newActivationCode, isDemo: () => isDemo })
  const read = async (path: string) => (await device.raw.documents.get(path))?.data

  beforeEach(async () => {
    device = createDevice()
    const then = new Date(device.now() - DAY_MS)
    const user = (uid: string, more: DocumentData = {}) => ({
      email: `${uid}@family.example`,
      displayName: uid,
      role: 'parent',
      createdAt: then,
      updatedAt: then,
      ...more,
    })
    const account = (name: string) => ({
      name,
      status: 'inactive',
      subscriptionEndDate: null,
      team: { ada: { role: 'owner', joinedAt: then, email: ada.email }, vic: { role: 'visitor', joinedAt: then, email: 'vic@clinic.example', until: then } },
      memberIds: ['ada'],
      ownerIds: ['ada'],
      createdBy: 'ada',
      createdAt: then,
      updatedAt: then,
    })
    await device.seed({
      'Users/root': user('root', { email: root.email, role: 'system_admin' }),
      'Users/ada': user('ada'),
      'TherapistAccounts/ada_0': account('Lantern clinic'),
      'TherapistAccounts/ada_1': account('Other place'),
      'children/ada_0': { alias: 'Firefly' },
    })
  })
  afterEach(() => device.dispose())

  test('finds a person by the full address, regardless of case, or by uid, but not by part of an address', async () => {
    const found = { uid: 'ada', email: ada.email, role: 'parent' }
    expect(await as(root).findPeople(' ADA@family.example ')).toMatchObject([found])
    expect(await as(root).findPeople('ada')).toMatchObject([found])
    expect(await as(root).findPeople('ada@')).toEqual([])
    expect(await as(root).findPeople('')).toEqual([])
  })

  test('finds accounts by the start of their name, or by id', async () => {
    expect((await as(root).findAccounts('Lan')).map(({ id, members }) => [id, members])).toEqual([['ada_0', 2]])
    expect((await as(root).findAccounts('ada_1')).map(({ name }) => name)).toEqual(['Other place'])
  })

  test('changes a role with its record in the same commit, and not without a reason', async () => {
    await as(root).setRole('ada', 'system_admin', grounds)
    expect(await read('Users/ada')).toMatchObject({ role: 'system_admin', lastAuditId: `record-${ids}` })
    expect(await as(root).readLog()).toMatchObject([{ actor: 'root', action: 'role:system_admin', target: 'Users/ada', note: grounds.reason }])
    await expect(as(root).setRole('ada', 'parent', { actor: 'root', reason: '' })).rejects.toMatchObject(denied)
    expect(await read('Users/ada')).toMatchObject({ role: 'system_admin' })
  })

  test('sets an account’s subscription and its end', async () => {
    const subscriptionEndDate = device.now() + 90 * DAY_MS
    await as(root).setAccount('ada_0', { status: 'active', subscriptionEndDate }, grounds)
    expect(await read('TherapistAccounts/ada_0')).toMatchObject({ status: 'active', subscriptionEndDate: new Date(subscriptionEndDate) })
  })

  test('makes a batch of different codes, lists them, and withdraws one', async () => {
    const wish = { label: 'Spring fair', count: 25, durationDays: 30, maxUses: 2, expiresAt: device.now() + DAY_MS }
    await as(root).makeCodes(wish, 'root')
    const made = await as(root).listCodes('Spring fair')
    expect(new Set(made.map(({ code }) => code)).size).toBe(25)
    await as(root).makeCodes({ ...wish, label: 'Another', count: 1 }, 'root')
    expect(await as(root).listCodes('Spring fair')).toHaveLength(25)
    expect(await as(root).listCodes(null)).toHaveLength(26)
    const first = made[0]?.code ?? ''
    await as(root).takeBack(first)
    expect(await read(`activationCodes/${first}`)).toMatchObject({ active: false })
    expect(await as(root).count()).toEqual({ people: 2, accounts: 2, activeAccounts: 0, codes: 26, openCodes: 25 })
    await as(root).makeCodes({ ...wish, label: 'Many', count: 100_000 }, 'root')
    expect(await as(root).listCodes('Many')).toHaveLength(MAX_BATCH)
    expect(await as(root).count()).toMatchObject({ codes: 26 + MAX_BATCH })
    expect(await as(root).listCodes(null)).toHaveLength(MAX_ROWS)
  })

  test('switches an activity off for everybody, and on again', async () => {
    const heard = collectValues<Flags>()
    const stop = createFlags(device.storeOf(ada)).watch(heard.hear, (error) => {
      throw error
    })
    await as(root).setFlags({ disabledActivities: ['bubblepop'], strictEverywhere: true }, grounds)
    expect(await heard.next(({ strictEverywhere }) => strictEverywhere)).toEqual({ disabledActivities: ['bubblepop'], strictEverywhere: true })
    await as(root).setFlags({ disabledActivities: [], strictEverywhere: false }, grounds)
    expect(await heard.next(({ strictEverywhere }) => !strictEverywhere)).toEqual({ disabledActivities: [], strictEverywhere: false })
    stop()
  })

  test('treats unreadable switches as off', async () => {
    await device.seed({ 'Config/flags': { disabledActivities: 'all of them' } })
    const heard = collectValues<Flags>()
    const stop = createFlags(device.storeOf(ada)).watch(heard.hear, () => {})
    expect(await heard.next(() => true)).toEqual({ disabledActivities: [], strictEverywhere: false })
    stop()
  })

  test('changes things online or not at all, and queues nothing', async () => {
    const queue = () => Promise.reject(new Error('it waits for a network'))
    const online = createAdministration({ store: { ...device.storeOf(root), commit: queue }, newId: () => `record-${++ids}`, newCode: newActivationCode })
    await online.setRole('ada', 'system_admin', grounds)
    await online.setAccount('ada_0', { status: 'active', subscriptionEndDate: null }, grounds)
    await online.setFlags({ disabledActivities: [], strictEverywhere: true }, grounds)
    await online.makeCodes({ label: 'Now', count: 1, durationDays: 30, maxUses: 1, expiresAt: device.now() + DAY_MS }, 'root')
    const [made] = await online.listCodes('Now')
    await online.takeBack(made?.code ?? '')
    expect(await online.listCodes('Now')).toMatchObject([{ active: false }])
  })

  test('refuses everything to anybody else', async () => {
    const wish = { label: 'Mine', count: 1, durationDays: 30, maxUses: 1, expiresAt: device.now() + DAY_MS }
    const other = { actor: 'ada', reason: grounds.reason }
    const tries = [
      () => as(ada).findPeople(root.email),
      () => as(ada).findAccounts('Other'),
      () => as(ada).setRole('root', 'parent', other),
      () => as(ada).setAccount('ada_0', { status: 'active', subscriptionEndDate: null }, other),
      () => as(ada).makeCodes(wish, 'ada'),
      () => as(ada).listCodes(null),
      () => as(ada).setFlags({ disabledActivities: [], strictEverywhere: true }, other),
      () => as(ada).count(),
      () => as(ada).readLog(),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject(denied)
  })

  test('reaches only made-up data in the demo', async () => {
    await device.seed({ 'Users/root': { ...(await read('Users/root')), demo: true } })
    expect(await as(root, true).findPeople(ada.email)).toEqual([])
    await as(root, true).makeCodes({ label: 'Demo', count: 2, durationDays: 1, maxUses: 1, expiresAt: device.now() + DAY_MS }, 'root')
    const made = await as(root, true).listCodes('Demo')
    expect(made).toHaveLength(2)
    expect(await read(`activationCodes/${made[0]?.code}`)).toMatchObject({ demo: true })
    await expect(as(root, true).setRole('ada', 'system_admin', grounds)).rejects.toMatchObject(denied)
  })
})

test('makes every child count as photosensitive in strict mode for all, without changing the profile', () => {
  const profile = { ...newProfile, photosensitive: 'no' as const }
  expect(isStrict(underFlags(profile, { strictEverywhere: true }))).toBe(true)
  expect(underFlags(profile, { strictEverywhere: false })).toBe(profile)
  expect(profile.photosensitive).toBe('no')
})

test('quotes special characters in a table and disarms spreadsheet formulas', () => {
  expect(csvOf([['a;b', 'c']])).toBe('\ufeff"a;b",c\r\n')
  expect(csvOf([['a;b', 0.5, 'c', -1]], csvForms.semicolon)).toBe('\ufeff"a;b";0,5;c;-1\r\n')
  expect(['en', 'de', 'fr', 'es', 'pt', 'ar-u-nu-latn'].map(csvFormOf)).toEqual(['comma', 'semicolon', 'semicolon', 'semicolon', 'semicolon', 'comma'])
  expect(csvOf([['＝1', '＋1', '－1', '＠1', 'a＝1']])).toBe("\ufeff'＝1,'＋1,'－1,'＠1,a＝1\r\n")
  expect(csvOf([['a', 'b,"c"', '=1+1', 7, true, null]])).toBe('\ufeffa,"b,""c""",\'=1+1,7,true,\r\n')
})
