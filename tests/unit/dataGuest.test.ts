import { beforeEach, describe, expect, test } from 'vitest'
import { adoptGuest } from '#data/adoptGuest'
import { createChildren } from '#data/children'
import { createSessions } from '#data/sessions'
import { newProfile } from '#domain/child/childProfile'
import type { DocumentStore, Writes } from '#ports/documents'
import { headerOf, trialFacts } from '../contract/journal.contract'
import type { Device } from '../support/localRig'
import { openDevice, sessionOf, tom } from '../support/dataRig'

let device: Device
let store: DocumentStore
let guestStore: DocumentStore

beforeEach(() => {
  ;({ device, store, guestStore } = openDevice())
})

describe('adopting the guest’s data', () => {
  const play = async () => {
    await createChildren(guestStore).create({ ownerUid: 'guest', alias: 'My child', birthMonth: null, profile: newProfile })
    for (const id of ['g1', 'g2']) await createSessions(guestStore).save(sessionOf(id, { childId: 'guest_0', ranBy: 'guest' }))
  }
  const idsOf = async (from: DocumentStore, child: string) => (await from.find({ collection: `children/${child}/sessions` })).map(({ id }) => id)

  test('moves the child, its sessions and the journal’s into the account', async () => {
    await play()
    const { journal } = device.openTab()
    await journal.begin(headerOf('g3', { childId: 'guest_0', ranBy: 'guest' }))
    await journal.append('g3', trialFacts(0))
    await journal.close('g3', 'finished')
    expect(await adoptGuest({ guestStore, store, journal, uid: 'ada' })).toBe('ada_0')
    expect(await idsOf(store, 'ada_0')).toEqual(['g1', 'g2', 'g3'])
    expect((await store.get('children/ada_0'))?.data).toMatchObject({ ownerUid: 'ada', alias: 'My child' })
    expect(await guestStore.get('children/guest_0')).toBeNull()
    expect(await idsOf(guestStore, 'guest_0')).toEqual([])
    expect(await adoptGuest({ guestStore, store, journal, uid: 'ada' })).toBeNull()
  })

  test('creates nothing if nothing was played', async () => {
    expect(await adoptGuest({ guestStore, store, journal: device.openTab().journal, uid: 'ada' })).toBeNull()
    expect(await store.get('children/ada_0')).toBeNull()
  })

  test('leaves a child half adopted by another account to that account', async () => {
    await play()
    await guestStore.commit((writes) => writes.update('children/guest_0', { adoptedInto: 'ada_0' }))
    expect(await adoptGuest({ guestStore, store: device.storeOf(tom), journal: device.openTab().journal, uid: 'tom' })).toBeNull()
    expect(await idsOf(guestStore, 'guest_0')).toEqual(['g1', 'g2'])
  })

  test('leaves other children’s sessions in the journal', async () => {
    await play()
    const { journal } = device.openTab()
    await journal.begin(headerOf('a9', { childId: 'ada_7', ranBy: 'ada' }))
    await journal.append('a9', trialFacts(0))
    await journal.close('a9', 'finished')
    await adoptGuest({ guestStore, store, journal, uid: 'ada' })
    expect((await journal.undelivered()).map(({ id }) => id)).toEqual(['a9'])
  })

  // There are two copies with three writes each, and one write before and one after them.
  test.each([1, 2, 3, 4, 5, 6, 7])('loses and duplicates nothing when interrupted at write %i and repeated', async (breaksAt) => {
    await play()
    const { journal } = device.openTab()
    let count = 0
    const fragile = (whole: DocumentStore): DocumentStore => {
      const writing = () => {
        if (++count === breaksAt) throw new Error('the tab was closed')
      }
      return {
        ...whole,
        commit: async (fill: (writes: Writes) => void) => {
          writing()
          return whole.commit(fill)
        },
        transact: async (work) => {
          writing()
          return whole.transact(work)
        },
      }
    }
    await adoptGuest({ guestStore: fragile(guestStore), store: fragile(store), journal, uid: 'ada' }).catch((error: Error) => {
      expect(error.message).toBe('the tab was closed')
    })
    expect(count).toBeGreaterThanOrEqual(breaksAt)
    await adoptGuest({ guestStore, store, journal, uid: 'ada' })
    expect(await idsOf(store, 'ada_0')).toEqual(['g1', 'g2'])
    expect(await store.get('children/ada_1')).toBeNull()
    expect(await guestStore.get('children/guest_0')).toBeNull()
  })
})
