import { beforeEach, describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { createCaseload } from '#data/caseload'
import { createChildren } from '#data/children'
import { createPeopleRecords } from '#data/people'
import { readSession, writeSession } from '#data/sessionDocument'
import { createSessions } from '#data/sessions'
import type { Session } from '#domain/activities/session'
import { newProfile } from '#domain/child/childProfile'
import type { Child, Invitation, SharedChild, TherapistAccount, UserRecord } from '#domain/people/people'
import { DAY_MS } from '#domain/time'
import type { ResponseEvent, PlayEvent } from '#domain/trials/engine/events'
import { NOW, StoreError, type DocumentStore } from '#ports/documents'
import { headerOf } from '../contract/journal.contract'
import { collectValues, START, type Device } from '../support/localRig'
import { ada, openDevice, sessionOf, unsubscribers, tom, throwUnexpected } from '../support/dataRig'

const own = { uid: 'own', email: 'own@clinic.example' }
/** Caseload entry of Tom, with his original date of joining. */
const TOM = `tom_${START}`

let device: Device
let store: DocumentStore
let guestStore: DocumentStore

beforeEach(() => {
  ;({ device, store, guestStore } = openDevice())
})

describe('people', () => {
  test('creates a person once, with the default role, and watches them', async () => {
    const people = createPeopleRecords(store)
    const users = collectValues<UserRecord | null>()
    unsubscribers.push(people.watchUser('ada', users.hear, throwUnexpected))
    expect(await users.next(() => true)).toBeNull()
    await people.ensureUser({ ...ada, displayName: 'Ada' })
    await people.ensureUser({ ...ada, displayName: 'Somebody else' })
    const user = await users.next((one) => one !== null)
    expect(user).toEqual({ ...ada, displayName: 'Ada', role: 'parent', activationCode: null })
  })

  test('reads an activation code’s end as an instant', async () => {
    const validTill = new Date(START + DAY_MS)
    await device.seed({ 'Users/ada': { ...ada, displayName: '', role: 'parent', activationCodeSubscription: { code: 'C', validTill, redeemedAt: validTill } } })
    const users = collectValues<UserRecord | null>()
    unsubscribers.push(createPeopleRecords(store).watchUser('ada', users.hear, throwUnexpected))
    expect((await users.next(() => true))?.activationCode).toEqual({ code: 'C', validTill: START + DAY_MS })
  })

  test('reports a malformed person as a clear error', async () => {
    await device.seed({ 'Users/ada': { email: 7 } })
    const errors = collectValues<Error>()
    unsubscribers.push(createPeopleRecords(store).watchUser('ada', () => {}, errors.hear))
    expect(await errors.next(() => true)).toMatchObject({ name: 'StoreError', message: 'Users/ada cannot be read' })
  })

  test('lists only running and readable card subscriptions', async () => {
    const current_period_end = new Date(START)
    await device.seed({
      'Users/ada/subscriptions/a': { status: 'active', current_period_end, vendorField: 1 },
      'Users/ada/subscriptions/b': { status: 'canceled', current_period_end },
      'Users/ada/subscriptions/c': { status: 'trialing', current_period_end: 'soon' },
    })
    const lists = collectValues<unknown>()
    unsubscribers.push(createPeopleRecords(store).watchSubscriptions('ada', lists.hear, throwUnexpected))
    expect(await lists.next(() => true)).toEqual([{ id: 'a', status: 'active', currentPeriodEnd: START, endsWithPeriod: false }])
  })

  test('reads accounts and invitations with their ids', async () => {
    await device.seed({ ...clinicDocuments(), 'TherapistAccounts/clinic/invitations/i': invitationTo(ada.email) })
    const [accounts, invitations] = [collectValues<readonly TherapistAccount[]>(), collectValues<readonly Invitation[]>()]
    unsubscribers.push(createPeopleRecords(device.storeOf(tom)).watchAccounts('tom', accounts.hear, throwUnexpected))
    unsubscribers.push(createPeopleRecords(store).watchInvitations(' Ada@Family.example', invitations.hear, throwUnexpected))
    expect(await accounts.next(() => true)).toEqual([
      {
        id: 'clinic',
        name: 'Clinic',
        status: 'active',
        subscriptionEndDate: null,
        createdBy: 'own',
        team: { own: memberAs('owner'), tom: memberAs('therapist', tom.email), ada: memberAs('parent', ada.email) },
      },
    ])
    expect(await invitations.next(() => true)).toMatchObject([{ id: 'i', accountId: 'clinic', role: 'parent', expiresAt: START + DAY_MS }])
  })
})

describe('children', () => {
  const follow = (owner = 'ada') => {
    const lists = collectValues<{ list: readonly Child[]; unreadable: number | undefined }>()
    unsubscribers.push(createChildren(store, guestStore).watch(owner, (list, unreadable) => lists.hear({ list, unreadable }), throwUnexpected))
    return lists
  }
  const firefly = { ownerUid: 'ada', alias: 'Firefly', birthMonth: '2020-05', profile: newProfile }

  test('are created, renamed, set up, archived and restored', async () => {
    const children = createChildren(store)
    const lists = follow()
    const made = await children.create(firefly)
    expect(made).toEqual({ id: 'ada_0', ...firefly, guardians: [] })
    await lists.next(({ list }) => list[0]?.alias === 'Firefly')
    await children.rename('ada_0', 'Otter')
    const profile = { ...newProfile, support: 'B', dials: { colour: 'cyan', waitMs: null } } as const
    await children.saveProfile(made, profile, 'ada')
    const { list } = await lists.next((told) => told.list[0]?.profile.support === 'B')
    expect(list).toEqual([{ ...made, alias: 'Otter', profile }])
    const before = lists.told.length
    await children.archive('ada_0')
    await lists.next((told) => lists.told.indexOf(told) >= before && told.list.length === 0)
    await children.restore('ada_0')
    await lists.next((told) => lists.told.indexOf(told) > before && told.list.length === 1)
  })

  test('are not created twice when a creation reported as offline arrived after all', async () => {
    let isSilent = true
    const children = createChildren({
      ...store,
      transact: async (work) => {
        const answer = await store.transact(work)
        if (isSilent) throw new StoreError('offline', 'the server does not answer')
        return answer
      },
    })
    await expect(children.create(firefly)).rejects.toThrow('does not answer')
    isSilent = false
    const corrected = { ...firefly, alias: 'Firebird' }
    expect(await children.create(corrected)).toEqual({ id: 'ada_0', ...corrected, guardians: [] })
    const lists = follow()
    const { list } = await lists.next(({ list: told }) => told.length > 0)
    expect(list).toEqual([{ id: 'ada_0', ...corrected, guardians: [] }])
    // The next call creates a second child, even with the same name.
    expect((await children.create(corrected)).id).toBe('ada_1')
  })

  test('are created once when a creation reported as offline never arrived', async () => {
    let isSilent = true
    const children = createChildren({
      ...store,
      transact: async (work) => {
        if (!isSilent) return store.transact(work)
        // Everything was read and written locally, so nothing was sent.
        await work({ get: async (path) => store.get(path), set: () => {}, update: () => {}, delete: () => {} })
        throw new StoreError('offline', 'the server does not answer')
      },
    })
    await expect(children.create(firefly)).rejects.toThrow('does not answer')
    isSilent = false
    expect((await children.create(firefly)).id).toBe('ada_0')
  })

  test('keep a changeable picture, which is left out if this version lacks it', async () => {
    const children = createChildren(store)
    await children.create({ ...firefly, picture: 'owl' })
    const lists = follow()
    await lists.next(({ list }) => list[0]?.picture === 'owl')
    await children.setPicture('ada_0', 'kite')
    const { list } = await lists.next((told) => told.list[0]?.picture === 'kite')
    expect(list[0]?.alias).toBe('Firefly')
    await device.seed({
      'children/ada_0': {
        version: 1,
        ownerUid: 'ada',
        alias: 'Wren',
        birthMonth: null,
        picture: 'unicorn',
        profileJson: JSON.stringify(newProfile),
        archivedAt: null,
      },
    })
    const { list: later } = await lists.next((told) => told.list[0]?.alias === 'Wren')
    expect(later[0]).not.toHaveProperty('picture')
  })

  test('have unique ids, also archived ones, and are at most eight', async () => {
    const children = createChildren(store)
    await children.create(firefly)
    await children.archive('ada_0')
    const made = await Promise.all(Array.from({ length: 4 }, () => children.create(firefly)))
    for (let more = 0; more < 3; more++) made.push(await children.create(firefly))
    expect(made.map(({ id }) => id).toSorted()).toEqual(['ada_1', 'ada_2', 'ada_3', 'ada_4', 'ada_5', 'ada_6', 'ada_7'])
    await expect(children.create(firefly)).rejects.toMatchObject({ name: 'StoreError' })
  })

  test('are left out and counted when unreadable', async () => {
    await createChildren(store).create(firefly)
    await device.seed({ 'children/ada_1': { ownerUid: 'ada', version: 99 } })
    expect(await follow().next(({ list }) => list.length === 1)).toMatchObject({ unreadable: 1 })
  })

  test.each(['x', '{}', '', '{"support":"Z"}'])(
    'stay listed when a third person made the settings unreadable (%s), and get the family’s saved ones back',
    async (unreadable) => {
      const children = createChildren(store)
      const made = await children.create(firefly)
      const saved = { ...newProfile, support: 'B' } as const
      await children.saveProfile(made, saved, 'ada')
      await store.commit((writes) => writes.update('children/ada_0', { profileJson: unreadable, updatedBy: 'ada', updatedAt: NOW }))
      const lists = follow()
      const { list } = await lists.next((told) => told.list[0]?.hasLostSettings === true)
      expect(list).toEqual([{ ...made, profile: saved, hasLostSettings: true }])
      await children.saveProfile(made, (list[0] as Child).profile, 'ada')
      expect((await lists.next((told) => told.list[0]?.hasLostSettings === undefined)).list).toEqual([{ ...made, profile: saved }])
    },
  )

  test('stay listed with settings of an unknown version, which the family restores', async () => {
    const children = createChildren(store)
    const made = await children.create(firefly)
    await device.raw.documents.update('children/ada_0', { 'data.version': 1000 } as never)
    const lists = follow()
    const { list } = await lists.next((told) => told.list[0]?.hasLostSettings === true)
    expect(list).toEqual([{ ...made, hasLostSettings: true }])
    await children.saveProfile(list[0] as Child, made.profile, 'ada')
    expect((await lists.next((told) => told.list[0]?.hasLostSettings === undefined)).list).toEqual([made])
  })

  test.each([
    ['the author of a setting', { colour: 'tom' }, { colour: 'tom' }],
    ['damage in place of the authors', 'tom', {}],
  ])('%s costs none of the settings', async (_what, setBy, read) => {
    const children = createChildren(store)
    const made = await children.create(firefly)
    await children.saveProfile(made, { ...newProfile, support: 'B', setBy: setBy as never }, 'ada')
    const { list } = await follow().next((told) => told.list.length === 1)
    expect(list[0]).toMatchObject({ profile: { support: 'B', setBy: read } })
    expect(list[0]).not.toHaveProperty('hasLostSettings')
  })

  test('keep the family’s settings apart from a therapist’s', async () => {
    const children = createChildren(store)
    const made = await children.create(firefly)
    await children.saveProfile(made, { ...newProfile, support: 'C' }, 'tom').catch(() => undefined)
    await device.raw.documents.update('children/ada_0', { 'data.profileJson': 'x' } as never)
    expect((await follow().next((told) => told.list.length === 1)).list[0]).toMatchObject({ profile: newProfile, hasLostSettings: true })
  })

  test('start again without readable settings, and drop an invalid month', async () => {
    await createChildren(store).create(firefly)
    await device.seed({ 'children/ada_0': { version: 1, ownerUid: 'ada', alias: 'Firefly', birthMonth: 'x', profileJson: 'x', archivedAt: null } })
    expect((await follow().next((told) => told.list.length === 1)).list[0]).toMatchObject({
      alias: 'Firefly',
      birthMonth: null,
      profile: newProfile,
      hasLostSettings: true,
    })
  })

  test('without an account are on this device, also for a signed-in person', async () => {
    await createChildren(store, guestStore).create({ ...firefly, ownerUid: 'guest' })
    expect((await follow('guest').next(({ list }) => list.length === 1)).list[0]).toMatchObject({ id: 'guest_0', ownerUid: 'guest' })
  })

  test('are shown to a therapist until the sharing ends', async () => {
    const [since, endsAt] = [new Date(START), new Date(START + DAY_MS)]
    await device.seed(clinicDocuments())
    await createChildren(store).create(firefly)
    await store.commit((writes) => {
      writes.update('children/ada_0', { grants: { clinic: { since, endsAt } }, updatedAt: NOW })
      writes.set('TherapistAccounts/clinic/sharedChildren/ada_0', {
        ownerUid: 'ada',
        alias: 'Firefly',
        sharedAt: NOW,
        endsAt,
        purpose: 'Practice',
        caseload: [],
      })
    })
    await device.storeOf(own).commit((writes) => writes.update('TherapistAccounts/clinic/sharedChildren/ada_0', { caseload: [TOM] }))
    const lists = collectValues<readonly SharedChild[]>()
    unsubscribers.push(createCaseload(device.storeOf(tom), device.now).watch({ id: 'clinic', named: TOM, seesResults: true }, lists.hear, throwUnexpected))
    await lists.next((list) => list[0]?.child?.alias === 'Firefly')
    const before = lists.told.length
    await store.commit((writes) => {
      writes.update('children/ada_0', { grants: {}, updatedAt: NOW })
      writes.delete('TherapistAccounts/clinic/caseRows/ada_0')
    })
    expect(await lists.next((list) => lists.told.indexOf(list) >= before && list[0]?.child === null)).toMatchObject([{ alias: 'Firefly' }])
  })
})

describe('sessions', () => {
  const follow = (sessions = createSessions(store, guestStore), childId = 'ada_0') => {
    const lists = collectValues<{ sessions: readonly Session[]; unreadable: number }>()
    unsubscribers.push(sessions.watch(childId, lists.hear, throwUnexpected))
    return lists
  }

  test('are stored once when saved twice, and listed newest first', async () => {
    const sessions = createSessions(store)
    const [older, newer] = [sessionOf('older', { startedAt: START }), sessionOf('newer', { startedAt: START + 1 })]
    for (const one of [older, newer, older]) await sessions.save(one)
    await Promise.all([sessions.save(newer), sessions.save(newer)])
    const { sessions: list } = await follow().next(({ sessions: all }) => all.length === 2)
    expect(list).toEqual([newer, older])
  })

  test('remember a level tried above the cap', async () => {
    await createSessions(store).save(sessionOf('bold', { beyondCap: true }))
    expect(await follow().next(({ sessions: all }) => all.length === 1)).toMatchObject({ sessions: [{ id: 'bold', beyondCap: true }], unreadable: 0 })
  })

  test.each([
    ['no JSON', { eventsJson: '[{' }],
    ['a touch without a place', { eventsJson: '[{"kind":"pointed","at":1}]' }],
    ['settings of another form', { settingsJson: '{}' }],
    ['no version', { version: 'x' }],
    ['an invalid start date', { startedAt: 'yesterday' }],
  ])('with %s are left out and counted, but not deleted', async (_what, wrong) => {
    await createSessions(store).save(sessionOf('good'))
    await device.seed({ 'children/ada_0/sessions/bad': { ...writeSession(sessionOf('bad')), savedAt: new Date(START), ...wrong } })
    expect(await follow().next(() => true)).toMatchObject({ sessions: [{ id: 'good' }], unreadable: 1 })
    expect(await store.get('children/ada_0/sessions/bad')).not.toBeNull()
  })

  test('return every log as it was written', () => {
    const at = fc.integer({ min: 0, max: 1e7 })
    const trial = fc.nat(100)
    const share = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0)
    const event: fc.Arbitrary<PlayEvent> = fc.oneof(
      fc.record({ kind: fc.constant('trial-began' as const), at, trial, warmUp: fc.boolean(), waitMs: fc.option(at) }),
      fc.record({
        kind: fc.constant('pointed' as const),
        at,
        trial,
        x: share,
        y: share,
        on: fc.option(fc.string()),
        zone: fc.constantFrom(1, 5, 9),
        error: fc.option(share),
        acted: fc.boolean(),
      }),
      fc.record({ kind: fc.constant('free-began' as const), at, waitMs: fc.option(at) }),
      fc.record({
        kind: fc.constant('did' as const),
        at,
        trial,
        deed: fc.constantFrom<ResponseEvent>(
          { do: 'took', id: 'egg-1' },
          { do: 'stroked', from: { x: 0, y: 1 }, to: { x: 0.5, y: 1 }, ms: 80 },
          { do: 'held', id: null, where: { x: 0, y: 1 }, ms: 900, by: 'switch1' },
        ),
      }),
      fc.record({
        kind: fc.constant('recorded' as const),
        at,
        trial,
        values: fc.dictionary(
          fc.string().filter((name) => name !== '__proto__'),
          fc.oneof(fc.string(), fc.integer(), fc.boolean()),
        ),
      }),
      fc.record({ kind: fc.constantFrom('looked', 'helped', 'tired'), at, trial }),
      fc.record({ kind: fc.constant('resumed' as const), at, pausedForMs: at }),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const session = sessionOf('s', { events })
        const path = 'children/ada_0/sessions/s'
        expect(readSession({ path, id: 's', data: writeSession(session) })).toEqual(session)
      }),
    )
  })
})

