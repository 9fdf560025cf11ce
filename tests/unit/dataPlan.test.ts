import { beforeEach, describe, expect, test } from 'vitest'
import { adoptGuest } from '#data/adoptGuest'
import { createChildren } from '#data/children'
import { createPlans } from '#data/plans'
import { EMPTY_DAY, type PlannedDay } from '#domain/child/weekPlan'
import { newProfile } from '#domain/child/childProfile'
import type { DocumentStore } from '#ports/documents'
import type { Weeks } from '#ports/plans'
import { collectValues, type Device } from '../support/localRig'
import { openDevice, unsubscribers, throwUnexpected } from '../support/dataRig'

let device: Device
let store: DocumentStore
let guestStore: DocumentStore

beforeEach(() => {
  ;({ device, store, guestStore } = openDevice())
})

const WEEK = '2026-11-16'
const bubbles = { activity: 'bubblepop', category: null, level: '2' }
const fruits = { activity: 'picture', category: 'fruits', level: '1' }
const me = { uid: 'ada', displayName: ' Ada ' }
const dayOf = (...tiles: PlannedDay['tiles']): PlannedDay => ({ ...EMPTY_DAY, tiles })

describe('weekly plans', () => {
  const follow = (plans: ReturnType<typeof createPlans>, childId: string, span = { from: WEEK, to: WEEK }) => {
    const heard = collectValues<Weeks>()
    unsubscribers.push(plans.watch(childId, span, heard.hear, throwUnexpected))
    return heard
  }
  const newChild = () => createChildren(store).create({ ownerUid: 'ada', alias: 'Firefly', birthMonth: null, profile: newProfile })

  test('contain the chosen activities in order with their author, and report only the watched week', async () => {
    const plans = createPlans(store, guestStore)
    await newChild()
    const heard = follow(plans, 'ada_0')
    expect((await heard.next(() => true)).size).toBe(0)
    await plans.save('ada_0', '2026-11-23', { changes: { mon: dayOf(bubbles) }, isNew: true }, me)
    await plans.save('ada_0', WEEK, { changes: { tue: dayOf(fruits, bubbles), wed: { ...EMPTY_DAY, isRest: true, aside: [bubbles] } }, isNew: true }, me)
    const weeks = await heard.next((found) => found.size > 0)
    expect([...weeks.keys()]).toEqual([WEEK])
    expect(weeks.get(WEEK)).toMatchObject({
      by: { uid: 'ada', name: 'Ada' },
      days: { mon: EMPTY_DAY, tue: dayOf(fruits, bubbles), wed: { isRest: true, aside: [bubbles] } },
    })
  })

  test('merge changes of different days by different adults', async () => {
    const plans = createPlans(store, guestStore)
    await newChild()
    await plans.save('ada_0', WEEK, { changes: { mon: dayOf(bubbles) }, isNew: true }, me)
    await plans.save('ada_0', WEEK, { changes: { tue: dayOf(fruits) }, isNew: false }, me)
    await plans.save('ada_0', WEEK, { changes: { sun: { ...EMPTY_DAY, wasDone: true } }, isNew: false }, { uid: 'ada', displayName: '' })
    const week = (await follow(plans, 'ada_0').next(() => true)).get(WEEK)
    expect(week).toMatchObject({ by: { name: '' }, days: { mon: dayOf(bubbles), tue: dayOf(fruits), sun: { wasDone: true } } })
  })

  test.each([
    ['of a newer version', { version: 9, monday: WEEK, days: {}, by: 'guest', byName: '' }],
    ['with a day that cannot be read', { version: 1, monday: WEEK, days: { mon: '{"tiles":"many"}' }, by: 'guest', byName: '' }],
    [
      'with more on a day than one may have',
      { version: 1, monday: WEEK, days: { mon: JSON.stringify(dayOf(bubbles, bubbles, bubbles, bubbles, bubbles)) }, by: 'guest', byName: '' },
    ],
  ])('report a week %s, keep it, and accept a new one', async (_, damaged) => {
    await createChildren(guestStore).create({ ownerUid: 'guest', alias: 'My child', birthMonth: null, profile: newProfile })
    await device.seed({ [`children/guest_0/plans/${WEEK}`]: damaged })
    const plans = createPlans(store, guestStore)
    const heard = follow(plans, 'guest_0')
    expect((await heard.next(() => true)).get(WEEK)).toBe('unreadable')
    expect((await guestStore.get(`children/guest_0/plans/${WEEK}`))?.data).toEqual(damaged)
    await plans.save('guest_0', WEEK, { changes: { mon: dayOf(bubbles) }, isNew: true }, null)
    expect((await heard.next((weeks) => weeks.get(WEEK) !== 'unreadable')).get(WEEK)).toMatchObject({ days: { mon: dayOf(bubbles) }, by: { uid: 'guest' } })
  })

  test('move with a guest who makes an account', async () => {
    await createChildren(guestStore).create({ ownerUid: 'guest', alias: 'My child', birthMonth: null, profile: newProfile })
    const guestPlans = createPlans(store, guestStore)
    for (const monday of [WEEK, '2026-11-23']) await guestPlans.save('guest_0', monday, { changes: { mon: dayOf(bubbles) }, isNew: true }, null)
    await adoptGuest({ guestStore, store, journal: device.openTab().journal, uid: 'ada' })
    const weeks = await follow(createPlans(store, guestStore), 'ada_0', { from: WEEK, to: '2026-11-23' }).next(() => true)
    expect([...weeks.values()]).toEqual([0, 1].map(() => expect.objectContaining({ by: { uid: 'ada', name: '' } })))
    expect(await guestStore.find({ collection: 'children/guest_0/plans' })).toEqual([])
  })
})
