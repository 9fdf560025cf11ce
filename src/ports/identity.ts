/** Who is signed in, as the sign-in service tells it. */
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

/** How a code went out: by mail, or this device shows it (the embedded backend has no mail). */
export type CodeDelivery = { readonly by: 'mail' } | { readonly by: 'screen'; readonly code: string }

/** The sign-in service. Every method rejects with an IdentityError and nothing else. */
export interface Identity {
  /** Calls back at once when the answer is known and on every change, in every tab. Returns the way to stop. */
  watch(onUser: (user: IdentityUser | null) => void, onError: (error: IdentityError) => void): () => void
  signUp(form: { email: string; password: string; displayName: string }): Promise<void>
  signIn(form: { email: string; password: string }): Promise<void>
  signOut(): Promise<void>
  /** Never tells whether the address exists. */
  requestReset(form: { email: string }): Promise<CodeDelivery>
  confirmReset(form: { code: string; password: string }): Promise<void>
  /** Sends a code that proves the address of whoever is signed in. */
  requestVerification(): Promise<CodeDelivery>
  confirmVerification(form: { code: string }): Promise<void>
  /** Asks the service anew about whoever is signed in, whose letter may have been answered elsewhere; the watch tells what is new. */
  lookAgain(): Promise<void>
  /** A service with mail changes the address once the letter to it was answered; the embedded one at once, and it is unverified until then. */
  changeEmail(form: { email: string; password: string }): Promise<CodeDelivery>
  changePassword(form: { password: string; next: string }): Promise<void>
  setDisplayName(name: string): Promise<void>
  /** Resolves when this is the password of whoever is signed in. Wrong ones are braked as at the door. */
  confirmPassword(form: { password: string }): Promise<void>
  /** Deletes whoever is signed in, with everything the sign-in service knows of the address, and signs out in every tab. */
  deleteAccount(form: { password: string }): Promise<void>
  /** Signs out whom the backend has erased, here and in every tab, with everything that this device knew, also what was never sent. */
  leaveErased(): Promise<void>
}

/** The least length of a new password, in characters. An older one that is shorter still opens its account. */
export const MIN_PASSWORD_LENGTH = 8
