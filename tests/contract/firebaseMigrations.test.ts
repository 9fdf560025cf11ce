import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPeopleRecords } from '#data/people'
import { createTeams } from '#data/teams'
import type { TeamMember, TherapistAccount } from '#domain/people/people'
import { migrations } from '../../scripts/migrations/all.mjs'
import { migrate, restSender } from '../../scripts/migrations/migrate.mjs'
import { openFirestore } from '../support/firebaseRig'
import { collectValues } from '../support/localRig'

const PROJECT = 'demo-migrations'
const then = new Date('2026-01-01T09:00:00Z')
const member = (uid: string, role: string) => ({ role, joinedAt: then, email: `${uid}@x.example`, displayName: uid })
const person = (uid: string) => ({ uid, email: `${uid}@x.example` })

/** A clinic in the format of earlier versions. */
const oldClinic = {
  name: 'Clinic',
  status: 'active',
  subscriptionEndDate: null,
  team: {
    own: member('own', 'owner'),
    tom: member('tom', 'therapist'),
    vic: { ...member('vic', 'visitor'), until: then },
    ada: member('ada', 'parent'),
    pia: member('pia', 'parent'),
  },
  memberIds: ['own', 'tom', 'vic', 'ada', 'pia'],
  ownerIds: ['own'],
  createdBy: 'own',
  createdAt: then,
  updatedAt: then,
}

let firestore: Awaited<ReturnType<typeof openFirestore>>
const stops: (() => void)[] = []

beforeAll(async () => {
  firestore = await openFirestore(PROJECT)
})
beforeEach(() => firestore.empty())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
afterAll(() => firestore.close())

const send = restSender({ host: `http://${process.env['FIRESTORE_EMULATOR_HOST']}`, token: 'owner' })
const run = (isDryRun: boolean, through = send) =>
  migrate({ database: `projects/${PROJECT}/databases/(default)/documents`, send: through, migrations, isDryRun, say: () => undefined })
const countsOf = (done: Awaited<ReturnType<typeof run>>) => Object.fromEntries(done.map(({ id, paths }) => [id, paths.length]))

const read = async (uid: string, path: string) => (await firestore.storeOf(person(uid)).get(path))?.data ?? null
const unexpected = (error: Error) => {
  throw error
}

async function accountsOf(uid: string): Promise<readonly TherapistAccount[]> {
  const lists = collectValues<readonly TherapistAccount[]>()
  stops.push(createPeopleRecords(firestore.storeOf(person(uid))).watchAccounts(uid, lists.hear, unexpected))
  return lists.next(() => true)
}

