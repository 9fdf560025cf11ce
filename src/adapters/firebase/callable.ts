import { FirebaseError, type FirebaseApp } from 'firebase/app'
import { StoreError } from '#ports/documents'
import { firestoreError } from './failures'

/** Calls a function of the project by its name. Rejects with a StoreError. */
export type Call = <Answer>(name: string, data: unknown) => Promise<Answer>

/**
 * Returns a function that calls the project's functions. Their client is loaded with the first call.
 * @param address base address of the functions
 */
export const callsTo =
  (app: FirebaseApp, address: string): Call =>
  async <Answer>(name: string, data: unknown) => {
    try {
      const { getFunctions, httpsCallableFromURL } = await import('firebase/functions')
      return (await httpsCallableFromURL<unknown, Answer>(getFunctions(app), `${address}/${name}`)(data)).data
    } catch (error) {
      throw failureFrom(error)
    }
  }

/** Converts a failure of the functions' client, which reports a lost connection as an internal error without a server message. */
function failureFrom(error: unknown): StoreError {
  if (error instanceof FirebaseError && error.code.startsWith('functions/')) {
    const code = error.code.slice('functions/'.length)
    if (code === 'permission-denied' || code === 'unauthenticated' || code === 'failed-precondition') return new StoreError('permission-denied', error.message)
    if (code === 'unavailable' || code === 'deadline-exceeded' || globalThis.navigator?.onLine === false) return new StoreError('offline', error.message)
    return new StoreError('unavailable', error.message)
  }
  return firestoreError(error)
}
