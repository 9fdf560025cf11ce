import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPeopleRecords } from '#data/people'
import { createShop } from '#data/shop'
import { formatPrice, spacedCode, tidyCode, type Product } from '#domain/subscription/shop'
import type { CardSubscription } from '#domain/people/people'
import { DAY_MS } from '#domain/time'
import type { DocumentStore, StoredDocument, StoreError } from '#ports/documents'
import type { Order } from '#ports/shop'
import { answerCheckouts, offerPlans, pretendToPay } from '../../scripts/vite/standIn/payments'
import { createDevice, collectValues, type Device } from '../support/localRig'
import { partialDouble } from '../support/services'

const ada = { uid: 'ada', email: 'ada@family.example', displayName: 'Ada' }
const PAGE = 'https://lantern.example'
const order: Order = {
  uid: 'ada',
  product: 'family',
  price: 'monthly',
  trialDays: null,
  paidUrl: `${PAGE}/pricing?paid=1`,
  cancelledUrl: `${PAGE}/pricing?cancelled=1`,
}
const unexpected = (error: Error) => {
  throw error
}

describe('prices and codes', () => {
  test('format a price with the digits of its currency', () => {
    expect(formatPrice({ currency: 'eur', amount: 890 }, 'en')).toBe('€8.90')
    expect(formatPrice({ currency: 'jpy', amount: 900 }, 'en')).toBe('¥900')
    expect(formatPrice({ currency: 'kwd', amount: 2500 }, 'en')).toMatch(/2\.500/)
  })

  test('accept a code with spaces and in lower case', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{12,32}$/), (code) => {
        expect(tidyCode(spacedCode(code).toLowerCase())).toBe(code)
      }),
    )
  })

  test('accept a code typed with Arabic or Persian digits', () => {
    expect(tidyCode('ABCD-٢٣٤٥-EFGH-۶۷')).toBe('ABCD2345EFGH67')
  })

  test('accept a code pasted from a letter, with long dashes and invisible characters', () => {
    expect(tidyCode('\u200bABCD\u20132345\u2014EFGH\u00a067\u2060\r\n')).toBe('ABCD2345EFGH67')
  })

  test.each(['', 'short', 'ABCD-2345-EFG', 'ABCD2345EFGH/6789', 'ÄBCD2345EFGH'])('reject "%s" as a code', (typed) => {
    expect(tidyCode(typed)).toBeNull()
  })
})

describe('the shop', () => {
  let device: Device
  let store: DocumentStore
  const shop = (patienceMs = 5000) => createShop({ store, clock: device.now, newId: () => 'wish', patienceMs })
  const answer = (fields: object) => device.seed({ 'Users/ada/checkout_sessions/wish': { mode: 'subscription', ...fields } })

  beforeEach(async () => {
    device = createDevice()
    store = device.storeOf(ada)
    await createPeopleRecords(store).ensureUser(ada)
    const monthly = { active: true, currency: 'eur', unit_amount: 890, interval: 'month', interval_count: 1, trial_period_days: 14, type: 'recurring' }
    await device.seed({
      'Config/access': { adminEmails: [], staffDomains: [], appOrigins: [PAGE], trialDays: 14 },
      'products/family': { active: true, name: 'Family', description: 'For one family.' },
      'products/family/prices/yearly': { ...monthly, unit_amount: 8900, interval: 'year' },
      'products/family/prices/monthly': monthly,
      'products/family/prices/old': { ...monthly, active: false },
      'products/family/prices/broken': { ...monthly, unit_amount: 'many' },
      'products/gone': { active: false, name: 'Gone' },
      'products/empty': { active: true, name: 'Nothing costs anything' },
      'products/broken': { active: true, name: 7 },
    })
  })
  afterEach(() => device.dispose())

  test('offers current products, cheapest first, without unreadable ones', async () => {
    const lists = collectValues<readonly Product[]>()
    const stop = shop().watchProducts(lists.hear, unexpected)
    const list = await lists.next((each) => each.length > 0)
    stop()
    expect(list?.map(({ id, prices }) => [id, prices.map((price) => price.id)])).toEqual([['family', ['monthly', 'yearly']]])
    expect(list?.[0]?.prices[0]).toEqual({ id: 'monthly', currency: 'eur', amount: 890, interval: { unit: 'month', count: 1 }, trialDays: 14 })
  })

  test('reports a withdrawn product', async () => {
    const lists = collectValues<readonly Product[]>()
    const stop = shop().watchProducts(lists.hear, unexpected)
    await lists.next((each) => each.length > 0)
    await device.seed({ 'products/family': { active: false, name: 'Family' } })
    expect(await lists.next((each) => each.length === 0)).toEqual([])
    stop()
  })

  test('leads to the payment service’s page once that has answered', async () => {
    const paying = shop().checkout(order)
    await expect.poll(async () => (await store.get('Users/ada/checkout_sessions/wish'))?.data).toMatchObject({ price: 'monthly', success_url: order.paidUrl })
    await answer({ url: 'https://pay.example/1' })
    expect(await paying).toBe('https://pay.example/1')
    expect(await shop().isTrialUsed('ada')).toBe(false)
  })

  test('gives the free trial once', async () => {
    const paying = shop().checkout({ ...order, trialDays: 14 })
    await expect.poll(() => shop().isTrialUsed('ada')).toBe(true)
    await answer({ url: 'https://pay.example/1' })
    await paying
    const again = createShop({ store, clock: device.now, newId: () => 'another', patienceMs: 5000 }).checkout({ ...order, trialDays: 14 })
    await expect(again).rejects.toMatchObject({ code: 'permission-denied' } satisfies Partial<StoreError>)
  })

  test('reports a refusal and a silence of the payment service', async () => {
    const refused = shop().checkout(order)
    await expect.poll(async () => await store.get('Users/ada/checkout_sessions/wish')).not.toBeNull()
    await answer({ error: { message: 'no such price' } })
    await expect(refused).rejects.toMatchObject({ code: 'unavailable' })
    const silent = createShop({ store, clock: device.now, newId: () => 'silence', patienceMs: 1 }).checkout(order)
    await expect(silent).rejects.toMatchObject({ code: 'unavailable' })
  })
})

