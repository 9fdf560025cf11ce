import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  type Auth,
  type User,
} from 'firebase/auth'
import { PRODUCT_NAME } from '#product'
import { shortName } from '#domain/names'
import { normalisedAddress } from '#domain/people/address'
import { IdentityError, MIN_PASSWORD_LENGTH, type CodeDelivery, type Identity, type IdentityUser } from '#ports/identity'
import type { AskCode, SecondStep } from '#ports/secondStep'
import { codeErrorFrom, firebaseIdentityError } from './failures'
import { createSecondStep, withSecondStep } from './secondStep'

/** A channel to the other tabs of this browser. */
export interface OtherTabs {
  tell(): void
  onTold(work: () => void): void
  close(): void
}

interface Parts {
  readonly auth: Auth
  /** Opens a separate, invisible sign-in that is not stored. `close` ends it. */
  readonly openApart: () => { readonly auth: Auth; close(): Promise<void> }
  readonly otherTabs: OtherTabs
  /** Sends all pending changes. Rejects with `unsent-changes` while the server lacks some of the person's changes. */
  readonly sendEverything: () => Promise<void>
  /** Signs the person out, and removes all of their data from this device. */
  readonly leave: (signOut: () => Promise<void>) => Promise<void>
  readonly askCode: AskCode
}

const MAX_NAME_LENGTH = 80
const BY_MAIL: CodeDelivery = { by: 'mail' }

interface HostedIdentity extends Identity {
  readonly secondStep: SecondStep
  close(): void
}

/** Creates the hosted sign-in service. Its emails contain a link with the code that confirms them. */
export function createFirebaseIdentity({ auth, openApart, otherTabs, sendEverything, leave, askCode }: Parts): HostedIdentity {
  const watchers = new Set<() => void>()
  const tellHere = () => {
    for (const tell of watchers) tell()
  }
  // Firebase informs other tabs of who is signed in, but not of changes to the name or the verification.
  const tellEverywhere = () => {
    tellHere()
    otherTabs.tell()
  }
  const refresh = async (user: User) => {
    await user.reload()
    await bringTokenUpToDate(user)
  }
  otherTabs.onTold(() => {
    const user = auth.currentUser
    if (user !== null)
      void refresh(user)
        .catch(() => undefined)
        .finally(tellHere)
  })

  const signedIn = async (): Promise<User> => {
    await auth.authStateReady()
    if (auth.currentUser === null) throw new IdentityError('needs-recent-sign-in')
    return auth.currentUser
  }

  const confirmed = async (password: string): Promise<User> => {
    const user = await signedIn()
    const credential = EmailAuthProvider.credential(user.email ?? '', password)
    await withSecondStep(auth, askCode, () => reauthenticateWithCredential(user, credential))
    return user
  }

  const strong = async (password: string): Promise<string> => {
    if ([...password].length < MIN_PASSWORD_LENGTH) throw new IdentityError('weak-password')
    // The emulator has no password policy, and a failing network returns none. The service itself still refuses weak passwords.
    const { isValid } = await validatePassword(auth, password).catch(() => ({ isValid: true }))
    if (!isValid) throw new IdentityError('weak-password')
    return password
  }

  return {
    ...guarded({
      async signUp(form) {
        const email = addressOf(form.email)
        const password = await strong(form.password)
        const apart = openApart()
        try {
          // Reports a new person only after their name has been saved.
          const { user } = await createUserWithEmailAndPassword(apart.auth, email, password)
          await updateProfile(user, { displayName: nameOf(form.displayName) })
          await auth.updateCurrentUser(user)
        } finally {
          await apart.close()
        }
      },

      async signIn(form) {
        const address = addressOf(form.email)
        await withSecondStep(auth, askCode, () => signInWithEmailAndPassword(auth, address, form.password))
      },

      async signOut() {
        await auth.authStateReady()
        if (auth.currentUser === null) return
        await sendEverything()
        await leave(() => signOut(auth))
      },

      async requestReset(form) {
        await sendPasswordResetEmail(auth, addressOf(form.email)).catch((error: unknown) => {
          // Does not reveal whether the address exists.
          if (firebaseIdentityError(error).code !== 'wrong-credentials') throw error
        })
        return BY_MAIL
      },

      async confirmReset({ code, password }) {
        await confirmPasswordReset(auth, code.trim(), await strong(password)).catch(rethrowCode)
      },

      async requestVerification() {
        await sendEmailVerification(await signedIn())
        return BY_MAIL
      },

      async confirmVerification({ code }) {
        const { operation } = await checkActionCode(auth, code.trim()).catch(rethrowCode)
        if (operation === ActionCodeOperation.PASSWORD_RESET) throw new IdentityError('invalid-code')
        await applyActionCode(auth, code.trim()).catch(rethrowCode)
        // A changed address ends every sign-in. The watch then reports that nobody is signed in.
        if (auth.currentUser !== null) await refresh(auth.currentUser).catch(() => undefined)
        tellEverywhere()
      },

      async lookAgain() {
        await refresh(await signedIn())
        tellEverywhere()
      },

      async changeEmail({ email, password }) {
        const address = addressOf(email)
        await verifyBeforeUpdateEmail(await confirmed(password), address)
        return BY_MAIL
      },

      async changePassword({ password, next }) {
        const newPassword = await strong(next)
        await updatePassword(await confirmed(password), newPassword)
      },

      async setDisplayName(name) {
        await updateProfile(await signedIn(), { displayName: nameOf(name) })
        tellEverywhere()
      },

      async confirmPassword({ password }) {
        await confirmed(password)
      },

      async deleteAccount({ password }) {
        const user = await confirmed(password)
        await sendEverything()
        await leave(() => deleteUser(user))
      },

      async leaveErased() {
        await leave(() => signOut(auth))
      },
    }),

    watch(onUser) {
      let told: string | null = null
      const tell = () => {
        const user = auth.currentUser === null ? null : userOf(auth.currentUser)
        // The address was verified elsewhere after the token was issued. The watch reports the new token.
        if (auth.currentUser !== null) void bringTokenUpToDate(auth.currentUser).catch(() => undefined)
        const seen = JSON.stringify(user)
        if (seen === told) return
        told = seen
        onUser(user)
      }
      watchers.add(tell)
      const stop = onIdTokenChanged(auth, tell)
      return () => {
        watchers.delete(tell)
        stop()
      }
    },

    secondStep: createSecondStep({ signedIn, confirmed, issuer: PRODUCT_NAME }),
    close: () => otherTabs.close(),
  }
}

