import { FirebaseError } from 'firebase/app'
import {
  type Auth,
  FactorId,
  getMultiFactorResolver,
  multiFactor,
  type MultiFactorError,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
  type UserCredential,
} from 'firebase/auth'
import { IdentityError } from '#ports/identity'
import type { AskCode, SecondStep } from '#ports/secondStep'
import { firebaseIdentityError } from './failures'

const WRONG_CODE = 'auth/invalid-verification-code'

const isOf = (error: unknown, code: string): error is FirebaseError => error instanceof FirebaseError && error.code === code

/** Signs in with a password. If the account has a second step, asks for the code of an authenticator app until the code is right or the person gives up. */
export async function withSecondStep(auth: Auth, askCode: AskCode, attempt: () => Promise<UserCredential>): Promise<UserCredential> {
  try {
    return await attempt()
  } catch (error) {
    if (!isOf(error, 'auth/multi-factor-auth-required')) throw error
    const resolver = getMultiFactorResolver(auth, error as MultiFactorError)
    const factor = resolver.hints.find(({ factorId }) => factorId === FactorId.TOTP)
    if (factor === undefined) throw error
    for (let isAgain = false; ; isAgain = true) {
      const code = await askCode({ isAgain })
      if (code === null) throw new IdentityError('no-code')
      try {
        return await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code))
      } catch (failure) {
        if (!isOf(failure, WRONG_CODE)) throw failure
      }
    }
  }
}

interface Parts {
  readonly signedIn: () => Promise<User>
  /** Returns the signed-in person after they have confirmed their password and any current second step. */
  readonly confirmed: (password: string) => Promise<User>
  /** Name under which the authenticator app lists the account. */
  readonly issuer: string
}

const totpOf = (user: User) => multiFactor(user).enrolledFactors.find(({ factorId }) => factorId === FactorId.TOTP)

export function createSecondStep({ signedIn, confirmed, issuer }: Parts): SecondStep {
  let begun: TotpSecret | null = null
  const guard = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      throw firebaseIdentityError(error)
    }
  }
  return {
    isOn: () => guard(async () => totpOf(await signedIn()) !== undefined),
    begin: ({ password }) =>
      guard(async () => {
        const user = await confirmed(password)
        begun = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
        // Firebase writes both names into the address without encoding them. A space would break the address in some apps.
        return { key: begun.secretKey, address: begun.generateQrCodeUrl(encodeURIComponent(user.email ?? ''), encodeURIComponent(issuer)) }
      }),
    confirm: ({ code }) =>
      guard(async () => {
        if (begun === null) throw new IdentityError('expired-code')
        await multiFactor(await signedIn()).enroll(TotpMultiFactorGenerator.assertionForEnrollment(begun, code), issuer)
        begun = null
      }),
    turnOff: ({ password }) =>
      guard(async () => {
        const user = await confirmed(password)
        const factor = totpOf(user)
        if (factor !== undefined) await multiFactor(user).unenroll(factor)
      }),
  }
}
