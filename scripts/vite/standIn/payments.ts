import { DAY_MS, type Instant } from '#domain/time'
import type { DocumentData } from '#ports/documents'
import type { LocalDatabase } from '#adapters/local/database'
import { pathPartsOf } from '#adapters/local/paths'
import { newStamp } from '#adapters/local/stamps'

const MONTH_MS = 30 * DAY_MS
const TRIAL_DAYS = 14

const put = (database: LocalDatabase, path: string, data: DocumentData) => database.documents.put({ path, ...pathPartsOf(path), data, version: newStamp() })

/** Stores two plans and the product's settings, in the format of a payment service's documents. */
export async function offerPlans(database: LocalDatabase, origin: string): Promise<void> {
  const price = { active: true, type: 'recurring', currency: 'eur', interval_count: 1, trial_period_days: TRIAL_DAYS }
  await put(database, 'Config/access', { adminEmails: [], staffDomains: [], appOrigins: [origin], trialDays: TRIAL_DAYS })
  await put(database, 'products/family', { active: true, name: 'Family (stand-in)', description: 'For one family, with all its children.' })
  await put(database, 'products/family/prices/monthly', { ...price, unit_amount: 890, interval: 'month' })
  await put(database, 'products/family/prices/yearly', { ...price, unit_amount: 8900, interval: 'year' })
}

/** Responds to every checkout that waits for its page. */
export async function answerCheckouts(database: LocalDatabase, pageOf: (path: string) => string): Promise<void> {
  const waiting = await database.documents
    .where({ group: 'checkout_sessions' })
    .filter(({ data }) => data['url'] === undefined)
    .toArray()
  for (const { path, data } of waiting) await put(database, path, { ...data, url: pageOf(path) })
}

/** Pretends that this checkout was paid, and returns the address to go back to; null if there is no such checkout. */
export async function pretendToPay(database: LocalDatabase, path: string, now: Instant): Promise<string | null> {
  const checkout = (await database.documents.get(path))?.data
  const [users, uid] = path.split('/')
  if (checkout === undefined || users !== 'Users' || uid === undefined) return null
  const isTrial = typeof checkout['trial_period_days'] === 'number'
  await put(database, `Users/${uid}/subscriptions/standin_${newStamp()}`, {
    status: isTrial ? 'trialing' : 'active',
    current_period_end: new Date(now + (isTrial ? TRIAL_DAYS * DAY_MS : MONTH_MS)),
    product: checkout['product'],
    price: checkout['price'],
    cancel_at_period_end: false,
  })
  return String(checkout['success_url'])
}
