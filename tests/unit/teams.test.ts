import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCaseload } from '#data/caseload'
import { createChildren } from '#data/children'
import { createGrants } from '#data/grants'
import { createPeopleRecords } from '#data/people'
import { createTeams } from '#data/teams'
import { newProfile } from '#domain/child/childProfile'
import type { AccessNote, Grant, Invitation, SharedChild, TeamMember, TherapistAccount } from '#domain/people/people'
import { DAY_MS } from '#domain/time'
import { StoreError } from '#ports/documents'
import { createDevice, collectValues, START, type Device } from '../support/localRig'

const olga = { uid: 'olga', email: 'olga@clinic.example', displayName: 'Olga' }
const tom = { uid: 'tom', email: 'tom@clinic.example', displayName: 'Tom' }
const vic = { uid: 'vic', email: 'vic@clinic.example', displayName: '' }
const ada = { uid: 'ada', email: 'ada@family.example', displayName: 'Ada' }

const unexpected = (error: Error) => {
  throw error
}

let device: Device
const stops: (() => void)[] = []
const CLINIC = 'olga_0'
/** Caseload entry of Tom, with his original date of joining. */
const TOM = `tom_${START}`

type Person = typeof olga & { emailVerified?: boolean }

const as = (person: Person) => {
  const store = device.storeOf(person)
  const parts = { store, clock: device.now }
  return {
    store,
    teams: createTeams(parts),
    grants: createGrants(parts),
    caseload: createCaseload(store, device.now),
    people: createPeopleRecords(store),
    children: createChildren(store, store, device.now),
  }
}

beforeEach(() => {
  device = createDevice()
})

afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await device.dispose()
})

const account = async () => (await device.raw.documents.get(`TherapistAccounts/${CLINIC}`))?.data ?? null

const invitationOf = async (person: Person): Promise<Invitation> => {
  const lists = collectValues<readonly Invitation[]>()
  stops.push(as(person).people.watchInvitations(person.email, lists.hear, unexpected))
  const [found] = await lists.next((list) => list.length > 0)
  if (found === undefined) throw new Error('no invitation came')
  return found
}

/** Creates Olga's clinic with these members. */
async function clinicWith(...members: readonly (readonly [Person, 'admin' | 'therapist' | 'visitor' | 'parent'])[]) {
  const { teams } = as(olga)
  await teams.create(olga, 'Clinic')
  for (const [person, role] of members) {
    await teams.invite({ accountId: CLINIC, email: person.email, role, accessDays: role === 'visitor' ? 14 : null }, 'olga')
    await as(person).teams.accept(await invitationOf(person), person)
  }
}

