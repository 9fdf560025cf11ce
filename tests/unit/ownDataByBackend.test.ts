import { describe, expect, test, vi } from 'vitest'
import { createDeviceSettings } from '#adapters/browser/deviceSettings'
import { createOwnData } from '#data/ownData'
import { StoreError } from '#ports/documents'
import type { Erasure, ErasureOutcome } from '#ports/erasure'
import { headerOf, trialFacts } from '../contract/journal.contract'
import { fakeIdentity } from '../support/fakePorts'
import { openDevice } from '../support/dataRig'

/* Tests the deletion of an account by a backend: this device requests it, and deletes its local data. */

const ada = { email: 'ada@family.example', password: 'lantern-1', displayName: 'Ada' }
const receipt = { number: 'n', documents: 7, keptPapers: 0, keptUntil: null }

async function openFamily(run: () => Promise<ErasureOutcome>) {
  const { device: rig, store } = openDevice()
  const { journal, recordings, photos } = rig.openTab()
  let stored = ''
  const device = createDeviceSettings(() => ({ getItem: () => stored, setItem: (_key: string, value: string) => void (stored = value) }))
  const identity = fakeIdentity()
  await identity.signUp(ada)
  await recordings.keep('ada_0', 'animals/dog', new Blob(['voice'], { type: 'audio/webm' }))
  for (const [id, ranBy] of [
    ['own', 'ada'],
    ['of-another', 'tom'],
  ] as const) {
    await journal.begin(headerOf(id, { childId: id === 'own' ? 'ada_0' : 'ben_0', ranBy }))
    await journal.append(id, trialFacts(0))
    await journal.close(id, 'finished')
  }
  device.change({ activeChildId: 'ada_0', activities: { 'ada_0/bubblepop': { level: '2', own: {} }, 'ben_0/bubblepop': { level: '1', own: {} } } })
  const erasure = { look: vi.fn<Erasure['look']>(), run: vi.fn<Erasure['run']>(run) }
  const guardians = { leave: async () => {} }
  const archive = { pack: () => Promise.reject(new Error('no file')), unpack: () => Promise.reject(new Error('no file')) }
  const print = () => Promise.reject(new Error('nothing is printed here'))
  const ownData = createOwnData({ store, recordings, photos, device, journal, identity, guardians, clock: Date.now, archive, print, erasure })
  const erase = (password = ada.password, erasing?: Parameters<typeof ownData.eraseAccount>[1]) => ownData.eraseAccount({ uid: 'ada', password }, erasing)
  return { ownData, erase, erasure, identity, journal, recordings, device }
}

describe('an account deleted by the backend', () => {
  test('is deleted here with recordings, open play and settings, without other people’s data', async () => {
    const { erase, erasure, identity, journal, recordings, device } = await openFamily(async () => ({ kind: 'erased', receipt }))
    const told = { onProgress: vi.fn<() => void>(), onReceipt: vi.fn<() => void>() }
    expect(await erase(ada.password, told)).toBe('erased')
    expect(erasure.run).toHaveBeenCalledWith({ kind: 'person', id: 'ada', reason: null }, told.onProgress)
    expect(told.onReceipt).toHaveBeenCalledWith(receipt)
    expect(await recordings.list('ada_0')).toEqual([])
    expect((await journal.undelivered()).map(({ id }) => id)).toEqual(['of-another'])
    expect(device.read()).toMatchObject({ activeChildId: null, activities: { 'ben_0/bubblepop': { level: '1' } } })
    expect(device.read().activities).not.toHaveProperty('ada_0/bubblepop')
    expect(identity.calls).toContain('leaveErased')
  })

  test('is deleted here too when the connection is lost and the backend continues', async () => {
    const { erase, identity, recordings } = await openFamily(async () => ({ kind: 'begun' }))
    expect(await erase()).toBe('begun')
    expect(await recordings.list('ada_0')).toEqual([])
    expect(identity.calls).toContain('leaveErased')
  })

  test.each(['in-team', 'has-paid', 'administrator'] as const)('keeps everything while %s is an obstacle', async (kind) => {
    const obstacle = kind === 'in-team' ? { kind, accounts: ['Clinic'] } : { kind }
    const { erase, identity, recordings, journal } = await openFamily(async () => ({ kind: 'blocked', obstacles: [obstacle] }))
    expect(await erase()).toBe(kind)
    expect(await recordings.list('ada_0')).toHaveLength(1)
    expect(await journal.undelivered()).toHaveLength(2)
    expect(identity.calls).not.toContain('leaveErased')
  })

  test('requires the right password, and keeps everything when the backend refuses', async () => {
    const { erase, erasure, identity, recordings } = await openFamily(() => Promise.reject(new StoreError('offline')))
    await expect(erase('wrong-one')).rejects.toMatchObject({ code: 'wrong-credentials' })
    expect(erasure.run).not.toHaveBeenCalled()
    await expect(erase()).rejects.toMatchObject({ code: 'offline' })
    expect(await recordings.list('ada_0')).toHaveLength(1)
    expect(identity.calls).not.toContain('leaveErased')
  })

  test('is previewed first', async () => {
    const { ownData, erasure } = await openFamily(() => Promise.reject(new StoreError('offline')))
    const outlook = { obstacles: [], keptPapers: 2, keptUntil: 5 }
    erasure.look.mockResolvedValue(outlook)
    expect(await ownData.lookAtErasing('ada')).toBe(outlook)
  })
})
