import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'

/** The dependencies of the functions. Tests pass their own clock. */
export interface Services {
  readonly db: Firestore
  readonly auth: Pick<Auth, 'getUser' | 'getUserByEmail' | 'updateUser' | 'revokeRefreshTokens' | 'deleteUser'>
  /** Returns the current time (ms since 1970). */
  readonly now: () => number
  /** Returns a new unguessable id. */
  readonly newId: () => string
}

type RefusalCode = 'unauthenticated' | 'permission-denied' | 'invalid-argument' | 'failed-precondition'

/** A refused request. The reason is for the reader of the error and contains no personal data. */
export class Refusal extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode, reason: string) {
    super(reason)
    this.name = 'Refusal'
    this.code = code
  }
}

/** Resolves to the result, or to null if the sign-in service does not know the person. */
export async function nullIfUnknownUser<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'auth/user-not-found') return null
    throw error
  }
}

/** Whether the error means that a document changed meanwhile: FAILED_PRECONDITION, ABORTED or NOT_FOUND of gRPC. */
export const isOvertaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && [9, 10, 5].includes(Number(error.code))
