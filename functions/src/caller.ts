import { Refusal, type Services } from './services'

/** The caller, from the request's token. */
export interface Caller {
  readonly uid: string
  readonly email: string | null
  readonly isVerified: boolean
  /** Time at which the person last entered the password (ms since 1970). */
  readonly signedInAt: number
}

/** Time (ms) after entering the password in which a grave request is allowed. */
const RECENT_MS = 10 * 60_000

/** The caller of a request. Throws a Refusal without a token or for an anonymous one. */
export function callerFrom(auth: { readonly uid: string; readonly token: Readonly<Record<string, unknown>> } | undefined): Caller {
  const email = auth?.token['email']
  // An anonymous token has no address.
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

/** As the rules decide: a confirmed address, and the role or the list of addresses. */
export async function isAdministrator({ db }: Pick<Services, 'db'>, { uid, email, isVerified }: Caller): Promise<boolean> {
  if (!isVerified) return false
  const [user, access] = await db.getAll(db.doc(`Users/${uid}`), db.doc('Config/access'))
  return user?.get('role') === 'system_admin' || listedIn(access?.get('adminEmails')).includes(email ?? '')
}

export const listedIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])
