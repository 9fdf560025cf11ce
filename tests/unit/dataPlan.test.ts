import { beforeEach, describe, expect, test } from 'vitest'
import { adoptGuest } from '#data/adoptGuest'
import { createChildren } from '#data/children'
import { createPlans } from '#data/plans'
import { type DayPlan, moveEarlier, withoutTile, withTile } from '#domain/child/dayPlan'
import { newProfile } from '#domain/child/presets'
import type { DocumentStore } from '#ports/documents'
import { listen, type Device } from '../support/localRig'
import { openDevice, stops, unexpected } from '../support/dataRig'

let device: Device
let store: DocumentStore
let guestStore: DocumentStore

beforeEach(() => {
  ;({ device, store, guestStore } = openDevice())
})

describe('the plan of today', () => {
  const bubbles = { activity: 'bubblepop', category: null, level: '2' }
  const fruits = { activity: 'picture', category: 'fruits', level: '1' }
  const follow = (plans: ReturnType<typeof createPlans>, childId: string) => {
    const heard = listen<DayPlan | 'unreadable'>()
    stops.push(plans.watch(childId, heard.hear, unexpected))
    return heard
  }

  test('is empty until an adult chooses, and then what was chosen, in its order', async () => {
    const plans = createPlans(store, guestStore)
    await createChildren(store).create({ ownerUid: 'ada', alias: 'Firefly', birthMonth: null, profile: newProfile })
    const heard = follow(plans, 'ada_0')
    expect(await heard.next(() => true)).toEqual([])
    await plans.save('ada_0', [fruits, bubbles])
    expect(await heard.next((plan) => plan.length === 2)).toEqual([fruits, bubbles])
    await plans.save('ada_0', [])
    expect(await heard.next((plan) => heard.told.indexOf(plan) > 1)).toEqual([])
  })

  test('one that cannot be read is told, stays, and gives way to a new one', async () => {
    const damaged = { version: 9, tiles: 'many' }
    await createChildren(guestStore).create({ ownerUid: 'guest', alias: 'My child', birthMonth: null, profile: newProfile })
    await device.seed({ 'children/guest_0/plans/today': damaged })
    const plans = createPlans(store, guestStore)
    const heard = follow(plans, 'guest_0')
    expect(await heard.next(() => true)).toBe('unreadable')
    expect((await guestStore.get('children/guest_0/plans/today'))?.data).toEqual(damaged)
    await plans.save('guest_0', [bubbles])
    expect(await heard.next((plan) => plan !== 'unreadable')).toEqual([bubbles])
  })

  test('goes along when a guest makes an account', async () => {
    await createChildren(guestStore).create({ ownerUid: 'guest', alias: 'My child', birthMonth: null, profile: newProfile })
    await createPlans(store, guestStore).save('guest_0', [bubbles])
    await adoptGuest({ guestStore, store, journal: device.openTab().journal, uid: 'ada' })
    expect(await follow(createPlans(store, guestStore), 'ada_0').next(() => true)).toEqual([bubbles])
    expect(await guestStore.get('children/guest_0/plans/today')).toBeNull()
  })

  test('holds each task once and never more than four', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].reduce<DayPlan>((plan, activity) => withTile(plan, { ...bubbles, activity }), [])
    expect(five.map(({ activity }) => activity)).toEqual(['a', 'b', 'c', 'd'])
    expect(withTile([bubbles, fruits], { ...bubbles, level: '3' })).toEqual([{ ...bubbles, level: '3' }, fruits])
    expect(moveEarlier([bubbles, fruits], fruits)).toEqual([fruits, bubbles])
    expect(moveEarlier([bubbles, fruits], bubbles)).toEqual([bubbles, fruits])
    expect(withoutTile([bubbles, fruits], { ...bubbles, level: '9' })).toEqual([fruits])
  })
})
