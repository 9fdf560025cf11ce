import { Refusal, type Services } from './services'

/** The caller, according to the request's token. */
export interface Caller {
  readonly uid: string
  readonly email: string | null
  readonly isVerified: boolean
  /** Time at which the person last entered the password (ms since 1970). */
  readonly signedInAt: number
}

/** Time (ms) after entering the password within which serious requests are allowed. */
const RECENT_MS = 10 * 60_000

/** Returns the caller of a request. Throws a Refusal if there is no token or the token is anonymous. */
export function callerFrom(auth: { readonly uid: string; readonly token: Readonly<Record<string, unknown>> } | undefined): Caller {
  const email = auth?.token['email']
  // An anonymous token has no email address.
  if (auth === undefined || typeof email !== 'string') throw new Refusal('unauthenticated', 'sign in first')
  return {
    uid: auth.uid,
    email: email.toLowerCase(),
    isVerified: auth.token['email_verified'] === true,
    signedInAt: Number(auth.token['auth_time'] ?? 0) * 1000,
  }
}

export function mustBeRecent({ signedInAt }: Caller, now: number): void {
  if (now - signedInAt > RECENT_MS) throw new Refusal('failed-precondition', 'sign-in too old')
}

/**
 * Whether the caller is an administrator, decided as in the security rules: a confirmed
 * address, and either the role or an entry in the list of addresses.
 */
export async function isAdministrator({ db }: Pick<Services, 'db'>, { uid, email, isVerified }: Caller): Promise<boolean> {
  if (!isVerified) return false
  const [user, access] = await db.getAll(db.doc(`Users/${uid}`), db.doc('Config/access'))
  return user?.get('role') === 'system_admin' || listedIn(access?.get('adminEmails')).includes(email ?? '')
}

export const listedIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])