describe('the migrations of a hosted database', () => {
  it('report planned writes without writing in a dry run', async () => {
    await firestore.seed({ 'TherapistAccounts/own_0': oldClinic })
    const [, { paths } = { paths: [] }] = await run(true)
    expect(paths).toEqual(['TherapistAccounts/own_0', 'TherapistAccounts/own_0/families/ada', 'TherapistAccounts/own_0/families/pia'])
    expect(await read('own', 'TherapistAccounts/own_0')).toMatchObject({ memberIds: oldClinic.memberIds, team: { ada: { role: 'parent' } } })
  })

  it('remove a deleted child from account lists, and keep existing ones', async () => {
    const listed = { ownerUid: 'ada', alias: 'Firefly', endsAt: then, caseload: [] }
    const at = (collection: string, child: string) => `TherapistAccounts/own_0/${collection}/${child}`
    await firestore.seed({
      'TherapistAccounts/own_0': { ...oldClinic, team: { own: member('own', 'owner') }, memberIds: ['own'] },
      'children/ada_0': { ownerUid: 'ada', alias: 'Firefly', grants: {}, archivedAt: null, createdAt: then },
      [at('sharedChildren', 'ada_0')]: listed,
      [at('sharedChildren', 'ada_1')]: listed,
      [at('caseRows', 'ada_0')]: listed,
      [at('caseRows', 'ada_1')]: listed,
    })
    expect((await run(true)).flatMap(({ paths }) => paths)).toEqual([at('caseRows', 'ada_1'), at('sharedChildren', 'ada_1')])
    await run(false)
    expect((await run(true)).flatMap(({ paths }) => paths)).toEqual([])
    expect(await read('ada', at('sharedChildren', 'ada_0'))).not.toBeNull()
    expect(await read('ada', at('sharedChildren', 'ada_1'))).toBeNull()
  })

  it('give each family a document that no other family reads, and keep the staff in the team', async () => {
    await firestore.seed({
      'TherapistAccounts/own_0': oldClinic,
      'TherapistAccounts/own_1': { ...oldClinic, team: { own: member('own', 'owner') }, memberIds: ['own'] },
    })
    expect(countsOf(await run(false))).toMatchObject({ '0-visitors-off-member-lists': 1, '1-families-out-of-teams': 3 })

    const kept = await read('ada', 'TherapistAccounts/own_0')
    expect(Object.keys(kept?.['team'] as object).toSorted()).toEqual(['own', 'tom', 'vic'])
    expect(kept?.['memberIds']).toEqual(['own', 'tom'])
    expect(await read('ada', 'TherapistAccounts/own_0/families/ada')).toEqual({ uid: 'ada', email: 'ada@x.example', displayName: 'ada', joinedAt: then })
    await expect(read('ada', 'TherapistAccounts/own_0/families/pia')).rejects.toMatchObject({ code: 'permission-denied' })

    const [account] = await accountsOf('ada')
    expect([account?.team['ada']?.role, account?.team['pia']]).toEqual(['parent', undefined])
    const families = collectValues<Readonly<Record<string, TeamMember>>>()
    stops.push(createTeams({ store: firestore.storeOf(person('own')), clock: Date.now }).watchFamilies('own_0', families.hear, unexpected))
    expect(Object.keys(await families.next(() => true)).toSorted()).toEqual(['ada', 'pia'])
  })

  it('mark the team of each note, rating and report, and let no other team read it', async () => {
    const shared = { ownerUid: 'ada', alias: 'Firefly', sharedAt: then, endsAt: then, purpose: 'x', caseload: [`zoe_${then.getTime()}`] }
    const grant = { since: then, endsAt: new Date(Date.now() + 86_400_000), purpose: 'x' }
    const head = { version: 1, kind: 'report', contentJson: '{}', createdAt: then, updatedAt: then, signedAt: then }
    await firestore.seed({
      'TherapistAccounts/own_0': oldClinic,
      'TherapistAccounts/zoe_0': { ...oldClinic, team: { zoe: member('zoe', 'therapist') }, memberIds: ['zoe'] },
      'TherapistAccounts/zoe_0/sharedChildren/ada_0': shared,
      'children/ada_0': { version: 1, ownerUid: 'ada', alias: 'Firefly', grants: { own_0: grant, zoe_0: grant }, createdAt: then, archivedAt: null },
      'children/ada_0/messages/f': { role: 'family', by: 'ada', createdAt: then },
      'children/ada_0/messages/t': { role: 'team', by: 'own', createdAt: then },
      'children/ada_0/assessments/r': { ...head, author: 'own' },
      'children/ada_0/assessments/mine': { ...head, author: 'ada' },
      'children/ada_0/findings/r': { version: 1, contentJson: '{}', author: 'own', updatedAt: then },
    })
    expect(await read('zoe', 'children/ada_0/findings/r')).toMatchObject({ author: 'own' })
    await run(false)
    await expect(read('zoe', 'children/ada_0/findings/r')).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(read('zoe', 'children/ada_0/messages/t')).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await read('own', 'children/ada_0/findings/r')).toMatchObject({ author: 'own' })
    expect([await read('zoe', 'children/ada_0/messages/f'), await read('ada', 'children/ada_0/assessments/mine')]).toMatchObject([
      { account: null },
      { author: 'ada' },
    ])
  })

  it('hide guardians and the purpose of sharing from teams that need not know', async () => {
    const later = new Date(Date.now() + 86_400_000)
    await firestore.seed({
      'TherapistAccounts/own_0': oldClinic,
      'children/ada_0': {
        version: 1,
        ownerUid: 'ada',
        alias: 'Firefly',
        guardianIds: ['gia'],
        guardians: { gia: { email: 'gia@x.example', displayName: 'Gia', since: then } },
        grants: { own_0: { since: then, endsAt: later, purpose: 'Practice' } },
        createdAt: then,
        archivedAt: null,
      },
    })
    await run(false)
    const child = await read('own', 'children/ada_0')
    expect([child?.['guardians'], child?.['grants']]).toEqual([{ gia: { since: then } }, { own_0: { since: then, endsAt: later } }])
    await expect(read('own', 'children/ada_0/guardians/gia')).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await read('ada', 'children/ada_0/guardians/gia')).toEqual({ email: 'gia@x.example', displayName: 'Gia' })
  })

  it('change nothing when they run again', async () => {
    await firestore.seed({ 'TherapistAccounts/own_0': oldClinic })
    await run(false)
    const before = await read('own', 'TherapistAccounts/own_0')
    expect(Object.values(countsOf(await run(false))).every((count) => count === 0)).toBe(true)
    expect(await read('own', 'TherapistAccounts/own_0')).toEqual(before)
  })

  it('plan a document again after a concurrent change', async () => {
    await firestore.seed({ 'TherapistAccounts/own_0': oldClinic })
    let isFirst = true
    await run(false, async (address, body, tolerated) => {
      if (isFirst && address.endsWith(':commit')) {
        isFirst = false
        await firestore.seed({ 'TherapistAccounts/own_0': { ...oldClinic, name: 'New name' } })
      }
      return send(address, body, tolerated)
    })
    expect(await read('own', 'TherapistAccounts/own_0')).toMatchObject({ name: 'New name', memberIds: ['own', 'tom'] })
  })
})