describe('an account', () => {
  test('is created by a person with a confirmed address, at most three times', async () => {
    const { teams } = as(olga)
    expect([await teams.create(olga, 'Clinic'), await teams.create(olga, 'School'), await teams.create(olga, 'Home')]).toEqual(['olga_0', 'olga_1', 'olga_2'])
    await expect(teams.create(olga, 'More')).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(as({ ...tom, emailVerified: false }).teams.create(tom, 'Clinic')).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await account()).toMatchObject({
      name: 'Clinic',
      status: 'inactive',
      team: { olga: { role: 'owner', displayName: 'Olga' } },
      memberIds: ['olga'],
      ownerIds: ['olga'],
    })
  })

  test('is not created twice when a creation reported as offline arrived after all', async () => {
    const { store } = as(olga)
    let isSilent = true
    const teams = createTeams({
      clock: device.now,
      store: {
        ...store,
        transact: async (work) => {
          const answer = await store.transact(work)
          if (isSilent) throw new StoreError('offline', 'the server does not answer')
          return answer
        },
      },
    })
    await expect(teams.create(olga, 'Clinc')).rejects.toMatchObject({ code: 'offline' })
    isSilent = false
    expect(await teams.create(olga, 'Clinic')).toBe(CLINIC)
    expect((await account())?.['name']).toBe('Clinic')
    expect(await teams.create(olga, 'Clinic')).toBe('olga_1')
  })

  test('is renamed by its managers, and deleted by an owner who is alone', async () => {
    await clinicWith([tom, 'therapist'])
    await as(olga).teams.rename(CLINIC, 'Practice')
    expect((await account())?.['name']).toBe('Practice')
    await expect(as(tom).teams.rename(CLINIC, 'Mine')).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(as(olga).teams.delete(CLINIC)).rejects.toMatchObject({ code: 'permission-denied' })
    expect((await account())?.['name']).toBe('Practice')
    await as(tom).teams.leave(CLINIC, 'tom')
    await as(olga).teams.delete(CLINIC)
    expect(await device.raw.documents.where('path').startsWith('TherapistAccounts/').count()).toBe(0)
  })

  test('does not reuse the number of an account that was handed on', async () => {
    await clinicWith([tom, 'therapist'])
    const { teams } = as(olga)
    await teams.setRole({ accountId: CLINIC, target: 'tom', role: 'owner', visitDays: 14, by: 'olga' })
    await teams.leave(CLINIC, 'olga')
    expect(await teams.create(olga, 'New')).toBe('olga_1')
    expect(await account()).toMatchObject({ memberIds: ['tom'], ownerIds: ['tom'] })
  })
})

describe('an invitation', () => {
  test('is found by the owner of the address, who joins by accepting', async () => {
    await clinicWith([tom, 'therapist'], [vic, 'visitor'])
    expect(await account()).toMatchObject({
      memberIds: ['olga', 'tom'],
      team: { tom: { role: 'therapist', email: tom.email, displayName: 'Tom' }, vic: { role: 'visitor', until: new Date(START + 14 * DAY_MS) } },
    })
    expect((await account())?.['team']).not.toHaveProperty('vic.displayName')
  })

  test('is one per address: inviting again renews it for fourteen days', async () => {
    await clinicWith()
    const { teams } = as(olga)
    const wish = { accountId: CLINIC, email: tom.email, role: 'therapist', accessDays: null } as const
    await teams.invite(wish, 'olga')
    device.pass(10 * DAY_MS)
    await teams.invite(wish, 'olga')
    expect(await invitationOf(tom)).toMatchObject({ id: tom.email, expiresAt: START + 24 * DAY_MS })
    device.pass(15 * DAY_MS)
    await expect(as(tom).teams.accept(await invitationOf(tom), tom)).rejects.toMatchObject({ code: 'permission-denied' })
  })

  test('is withdrawn and restored, declined, and sent again to a former member', async () => {
    await clinicWith([tom, 'therapist'])
    await as(tom).teams.leave(CLINIC, 'tom')
    const { teams } = as(olga)
    await teams.invite({ accountId: CLINIC, email: tom.email, role: 'admin', accessDays: null }, 'olga')
    const open = await invitationOf(tom)
    await teams.revoke(open)
    await expect(as(tom).teams.accept(open, tom)).rejects.toMatchObject({ code: 'permission-denied' })
    await teams.invite(open as Invitation & { role: 'admin' }, 'olga')
    await as(tom).teams.decline(open, tom)
    const lists = collectValues<readonly Invitation[]>()
    stops.push(teams.watchInvitations({ id: CLINIC, onlyFamilies: false }, lists.hear, unexpected))
    expect(await lists.next(() => true)).toMatchObject([{ email: tom.email, status: 'declined' }])
  })

  test('of a family may come from a therapist, who sees only those', async () => {
    await clinicWith([tom, 'therapist'])
    const { teams } = as(tom)
    await teams.invite({ accountId: CLINIC, email: ada.email, role: 'parent', accessDays: null }, 'tom')
    await as(olga).teams.invite({ accountId: CLINIC, email: vic.email, role: 'visitor', accessDays: 3 }, 'olga')
    await expect(teams.invite({ accountId: CLINIC, email: 'x@example.org', role: 'visitor', accessDays: 3 }, 'tom')).rejects.toMatchObject({
      code: 'permission-denied',
    })
    const lists = collectValues<readonly Invitation[]>()
    stops.push(teams.watchInvitations({ id: CLINIC, onlyFamilies: true }, lists.hear, unexpected))
    expect(await lists.next(() => true)).toMatchObject([{ email: ada.email, accessDays: null }])
    expect(await invitationOf(vic)).toMatchObject({ accessDays: 3, invitedBy: 'olga' })
  })
})

