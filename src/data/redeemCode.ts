import { DAY_MS, type Instant } from '#domain/time'
import { NOW, StoreError, type DocumentStore } from '#ports/documents'

/**
 * Redeems an activation code for this person and answers with the moment until which it holds. A code on top of a
 * running one adds its days. Rejects with `not-found` for an unknown code, `permission-denied` for a spent one.
 */
export function redeemCode(store: DocumentStore, { uid, code, now }: { uid: string; code: string; now: Instant }): Promise<Instant> {
  return store.transact(async (transaction) => {
    const [kept, me] = [await transaction.get(`activationCodes/${code}`), await transaction.get(`Users/${uid}`)]
    if (kept === null || me === null) throw new StoreError('not-found', 'there is no such code')
    const { uses, durationDays } = kept.data
    if (typeof uses !== 'number' || typeof durationDays !== 'number') throw new StoreError('unavailable', `${kept.path} cannot be read`)
    const validTill = new Date(Math.max(now, runningTill(me.data['activationCodeSubscription'])) + durationDays * DAY_MS)
    transaction.update(kept.path, { uses: uses + 1, lastRedeemedAt: NOW })
    transaction.set(`${kept.path}/redemptions/${uid}`, { redeemedAt: NOW, validTill })
    transaction.update(me.path, { activationCodeSubscription: { code, validTill, redeemedAt: NOW }, updatedAt: NOW })
    return validTill.getTime()
  })
}

function runningTill(subscription: unknown): Instant {
  const isMap = typeof subscription === 'object' && subscription !== null
  return isMap && 'validTill' in subscription && subscription.validTill instanceof Date ? subscription.validTill.getTime() : 0
}
