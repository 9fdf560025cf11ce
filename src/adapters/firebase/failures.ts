import { FirebaseError } from 'firebase/app'
import { StoreError, type StoreErrorCode } from '#ports/documents'
import { IdentityError, type IdentityErrorCode } from '#ports/identity'

const storeCodes: Readonly<Record<string, StoreErrorCode>> = {
  'permission-denied': 'permission-denied',
  unauthenticated: 'permission-denied',
  'not-found': 'not-found',
  aborted: 'aborted',
  // Another writer changed or created the document between a transaction's read and its write.
  'already-exists': 'aborted',
  unavailable: 'offline',
  // The connection was lost during the request.
  cancelled: 'offline',
  'deadline-exceeded': 'offline',
}

/** Converts any failure of the database to a StoreError. */
export function firestoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const message = error instanceof Error ? error.message : String(error)
  if (/QuotaExceededError/.test(message)) return new StoreError('storage-full', message)
  return new StoreError((error instanceof FirebaseError && storeCodes[error.code]) || 'unavailable', message)
}

/** Throws any failure of the database as a StoreError. */
export function rethrow(error: unknown): never {
  throw firestoreError(error)
}

/** Converts a failure of a transaction. In a transaction, an unmet condition means that another writer was faster. */
export function transactionErrorFrom(error: unknown): StoreError {
  const isOvertaken = error instanceof FirebaseError && error.code === 'failed-precondition'
  return isOvertaken ? new StoreError('aborted', error.message) : firestoreError(error)
}

// Firebase projects may distinguish an unknown address from a wrong password. Here, both cause the same error.
const identityCodes: Readonly<Record<string, IdentityErrorCode>> = {
  'auth/invalid-email': 'invalid-email',
  'auth/missing-email': 'invalid-email',
  'auth/invalid-new-email': 'invalid-email',
  'auth/missing-new-email': 'invalid-email',
  'auth/invalid-recipient-email': 'invalid-email',
  'auth/wrong-password': 'wrong-credentials',
  'auth/missing-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/user-disabled': 'wrong-credentials',
  'auth/email-already-in-use': 'email-in-use',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/invalid-action-code': 'invalid-code',
  'auth/expired-action-code': 'expired-code',
  'auth/invalid-verification-code': 'invalid-code',
  'auth/code-expired': 'expired-code',
  'auth/unverified-email': 'unverified-email',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/requires-recent-login': 'needs-recent-sign-in',
  'auth/user-token-expired': 'needs-recent-sign-in',
  'auth/invalid-user-token': 'needs-recent-sign-in',
  'auth/user-mismatch': 'needs-recent-sign-in',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
}

/** Converts any failure of the sign-in service to an IdentityError. */
export function firebaseIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error
  const code = error instanceof FirebaseError ? identityCodes[error.code] : undefined
  // Firebase's own message would distinguish a wrong password from an unknown address.
  if (code === 'wrong-credentials') return new IdentityError(code, 'the address or the password is wrong')
  return new IdentityError(code ?? 'unavailable', error instanceof Error ? error.message : String(error))
}

/** Converts a failure that occurred while using an emailed code. The account of the code may have been deleted. */
export function codeErrorFrom(error: unknown): IdentityError {
  const known = firebaseIdentityError(error)
  return known.code === 'wrong-credentials' ? new IdentityError('invalid-code') : known
}
