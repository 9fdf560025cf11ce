import { StoreError } from '#ports/documents'

/** Whether the backend denied permission. */
export const isRefused = (error: unknown): error is StoreError => error instanceof StoreError && error.code === 'permission-denied'

/** For a `catch`: an unreadable document counts as missing. */
export function nullWhenRefused(error: unknown): null {
  if (isRefused(error)) return null
  throw error
}
