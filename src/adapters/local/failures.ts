import { IdentityError } from '#ports/identity'
import { StoreError } from '#ports/documents'

/** Any failure of the database as a StoreError: a full disk is told apart, all else is `unavailable`. */
export function localStoreError(error: unknown): StoreError {
  const chain = causesOf(error)
  const known = chain.find((cause) => cause instanceof StoreError)
  if (known !== undefined) return known
  const first = chain[0]
  const message = first instanceof Error ? first.message : String(error)
  const isFull = chain.some((cause) => cause.name === 'QuotaExceededError')
  return new StoreError(isFull ? 'storage-full' : 'unavailable', message)
}

/** Does the work; it fails with a StoreError and nothing else. */
export async function attempt<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw localStoreError(error)
  }
}

/** Any failure of the database as an IdentityError. */
export function localIdentityError(error: unknown): IdentityError {
  const known = causesOf(error).find((cause) => cause instanceof IdentityError)
  if (known !== undefined) return known
  const { code, message } = localStoreError(error)
  return new IdentityError(code === 'storage-full' ? 'storage-full' : 'unavailable', message)
}

// Dexie wraps what happened inside a transaction in `inner`; a DOMException is not always an Error.
function causesOf(error: unknown): (Error & { inner?: unknown })[] {
  const causes: (Error & { inner?: unknown })[] = []
  let next = error
  while (typeof next === 'object' && next !== null && 'name' in next && causes.length < 5) {
    causes.push(next as Error)
    next = 'inner' in next ? next.inner : null
  }
  return causes
}
