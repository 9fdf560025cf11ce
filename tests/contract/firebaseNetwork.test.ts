import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FirebaseBackend } from '#adapters/firebase/backend'
import { createAssessments } from '#data/assessments'
import { createChildren } from '#data/children'
import { writeChild } from '#data/childDocument'
import { NO_ANSWERS, ratingId } from '#domain/assessment/rating'
import { newProfile } from '#domain/child/childProfile'
import { NOW, type DocumentStore } from '#ports/documents'
import { emulatorDoor } from '../../scripts/emulatorDoor.mjs'
import { openBrowser, signInService } from '../support/firebaseRig'
import { collectValues } from '../support/localRig'
import { openNetwork, type Network } from '../support/network'

// While online, the adapter waits for the answer itself, so a slow emulator does not reach this limit (ms).
// While offline, no answer can arrive, so the limit is shorter than in the app.
const CUT_PATIENCE_MS = 500
const connection = vi.hoisted(() => ({ isCut: false }))
vi.mock('#ports/timeout', async (original) => {
  const real = await original<typeof import('#ports/timeout')>()
  const withTimeout: typeof real.withTimeout = (ms, work, onTimeout) =>
    connection.isCut ? real.withTimeout(Math.min(ms, CUT_PATIENCE_MS), work, onTimeout) : work
  return { withTimeout }
})

const ada = { email: 'ada@family.example', password: 'lantern-1', displayName: 'Ada' }

const door = emulatorDoor({ project: 'demo-app', env: { FIREBASE_AUTH_EMULATOR_HOST: '', FIRESTORE_EMULATOR_HOST: '', ...process.env } })

