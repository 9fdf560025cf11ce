import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findAccountsOf } from '#data/accounts'
import { redeemCode } from '#data/redeemCode'
import { DAY_MS, type Instant } from '#domain/time'
import { MAX_TRANSACTION_ATTEMPTS, NOW, type DocumentData, type DocumentStore, type StoredDocument, type StoreError } from '#ports/documents'
import { listWith } from '#ports/listWith'
import { collectValues } from '../support/localRig'

/** Test rig of a backend. Two stores represent two tabs on the same data. */
export interface DocumentsRig {
  store(person: { uid: string; email: string } | null): DocumentStore
  /** Writes documents without checking the access rules. */
  seed(documents: Readonly<Record<string, DocumentData>>): Promise<void>
  now(): Instant
  /** Makes every later write fail. Only backends with their own disk have it. */
  fillDisk?(): void
  dispose(): Promise<void>
}

const ada = { uid: 'ada', email: 'ada@family.example' }
const ben = { uid: 'ben', email: 'ben@family.example' }
const CODE = 'ABCD2345EFGH6789'

const child = (ownerUid: string, more: DocumentData = {}): DocumentData => ({
  version: 1,
  ownerUid,
  alias: 'Firefly',
  birthMonth: null,
  profileJson: '{}',
  grants: {},
  archivedAt: null,
  createdAt: NOW,
  updatedAt: NOW,
  ...more,
})

const session = (ranBy: string, more: DocumentData = {}): DocumentData => ({
  version: 1,
  activity: 'bubblepop',
  category: null,
  level: '1',
  seed: 1,
  startedAt: new Date(0),
  ranBy,
  device: { width: 1, height: 1, pixelRatio: 1 },
  settingsJson: '{}',
  eventsJson: '[]',
  savedAt: NOW,
  ...more,
})

const denied = { code: 'permission-denied' }

