import { isDemoUid } from '#domain/people/demoUid'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { oldestAccount } from '#adapters/local/firstAccount'
import { createOwnDevice } from '#data/ownDevice'
import { createPeopleRecords } from '#data/people'
import { DAY_MS } from '#domain/time'
import type { DeviceStanding } from '#ports/ownDevice'
import { createDevice, collectValues, START, type Device } from '../support/localRig'

const password = 'seven lanterns'
const denied = { code: 'permission-denied' }
let device: Device
let tab: ReturnType<Device['openTab']>
const stops: (() => void)[] = []

beforeEach(() => {
  device = createDevice()
  tab = device.openTab()
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await device.dispose()
})

/** Creates an account with its record and, by default, a confirmed address. */
async function arrive(name: string, isProven = true): Promise<string> {
  const email = `${name}@example.org`
  await tab.identity.signUp({ email, password, displayName: name })
  const delivery = await tab.identity.requestVerification()
  if (isProven && delivery.by === 'screen') await tab.identity.confirmVerification({ code: delivery.code })
  const uid = (await device.raw.identities.get({ email }))?.uid ?? ''
  await createPeopleRecords(tab.documents).ensureUser({ uid, email, displayName: name })
  return uid
}

const ownDevice = () => createOwnDevice(tab.documents)
const roleOf = async (uid: string) => (await device.raw.documents.get(`Users/${uid}`))?.data['role']

async function standingOf(uid: string): Promise<DeviceStanding> {
  const heard = collectValues<DeviceStanding>()
  stops.push(ownDevice().watch(uid, heard.hear))
  return heard.next(() => true)
}

describe('a device’s administrator', () => {
  test('is its first account, on request, with the access of administrators and staff', async () => {
    const first = await arrive('first')
    const probe = (what: 'staff' | 'systemAdmin') => createPeopleRecords(tab.documents).probe(what)
    expect([await standingOf(first), await probe('systemAdmin'), await probe('staff')]).toEqual(['free', false, false])
    await ownDevice().take(first)
    expect(await roleOf(first)).toBe('system_admin')
    expect([await standingOf(first), await probe('systemAdmin'), await probe('staff')]).toEqual([{ since: START }, true, true])
    await expect(ownDevice().take(first)).rejects.toMatchObject(denied)
  })

  test('is never a later account, also when the first has left', async () => {
    const first = await arrive('first')
    const later = await arrive('later')
    expect(await standingOf(later)).toBeNull()
    await expect(ownDevice().take(later)).rejects.toMatchObject(denied)
    await tab.identity.signIn({ email: 'first@example.org', password })
    await ownDevice().take(first)
    await tab.identity.deleteAccount({ password })
    // The first account leaves no trace, but the device is not free for the next one.
    expect(JSON.stringify(await device.raw.documents.where({ group: 'Config' }).toArray())).not.toContain(first)
    await tab.identity.signIn({ email: 'later@example.org', password })
    await expect(ownDevice().take(later)).rejects.toMatchObject({ name: 'StoreError' })
    const third = await arrive('third')
    await expect(ownDevice().take(third)).rejects.toMatchObject({ name: 'StoreError' })
    expect([await roleOf(later), await roleOf(third)]).toEqual(['parent', 'parent'])
  })

  test('needs a confirmed address', async () => {
    const first = await arrive('first', false)
    expect(await standingOf(first)).toBe('free')
    await expect(ownDevice().take(first)).rejects.toMatchObject(denied)
    expect(await roleOf(first)).toBe('parent')
  })

  test('is the first person, not the first of the demo', async () => {
    await tab.demo.seed()
    const first = await arrive('first')
    expect(await standingOf(first)).toBe('free')
    expect([isDemoUid(first), isDemoUid('demo-administrator'), isDemoUid(null)]).toEqual([false, true, false])
    await tab.demo.open('administrator')
    expect(await standingOf('demo-administrator')).toBeNull()
    await expect(ownDevice().take('demo-administrator')).rejects.toMatchObject(denied)
  })

  test('is another person once everybody has left the device', async () => {
    const first = await arrive('first')
    await ownDevice().take(first)
    await tab.identity.deleteAccount({ password })
    const next = await arrive('next')
    expect(await standingOf(next)).toBe('free')
    await ownDevice().take(next)
    expect(await roleOf(next)).toBe('system_admin')
  })

  test('can be the oldest account of a device that did not record its first one', async () => {
    const [first, later] = [await arrive('first'), await arrive('later')]
    const [identities, records] = [await device.raw.identities.toArray(), await device.raw.documents.where({ group: 'Users' }).toArray()]
    const dated = (uid: string, days: number) =>
      records.filter(({ id }) => id === uid).map((row) => ({ ...row, data: { ...row.data, createdAt: new Date(START + days * DAY_MS) } }))
    expect(oldestAccount(identities, [...dated(first, 0), ...dated(later, 1)])).toBe(first)
    expect(oldestAccount(identities, [...dated(first, 2), ...dated(later, 1)])).toBe(later)
    expect(
      oldestAccount(
        identities.map((row) => ({ ...row, secret: null })),
        records,
      ),
    ).toBeNull()
  })
})
