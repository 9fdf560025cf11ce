import type { Instant } from '#domain/time'
import { StoreError, type DocumentStore } from '#ports/documents'
import { isRefused } from './refused'

/**
 * Runs something that a backend may refuse because the day's limit is reached, and then rejects as used up. `limit` is the document in `limits` that the
 * rules check, which a backend without functions never has.
 */
export async function sayingUsedUp<Result>(
  store: Pick<DocumentStore, 'get'>,
  clock: () => Instant,
  limit: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isRefused(error)) throw error
    const found = await store.get(`limits/${limit}`).catch(() => null)
    const until = found?.data['until']
    if (until instanceof Date && until.getTime() > clock()) throw new StoreError('permission-denied', `${limit} is used up`, { isUsedUp: true })
    throw error
  }
}