describe('offline', () => {
  let network: Network
  let browser: ReturnType<typeof openBrowser>
  let tab: FirebaseBackend
  let uid: string
  const stops: (() => void)[] = []

  beforeEach(async () => {
    await signInService.empty()
    const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')
    connection.isCut = false
    network = await openNetwork({ host, port: Number(port) })
    browser = openBrowser()
    tab = browser.openTab({ firestore: network })
    await tab.identity.signUp(ada)
    uid = await signedInUid(tab)
    await tab.documents.commit((writes) => writes.set(`Users/${uid}`, { email: ada.email, displayName: 'Ada', role: 'parent', createdAt: NOW, updatedAt: NOW }))
  })

  afterEach(async () => {
    for (const stop of stops.splice(0)) stop()
    await browser.close()
    await network.close()
  })

  const cut = () => {
    connection.isCut = true
    network.cut()
  }
  const mend = () => {
    connection.isCut = false
    network.mend()
  }

  const signedInUid = async ({ identity }: FirebaseBackend): Promise<string> => {
    const users = collectValues<string | null>()
    stops.push(identity.watch((user) => users.hear(user?.uid ?? null), users.hear as never))
    return (await users.next((user) => user !== null)) ?? ''
  }

  const nameIn = async (documents: DocumentStore) => (await documents.get(`Users/${uid}`))?.data['displayName']

  test('keeps a save on this device, delays sign-out for it, and sends it when online', async () => {
    const rename = (displayName: string) => tab.documents.commit((writes) => writes.update(`Users/${uid}`, { displayName, updatedAt: NOW }))
    expect(await rename('Ada B.')).toBe('sent')
    cut()
    expect(await rename('Ada L.')).toBe('kept')
    expect(await nameIn(tab.documents)).toBe('Ada L.')
    await expect(tab.identity.signOut()).rejects.toMatchObject({ name: 'IdentityError', code: 'unsent-changes' })
    expect(await signedInUid(tab)).toBe(uid)
    mend()
    const other = browser.openTab()
    const names = collectValues<unknown>()
    stops.push(other.documents.watch(`Users/${uid}`, (found) => names.hear(found?.data['displayName']), names.hear))
    expect(await names.next((name) => name === 'Ada L.')).toBe('Ada L.')
  })

  test('reports a saved change that is refused later as lost, until it is dismissed', async () => {
    const lost = collectValues<readonly string[]>()
    stops.push(tab.lostChanges.watch(lost.hear))
    cut()
    await tab.documents.commit((writes) => writes.update(`Users/${uid}`, { role: 'system_admin', updatedAt: NOW }))
    mend()
    expect(await lost.next((paths) => paths.length > 0)).toEqual([`Users/${uid}`])
    const later = collectValues<readonly string[]>()
    stops.push(tab.lostChanges.watch(later.hear))
    expect(await later.next(() => true)).toEqual([`Users/${uid}`])
    tab.lostChanges.dismiss()
    expect(await later.next((paths) => paths.length === 0)).toEqual([])
    expect((await tab.documents.get(`Users/${uid}`))?.data['role']).toBe('parent')
  })

  test('reports an uncached read, a query, a count and a transaction as offline', async () => {
    cut()
    const offline = { name: 'StoreError', code: 'offline' }
    await expect(tab.documents.get(`children/${uid}_0`)).rejects.toMatchObject(offline)
    await expect(tab.documents.find({ collection: 'children', where: [['ownerUid', '==', uid]] })).rejects.toMatchObject(offline)
    await expect(tab.documents.count({ collection: 'children', where: [['ownerUid', '==', uid]] })).rejects.toMatchObject(offline)
    const transaction = tab.documents.transact(async (writes) => {
      if ((await writes.get(`children/${uid}_0`)) === null) throw new Error('it was answered')
    })
    await expect(transaction).rejects.toMatchObject(offline)
    const blind = tab.documents.transact(async (writes) => writes.update(`Users/${uid}`, { displayName: 'x', updatedAt: NOW }))
    await expect(blind).rejects.toMatchObject(offline)
  })

  /** Makes a write whose answer is lost: the connection breaks once the write has reached the backend, and is restored later. */
  async function withLostAnswer<T>(path: string, write: (beforeLast: () => void) => Promise<T>): Promise<T> {
    let isFirst = true
    const written = write(() => {
      if (isFirst) network.loseAnswers()
      isFirst = false
    })
    await expect.poll(() => door.read(path)).not.toEqual({})
    cut()
    mend()
    return written
  }

  /** Returns this tab's store. It calls `onAsked` when a transaction has sent all its requests and only waits for the last answer. */
  const tellingStore = (onAsked: () => void): DocumentStore => ({
    ...tab.documents,
    transact: (work) =>
      tab.documents.transact(async (transaction) => {
        const answer = await work(transaction)
        onAsked()
        return answer
      }),
  })
  const family = () => ({ ownerUid: uid, birthMonth: null, profile: newProfile })

  test('creates a child once when the answer was lost', async () => {
    const made = await withLostAnswer(`children/${uid}_0`, (onAsked) => createChildren(tellingStore(onAsked)).create({ ...family(), alias: 'Firefly' }))
    expect(made.id).toBe(`${uid}_0`)
    expect((await createChildren(tab.documents).create({ ...family(), alias: 'Otter' })).id).toBe(`${uid}_1`)
  })

  test('creates a document once when the answer was lost, although a second attempt is refused', async () => {
    const make = (store: DocumentStore, alias: string) => store.transact(async (writes) => writes.set(`children/${uid}_0`, writeChild({ ...family(), alias })))
    await withLostAnswer(`children/${uid}_0`, (onAsked) => make(tellingStore(onAsked), 'Firefly'))
    await expect(make(tab.documents, 'Otter')).rejects.toMatchObject({ code: 'permission-denied' })
  })

  test('starts a rating once when the answer was lost, although a second attempt is refused', async () => {
    const { id: childId } = await createChildren(tab.documents).create({ ...family(), alias: 'Firefly' })
    const begin = { occasion: 'autumn', side: 'family', version: 1, answers: NO_ANSWERS } as const
    const lost = collectValues<readonly string[]>()
    stops.push(tab.lostChanges.watch(lost.hear))
    // Opens the connection for writes, before any answer is lost on it.
    await tab.documents.commit((writes) => writes.update(`children/${childId}`, { alias: 'Fly', updatedAt: NOW }))
    const rating = `children/${childId}/assessments/${ratingId(begin.occasion, begin.side, begin.version)}`
    await withLostAnswer(rating, (onAsked) => {
      onAsked()
      return createAssessments(tab.documents).beginRating(childId, begin, { uid, name: 'Ada' })
    })
    await tab.documents.commit((writes) => writes.update(`children/${childId}`, { alias: 'Firefly', updatedAt: NOW }))
    expect(lost.told.flat()).toEqual([])
  })

  test('sends waiting changes before clearing the cache, and keeps its subscriptions', async () => {
    const told = collectValues<unknown>()
    await tab.documents.commit((writes) => writes.set(`Users/${uid}`, { email: ada.email, displayName: 'Ada', role: 'parent', createdAt: NOW, updatedAt: NOW }))
    stops.push(
      tab.documents.watch(
        `Users/${uid}`,
        (document) => told.hear(document?.data['displayName']),
        (error) => {
          throw error
        },
      ),
    )
    await told.next((name) => name === 'Ada')
    await tab.documents.commit((writes) => writes.update(`Users/${uid}`, { displayName: 'Ida', updatedAt: NOW }))
    await tab.forgetCopies()
    expect((await tab.documents.get(`Users/${uid}`))?.data['displayName']).toBe('Ida')
    await tab.documents.commit((writes) => writes.update(`Users/${uid}`, { displayName: 'Eda', updatedAt: NOW }))
    await told.next((name) => name === 'Eda')
  })

  test('keeps subscriptions to public data after sign-out, and lets the next person read only their own', async () => {
    const told = collectValues<string>()
    stops.push(
      tab.documents.watchQuery(
        { collection: 'products' },
        () => told.hear('products'),
        () => told.hear('refused'),
      ),
    )
    await told.next((one) => one === 'products')
    await tab.identity.signOut()
    await expect(tab.documents.get(`Users/${uid}`)).rejects.toMatchObject({ code: 'permission-denied' })
    await tab.identity.signUp({ ...ada, email: 'ben@family.example' })
    await expect(tab.documents.get(`Users/${uid}`)).rejects.toMatchObject({ code: 'permission-denied' })
    const again = collectValues<string>()
    stops.push(
      tab.documents.watchQuery(
        { collection: 'products' },
        () => again.hear('products'),
        () => again.hear('refused'),
      ),
    )
    expect(await again.next(() => true)).toBe('products')
    expect(told.told).not.toContain('refused')
  })
})
