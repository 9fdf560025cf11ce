import type { DocumentData } from '#ports/documents'
import { flag, oneOf, shape, text, whole } from '../fields'
import { isSelf, type CollectionRule, type AccessRequest } from './accessRequest'

const onSale = (path: string): CollectionRule => ({ path, shape: () => false, get: () => true, list: () => true })

const STRIPE_ID = /^[A-Za-z0-9_]{1,80}$/

/** Whether the page after a payment is ours. Otherwise a stranger's page could pretend to be ours. */
function isOurPage(address: unknown, access: DocumentData | null): boolean {
  const origins = access?.['appOrigins']
  const [scheme, between, host] = String(address).split('/')
  return Array.isArray(origins) && between === '' && origins.includes(`${scheme}//${host}`)
}

/** Whether the trial period is due. It has a fixed length and is granted once: its mark names the one request that it belongs to. */
async function isOwedTrial({ after, id, view }: AccessRequest, access: DocumentData | null): Promise<boolean> {
  if (!('trial_period_days' in after)) return true
  const mark = `Users/${id['uid']}/once/trial`
  const isFirst = (await view.before(mark)) === null && (await view.after(mark))?.['session'] === id['session']
  return isFirst && after['trial_period_days'] === access?.['trialDays']
}

const checkoutSessions: CollectionRule = {
  path: 'Users/{uid}/checkout_sessions/{session}',
  // These fields reach the payment service unchanged, so an extra field could lower the price.
  shape: shape(
    { mode: oneOf('subscription'), product: text(80, 1), price: text(80, 1), success_url: text(300), cancel_url: text(300) },
    { allow_promotion_codes: flag, locale: text(10), trial_period_days: whole(1, 365) },
  ),
  get: isSelf,
  list: isSelf,
  create: async (request) => {
    const { after, view } = request
    const [product, price] = [String(after['product']), String(after['price'])]
    if (!isSelf(request) || !STRIPE_ID.test(product) || !STRIPE_ID.test(price)) return false
    const access = await view.before('Config/access')
    return (
      (await view.before(`products/${product}`))?.['active'] === true &&
      (await view.before(`products/${product}/prices/${price}`))?.['active'] === true &&
      isOurPage(after['success_url'], access) &&
      isOurPage(after['cancel_url'], access) &&
      isOwedTrial(request, access)
    )
  },
}

export const shopRules: readonly CollectionRule[] = [onSale('products/{product}'), onSale('products/{product}/prices/{price}'), checkoutSessions]