test('return with their conditions and screen, or without', () => {
  const screen = { diagonalIn: 10.2, distanceCm: 35, heightCm: 15.5 }
  const told = sessionOf('s1', { conditions: { posture: 'lap', state: 'calm' }, device: { ...headerOf('s1').device, screen } })
  const stored = (session: Session) =>
    readSession({
      id: session.id,
      path: `children/${session.childId}/sessions/${session.id}`,
      data: { ...writeSession(session), startedAt: new Date(session.startedAt) },
    })
  expect(stored(told)).toEqual(told)
  expect(stored(sessionOf('s2'))).toEqual(sessionOf('s2'))
  const { conditionsJson: _none, ...others } = writeSession(told)
  expect(
    readSession({ id: 's1', path: 'children/ada_0/sessions/s1', data: { ...others, conditionsJson: '{"posture":"on the head","light":"dim"}' } })?.conditions,
  ).toEqual({ light: 'dim' })
})

const memberAs = (role: string, email = expect.any(String) as string) => ({ role, email, displayName: '', joinedAt: START, until: null })

function clinicDocuments() {
  const at = new Date(START)
  const member = (role: string, email: string) => ({ role, joinedAt: at, email })
  const team = { own: member('owner', own.email), tom: member('therapist', tom.email), ada: member('parent', ada.email) }
  return {
    'TherapistAccounts/clinic': {
      name: 'Clinic',
      status: 'active',
      subscriptionEndDate: null,
      team,
      memberIds: ['own', 'tom', 'ada'],
      ownerIds: ['own'],
      createdBy: 'own',
    },
  }
}

function invitationTo(email: string) {
  return { email, role: 'parent', status: 'pending', accountName: 'Clinic', invitedBy: 'own', expiresAt: new Date(START + DAY_MS) }
}
