// This import must come first, because the database uses the IndexedDB that exists when it is loaded.
import { createDevice, collectValues, type Device } from '../support/localRig'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { matches, inQueryOrder } from '#adapters/local/matching'
import { createLocalBackend } from '#adapters/local/backend'
import { localStoreError } from '#adapters/local/failures'
import { createLocalIdentity } from '#adapters/local/identity'
import { createLocalJournal } from '#adapters/local/journal'
import { DEFAULT_ITERATIONS, hashPassword, isPassword } from '#adapters/local/passwords'
import { createPeopleRecords } from '#data/people'
import { MINUTE_MS } from '#domain/time'
import type { IdentityUser } from '#ports/identity'
import type { StoreError } from '#ports/documents'
import { headerOf, trialFacts } from '../contract/journal.contract'

const ada = { email: 'ada@family.example', password: 'lantern-1', displayName: 'Ada' }

const unexpected = (error: Error) => {
  throw error
}

let device: Device
const stops: (() => void)[] = []

beforeEach(() => {
  device = createDevice()
})

afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await device.dispose()
})

describe('the disk contains', () => {
  test('only a salted hash of a password, with its parameters', async () => {
    const { identity } = device.openTab()
    await identity.signUp(ada)
    await identity.signUp({ ...ada, email: 'ben@family.example' })
    const [first, second] = await device.raw.identities.toArray()
    expect(first?.secret).toMatchObject({ kind: 'PBKDF2-SHA-256', iterations: 10 })
    expect(first?.secret?.salt).toHaveLength(16)
    expect(first?.secret?.hash).not.toEqual(second?.secret?.hash)
    expect(JSON.stringify([first, second])).not.toContain(ada.password)
  })

  test('only a digest of a reset code', async () => {
    const { identity } = device.openTab()
    await identity.signUp(ada)
    const delivery = await identity.requestReset(ada)
    expect(JSON.stringify(await device.raw.resetCodes.toArray())).not.toContain(delivery.by === 'screen' ? delivery.code : '')
  })
})

describe('passwords', () => {
  test('use at least 600,000 iterations by default', () => {
    expect(DEFAULT_ITERATIONS).toBeGreaterThanOrEqual(600_000)
  })

  test('from an earlier version that are too short for today still open their account', async () => {
    const { identity } = device.openTab()
    await identity.signUp(ada)
    const secret = await hashPassword('secret', 10)
    await device.raw.identities.toCollection().modify((row) => void Object.assign(row, { secret }))
    await identity.signOut()
    await identity.signIn({ ...ada, password: 'secret' })
    await expect(identity.changePassword({ password: 'secret', next: 'secret7' })).rejects.toMatchObject({ code: 'weak-password' })
    await identity.changePassword({ password: 'secret', next: 'secret88' })
  })

  describe('stored with the 310,000 iterations of an earlier version', () => {
    const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))
    const old = {
      kind: 'PBKDF2-SHA-256',
      iterations: 310_000,
      salt: bytes('6c616e7465726e2d73616c742d303031'),
      hash: bytes('62b5a9dcf61dadfbce3dd6fd53241b3343c2f82f01770f6fbd18a2f9e562fd80'),
    } as const
    const form = { email: ada.email, password: 'seven lanterns' }
    const kept = async () => (await device.raw.identities.get('ada'))?.secret
    const openToday = () => {
      const backend = createLocalBackend({ databaseName: device.databaseName, clock: device.now, locks: null })
      stops.push(() => backend.close())
      return createLocalIdentity(backend.identityParts)
    }

    beforeEach(() => device.raw.identities.add({ uid: 'ada', email: ada.email, emailVerified: true, displayName: 'Ada', secret: old }))

    test('work at the next sign-in, and are rehashed with today’s iterations', async () => {
      await openToday().signIn(form)
      expect(await kept()).toMatchObject({ iterations: DEFAULT_ITERATIONS })
      expect((await kept())?.salt).not.toEqual(old.salt)
      await expect(openToday().signIn(form)).resolves.toBeUndefined()
    })

    test('stay unchanged after a wrong attempt', async () => {
      await expect(openToday().signIn({ ...form, password: 'six lanterns' })).rejects.toMatchObject({ code: 'wrong-credentials' })
      expect(await kept()).toEqual(old)
    })

    test('do not overwrite a password that another tab has just replaced', async () => {
      const next = { ...old, salt: bytes('00'.repeat(16)) }
      const derive = crypto.subtle.deriveBits.bind(crypto.subtle)
      const checking = vi.spyOn(crypto.subtle, 'deriveBits').mockImplementationOnce(async (...given) => {
        await device.raw.identities.update('ada', { secret: next })
        return derive(...given)
      })
      stops.push(() => checking.mockRestore())
      await openToday().signIn(form)
      expect(await kept()).toEqual(next)
    })
  })

  test('are compared exactly, regardless of Unicode composition', async () => {
    const kept = await hashPassword('caf\u00e9-lantern', 10)
    expect(await isPassword('cafe\u0301-lantern', kept)).toBe(true)
    expect(await isPassword('cafe-lantern', kept)).toBe(false)
  })
})

