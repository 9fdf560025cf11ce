import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore'
import type { Services } from '../services'
import { GRACE_CODE } from './graceDays'

const DAY_MS = 86_400_000

/** A subscription before and after a change by the payment extension. */
export interface SubscriptionChange {
  readonly before: DocumentSnapshot | undefined
  readonly after: DocumentSnapshot | undefined
}

/**
 * Keeps everything open for some days after the renewal of a paid subscription failed, like an
 * activation code. Ends this when no payment is late any more. It does not change an activation code
 * that is in use. An event that arrives twice or late has the same result.
 */
export async function followPayment({ db, now }: Services, days: number, uid: string, { before, after }: SubscriptionChange): Promise<void> {
  const hasFailed = before?.get('status') === 'active' && after?.get('status') === 'past_due'
  const failedAt = after?.updateTime?.toMillis() ?? now()
  const person = db.doc(`Users/${uid}`)
  await db.runTransaction(async (transaction) => {
    const [user, late] = [await transaction.get(person), await transaction.get(person.collection('subscriptions').where('status', '==', 'past_due'))]
    if (!user.exists) return
    const running = runningCode(user, now())
    if (late.empty) {
      if (running?.code === GRACE_CODE) transaction.update(person, { activationCodeSubscription: FieldValue.delete() })
      return
    }
    const validTill = failedAt + days * DAY_MS
    if (!hasFailed || running !== null || validTill <= now()) return
    const redeemedAt = Timestamp.fromMillis(failedAt)
    transaction.update(person, { activationCodeSubscription: { code: GRACE_CODE, validTill: Timestamp.fromMillis(validTill), redeemedAt } })
  })
}

function runningCode(user: DocumentSnapshot, now: number): { readonly code: unknown } | null {
  const till = user.get('activationCodeSubscription.validTill') as Timestamp | undefined
  return (till?.toMillis() ?? 0) > now ? { code: user.get('activationCodeSubscription.code') } : null
}
