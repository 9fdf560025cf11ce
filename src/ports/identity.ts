/** The signed-in person, as reported by the sign-in service. */
export interface IdentityUser {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  readonly displayName: string
}

export type IdentityErrorCode =
  | 'invalid-email'
  | 'wrong-credentials'
  | 'email-in-use'
  | 'weak-password'
  | 'invalid-code'
  | 'expired-code'
  /** The person left the second step of sign-in without entering a code. */
  | 'no-code'
  /** The address must be verified first. */
  | 'unverified-email'
  | 'too-many-attempts'
  | 'needs-recent-sign-in'
  | 'offline'
  /** Signing out now would lose changes that have not reached the backend. */
  | 'unsent-changes'
  | 'storage-full'
  | 'unavailable'

export class IdentityError extends Error {
  readonly code: IdentityErrorCode
  constructor(code: IdentityErrorCode, message: string = code) {
    super(message)
    this.name = 'IdentityError'
    this.code = code
  }
}

/** How a code is delivered: by e-mail, or shown on this device (the embedded backend sends no e-mail). */
export type CodeDelivery = { readonly by: 'mail' } | { readonly by: 'screen'; readonly code: string }

/** The sign-in service. Every method rejects with an IdentityError only. */
export interface Identity {
  /** Calls back when the answer is known and at every change, in every tab. Returns a function that stops the calls. */
  watch(onUser: (user: IdentityUser | null) => void, onError: (error: IdentityError) => void): () => void
  signUp(form: { email: string; password: string; displayName: string }): Promise<void>
  signIn(form: { email: string; password: string }): Promise<void>
  signOut(): Promise<void>
  /** Requests a password reset. Never reveals whether the address exists. */
  requestReset(form: { email: string }): Promise<CodeDelivery>
  confirmReset(form: { code: string; password: string }): Promise<void>
  /** Requests a code that verifies the signed-in person's address. */
  requestVerification(): Promise<CodeDelivery>
  confirmVerification(form: { code: string }): Promise<void>
  /** Asks the service again about the signed-in person, who may have answered an e-mail elsewhere. `watch` then reports any change. */
  lookAgain(): Promise<void>
  /**
   * Changes the address. A service with e-mail does so when the person answers the e-mail to the new address. The embedded service
   * does so at once, and the new address is unverified until the person enters the code.
   */
  changeEmail(form: { email: string; password: string }): Promise<CodeDelivery>
  changePassword(form: { password: string; next: string }): Promise<void>
  setDisplayName(name: string): Promise<void>
  /** Resolves if this is the signed-in person's password. Wrong attempts are limited as at sign-in. */
  confirmPassword(form: { password: string }): Promise<void>
  /** Deletes the signed-in person with everything that the sign-in service stores about the address, and signs out in every tab. */
  deleteAccount(form: { password: string }): Promise<void>
  /**
   * Signs out a person after the backend has erased them, in every tab, and removes everything that this device stored, including unsent
   * changes.
   */
  leaveErased(): Promise<void>
}

/** Minimum length of a new password (characters). An older, shorter password still works. */
export const MIN_PASSWORD_LENGTH = 8