describe('the signed-in person', () => {
  test('loses a watch with permission-denied on sign-out, in another tab too', async () => {
    const { identity, documents } = device.openTab()
    await identity.signUp(ada)
    const users = collectValues<IdentityUser | null>()
    stops.push(identity.watch(users.hear, unexpected))
    const user = (await users.next((one) => one !== null)) as IdentityUser
    await createPeopleRecords(documents).ensureUser(user)
    const [values, errors] = [collectValues<unknown>(), collectValues<StoreError>()]
    stops.push(documents.watch(`Users/${user.uid}`, values.hear, errors.hear))
    await values.next((value) => value !== null)
    await device.openTab().identity.signOut()
    expect(await errors.next(() => true)).toMatchObject({ code: 'permission-denied' })
    expect(values.told).toHaveLength(1)
  })
})

describe('a journal without locks', () => {
  const openJournal = () => createLocalJournal({ database: device.raw, clock: device.now, locks: null })

  test('treats a session as abandoned ten minutes after its last write', async () => {
    const dead = openJournal()
    await dead.begin(headerOf('s1'))
    device.pass(5 * MINUTE_MS)
    await dead.append('s1', trialFacts(0))
    const journal = openJournal()
    device.pass(10 * MINUTE_MS - 1)
    expect(await journal.undelivered()).toEqual([])
    device.pass(1)
    expect(await dead.undelivered()).toEqual([])
    expect((await journal.undelivered())[0]?.events.at(-1)).toEqual({ kind: 'ended', at: 900, reason: 'interrupted' })
  })
})

describe('a journal with damage', () => {
  test('skips unreadable sessions and returns the rest', async () => {
    const { journal } = device.openTab()
    for (const id of ['good', 'damaged']) {
      await journal.begin(headerOf(id))
      await journal.append(id, trialFacts(0))
      await journal.close(id, 'finished')
    }
    await device.raw.journalSessions.update('damaged', { header: { id: 'damaged' } as never })
    await device.raw.journalSessions.put({ id: 'half', header: null as never, status: 'open', lastWriteAt: 0 })
    await device.raw.journalChunks.bulkAdd([
      { sessionId: 'good', events: 'nonsense' as never },
      { sessionId: 'good', events: [null, { kind: 7 }] as never },
    ])
    const sessions = await journal.undelivered()
    expect(sessions.map(({ id }) => id)).toEqual(['good'])
    expect(sessions[0]?.events).toHaveLength(4)
  })
})

describe('an unusable database', () => {
  test('is reported as unavailable on every port', async () => {
    const { identity, documents, journal, demo, close } = device.openTab()
    close()
    await expect(documents.get('Users/ada')).rejects.toMatchObject({ name: 'StoreError', code: 'unavailable' })
    await expect(documents.transact((transaction) => transaction.get('Users/ada'))).rejects.toMatchObject({ name: 'StoreError', code: 'unavailable' })
    await expect(journal.undelivered()).rejects.toMatchObject({ name: 'StoreError', code: 'unavailable' })
    await expect(identity.signIn(ada)).rejects.toMatchObject({ name: 'IdentityError', code: 'unavailable' })
    await expect(identity.signOut()).rejects.toMatchObject({ name: 'IdentityError', code: 'unavailable' })
    await expect(demo.isSeeded()).rejects.toMatchObject({ name: 'IdentityError', code: 'unavailable' })
  })

  test('includes a browser without IndexedDB', async () => {
    const { default: Dexie } = await import('dexie')
    const { indexedDB } = Dexie.dependencies
    Object.assign(Dexie.dependencies, { indexedDB: undefined })
    try {
      const backend = createLocalBackend({ databaseName: 'nowhere', clock: device.now, locks: null })
      await expect(backend.documents.get('Users/ada')).rejects.toMatchObject({ name: 'StoreError', code: 'unavailable' })
    } finally {
      Object.assign(Dexie.dependencies, { indexedDB })
    }
  })

  test('includes a quota error, however deeply wrapped', () => {
    const quota = new DOMException('full', 'QuotaExceededError')
    const wrapped = Object.assign(new Error('the transaction was aborted'), { name: 'AbortError', inner: quota })
    expect([quota, wrapped, new Error('else'), 'text'].map((error) => localStoreError(error).code)).toEqual([
      'storage-full',
      'storage-full',
      'unavailable',
      'unavailable',
    ])
  })
})

describe('queries', () => {
  const query = (field: string, operator: '==' | 'in' | 'array-contains' | '<' | '>=', value: unknown) =>
    ({ collection: 'c', where: [[field, operator, value]] }) as const

  test('never mix types, and never match a missing field', () => {
    expect(matches(query('a', '<', 5), { a: 4 })).toBe(true)
    expect(matches(query('a', '<', 5), { a: '4' })).toBe(false)
    expect(matches(query('a', '>=', 5), { a: new Date(9) })).toBe(false)
    expect(matches(query('a', '>=', 5), {})).toBe(false)
    expect(matches(query('a', 'in', [undefined]), {})).toBe(false)
  })

  test('reach into maps and lists', () => {
    expect(matches(query('a.b', '==', 1), { a: { b: 1 } })).toBe(true)
    expect(matches(query('a', 'array-contains', 2), { a: [1, 2] })).toBe(true)
    expect(matches(query('a', 'array-contains', 2), { a: [1] })).toBe(false)
  })

  test('leave out documents without a value to order by, and settle ties by id', () => {
    const orderBy = ['a', 'asc'] as const
    expect(matches({ collection: 'c', orderBy }, { b: 1 })).toBe(false)
    const rows = [
      { id: 'y', data: { a: 1 } },
      { id: 'x', data: { a: 1 } },
      { id: 'z', data: { a: 0 } },
    ]
    expect(inQueryOrder({ collection: 'c', orderBy }, rows).map(({ id }) => id)).toEqual(['z', 'x', 'y'])
  })
})