describe('the team', () => {
  test('changes a role, ends a visit, and removes a member', async () => {
    await clinicWith([tom, 'therapist'], [vic, 'parent'])
    const { teams } = as(olga)
    await teams.setRole({ accountId: CLINIC, target: 'tom', role: 'visitor', visitDays: 7, by: 'olga' })
    expect(await account()).toMatchObject({ team: { tom: { role: 'visitor', until: new Date(START + 7 * DAY_MS) } } })
    await teams.setRole({ accountId: CLINIC, target: 'tom', role: 'admin', visitDays: 7, by: 'olga' })
    expect((await account())?.['team']).not.toHaveProperty('tom.until')
    await as(tom).teams.remove({ accountId: CLINIC, target: 'vic', joinedAt: START, by: 'tom' })
    expect((await account())?.['memberIds']).toEqual(['olga', 'tom'])
    await expect(as(tom).teams.remove({ accountId: CLINIC, target: 'olga', joinedAt: START, by: 'tom' })).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(teams.remove({ accountId: CLINIC, target: 'nobody', joinedAt: START, by: 'olga' })).rejects.toMatchObject({ code: 'not-found' })
    // A person who has joined again in the meantime is not removed.
    await expect(teams.remove({ accountId: CLINIC, target: 'tom', joinedAt: START - 1, by: 'olga' })).rejects.toMatchObject({ code: 'not-found' })
    expect((await account())?.['memberIds']).toEqual(['olga', 'tom'])
  })

  test('loses the families’ permissions when a clinic is deleted and created again', async () => {
    await clinicWith([ada, 'parent'])
    const { children, grants } = as(ada)
    const child = await children.create({ ownerUid: 'ada', alias: 'Firefly', birthMonth: null, profile: newProfile })
    await grants.give(child, { accountId: CLINIC, purpose: 'Weekly sessions', endsAt: START + 100 * DAY_MS })
    const { teams, store } = as(olga)
    await teams.remove({ accountId: CLINIC, target: 'ada', joinedAt: START, by: 'olga' })
    await teams.delete(CLINIC)
    expect(await teams.create(olga, 'Clinic')).toBe('olga_1')
    await expect(store.get('children/ada_0')).rejects.toMatchObject({ code: 'permission-denied' })
    await grants.withdraw('ada_0', CLINIC)
    expect((await device.raw.documents.get('children/ada_0'))?.data).toMatchObject({ grants: {} })
  })

  test('is one of at most three at a time, and ten in all', async () => {
    const { teams } = as(olga)
    for (let number = 0; number < 3; number++) expect(await teams.create(olga, 'Clinic')).toBe(`olga_${number}`)
    await expect(teams.create(olga, 'Clinic')).rejects.toMatchObject({ code: 'permission-denied' })
    for (let number = 3; number < 10; number++) {
      await teams.delete(`olga_${number - 1}`)
      expect(await teams.create(olga, 'Clinic')).toBe(`olga_${number}`)
    }
    await teams.delete('olga_9')
    await expect(teams.create(olga, 'Clinic')).rejects.toMatchObject({ code: 'permission-denied' })
  })

  test('keeps the last owner', async () => {
    await clinicWith([tom, 'admin'])
    await expect(as(olga).teams.leave(CLINIC, 'olga')).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

describe('a family in an account', () => {
  const accountsOf = (person: Person) => {
    const lists = collectValues<readonly TherapistAccount[]>()
    stops.push(as(person).people.watchAccounts(person.uid, lists.hear, unexpected))
    return lists
  }
  const familiesFor = (person: Person) => {
    const lists = collectValues<Readonly<Record<string, TeamMember>>>()
    stops.push(as(person).teams.watchFamilies(CLINIC, lists.hear, unexpected))
    return lists
  }

  test('is in no team, and finds the account without other families', async () => {
    await clinicWith([tom, 'therapist'], [ada, 'parent'], [vic, 'parent'])
    expect(await account()).toMatchObject({ memberIds: ['olga', 'tom'] })
    expect(JSON.stringify(await account())).not.toContain(ada.email)
    const [found] = await accountsOf(ada).next((list) => list.length > 0)
    expect(Object.entries(found?.team ?? {}).map(([uid, { role }]) => [uid, role])).toEqual([
      ['olga', 'owner'],
      ['tom', 'therapist'],
      ['ada', 'parent'],
    ])
  })

  test('is visible to the managers, removed by them by date of joining, and leaves by itself', async () => {
    await clinicWith([tom, 'therapist'], [ada, 'parent'], [vic, 'parent'])
    const families = familiesFor(olga)
    expect(Object.keys(await families.next(() => true)).toSorted()).toEqual(['ada', 'vic'])
    await expect(as(tom).store.find({ collection: `TherapistAccounts/${CLINIC}/families` })).rejects.toMatchObject({ code: 'permission-denied' })
    const lists = accountsOf(ada)
    await lists.next((list) => list.length > 0)
    const removal = { accountId: CLINIC, target: 'ada', by: 'olga' }
    await expect(as(olga).teams.remove({ ...removal, joinedAt: START + 1 })).rejects.toMatchObject({ code: 'not-found' })
    await as(olga).teams.remove({ ...removal, joinedAt: START })
    expect(await lists.next((list) => list.length === 0)).toEqual([])
    await as(vic).teams.leave(CLINIC, 'vic')
    expect(await families.next((found) => Object.keys(found).length === 0)).toEqual({})
  })

  test('is deleted with the account', async () => {
    await clinicWith([ada, 'parent'])
    await as(olga).teams.delete(CLINIC)
    expect(await device.raw.documents.where('path').startsWith('TherapistAccounts/').count()).toBe(0)
  })
})

describe('a visit', () => {
  const accountsOf = (person: Person) => {
    const lists = collectValues<readonly string[]>()
    stops.push(as(person).people.watchAccounts(person.uid, (list) => lists.hear(list.map(({ id }) => id)), unexpected))
    return lists
  }
  const now = (person: Person) => accountsOf(person).next(() => true)

  test('shows the account until its end, and not after it', async () => {
    await clinicWith([vic, 'visitor'])
    const throughout = accountsOf(vic)
    expect(await throughout.next(() => true)).toEqual([CLINIC])
    device.pass(14 * DAY_MS - 1)
    expect(await now(vic)).toEqual([CLINIC])
    device.pass(1)
    expect(await now(vic)).toEqual([])
    const { store } = as(vic)
    expect(await store.find({ collection: 'TherapistAccounts', where: [['memberIds', 'array-contains', 'vic']] })).toEqual([])
    await expect(store.get(`TherapistAccounts/${CLINIC}`)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(throughout.told).toEqual([[CLINIC]])
    await as(olga).teams.rename(CLINIC, 'Practice')
    expect(await throughout.next((list) => list.length === 0)).toEqual([])
  })

  test('starts and ends with the role, without a gap in access', async () => {
    await clinicWith([tom, 'therapist'])
    const lists = accountsOf(tom)
    await lists.next(() => true)
    for (const role of ['visitor', 'admin', 'visitor'] as const) {
      await as(olga).teams.setRole({ accountId: CLINIC, target: 'tom', role, visitDays: 7, by: 'olga' })
      expect((await account())?.['memberIds']).toEqual(role === 'visitor' ? ['olga'] : ['olga', 'tom'])
      expect(await now(tom)).toEqual([CLINIC])
    }
    await as(tom).teams.leave(CLINIC, 'tom')
    await lists.next((list) => list.length === 0)
    expect(lists.told.slice(0, -1).every((list) => list.join() === CLINIC)).toBe(true)
  })

  test('is found again on an open page when an ended visitor is invited again', async () => {
    await clinicWith([vic, 'visitor'])
    device.pass(15 * DAY_MS)
    const lists = accountsOf(vic)
    expect(await lists.next(() => true)).toEqual([])
    await as(olga).teams.invite({ accountId: CLINIC, email: vic.email, role: 'visitor', accessDays: 3 }, 'olga')
    await as(vic).teams.accept(await invitationOf(vic), vic)
    expect(await lists.next((list) => list.length > 0)).toEqual([CLINIC])
  })

  test('is impossible for the founder of the account', async () => {
    await clinicWith([tom, 'admin'])
    const { teams } = as(olga)
    await teams.setRole({ accountId: CLINIC, target: 'tom', role: 'owner', visitDays: 7, by: 'olga' })
    const makeVisitor = (target: string) => as(tom).teams.setRole({ accountId: CLINIC, target, role: 'visitor', visitDays: 7, by: 'tom' })
    await expect(makeVisitor('olga')).rejects.toMatchObject({ code: 'permission-denied' })
    await as(tom).teams.setRole({ accountId: CLINIC, target: 'olga', role: 'admin', visitDays: 7, by: 'tom' })
    await expect(makeVisitor('olga')).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await now(olga)).toEqual([CLINIC])
  })
})

describe('a shared child', () => {
  const share = async () => {
    await clinicWith([tom, 'therapist'], [ada, 'parent'])
    const { children, grants } = as(ada)
    const child = await children.create({ ownerUid: 'ada', alias: 'Firefly', birthMonth: null, profile: newProfile })
    await grants.give(child, { accountId: CLINIC, purpose: 'Weekly sessions', endsAt: START + 100 * DAY_MS })
    return child
  }
  const followCaseload = (person: Person, named: string | null) => {
    const lists = collectValues<readonly SharedChild[]>()
    stops.push(as(person).caseload.watch({ id: CLINIC, named, seesResults: true }, lists.hear, unexpected))
    return lists
  }

  test('is seen by managers, and by a therapist once assigned', async () => {
    await share()
    const [managers, therapists] = [followCaseload(olga, null), followCaseload(tom, TOM)]
    expect(await managers.next((list) => list[0]?.child != null)).toMatchObject([
      { id: 'ada_0', alias: 'Firefly', purpose: 'Weekly sessions', endsAt: START + 100 * DAY_MS, caseload: [], child: { alias: 'Firefly' } },
    ])
    expect(await therapists.next(() => true)).toEqual([])
    await as(olga).caseload.assign(CLINIC, 'ada_0', [TOM])
    expect(await therapists.next((list) => list[0]?.child != null)).toMatchObject([{ child: { alias: 'Firefly' }, caseload: [TOM] }])
    const gone = therapists.told.length
    await as(ada).grants.withdraw('ada_0', CLINIC)
    expect(await therapists.next((list) => therapists.told.indexOf(list) >= gone && list.length === 0)).toEqual([])
    const allowed = collectValues<readonly Grant[]>()
    stops.push(as(ada).grants.watch('ada_0', allowed.hear, unexpected))
    expect(await allowed.next(() => true)).toEqual([])
  })

  test('when stopped records its viewers, who return when it is shared again, but no former member', async () => {
    await share()
    await as(olga).caseload.assign(CLINIC, 'ada_0', [TOM])
    const { grants, store } = as(ada)
    const named = await grants.withdraw('ada_0', CLINIC)
    expect(named).toEqual([TOM])
    const again = { accountId: CLINIC, purpose: 'Weekly sessions', endsAt: START + 100 * DAY_MS }
    const child = { id: 'ada_0', ownerUid: 'ada', alias: 'Firefly' }
    await expect(grants.give(child, { ...again, caseload: [TOM, `zoe_${START}`] })).rejects.toMatchObject({ code: 'permission-denied' })
    await grants.give(child, { ...again, caseload: named })
    expect((await store.get(`TherapistAccounts/${CLINIC}/caseRows/ada_0`))?.data).toMatchObject({ caseload: [TOM] })
    expect(await followCaseload(tom, TOM).next((list) => list[0]?.child != null)).toMatchObject([{ child: { alias: 'Firefly' }, caseload: [TOM] }])
  })

  test.each([true, false])('has its current nickname with or without a row, and the shared one once it is unreadable', async (seesResults) => {
    await share()
    const lists = collectValues<readonly SharedChild[]>()
    stops.push(as(olga).caseload.watch({ id: CLINIC, named: null, seesResults }, lists.hear, unexpected))
    expect(await lists.next((list) => list[0]?.child != null)).toMatchObject([{ alias: 'Firefly' }])
    await as(ada).children.rename('ada_0', 'Otter')
    expect(await lists.next((list) => list[0]?.child?.alias === 'Otter')).toMatchObject([{ alias: 'Otter' }])
    const before = lists.told.length
    await as(ada).children.archive('ada_0')
    expect(await lists.next((list) => lists.told.indexOf(list) >= before && list[0]?.child === null)).toMatchObject([{ alias: 'Firefly' }])
  })

  test('leaves nothing with a deleted account, however many there were', async () => {
    await share()
    const below = () => device.raw.documents.filter(({ path }) => path.startsWith(`TherapistAccounts/${CLINIC}/`)).toArray()
    const ofKind = async (kind: string) => (await below()).filter(({ path }) => path.includes(`/${kind}/`)).length
    const copies = (await below()).flatMap(({ path, data }) => Array.from({ length: 20 }, (_, at) => [`${path}${at}`, data] as const))
    await device.seed(Object.fromEntries(copies))
    expect([await ofKind('sharedChildren'), await ofKind('caseRows')]).toEqual([21, 21])
    for (const target of ['tom', 'ada']) await as(olga).teams.remove({ accountId: CLINIC, target, joinedAt: START, by: 'olga' })
    await as(olga).teams.delete(CLINIC)
    expect(await below()).toEqual([])
  })

  test('is no longer readable after its family removed it from the list', async () => {
    await share()
    await as(ada).children.archive('ada_0')
    expect(await followCaseload(olga, null).next(() => true)).toMatchObject([{ alias: 'Firefly', child: null }])
  })

  test('keeps its assigned people when the family changes the end, also after it has ended', async () => {
    const child = await share()
    await as(olga).caseload.assign(CLINIC, 'ada_0', [TOM])
    await as(ada).grants.give(child, { accountId: CLINIC, purpose: 'Holidays', endsAt: START + DAY_MS })
    device.pass(2 * DAY_MS)
    const therapists = followCaseload(tom, TOM)
    expect(await therapists.next(() => true)).toMatchObject([{ alias: 'Firefly', child: null }])
    await as(ada).grants.give(child, { accountId: CLINIC, purpose: 'Holidays', endsAt: START + 50 * DAY_MS })
    expect(await therapists.next((list) => list[0]?.child != null)).toMatchObject([{ caseload: [TOM], purpose: 'Holidays' }])
    const grants = collectValues<readonly Grant[]>()
    stops.push(as(ada).grants.watch('ada_0', grants.hear, unexpected))
    expect(await grants.next(() => true)).toEqual([{ accountId: CLINIC, since: START, endsAt: START + 50 * DAY_MS, purpose: 'Holidays' }])
  })

  test('is given up by the account, and shared only with a team the family belongs to', async () => {
    const child = await share()
    await expect(as(tom).caseload.giveUp(CLINIC, 'ada_0')).rejects.toMatchObject({ code: 'permission-denied' })
    await as(olga).caseload.giveUp(CLINIC, 'ada_0')
    expect(await followCaseload(olga, null).next(() => true)).toEqual([])
    await as(vic).teams.create(vic, 'Other clinic')
    await expect(as(ada).grants.give(child, { accountId: 'vic_0', purpose: 'x', endsAt: START + DAY_MS })).rejects.toMatchObject({ code: 'permission-denied' })
  })

  test('tells only the family who looked, once a day', async () => {
    await share()
    await as(olga).caseload.assign(CLINIC, 'ada_0', [TOM])
    const { grants } = as(tom)
    const view = { childId: 'ada_0', accountId: CLINIC, uid: 'tom', action: 'viewed' } as const
    await grants.note(view)
    await grants.note(view)
    device.pass(DAY_MS)
    await grants.note(view)
    await grants.note({ ...view, action: 'exported' })
    const notes = collectValues<readonly AccessNote[]>()
    stops.push(as(ada).grants.watchNotes('ada_0', notes.hear, unexpected))
    const seen = await notes.next(() => true)
    expect(seen.map(({ actor, action, at }) => [actor, action, at])).toEqual([
      ['tom', 'viewed', START + DAY_MS],
      ['tom', 'exported', START + DAY_MS],
      ['tom', 'viewed', START],
    ])
    const refused = collectValues<Error>()
    stops.push(grants.watchNotes('ada_0', () => {}, refused.hear))
    expect(await refused.next(() => true)).toMatchObject({ code: 'permission-denied' })
  })

  test('tells the family about every viewer, however many', async () => {
    await share()
    const { grants } = as(olga)
    for (let day = 0; day < 70; day++) {
      await grants.note({ childId: 'ada_0', accountId: CLINIC, uid: 'olga', action: 'viewed' })
      device.pass(DAY_MS)
    }
    const notes = collectValues<readonly AccessNote[]>()
    stops.push(as(ada).grants.watchNotes('ada_0', notes.hear, unexpected))
    expect(await notes.next(() => true)).toHaveLength(70)
  })

  test('is hidden from a therapist who returns as a visitor, until assigned again', async () => {
    await share()
    await as(olga).caseload.assign(CLINIC, 'ada_0', [TOM])
    await as(olga).teams.remove({ accountId: CLINIC, target: 'tom', joinedAt: START, by: 'olga' })
    device.pass(DAY_MS)
    await as(olga).teams.invite({ accountId: CLINIC, email: tom.email, role: 'visitor', accessDays: 5 }, 'olga')
    await as(tom).teams.accept(await invitationOf(tom), tom)
    await expect(as(tom).store.get('children/ada_0')).rejects.toMatchObject({ code: 'permission-denied' })
    await as(olga).caseload.assign(CLINIC, 'ada_0', [`tom_${START + DAY_MS}`])
    expect(await as(tom).store.get('children/ada_0')).not.toBeNull()
  })
})

test('updates one’s own record after a change of address, and completes one made by the payment service', async () => {
  await device.seed({ 'Users/ada': { stripeId: 'cus_1', email: ada.email } })
  const record = async () => (await device.raw.documents.get('Users/ada'))?.data
  await as(ada).people.ensureUser(ada)
  expect(await record()).toMatchObject({ role: 'parent', displayName: 'Ada', stripeId: 'cus_1' })
  const moved = { ...ada, email: 'new@family.example' }
  await as(moved).people.ensureUser(moved)
  expect(await record()).toMatchObject({ email: 'new@family.example', stripeId: 'cus_1' })
})