// The security rules trust only the token, so an address counts as verified only if the token says so.
const userOf = (user: User): IdentityUser => ({
  uid: user.uid,
  email: user.email ?? '',
  emailVerified: user.emailVerified && doesTokenVouch(user),
  displayName: user.displayName ?? '',
})

async function bringTokenUpToDate(user: User): Promise<void> {
  if (user.emailVerified && !doesTokenVouch(user)) await user.getIdToken(true)
}

/** Whether the current token says that the address is verified. */
function doesTokenVouch(user: User): boolean {
  const { stsTokenManager: kept } = user.toJSON() as { stsTokenManager?: { accessToken?: string } }
  const claims = (kept?.accessToken ?? '').split('.')[1] ?? ''
  try {
    const { email_verified: isProven } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { email_verified?: unknown }
    return isProven === true
  } catch {
    return false
  }
}

function addressOf(typed: string): string {
  const address = normalisedAddress(typed)
  if (address === null) throw new IdentityError('invalid-email')
  return address
}

const nameOf = (typed: string): string => shortName(typed, MAX_NAME_LENGTH)

function rethrowCode(error: unknown): never {
  throw codeErrorFrom(error)
}

/** Makes every method of the port reject only with an IdentityError. */
function guarded(methods: Omit<Identity, 'watch'>): Omit<Identity, 'watch'> {
  const guard =
    <Given extends unknown[], Result>(method: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      try {
        return await method(...given)
      } catch (error) {
        throw firebaseIdentityError(error)
      }
    }
  return {
    signUp: guard(methods.signUp),
    signIn: guard(methods.signIn),
    signOut: guard(methods.signOut),
    requestReset: guard(methods.requestReset),
    confirmReset: guard(methods.confirmReset),
    requestVerification: guard(methods.requestVerification),
    confirmVerification: guard(methods.confirmVerification),
    lookAgain: guard(methods.lookAgain),
    changeEmail: guard(methods.changeEmail),
    changePassword: guard(methods.changePassword),
    setDisplayName: guard(methods.setDisplayName),
    confirmPassword: guard(methods.confirmPassword),
    leaveErased: guard(methods.leaveErased),
    deleteAccount: guard(methods.deleteAccount),
  }
}
