import { IdentityError } from '#ports/identity'
import { StoreError } from '#ports/documents'

/** Converts any failure of the database to a StoreError. A full disk has its own code; everything else is `unavailable`. */
export function localStoreError(error: unknown): StoreError {
  const chain = causesOf(error)
  const known = chain.find((cause) => cause instanceof StoreError)
  if (known !== undefined) return known
  const first = chain[0]
  const message = first instanceof Error ? first.message : String(error)
  const isFull = chain.some((cause) => cause.name === 'QuotaExceededError')
  return new StoreError(isFull ? 'storage-full' : 'unavailable', message)
}

/** Does the work, and rejects only with a StoreError. */
export async function attempt<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw localStoreError(error)
  }
}

/** Converts any failure of the database to an IdentityError. */
export function localIdentityError(error: unknown): IdentityError {
  const known = causesOf(error).find((cause) => cause instanceof IdentityError)
  if (known !== undefined) return known
  const { code, message } = localStoreError(error)
  return new IdentityError(code === 'storage-full' ? 'storage-full' : 'unavailable', message)
}

// Dexie wraps a failure inside a transaction in `inner`. A DOMException is not always an Error.
function causesOf(error: unknown): (Error & { inner?: unknown })[] {
  const causes: (Error & { inner?: unknown })[] = []
  let next = error
  while (typeof next === 'object' && next !== null && 'name' in next && causes.length < 5) {
    causes.push(next as Error)
    next = 'inner' in next ? next.inner : null
  }
  return causes
}
