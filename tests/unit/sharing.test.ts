import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createChildren } from '#data/children'
import { createGrants } from '#data/grants'
import { createSharing } from '#data/sharing'
import { createTeams } from '#data/teams'
import { newProfile } from '#domain/child/childProfile'
import type { Child } from '#domain/people/people'
import { groupedCode, helpsToPlan, helpsWithAll, typedCode, type Helper, type SharingCode } from '#domain/people/sharing'
import { DAY_MS } from '#domain/time'
import { createDevice, collectValues, START, type Device } from '../support/localRig'

const ada = { uid: 'ada', email: 'ada@family.example', displayName: ' Ada ' }
const robin = { uid: 'robin', email: 'robin@clinic.example', displayName: 'Robin' }
type Person = typeof ada & { emailVerified?: boolean }

const CODE = 'K7M4QD2X9RTW'
const UNTIL = START + 28 * DAY_MS
const child = { id: 'ada_0', ownerUid: 'ada', alias: 'Firefly' }

const unexpected = (error: Error) => {
  throw error
}

let device: Device
const stops: (() => void)[] = []

const as = (person: Person) => {
  const store = device.storeOf(person)
  return {
    store,
    sharing: createSharing({ store, clock: device.now, newCode: () => CODE }),
    children: createChildren(store, store, device.now),
    grants: createGrants({ store, clock: device.now }),
    teams: createTeams({ store, clock: device.now }),
  }
}

const childrenOf = (person: Person) => {
  const lists = collectValues<readonly Child[]>()
  stops.push(as(person).children.watch(person.uid, lists.hear, unexpected))
  return lists
}
const invite = (kind: 'therapist' | 'clinic' = 'therapist') =>
  as(ada).sharing.invite(child, { kind, step: kind === 'clinic' ? 'all' : 'look', name: 'Robin', until: UNTIL }, ada)

beforeEach(async () => {
  device = createDevice()
  await as(ada).children.create({ ownerUid: 'ada', alias: 'Firefly', birthMonth: null, profile: newProfile })
})

afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await device.dispose()
})

describe('a code', () => {
  test('is read however it was typed, and is written in three groups', () => {
    expect(groupedCode(CODE)).toBe('K7M4 QD2X 9RTW')
    for (const typed of ['k7m4 qd2x 9rtw', 'K7M4-QD2X-9RTW', ` ${CODE} `]) expect(typedCode(typed)).toBe(CODE)
    for (const typed of ['', 'K7M4QD', 'K7M4QD2X9RT0', `${CODE}A`]) expect(typedCode(typed)).toBeNull()
  })

  test('shows its holder the child, the permissions and the end', async () => {
    await invite()
    expect(await as(robin).sharing.find(CODE)).toEqual({
      code: CODE,
      childId: 'ada_0',
      ownerUid: 'ada',
      alias: 'Firefly',
      kind: 'therapist',
      step: 'look',
      name: 'Robin',
      until: UNTIL,
      invitedByName: 'Ada',
      expiresAt: START + 14 * DAY_MS,
      account: null,
    })
    expect(await as(robin).sharing.find('B8N5RE3Y2SUX')).toBeNull()
  })

  test('opens nothing once it is taken back, has expired, or was used', async () => {
    const code = await invite()
    await as(ada).sharing.takeBack(CODE)
    await expect(as(robin).sharing.accept(code, robin)).rejects.toMatchObject({ code: 'permission-denied' })
    await invite()
    device.pass(15 * DAY_MS)
    await expect(as(robin).sharing.accept(code, robin)).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

describe('the person who accepts a code', () => {
  test('has the child in the list with the step and the end, and loses it when the family stops', async () => {
    const list = childrenOf(robin)
    expect(await list.next(() => true)).toEqual([])
    const invitation = await invite()
    await as(robin).sharing.accept(invitation, robin)
    const [shared] = await list.next((found) => found.length === 1)
    expect(shared).toMatchObject({ id: 'ada_0', alias: 'Firefly', help: { step: 'look', until: UNTIL, code: invitation.code } })
    expect([helpsToPlan(shared as Child), helpsWithAll(shared as Child)]).toEqual([false, false])
    await as(ada).sharing.change('ada_0', 'robin', { step: 'all', until: UNTIL + DAY_MS })
    const [more] = await list.next(([found]) => found?.help?.step === 'all')
    expect(more?.help).toEqual({ kind: invitation.kind, step: 'all', until: UNTIL + DAY_MS, code: invitation.code })
    await as(ada).sharing.stop('ada_0', 'robin')
    expect(await list.next((found) => found.length === 0)).toEqual([])
  })

  test('is on the list that the family reads, and the code has been deleted', async () => {
    const helpers = collectValues<readonly Helper[]>()
    const codes = collectValues<readonly SharingCode[]>()
    const { sharing } = as(ada)
    stops.push(sharing.watchHelpers('ada_0', helpers.hear, unexpected), sharing.watchCodes(child, codes.hear, unexpected))
    const code = await invite()
    expect(await codes.next((list) => list.length === 1)).toEqual([code])
    await as(robin).sharing.accept(code, robin)
    expect(await helpers.next((list) => list.length === 1)).toEqual([
      { uid: 'robin', email: robin.email, displayName: 'Robin', kind: 'therapist', step: 'look', since: START, until: UNTIL, code: code.code },
    ])
    expect(await codes.next((list) => list.length === 0)).toEqual([])
  })

  test('reads nothing more after the end', async () => {
    await as(robin).sharing.accept(await invite(), robin)
    device.pass(29 * DAY_MS)
    await expect(as(robin).store.get('children/ada_0')).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

test('a clinic enters a code: it then knows the family, which can share', async () => {
  const account = await as(robin).teams.create(robin, 'Eye clinic')
  await invite('clinic')
  const code = await as(robin).sharing.find(CODE)
  await as(robin).sharing.enter(code as SharingCode, { id: account, name: 'Eye clinic' })
  const entered = await as(ada).sharing.find(CODE)
  expect(entered?.account).toEqual({ id: account, name: 'Eye clinic' })
  await expect(as(robin).store.get('children/ada_0')).rejects.toMatchObject({ code: 'permission-denied' })
  await as(ada).grants.give(child, { accountId: account, purpose: 'Practice', endsAt: UNTIL })
  expect((await as(robin).store.get('children/ada_0'))?.data['alias']).toBe('Firefly')
})
