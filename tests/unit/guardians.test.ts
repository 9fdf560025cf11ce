import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createChildren, findChildren } from '#data/children'
import { createGrants } from '#data/grants'
import { createGuardians } from '#data/guardians'
import { createPlans } from '#data/plans'
import { createSessions } from '#data/sessions'
import { createTeams } from '#data/teams'
import { newProfile } from '#domain/child/childProfile'
import { EMPTY_DAY } from '#domain/child/weekPlan'
import { guardianProblem, isFamily, isOwner, namesOfGuardians } from '#domain/people/guardians'
import type { Child, Grant, GuardianInvitation } from '#domain/people/people'
import { DAY_MS } from '#domain/time'
import { NOW, StoreError, type DocumentStore } from '#ports/documents'
import { headerOf, trialFacts } from '../contract/journal.contract'
import { createDevice, collectValues, START, type Device } from '../support/localRig'

const ada = { uid: 'ada', email: 'ada@family.example', displayName: ' Ada ' }
const ben = { uid: 'ben', email: 'ben@family.example', displayName: 'Ben' }
const eve = { uid: 'eve', email: 'eve@other.example', displayName: '' }
type Person = typeof ada & { emailVerified?: boolean }

const CHILD = 'ada_0'

const unexpected = (error: Error) => {
  throw error
}

let device: Device
const stops: (() => void)[] = []

const as = (person: Person) => {
  const store = device.storeOf(person)
  const parts = { store, clock: device.now }
  return {
    store,
    guardians: createGuardians(parts),
    children: createChildren(store),
    grants: createGrants(parts),
    teams: createTeams(parts),
    sessions: createSessions(store),
    plans: createPlans(store),
  }
}

beforeEach(async () => {
  device = createDevice()
  await as(ada).children.create({ ownerUid: 'ada', alias: 'Firefly', birthMonth: null, profile: newProfile })
})

afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await device.dispose()
})

const childDocument = async () => (await device.raw.documents.get(`children/${CHILD}`))?.data ?? {}

const invitationFor = async (person: Person): Promise<GuardianInvitation> => {
  const lists = collectValues<readonly GuardianInvitation[]>()
  stops.push(as(person).guardians.invitationsFor(person.email, lists.hear, unexpected))
  const [found] = await lists.next((list) => list.length > 0)
  if (found === undefined) throw new Error('no invitation came')
  return found
}

const followChildren = (person: Person) => {
  const lists = collectValues<{ list: readonly Child[]; unreadable: number | undefined }>()
  stops.push(as(person).children.watch(person.uid, (list, unreadable) => lists.hear({ list, unreadable }), unexpected))
  return lists
}

/** Makes this person an additional guardian of Firefly. */
async function join(person: Person) {
  await as(ada).guardians.invite({ childId: CHILD, email: person.email }, ada)
  await as(person).guardians.accept(await invitationFor(person), person)
}

