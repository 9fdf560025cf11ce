import { StoreError } from '#ports/documents'

/** Whether the backend denied permission. */
export const isRefused = (error: unknown): error is StoreError => error instanceof StoreError && error.code === 'permission-denied'

/** Handles the error of a read: a refused document counts as missing, and any other error is thrown again. */
export function nullWhenRefused(error: unknown): null {
  if (isRefused(error)) return null
  throw error
}
