import { DAY_MS, type Instant } from '#domain/time'
import { NOW, StoreError, type DocumentData, type DocumentStore } from '#ports/documents'
import type { CodeAnswer } from '#ports/shop'
import { isMap } from './parsing'

/**
 * Redeems an activation code for this person. If another code is still running, the days are added to it. Rejects with a
 * StoreError. The backend decides: if somebody else uses up the code at the same moment, the error is `permission-denied`.
 */
export function redeemCode(store: DocumentStore, { uid, code, now }: { uid: string; code: string; now: Instant }): Promise<CodeAnswer> {
  const paths = { code: `activationCodes/${code}`, mark: `activationCodes/${code}/redemptions/${uid}`, me: `Users/${uid}` }
  return store.transact(async (transaction): Promise<CodeAnswer> => {
    const [kept, mark, me] = [await transaction.get(paths.code), await transaction.get(paths.mark), await transaction.get(paths.me)]
    if (kept === null) return { kind: 'unknown' }
    if (mark !== null) return { kind: 'used-before' }
    const refusal = refusalOf(kept.data, now)
    if (refusal !== null) return { kind: refusal }
    const { uses, durationDays } = kept.data
    if (me === null || typeof uses !== 'number' || typeof durationDays !== 'number') throw new StoreError('unavailable', `${kept.path} cannot be read`)
    const validTill = new Date(Math.max(now, runningTill(me.data)) + durationDays * DAY_MS)
    transaction.update(paths.code, { uses: uses + 1, lastRedeemedAt: NOW })
    transaction.set(paths.mark, { redeemedAt: NOW, validTill })
    transaction.update(paths.me, { activationCodeSubscription: { code, validTill, redeemedAt: NOW }, updatedAt: NOW })
    return { kind: 'redeemed', validTill: validTill.getTime() }
  })
}

function refusalOf({ active, uses, maxUses, expiresAt }: DocumentData, now: Instant): 'spent' | 'expired' | null {
  if (active !== true || Number(uses) >= Number(maxUses)) return 'spent'
  return expiresAt instanceof Date && expiresAt.getTime() <= now ? 'expired' : null
}

function runningTill({ activationCodeSubscription: subscription }: DocumentData): Instant {
  const till = isMap(subscription) ? subscription['validTill'] : null
  return till instanceof Date ? till.getTime() : 0
}