describe('an invitation to look after a child', () => {
  test('names the inviter and the child, and adds the child to the list at once when accepted', async () => {
    const list = followChildren(ben)
    expect(await list.next(() => true)).toEqual({ list: [], unreadable: 0 })
    await as(ada).guardians.invite({ childId: CHILD, email: ben.email }, ada)
    const invitation = await invitationFor(ben)
    expect(invitation).toEqual({ childId: CHILD, alias: 'Firefly', email: ben.email, invitedBy: 'ada', invitedByName: 'Ada', expiresAt: START + 14 * DAY_MS })
    expect(
      await as(ben)
        .store.get(`children/${CHILD}`)
        .catch((error: unknown) => error),
    ).toMatchObject({ code: 'permission-denied' })
    await as(ben).guardians.accept(invitation, ben)
    const told = await list.next((found) => found.list.length === 1)
    expect(told.list).toMatchObject([
      { id: CHILD, ownerUid: 'ada', alias: 'Firefly', guardians: [{ uid: 'ben', email: ben.email, displayName: 'Ben', since: START }] },
    ])
    expect(await childDocument()).toMatchObject({ guardianIds: ['ben'] })
    expect(await device.raw.documents.where('group').equals('guardianInvitations').count()).toBe(0)
  })

  test('is renewed with a new end, and opens nothing once it has expired', async () => {
    const { guardians } = as(ada)
    await guardians.invite({ childId: CHILD, email: ben.email }, ada)
    device.pass(10 * DAY_MS)
    await guardians.invite({ childId: CHILD, email: ben.email }, ada)
    const invitation = await invitationFor(ben)
    expect(invitation.expiresAt).toBe(START + 24 * DAY_MS)
    device.pass(15 * DAY_MS)
    await expect(as(ben).guardians.accept(invitation, ben)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await childDocument()).not.toHaveProperty('guardianIds')
  })

  test('disappears for both sides when withdrawn or declined', async () => {
    const { guardians } = as(ada)
    const open = collectValues<readonly GuardianInvitation[]>()
    stops.push(guardians.watchInvitations(CHILD, open.hear, unexpected))
    await guardians.invite({ childId: CHILD, email: ben.email }, ada)
    const invitation = await invitationFor(ben)
    await guardians.takeBack(invitation)
    await expect(as(ben).guardians.accept(invitation, ben)).rejects.toMatchObject({ code: 'permission-denied' })
    await guardians.invite({ childId: CHILD, email: ben.email }, ada)
    const before = open.told.length
    await as(ben).guardians.decline(await invitationFor(ben))
    expect(await open.next((list) => open.told.indexOf(list) >= before && list.length === 0)).toEqual([])
    expect(await childDocument()).not.toHaveProperty('guardianIds')
  })

  test('is invisible to anyone else and to an unconfirmed address', async () => {
    await as(ada).guardians.invite({ childId: CHILD, email: ben.email }, ada)
    const invitation = await invitationFor(ben)
    for (const person of [
      { ...ben, emailVerified: false },
      { ...eve, email: eve.email },
    ]) {
      const refused = collectValues<Error>()
      stops.push(as(person).guardians.invitationsFor(ben.email, () => refused.hear(new Error('it was shown')), refused.hear))
      expect(await refused.next(() => true)).toMatchObject({ code: 'permission-denied' })
      await expect(as(person).guardians.accept(invitation, person)).rejects.toMatchObject({ code: 'permission-denied' })
    }
  })

  test('is left out if unreadable', async () => {
    await device.seed({
      [`children/${CHILD}/guardianInvitations/x@example.org`]: { email: 'x@example.org', childId: CHILD },
      [`children/${CHILD}/guardianInvitations/y@example.org`]: {
        email: 'z@example.org',
        childId: CHILD,
        alias: 'Firefly',
        invitedBy: 'ada',
        expiresAt: new Date(START),
      },
      [`children/${CHILD}/guardianInvitations/z@example.org`]: {
        email: 'z@example.org',
        childId: CHILD,
        alias: 'Firefly',
        invitedBy: 'ada',
        expiresAt: new Date(START),
      },
    })
    const open = collectValues<readonly GuardianInvitation[]>()
    stops.push(as(ada).guardians.watchInvitations(CHILD, open.hear, unexpected))
    expect(await open.next(() => true)).toEqual([
      { childId: CHILD, alias: 'Firefly', email: 'z@example.org', invitedBy: 'ada', invitedByName: '', expiresAt: START },
    ])
  })
})