/** Defines the contract tests. With `fillsDisk`, the rig can fill the backend's disk, so that case is tested as well. */
export function documentsContract(name: string, createRig: () => Promise<DocumentsRig>, { fillsDisk = false } = {}): void {
  describe(`documents: ${name}`, () => {
    let rig: DocumentsRig
    let store: DocumentStore
    const stops: (() => void)[] = []
    const unexpected = (error: StoreError) => {
      throw error
    }

    beforeEach(async () => {
      rig = await createRig()
      const then = new Date(rig.now() - DAY_MS)
      const user = (email: string) => ({ email, displayName: '', role: 'parent', createdAt: then, updatedAt: then })
      await rig.seed({
        'Users/ada': user(ada.email),
        'Users/ben': user(ben.email),
        [`activationCodes/${CODE}`]: {
          durationDays: 30,
          maxUses: 1,
          uses: 0,
          expiresAt: new Date(rig.now() + DAY_MS),
          active: true,
          createdBy: 'root',
          createdAt: then,
        },
      })
      store = rig.store(ada)
    })

    afterEach(async () => {
      for (const stop of stops.splice(0)) stop()
      await rig.dispose()
    })

    const create = (path: string, data: DocumentData) => store.commit((writes) => writes.set(path, data))

    test('returns null for a missing document', async () => {
      expect(await store.get('children/ada_0')).toBeNull()
    })

    test('returns the stored values: dates stay dates, NOW becomes the time of the backend', async () => {
      const archivedAt = new Date(Date.UTC(2020, 1, 29))
      await create('children/ada_0', child('ada', { archivedAt }))
      const read = await store.get('children/ada_0')
      expect(read).toMatchObject({ path: 'children/ada_0', id: 'ada_0', data: { alias: 'Firefly', archivedAt } })
      const createdAt = read?.data['createdAt'] as Date
      expect(Math.abs(createdAt.getTime() - rig.now())).toBeLessThan(60_000)
    })

    test('merges updates, reaches into maps by dotted names, and deletes undefined values', async () => {
      const since = new Date(rig.now())
      await rig.seed({ 'TherapistAccounts/clinic': clinic(rig.now()) })
      await create('children/ada_0', child('ada', { grants: { clinic: { since, endsAt: new Date(rig.now() + 2 * DAY_MS) } }, adoptedInto: 'x' }))
      const endsAt = new Date(rig.now() + DAY_MS)
      await store.commit((writes) => writes.update('children/ada_0', { 'grants.clinic.endsAt': endsAt, adoptedInto: undefined, updatedAt: NOW }))
      const data = (await store.get('children/ada_0'))?.data
      expect(data).toMatchObject({ alias: 'Firefly', grants: { clinic: { since, endsAt } } })
      expect(data).not.toHaveProperty('adoptedInto')
    })

    test('lets a person join an account they may not read, and keeps its member lists', async () => {
      const [then, invitation] = [new Date(rig.now() - DAY_MS), `TherapistAccounts/olga_0/invitations/${ada.email}`]
      const own = { role: 'owner', joinedAt: then, email: 'olga@clinic.example' }
      const stamps = { createdAt: then, updatedAt: then }
      await rig.seed({
        'TherapistAccounts/olga_0': {
          name: 'Clinic',
          status: 'inactive',
          subscriptionEndDate: null,
          team: { olga: own },
          memberIds: ['olga'],
          ownerIds: ['olga'],
          createdBy: 'olga',
          ...stamps,
        },
        [invitation]: {
          email: ada.email,
          role: 'therapist',
          status: 'pending',
          accountName: 'Clinic',
          invitedBy: 'olga',
          expiresAt: new Date(rig.now() + DAY_MS),
          ...stamps,
        },
      })
      await expect(store.get('TherapistAccounts/olga_0')).rejects.toMatchObject(denied)
      await store.commit((writes) => {
        writes.update(invitation, { status: 'accepted', respondedAt: NOW, respondedBy: 'ada', updatedAt: NOW })
        writes.update('TherapistAccounts/olga_0', {
          'team.ada': { role: 'therapist', joinedAt: NOW, email: ada.email },
          memberIds: listWith('ada'),
          lastChange: { action: 'join', target: 'ada', by: 'ada', at: NOW },
          updatedAt: NOW,
        })
      })
      expect((await store.get('TherapistAccounts/olga_0'))?.data).toMatchObject({ memberIds: ['olga', 'ada'], ownerIds: ['olga'] })
    })

    test('keeps visitors off the list of members, and lets them find the account by their acceptance until the visit ends', async () => {
      const [then, invitation] = [new Date(rig.now() - DAY_MS), `TherapistAccounts/root_0/invitations/${ben.email}`]
      const open = {
        email: ben.email,
        role: 'visitor',
        status: 'pending',
        accountName: 'Clinic',
        invitedBy: 'root',
        expiresAt: new Date(rig.now() + DAY_MS),
        accessDays: 3,
      }
      await rig.seed({ 'TherapistAccounts/root_0': clinic(rig.now()), [invitation]: { ...open, createdAt: then, updatedAt: then } })
      const visitor = rig.store(ben)
      await visitor.commit((writes) => {
        writes.update(invitation, { status: 'accepted', respondedAt: NOW, respondedBy: 'ben', updatedAt: NOW })
        writes.update('TherapistAccounts/root_0', {
          'team.ben': { role: 'visitor', joinedAt: NOW, email: ben.email, until: new Date(rig.now() + 3 * DAY_MS) },
          lastChange: { action: 'join', target: 'ben', by: 'ben', at: NOW },
          updatedAt: NOW,
        })
      })
      const listed = async () => (await visitor.find({ collection: 'TherapistAccounts', where: [['memberIds', 'array-contains', 'ben']] })).map(({ id }) => id)
      const accounts = async () => (await findAccountsOf(visitor, 'ben')).map(({ id }) => id)
      expect([await listed(), await accounts()]).toEqual([[], ['root_0']])
      await rig.seed({
        'TherapistAccounts/root_0': {
          ...(await visitor.get('TherapistAccounts/root_0'))?.data,
          team: { ...(clinic(rig.now())['team'] as object), ben: { role: 'visitor', joinedAt: then, email: ben.email, until: new Date(rig.now() - 1000) } },
        },
      })
      expect([await listed(), await accounts()]).toEqual([[], []])
      await expect(visitor.get('TherapistAccounts/root_0')).rejects.toMatchObject(denied)
    })

    test('rejects an update of a missing document with not-found', async () => {
      const update = store.commit((writes) => writes.update('children/ada_5', { alias: 'Otter', updatedAt: NOW }))
      await expect(update).rejects.toMatchObject({ code: 'not-found' })
    })

    test('filters, orders and limits queries', async () => {
      await create('children/ada_0', child('ada'))
      for (const seed of [3, 1, 2]) await create(`children/ada_0/sessions/s${seed}`, session('ada', { seed, startedAt: new Date(seed) }))
      const seeds = async (query: object) => (await store.find({ collection: 'children/ada_0/sessions', ...query })).map(({ data }) => data['seed'])
      expect(await seeds({})).toEqual([1, 2, 3])
      expect(await seeds({ limit: 2 })).toEqual([1, 2])
      expect(await seeds({ orderBy: ['startedAt', 'desc'] })).toEqual([3, 2, 1])
      expect(await seeds({ where: [['seed', '>=', 2]], orderBy: ['seed', 'desc'], limit: 1 })).toEqual([3])
      expect(await seeds({ where: [['startedAt', '<', new Date(2)]] })).toEqual([1])
      expect(await seeds({ where: [['startedAt', '==', new Date(2)]] })).toEqual([2])
      expect(await seeds({ where: [['seed', 'in', [1, 3, 9]]] })).toEqual([1, 3])
      expect(await seeds({ where: [['nothing', '==', 1]] })).toEqual([])
    })

    test('counts the results of a query regardless of its limit, only for people who may see them', async () => {
      await create('children/ada_0', child('ada'))
      for (const seed of [1, 2, 3]) await create(`children/ada_0/sessions/s${seed}`, session('ada', { seed }))
      const sessions = { collection: 'children/ada_0/sessions', limit: 1 }
      expect(await store.count(sessions)).toBe(3)
      expect(await store.count({ ...sessions, where: [['seed', '>=', 2]] })).toBe(2)
      expect(await store.count({ ...sessions, where: [['seed', '>', 9]] })).toBe(0)
      await expect(rig.store(ben).count(sessions)).rejects.toMatchObject(denied)
      await expect(store.count({ collection: 'Users' })).rejects.toMatchObject(denied)
    })

    test('finds invitations to one address in every account, and to no other address', async () => {
      const invitation = (email: string) => ({
        email,
        role: 'parent',
        status: 'pending',
        accountName: 'Clinic',
        invitedBy: 'root',
        expiresAt: new Date(rig.now() + DAY_MS),
        createdAt: new Date(rig.now()),
        updatedAt: new Date(rig.now()),
      })
      await rig.seed({
        'TherapistAccounts/one/invitations/a': invitation(ada.email),
        'TherapistAccounts/two/invitations/a': invitation(ada.email),
        'TherapistAccounts/two/invitations/b': invitation(ben.email),
      })
      const mine = await store.find({ collection: 'invitations', group: true, where: [['email', '==', ada.email]] })
      expect(mine.map(({ path }) => path).toSorted()).toEqual(['TherapistAccounts/one/invitations/a', 'TherapistAccounts/two/invitations/a'])
      await expect(store.find({ collection: 'invitations', group: true, where: [['email', '==', ben.email]] })).rejects.toMatchObject(denied)
    })

    test('commits all or nothing', async () => {
      const commit = store.commit((writes) => {
        writes.set('children/ada_0', child('ada'))
        writes.update('Users/ada', { role: 'system_admin', updatedAt: NOW })
      })
      await expect(commit).rejects.toMatchObject(denied)
      expect(await store.get('children/ada_0')).toBeNull()
      await store.commit((writes) => writes.set('children/ada_0', child('ada')))
      expect(await store.get('children/ada_0')).not.toBeNull()
    })

    test('reports the current value and then every change, also from another tab, until stopped', async () => {
      await create('children/ada_0', child('ada'))
      const aliases = collectValues<unknown>()
      const stop = store.watch('children/ada_0', (document) => aliases.hear(document?.data['alias'] ?? null), unexpected)
      await aliases.next((alias) => alias === 'Firefly')
      const otherTab = rig.store(ada)
      await otherTab.commit((writes) => writes.update('children/ada_0', { alias: 'Otter', updatedAt: NOW }))
      await aliases.next((alias) => alias === 'Otter')
      await otherTab.commit((writes) => writes.delete('children/ada_0'))
      await aliases.next((alias) => alias === null)
      stop()
      const heard = aliases.told.length
      const after = collectValues<StoredDocument | null>()
      stops.push(store.watch('children/ada_0', after.hear, unexpected))
      await create('children/ada_0', child('ada'))
      await after.next((document) => document !== null)
      expect(aliases.told).toHaveLength(heard)
    })

    test('updates a watched query on additions, changes and deletions', async () => {
      const lists = collectValues<string>()
      stops.push(
        store.watchQuery(
          { collection: 'children', where: [['ownerUid', '==', 'ada']] },
          (documents) => lists.hear(documents.map(({ data }) => data['alias']).join()),
          unexpected,
        ),
      )
      await lists.next((list) => list === '')
      await create('children/ada_0', child('ada'))
      await lists.next((list) => list === 'Firefly')
      await create('children/ada_1', child('ada', { alias: 'Otter' }))
      await lists.next((list) => list === 'Firefly,Otter')
      await store.commit((writes) => writes.delete('children/ada_0'))
      expect(await lists.next((list) => list === 'Otter')).toBe('Otter')
    })

    test('ends a watch without permission with permission-denied', async () => {
      const errors = collectValues<StoreError>()
      const documents = collectValues<unknown>()
      stops.push(store.watch('Users/ben', documents.hear, errors.hear))
      expect(await errors.next(() => true)).toMatchObject(denied)
      expect(documents.told).toEqual([])
    })

    test('redeems a code once, counting the days from now', async () => {
      const now = rig.now()
      const redeem = () => redeemCode(store, { uid: 'ada', code: CODE, now })
      const validTill = now + 30 * DAY_MS
      expect(await redeem()).toEqual({ kind: 'redeemed', validTill })
      expect((await store.get('Users/ada'))?.data['activationCodeSubscription']).toMatchObject({ code: CODE, validTill: new Date(validTill) })
      expect(await redeem()).toEqual({ kind: 'used-before' })
    })

    test('distinguishes unknown, used-up, revoked and expired codes', async () => {
      const code = { durationDays: 30, maxUses: 1, uses: 0, expiresAt: new Date(rig.now() + DAY_MS), active: true, createdBy: 'root', createdAt: new Date(0) }
      const expiresAt = new Date(rig.now() - 1)
      await rig.seed({
        'activationCodes/SPENT2345EFGH': { ...code, uses: 1 },
        'activationCodes/TAKEN2345EFGH': { ...code, active: false },
        'activationCodes/ENDED2345EFGH': { ...code, expiresAt },
      })
      const kinds = await Promise.all(
        ['NOSUCH2345EFGH', 'SPENT2345EFGH', 'TAKEN2345EFGH', 'ENDED2345EFGH'].map(
          async (each) => (await redeemCode(store, { uid: 'ada', code: each, now: rig.now() })).kind,
        ),
      )
      expect(kinds).toEqual(['unknown', 'spent', 'spent', 'expired'])
    })

    test('lets one of two people win the last use of a code, and tells the other that it is used up', async () => {
      const race = await Promise.all([ada, ben].map((who) => redeemCode(rig.store(who), { uid: who.uid, code: CODE, now: rig.now() })))
      expect(race.map(({ kind }) => kind).toSorted()).toEqual(['redeemed', 'spent'])
      expect((await store.get(`activationCodes/${CODE}`))?.data['uses']).toBe(1)
    })

    test('retries a transaction with the new value after a concurrent write', async () => {
      await create('children/ada_0', child('ada', { alias: '1' }))
      const rival = rig.store(ada)
      let attempts = 0
      await store.transact(async (transaction) => {
        const read = await transaction.get('children/ada_0')
        if (++attempts === 1) await rival.commit((writes) => writes.update('children/ada_0', { alias: '5', updatedAt: NOW }))
        transaction.update('children/ada_0', { alias: String(Number(read?.data['alias']) + 1), updatedAt: NOW })
      })
      expect(attempts).toBe(2)
      expect((await store.get('children/ada_0'))?.data['alias']).toBe('6')
    })

    test(`aborts a transaction after ${MAX_TRANSACTION_ATTEMPTS} attempts against a faster writer, without writing`, async () => {
      await create('children/ada_0', child('ada'))
      const rival = rig.store(ada)
      let attempts = 0
      const late = store.transact(async (transaction) => {
        await transaction.get('children/ada_0')
        attempts++
        await rival.commit((writes) => writes.update('children/ada_0', { alias: `rival ${attempts}`, updatedAt: NOW }))
        transaction.update('children/ada_0', { alias: 'late', updatedAt: NOW })
      })
      await expect(late).rejects.toMatchObject({ code: 'aborted' })
      expect(attempts).toBe(MAX_TRANSACTION_ATTEMPTS)
      expect((await store.get('children/ada_0'))?.data['alias']).toBe(`rival ${MAX_TRANSACTION_ATTEMPTS}`)
    })

    test('returns the result of a transaction', async () => {
      expect(await store.transact(async () => 'answer')).toBe('answer')
    })

    describe('without permission, nobody may', () => {
      const attempts: Record<string, (as: (who: typeof ada | null) => DocumentStore) => Promise<unknown>> = {
        'raise the own role': (as) => as(ada).commit((writes) => writes.update('Users/ada', { role: 'system_admin', updatedAt: NOW })),
        'give oneself a subscription': (as) =>
          as(ada).commit((writes) => writes.set('Users/ada/subscriptions/s', { status: 'active', current_period_end: NOW })),
        "read another family's record": (as) => as(ada).get('Users/ben'),
        "list another family's children": (as) => as(ada).find({ collection: 'children', where: [['ownerUid', '==', 'ben']] }),
        'list all children': (as) => as(ada).find({ collection: 'children' }),
        'list the activation codes': (as) => as(ada).find({ collection: 'activationCodes' }),
        'read anything signed out': (as) => as(null).get('Users/ada'),
        'write an unknown collection': (as) => as(ada).commit((writes) => writes.set('secrets/x', {})),
        'write an unknown field': (as) => as(ada).commit((writes) => writes.set('children/ada_0', child('ada', { fullName: 'x' }))),
      }
      for (const [what, attempt] of Object.entries(attempts)) {
        test(what, async () => {
          await expect(attempt((who) => rig.store(who))).rejects.toMatchObject(denied)
        })
      }

      test('change a recorded session', async () => {
        await create('children/ada_0', child('ada'))
        await create('children/ada_0/sessions/s', session('ada'))
        const change = store.commit((writes) => writes.update('children/ada_0/sessions/s', { eventsJson: '[1]' }))
        await expect(change).rejects.toMatchObject(denied)
      })
    })

    const disks = fillsDisk ? ['its own'] : []
    test.for(disks)('reports a full disk as storage-full', async () => {
      rig.fillDisk?.()
      await expect(create('children/ada_0', child('ada'))).rejects.toMatchObject({ name: 'StoreError', code: 'storage-full' })
      const transaction = store.transact(async (writes) => writes.set('children/ada_0', child('ada')))
      await expect(transaction).rejects.toMatchObject({ name: 'StoreError', code: 'storage-full' })
    })
  })
}

function clinic(now: Instant): DocumentData {
  const at = new Date(now)
  return {
    name: 'Clinic',
    status: 'active',
    subscriptionEndDate: null,
    team: { ada: { role: 'parent', joinedAt: at, email: ada.email }, root: { role: 'owner', joinedAt: at, email: 'root@clinic.example' } },
    memberIds: ['ada', 'root'],
    ownerIds: ['root'],
    createdBy: 'root',
    createdAt: at,
    updatedAt: at,
  }
}