test('does not replace a newer list of products by a slower one', async () => {
  const price = { active: true, currency: 'eur', unit_amount: 890, interval: 'month', interval_count: 1 }
  const product = (name: string): StoredDocument => ({ id: name, path: `products/${name}`, data: { active: true, name } })
  const answers: ((documents: readonly StoredDocument[]) => void)[] = []
  let tell: (documents: readonly StoredDocument[]) => void = () => {}
  const slow = partialDouble<DocumentStore>('store', {
    watchQuery(_query, onDocuments) {
      tell = (documents) => onDocuments(documents, true)
      return () => {}
    },
    find: () => new Promise((resolve: (documents: readonly StoredDocument[]) => void) => answers.push(resolve)),
  })
  const lists = collectValues<readonly Product[]>()
  createShop({ store: slow, clock: () => 0, newId: () => 'wish' }).watchProducts(lists.hear, unexpected)
  tell([product('Old')])
  tell([product('New')])
  const [old, recent] = answers
  recent?.([{ id: 'monthly', path: 'products/New/prices/monthly', data: price }])
  expect((await lists.next(() => true)).map(({ name }) => name)).toEqual(['New'])
  old?.([{ id: 'monthly', path: 'products/Old/prices/monthly', data: price }])
  await new Promise((resolve) => setImmediate(resolve))
  expect(lists.told.map((list) => list.map(({ name }) => name))).toEqual([['New']])
})

describe('the fake payment service', () => {
  test('offers products, answers a checkout, and opens everything after a "payment"', async () => {
    const device = createDevice()
    const store = device.storeOf(ada)
    await createPeopleRecords(store).ensureUser(ada)
    await offerPlans(device.raw, PAGE)
    const shop = createShop({ store, clock: device.now, newId: () => 'wish', patienceMs: 5000 })
    const paying = shop.checkout({ ...order, trialDays: 14 })
    await expect.poll(async () => await store.get('Users/ada/checkout_sessions/wish')).not.toBeNull()
    await answerCheckouts(device.raw, (path) => `${PAGE}/stand-in?checkout=${path}`)
    expect(await paying).toBe(`${PAGE}/stand-in?checkout=Users/ada/checkout_sessions/wish`)
    expect(await pretendToPay(device.raw, 'Users/ada/checkout_sessions/wish', device.now())).toBe(order.paidUrl)
    expect(await pretendToPay(device.raw, 'Users/ada/checkout_sessions/no-such', device.now())).toBeNull()
    const cards = collectValues<readonly CardSubscription[]>()
    const stop = createPeopleRecords(store).watchSubscriptions('ada', cards.hear, unexpected)
    expect(await cards.next((list) => list.length > 0)).toMatchObject([{ status: 'trialing', currentPeriodEnd: device.now() + 14 * DAY_MS }])
    stop()
    await device.dispose()
  })
})

describe('a self-contained device', () => {
  test('makes its own single-use codes, and adds a year for a second one', async () => {
    const device = createDevice()
    const { identity, documents, makeOwnCode } = device.openTab()
    await identity.signUp({ email: ada.email, password: 'lantern-1', displayName: 'Ada' })
    const users = collectValues<string | null>()
    const stop = identity.watch((user) => users.hear(user?.uid ?? null), unexpected)
    const uid = (await users.next((one) => one !== null)) ?? ''
    stop()
    await createPeopleRecords(documents).ensureUser({ ...ada, uid })
    const shop = createShop({ store: documents, clock: device.now, newId: () => 'wish' })
    const code = await makeOwnCode()
    expect(await shop.redeem({ uid, code })).toEqual({ kind: 'redeemed', validTill: device.now() + 365 * DAY_MS })
    expect(await shop.redeem({ uid, code })).toEqual({ kind: 'used-before' })
    expect(await shop.redeem({ uid, code: await makeOwnCode() })).toEqual({ kind: 'redeemed', validTill: device.now() + 2 * 365 * DAY_MS })
    await device.dispose()
  })
})
