import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FirebaseBackend } from '#adapters/firebase/backend'
import { NOW, type DocumentStore } from '#ports/documents'
import { openBrowser, signInService } from '../support/firebaseRig'
import { listen } from '../support/localRig'
import { openNetwork, type Network } from '../support/network'

const ada = { email: 'ada@family.example', password: 'lantern-1', displayName: 'Ada' }

// Waiting is what is measured here: the patience of the adapter and the vendor's pauses between attempts.
const LONG_MS = 60_000

describe('without a network', () => {
  let network: Network
  let browser: ReturnType<typeof openBrowser>
  let tab: FirebaseBackend
  let uid: string
  const stops: (() => void)[] = []

  beforeEach(async () => {
    await signInService.empty()
    const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')
    network = await openNetwork({ host, port: Number(port) })
    browser = openBrowser()
    tab = browser.openTab({ firestore: network })
    await tab.identity.signUp(ada)
    uid = await signedInUid(tab)
    await tab.documents.commit((writes) => writes.set(`Users/${uid}`, { email: ada.email, displayName: 'Ada', role: 'parent', createdAt: NOW, updatedAt: NOW }))
  }, LONG_MS)

  afterEach(async () => {
    for (const stop of stops.splice(0)) stop()
    await browser.close()
    await network.close()
  })

  const signedInUid = async ({ identity }: FirebaseBackend): Promise<string> => {
    const users = listen<string | null>()
    stops.push(identity.watch((user) => users.hear(user?.uid ?? null), users.hear as never))
    return (await users.next((user) => user !== null)) ?? ''
  }

  const nameIn = async (documents: DocumentStore) => (await documents.get(`Users/${uid}`))?.data['displayName']

  test(
    'a save is kept on this device, signing out waits for it, and it arrives when the network is back',
    async () => {
      const rename = (displayName: string) => tab.documents.commit((writes) => writes.update(`Users/${uid}`, { displayName, updatedAt: NOW }))
      expect(await rename('Ada B.')).toBe('sent')
      network.cut()
      expect(await rename('Ada L.')).toBe('kept')
      expect(await nameIn(tab.documents)).toBe('Ada L.')
      await expect(tab.identity.signOut()).rejects.toMatchObject({ name: 'IdentityError', code: 'unsent-changes' })
      expect(await signedInUid(tab)).toBe(uid)
      network.mend()
      const other = browser.openTab()
      const names = listen<unknown>()
      stops.push(other.documents.watch(`Users/${uid}`, (found) => names.hear(found?.data['displayName']), names.hear))
      expect(await names.next((name) => name === 'Ada L.')).toBe('Ada L.')
    },
    LONG_MS,
  )

  test(
    'what was taken as saved and is refused later is told as lost, and stays told until it is dismissed',
    async () => {
      const lost = listen<readonly string[]>()
      stops.push(tab.lostChanges.watch(lost.hear))
      network.cut()
      await tab.documents.commit((writes) => writes.update(`Users/${uid}`, { role: 'system_admin', updatedAt: NOW }))
      network.mend()
      expect(await lost.next((paths) => paths.length > 0)).toEqual([`Users/${uid}`])
      const later = listen<readonly string[]>()
      stops.push(tab.lostChanges.watch(later.hear))
      expect(await later.next(() => true)).toEqual([`Users/${uid}`])
      tab.lostChanges.dismiss()
      expect(await later.next((paths) => paths.length === 0)).toEqual([])
      expect((await tab.documents.get(`Users/${uid}`))?.data['role']).toBe('parent')
    },
    LONG_MS,
  )

  test(
    'a read of what this device does not know, a search, a count and a transaction are offline',
    async () => {
      network.cut()
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
    },
    LONG_MS,
  )

  test(
    'after signing out, a watch of what is open to everybody goes on, and the next person reads only their own',
    async () => {
      const told = listen<string>()
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
      const again = listen<string>()
      stops.push(
        tab.documents.watchQuery(
          { collection: 'products' },
          () => again.hear('products'),
          () => again.hear('refused'),
        ),
      )
      expect(await again.next(() => true)).toBe('products')
      expect(told.told).not.toContain('refused')
    },
    LONG_MS,
  )
})
