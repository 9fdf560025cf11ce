import * as z from 'zod/mini'
import { UNSETTLED_STATUSES, unsettledOf } from '#domain/subscription/cards'
import type { Price, Product } from '#domain/subscription/shop'
import type { Instant } from '#domain/time'
import { NOW, StoreError, type DocumentStore } from '#ports/documents'
import type { Order, Shop } from '#ports/shop'
import { withTimeout } from '#ports/timeout'
import { readAll, type Reader } from './parsing'
import { skipUncertainEmpty } from './skipUncertainEmpty'
import { redeemCode } from './redeemCode'

interface Parts {
  readonly store: DocumentStore
  readonly clock: () => Instant
  /** Returns a unique id for a checkout. */
  readonly newId: () => string
  /** Maximum time (ms) to wait for an answer from the payment service. */
  readonly patienceMs?: number
}

const PATIENCE_MS = 20_000

const price = z.object({
  currency: z.string().check(z.regex(/^[a-z]{3}$/)),
  unit_amount: z.int().check(z.minimum(0)),
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: z._default(z.int().check(z.minimum(1)), 1),
  trial_period_days: z.nullish(z.int().check(z.minimum(1))),
})
const product = z.object({ name: z.string(), description: z.nullish(z.string()) })

const readPrice: Reader<Price> = ({ id, data }) => {
  const found = price.safeParse(data).data
  if (found === undefined) return null
  const interval = { unit: found.interval, count: found.interval_count }
  return { id, currency: found.currency, amount: found.unit_amount, interval, trialDays: found.trial_period_days ?? null }
}

const readProduct: Reader<Omit<Product, 'prices'>> = ({ id, data }) => {
  const found = product.safeParse(data).data
  return found === undefined ? null : { id, name: found.name, description: found.description ?? '' }
}

const onSale = [['active', '==', true]] as const

/** Creates access to plans and payments, in the documents of the payment service's extension (`checkout_sessions`). */
export function createShop({ store, clock, newId, patienceMs = PATIENCE_MS }: Parts): Shop {
  const pricesOf = async (id: string): Promise<readonly Price[]> => {
    const found = readAll(readPrice, await store.find({ collection: `products/${id}/prices`, where: onSale })).readable
    return found.toSorted((one, other) => one.amount - other.amount)
  }

  return {
    watchProducts(onList, onError) {
      let newest = 0
      return store.watchQuery(
        { collection: 'products', where: onSale },
        skipUncertainEmpty((documents) => {
          const turn = ++newest
          const products = readAll(readProduct, documents).readable
          Promise.all(products.map(async (each) => ({ ...each, prices: await pricesOf(each.id) }))).then(
            // An older list that arrives after a newer one is dropped.
            (list) => (turn === newest ? onList(list.filter(({ prices }) => prices.length > 0).toSorted(byPrice)) : undefined),
            onError,
          )
        }),
        onError,
      )
    },

    watchUnsettled: (uid, onReason, onError) =>
      store.watchQuery(
        { collection: `Users/${uid}/subscriptions`, where: [['status', 'in', UNSETTLED_STATUSES]] },
        (documents) => onReason(unsettledOf(documents.map(({ data }) => String(data['status'])))),
        onError,
      ),

    isTrialUsed: async (uid) => (await store.get(trialPath(uid))) !== null,

    async checkout(order) {
      const session = newId()
      const path = `Users/${order.uid}/checkout_sessions/${session}`
      // A transaction fails when offline. A queued order might be sent when it is no longer wanted, and use up the trial.
      await store.transact(async (writes) => {
        writes.set(path, sessionOf(order))
        if (order.trialDays !== null) writes.set(trialPath(order.uid), { at: NOW, session })
      })
      return addressFrom(store, path, patienceMs)
    },

    redeem: ({ uid, code }) => redeemCode(store, { uid, code, now: clock() }),
  }
}

const byPrice = (one: Product, other: Product): number => (one.prices[0]?.amount ?? 0) - (other.prices[0]?.amount ?? 0)

const trialPath = (uid: string): string => `Users/${uid}/once/trial`

const sessionOf = ({ product: id, price: priceId, trialDays, paidUrl, cancelledUrl }: Order) => ({
  mode: 'subscription',
  product: id,
  price: priceId,
  success_url: paidUrl,
  cancel_url: cancelledUrl,
  ...(trialDays === null ? {} : { trial_period_days: trialDays }),
})

/** Resolves to the address that the payment service writes into the document of the request. */
function addressFrom(store: DocumentStore, path: string, patienceMs: number): Promise<string> {
  let stop = () => {}
  const answered = new Promise<string>((resolve, reject) => {
    stop = store.watch(
      path,
      (found) => {
        const { url, error } = found?.data ?? {}
        if (typeof url === 'string') resolve(url)
        if (error !== undefined) reject(new StoreError('unavailable', 'the payment service refused'))
      },
      reject,
    )
  })
  const giveUp = (): never => {
    throw new StoreError('unavailable', 'the payment service did not answer')
  }
  return withTimeout(patienceMs, answered, giveUp).finally(() => stop())
}
