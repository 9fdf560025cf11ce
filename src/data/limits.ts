import type { Instant } from '#domain/time'
import { StoreError, type DocumentStore } from '#ports/documents'
import { isRefused } from './refused'

/**
 * Runs an action that a backend may refuse because a daily limit is reached, and then rejects as used up. `limit` is the
 * document in `limits` that the rules check. A backend without functions never has such a document.
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