describe('a guardian', () => {
  test('changes the profile, names and plan, plays and shares like the owner, and shares in the owner’s name', async () => {
    await join(ben)
    const { children, sessions, plans, grants, teams } = as(ben)
    const child = (await followChildren(ben).next(({ list }) => list.length === 1)).list[0] as Child
    await children.saveProfile(child, { ...newProfile, support: 'B' }, 'ben')
    await children.rename(CHILD, 'Comet')
    await children.setBirthMonth(CHILD, '2020-05')
    await plans.save(CHILD, '2026-11-16', { changes: { mon: { tiles: [], isRest: true, wasDone: false } }, isNew: true }, ben)
    await sessions.save({ ...headerOf('one', { childId: CHILD, ranBy: 'ben' }), events: trialFacts(0) })
    await teams.create(ben, 'School')
    await grants.give({ ...child, alias: 'Comet' }, { accountId: 'ben_0', purpose: 'School', endsAt: START + 10 * DAY_MS })
    expect(await childDocument()).toMatchObject({ alias: 'Comet', birthMonth: '2020-05', updatedBy: 'ben', grants: { ben_0: { since: new Date(START) } } })
    expect((await childDocument())['grants']).not.toHaveProperty('ben_0.purpose')
    const given = collectValues<readonly Grant[]>()
    stops.push(grants.watch(CHILD, given.hear, unexpected))
    expect(await given.next(() => true)).toMatchObject([{ accountId: 'ben_0', purpose: 'School' }])
    expect((await device.raw.documents.get(`TherapistAccounts/ben_0/sharedChildren/${CHILD}`))?.data).toMatchObject({ ownerUid: 'ada', alias: 'Comet' })
    await as(ada).grants.withdraw(CHILD, 'ben_0')
    expect(await childDocument()).toMatchObject({ grants: {} })
  })

  test('may not archive, delete, invite or remove others', async () => {
    await join(ben)
    await join({ ...eve, displayName: 'Eve' })
    const { children, guardians, store } = as(ben)
    const refused = { code: 'permission-denied' }
    await expect(children.archive(CHILD)).rejects.toMatchObject(refused)
    await expect(store.commit((writes) => writes.delete(`children/${CHILD}`))).rejects.toMatchObject(refused)
    await expect(guardians.invite({ childId: CHILD, email: 'x@example.org' }, ben)).rejects.toMatchObject(refused)
    await expect(guardians.remove(CHILD, 'eve')).rejects.toMatchObject(refused)
    expect(await childDocument()).toMatchObject({ guardianIds: ['ben', 'eve'] })
  })

  test('is removed by the owner, and loses the child from the list at once', async () => {
    await join(ben)
    await join(eve)
    const list = followChildren(ben)
    await list.next((found) => found.list.length === 1)
    const before = list.told.length
    await as(ada).guardians.remove(CHILD, 'ben')
    await list.next((found) => list.told.indexOf(found) >= before && found.list.length === 0)
    expect(await childDocument()).toMatchObject({ guardianIds: ['eve'], guardians: { eve: { since: new Date(START) } } })
    // A guardian's identity is not stored in the child's document, because every team with access can read it.
    expect(JSON.stringify(await childDocument())).not.toContain(eve.email)
    const ofAda = followChildren(ada)
    expect((await ofAda.next(() => true)).list[0]?.guardians).toMatchObject([{ uid: 'eve', email: eve.email }])
    expect((await childDocument())['guardians']).not.toHaveProperty('ben')
    await expect(as(ada).guardians.remove(CHILD, 'ben')).rejects.toMatchObject({ code: 'not-found' })
    await expect(as(ben).children.saveProfile({ id: CHILD, ownerUid: 'ada', guardians: [], profile: newProfile }, newProfile, 'ben')).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  test('may leave and be invited again', async () => {
    await join(ben)
    await as(ben).guardians.leave(CHILD, 'ben')
    expect(await childDocument()).toMatchObject({ guardianIds: [], guardians: {} })
    await join(ben)
    expect(await childDocument()).toMatchObject({ guardianIds: ['ben'] })
  })

  test('is one of at most three', async () => {
    for (const uid of ['g1', 'g2', 'g3']) await join({ uid, email: `${uid}@family.example`, displayName: uid })
    await as(ada).guardians.invite({ childId: CHILD, email: ben.email }, ada)
    await expect(as(ben).guardians.accept(await invitationFor(ben), ben)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await childDocument()).toMatchObject({ guardianIds: ['g1', 'g2', 'g3'] })
  })
})

describe('a person’s children', () => {
  test('are one list of own and guarded ones, without archived ones, with all unreadable ones counted', async () => {
    await join(ben)
    await as(ben).children.create({ ownerUid: 'ben', alias: 'Badger', birthMonth: null, profile: newProfile })
    await device.seed({ 'children/ben_5': { ownerUid: 'ben', version: 99 }, 'children/ada_5': { ownerUid: 'ada', guardianIds: ['ben'], version: 99 } })
    const list = followChildren(ben)
    const told = await list.next(() => true)
    expect(told.list.map(({ alias }) => alias)).toEqual(['Badger', 'Firefly'])
    expect(told.unreadable).toBe(2)
    const before = list.told.length
    await as(ada).children.archive(CHILD)
    expect((await list.next((found) => list.told.indexOf(found) >= before && found.list.length === 1)).list).toMatchObject([{ alias: 'Badger' }])
    const archived = collectValues<readonly Child[]>()
    stops.push(as(ben).children.watchArchived('ben', archived.hear, unexpected))
    expect(await archived.next(() => true)).toEqual([])
    const { own, guarded } = await findChildren(as(ben).store, 'ben')
    expect([own, guarded].map((found) => found.map(({ id }) => id))).toEqual([
      ['ben_0', 'ben_5'],
      ['ada_0', 'ada_5'],
    ])
  })

  test('are reported as failed once when one half of the list fails', async () => {
    const { store } = as(ada)
    const isGuarded = (where: unknown) => JSON.stringify(where).includes('guardianIds')
    const half: DocumentStore = {
      ...store,
      watchQuery: (query, onDocuments, onError) => {
        if (!isGuarded(query.where)) return store.watchQuery(query, onDocuments, onError)
        queueMicrotask(() => onError(new StoreError('unavailable')))
        return () => {}
      },
    }
    const told = collectValues<string>()
    stops.push(
      createChildren(half).watch(
        'ada',
        () => told.hear('a list'),
        ({ message }) => told.hear(message),
      ),
    )
    await told.next((one) => one === 'unavailable')
    await as(ada).children.rename(CHILD, 'Otter')
    expect(told.told).toEqual(['unavailable'])
  })

  test('stay listed without unreadable guardians', async () => {
    await join(ben)
    const row = await device.raw.documents.get(`children/${CHILD}`)
    if (row === undefined) throw new Error('the child is gone')
    const since = new Date(START - DAY_MS)
    for (const [guardians, uids] of [
      [{ ben: { email: 7, since }, eve: { email: eve.email, since } }, ['eve']],
      [{ ben: { email: ben.email, since: new Date(START) }, eve: { email: eve.email, since } }, ['eve', 'ben']],
      ['nobody', []],
      [null, []],
    ] as const) {
      await device.raw.documents.put({ ...row, data: { ...row.data, guardians }, version: `seeded-${JSON.stringify(guardians)}` })
      const { list } = await followChildren(ada).next(() => true)
      expect(list[0]?.guardians.map(({ uid }) => uid)).toEqual(uids)
    }
  })
})

test('belong to a family of the owner and the guardians only', () => {
  const kim = { uid: 'kim', email: 'kim@family.example', displayName: '', since: 0 }
  const child = { ownerUid: 'ada', guardians: [{ uid: 'ben', email: ben.email, displayName: 'Ben', since: 0 }, kim] }
  expect(['ada', 'ben', 'kim', 'eve', null].map((uid) => [isOwner(child, uid), isFamily(child, uid)])).toEqual([
    [true, true],
    [false, true],
    [false, true],
    [false, false],
    [false, false],
  ])
  expect(namesOfGuardians(child)).toEqual(['Ben', 'kim@family.example'])
  const known = {
    me: 'Ada@family.example',
    guardians: [kim],
    invitations: [{ childId: CHILD, alias: '', email: ben.email, invitedBy: 'ada', invitedByName: '', expiresAt: 0 }],
  }
  expect([null, 'ada@family.example', kim.email, ben.email, eve.email].map((email) => guardianProblem(email, known))).toEqual([
    'bad',
    'isYou',
    'isGuardian',
    'isInvited',
    null,
  ])
})

test('admit no uninvited person, whatever the document contains', async () => {
  const { store } = as(eve)
  const sneak = store.commit((writes) =>
    writes.update(`children/${CHILD}`, { 'guardians.eve': { email: eve.email, since: NOW }, guardianIds: ['eve'], updatedAt: NOW }),
  )
  await expect(sneak).rejects.toMatchObject({ code: 'permission-denied' })
})

describe('a copy of the child', () => {
  test('survives the child: keeps profile, plan and sessions without other people’s names or sharing', async () => {
    await join(ben)
    const planned = { ...EMPTY_DAY, tiles: [{ activity: 'bubblepop', category: null, level: '1' }] }
    await as(ada).plans.save(CHILD, '2026-11-23', { changes: { mon: planned }, isNew: true }, ada)
    for (const person of [ada, ben]) await as(person).sessions.save({ ...headerOf(person.uid, { childId: CHILD, ranBy: person.uid }), events: trialFacts(0) })
    const copy = await as(ben).guardians.keepCopy(CHILD, 'ben')
    await as(ada).store.commit((writes) => writes.delete(`children/${CHILD}`))
    const list = followChildren(ben)
    const { list: left } = await list.next(({ list: found }) => found.length === 1)
    expect(left).toMatchObject([{ id: copy, ownerUid: 'ben', alias: 'Firefly', guardians: [] }])
    const sessions = await as(ben).store.find({ collection: `children/${copy}/sessions` })
    expect(sessions.map(({ data }) => data['ranBy']).toSorted()).toEqual(['ben', 'guest'])
    expect((await as(ben).store.get(`children/${copy}/plans/2026-11-23`))?.data).toMatchObject({
      by: 'ben',
      byName: '',
      days: { mon: expect.stringContaining('bubblepop') },
    })
  })

  test('is only for a person who looks after the child', async () => {
    await expect(as(eve).guardians.keepCopy(CHILD, 'eve')).rejects.toBeInstanceOf(StoreError)
  })
})
