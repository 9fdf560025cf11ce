import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'

/** What the functions work with; tests bring a clock of their own. */
export interface Services {
  readonly db: Firestore
  readonly auth: Pick<Auth, 'getUser' | 'getUserByEmail' | 'updateUser' | 'revokeRefreshTokens' | 'deleteUser'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** A new id that nobody can guess. */
  readonly newId: () => string
}

type RefusalCode = 'unauthenticated' | 'permission-denied' | 'invalid-argument' | 'failed-precondition'

/** A request that is turned down. The reason is for whoever reads the error; no personal data is in it. */
export class Refusal extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode, reason: string) {
    super(reason)
    this.name = 'Refusal'
    this.code = code
  }
}

/** Resolves to null where the sign-in service does not know the person. */
export async function nullWithoutUser<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'auth/user-not-found') return null
    throw error
  }
}

/** Whether somebody else changed a document meanwhile: FAILED_PRECONDITION, ABORTED and NOT_FOUND of gRPC. */
export const isOvertaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && [9, 10, 5].includes(Number(error.code))
