import { StoreError } from '#ports/documents'

/** Whether the backend said that this person may not. */
export const isRefused = (error: unknown): error is StoreError => error instanceof StoreError && error.code === 'permission-denied'

/** For a `catch`: what may not be read is as good as not there. */
export function nullWhenRefused(error: unknown): null {
  if (isRefused(error)) return null
  throw error
}
