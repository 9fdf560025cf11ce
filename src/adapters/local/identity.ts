import { shortName } from '#domain/names'
import { normalisedAddress } from '#domain/people/address'
import { DAY_MS, type Instant, isWithinLast, MINUTE_MS, SECOND_MS } from '#domain/time'
import { bareCode } from '#domain/typed'
import { IdentityError, MIN_PASSWORD_LENGTH, type CodeDelivery, type Identity, type IdentityUser } from '#ports/identity'
import type { CodeRow, IdentityRow } from './rows'
import type { LocalDatabase } from './database'
import { localIdentityError } from './failures'
import { firstAccountRow, isOfPerson } from './firstAccount'
import { watchTables } from './live'
import { hashOf, hashPassword, isPassword, type PasswordHash } from './passwords'
import { DEVICE_PATH } from './rules/device'
import { newStamp, randomText, READABLE } from './stamps'

export interface IdentityParts {
  readonly database: LocalDatabase
  readonly clock: () => Instant
  /** Number of hash iterations per password guess. */
  readonly iterations: number
}

const CODE_VALID_MS = 15 * MINUTE_MS
const CODE_LENGTH = 8
const FAILURES_BEFORE_BRAKE = 5
const BRAKE_MS = 30 * SECOND_MS
const MAX_NAME_LENGTH = 80
const WRONG = 'the address or the password is wrong'

/** Manages accounts on this device only. They are stored in the device's own database, and never sent anywhere. */
export function createLocalIdentity({ database, clock, iterations }: IdentityParts): Identity {
  const { identities, attempts, resetCodes, device, documents } = database

  const signedIn = async (): Promise<IdentityRow | null> => {
    const present = await device.get('user')
    return present === undefined ? null : ((await identities.get(present.value)) ?? null)
  }

  /** Counts an attempt as failed before it is made, so that parallel attempts cannot exceed the limit. */
  const brake = (email: string) =>
    database.transaction('rw', attempts, async () => {
      const now = clock()
      await attempts.filter((row) => !isWithinLast(DAY_MS, row.lastAt, now)).delete()
      const past = await attempts.get(email)
      const isBraked = past !== undefined && past.failures >= FAILURES_BEFORE_BRAKE && isWithinLast(BRAKE_MS, past.lastAt, now)
      if (isBraked) throw new IdentityError('too-many-attempts')
      await attempts.put({ email, failures: (past?.failures ?? 0) + 1, lastAt: now })
    })

  const confirmed = async (password: string): Promise<IdentityRow> => {
    const row = await database.transaction('r', identities, device, signedIn)
    if (row === null) throw new IdentityError('needs-recent-sign-in')
    await brake(row.email)
    const isRight = row.secret !== null && (await isPassword(password, row.secret))
    if (!isRight) throw new IdentityError('wrong-credentials', WRONG)
    await attempts.delete(row.email)
    return row
  }

  /** Makes and shows a code. Any earlier code of the address for the same purpose becomes invalid. */
  const showCode = async (email: string, purpose: 'reset' | 'verify'): Promise<CodeDelivery> => {
    const code = randomText(CODE_LENGTH, READABLE)
    const digest = await hashOf(code)
    await database.transaction('rw', identities, resetCodes, async () => {
      const row = await identities.get({ email })
      await resetCodes
        .where('expiresAt')
        .below(clock() - DAY_MS)
        .delete()
      await resetCodes
        .where({ email })
        .filter((other) => purposeOf(other) === purpose)
        .delete()
      const uid = row?.secret == null ? null : row.uid
      await resetCodes.add({ digest, email, uid, expiresAt: clock() + CODE_VALID_MS, ...(purpose === 'verify' ? { purpose } : {}) })
    })
    return { by: 'screen', code }
  }

  const validCode = async (digest: string, purpose: 'reset' | 'verify'): Promise<CodeRow> => {
    const row = await resetCodes.get(digest)
    if (row === undefined || purposeOf(row) !== purpose) throw new IdentityError('invalid-code')
    // Also checks when the code was made: a code made while the clock was ahead would stay valid for years.
    if (!isWithinLast(CODE_VALID_MS, row.expiresAt - CODE_VALID_MS, clock())) throw new IdentityError('expired-code')
    return row
  }

  return guarded({
    watch(onUser, onError) {
      let told: string | null = null
      return watchTables({
        database,
        tables: [identities, device],
        read: () => database.transaction('r', identities, device, signedIn),
        onRead: (row) => {
          const user = row === null ? null : userOf(row)
          const seen = JSON.stringify(user)
          if (seen === told) return
          told = seen
          onUser(user)
        },
        onError: (error) => onError(localIdentityError(error)),
      })
    },

    async signUp(form) {
      const email = normalisedEmail(form.email)
      const secret = await newSecret(form.password, iterations)
      const uid = newStamp()
      await database.transaction('rw', identities, device, documents, async () => {
        if ((await identities.get({ email })) !== undefined) throw new IdentityError('email-in-use')
        // A device that everybody has left starts again from the beginning.
        if ((await identities.filter(isOfPerson).count()) === 0) await documents.put(firstAccountRow(uid))
        await identities.add({ uid, email, emailVerified: false, displayName: normalisedName(form.displayName), secret })
        await device.put({ key: 'user', value: uid })
      })
    },

    async signIn(form) {
      const email = normalisedEmail(form.email)
      await brake(email)
      const row = await identities.get({ email })
      // An unknown address takes as long as a familiar one.
      const secret = row?.secret ?? decoy(iterations)
      const isRight = (await isPassword(form.password, secret)) && row?.secret != null
      if (!isRight) throw new IdentityError('wrong-credentials', WRONG)
      const stronger = secret.iterations < iterations ? await hashPassword(form.password, iterations) : null
      await database.transaction('rw', identities, attempts, device, async () => {
        await attempts.delete(email)
        // Another tab may have set a new password in the meantime, with another salt.
        const isUnchanged = (await identities.get(row.uid))?.secret?.salt.join() === secret.salt.join()
        if (stronger !== null && isUnchanged) await identities.update(row.uid, { secret: stronger })
        await device.put({ key: 'user', value: row.uid })
      })
    },

    async signOut() {
      await device.delete('user')
    },

    // People are erased only by this device's own backend.
    async leaveErased() {
      await device.delete('user')
    },

    requestReset: (form) => showCode(normalisedEmail(form.email), 'reset'),

    async confirmReset(form) {
      const secret = await newSecret(form.password, iterations)
      const digest = await digestOfTyped(form.code)
      await database.transaction('rw', identities, attempts, resetCodes, async () => {
        const row = await validCode(digest, 'reset')
        if (row.uid === null || (await identities.update(row.uid, { secret })) === 0) throw new IdentityError('invalid-code')
        await resetCodes.where({ email: row.email }).delete()
        await attempts.delete(row.email)
      })
    },

    async requestVerification() {
      const row = await database.transaction('r', identities, device, signedIn)
      if (row === null) throw new IdentityError('needs-recent-sign-in')
      return showCode(row.email, 'verify')
    },

    async confirmVerification(form) {
      const digest = await digestOfTyped(form.code)
      await database.transaction('rw', identities, resetCodes, device, async () => {
        const [code, me] = [await validCode(digest, 'verify'), await signedIn()]
        // A code verifies only the address that it was sent to, not a later one.
        if (me === null || code.uid !== me.uid || code.email !== me.email) throw new IdentityError('invalid-code')
        await identities.update(me.uid, { emailVerified: true })
        await resetCodes.delete(digest)
      })
    },

    // There is no other backend to ask, and the watch has reported any change by another tab.
    async lookAgain() {
      if ((await database.transaction('r', identities, device, signedIn)) === null) throw new IdentityError('needs-recent-sign-in')
    },

    async changeEmail(form) {
      const email = normalisedEmail(form.email)
      const { uid, email: old } = await confirmed(form.password)
      await database.transaction('rw', identities, resetCodes, async () => {
        if (email !== old && (await identities.get({ email })) !== undefined) throw new IdentityError('email-in-use')
        await resetCodes.where({ email: old }).delete()
        if (email !== old) await identities.update(uid, { email, emailVerified: false })
      })
      return showCode(email, 'verify')
    },

    async changePassword({ password, next }) {
      const secret = await newSecret(next, iterations)
      const { uid } = await confirmed(password)
      await identities.update(uid, { secret })
    },

    async setDisplayName(name) {
      await database.transaction('rw', identities, device, async () => {
        const row = await signedIn()
        if (row === null) throw new IdentityError('needs-recent-sign-in')
        await identities.update(row.uid, { displayName: normalisedName(name) })
      })
    },

    async confirmPassword({ password }) {
      await confirmed(password)
    },

    async deleteAccount({ password }) {
      const { uid, email } = await confirmed(password)
      await database.transaction('rw', identities, attempts, resetCodes, device, documents, async () => {
        await identities.delete(uid)
        // The person's data are all deleted, including this record. Without it, nobody else can administer the device.
        if ((await documents.get(DEVICE_PATH))?.data['first'] === uid) await documents.delete(DEVICE_PATH)
        await attempts.delete(email)
        await resetCodes.where({ email }).delete()
        // Nobody else on this device has a record of a person's features, consents or questions.
        await documents.filter(({ path, group, id }) => path.startsWith(`Users/${uid}/`) || (group === 'redemptions' && id === uid)).delete()
        await documents.filter(({ group, id }) => group === 'invitations' && id === email).delete()
        // Another tab may have signed in somebody else in the meantime.
        if ((await device.get('user'))?.value === uid) await device.delete('user')
      })
    },
  })
}

const userOf = ({ uid, email, emailVerified, displayName }: IdentityRow): IdentityUser => ({ uid, email, emailVerified, displayName })

function normalisedEmail(typed: string): string {
  const email = normalisedAddress(typed)
  if (email === null) throw new IdentityError('invalid-email')
  return email
}

const purposeOf = ({ purpose }: CodeRow) => purpose ?? 'reset'

const digestOfTyped = (code: string): Promise<string> => hashOf(bareCode(code))

const normalisedName = (typed: string): string => shortName(typed, MAX_NAME_LENGTH)

async function newSecret(password: string, iterations: number): Promise<PasswordHash> {
  if ([...password].length < MIN_PASSWORD_LENGTH) throw new IdentityError('weak-password')
  return hashPassword(password, iterations)
}

const decoy = (iterations: number): PasswordHash => ({
  kind: 'PBKDF2-SHA-256',
  iterations,
  salt: new Uint8Array(16),
  hash: new Uint8Array(32),
})

/** Makes every method of the port reject only with an IdentityError. */
function guarded(identity: Identity): Identity {
  const guard =
    <A extends unknown[], T>(method: (...given: A) => Promise<T>) =>
    (...given: A): Promise<T> =>
      method(...given).catch((error: unknown) => {
        throw localIdentityError(error)
      })
  return {
    watch: identity.watch,
    signUp: guard(identity.signUp),
    signIn: guard(identity.signIn),
    signOut: guard(identity.signOut),
    requestReset: guard(identity.requestReset),
    confirmReset: guard(identity.confirmReset),
    requestVerification: guard(identity.requestVerification),
    confirmVerification: guard(identity.confirmVerification),
    lookAgain: guard(identity.lookAgain),
    changeEmail: guard(identity.changeEmail),
    changePassword: guard(identity.changePassword),
    setDisplayName: guard(identity.setDisplayName),
    confirmPassword: guard(identity.confirmPassword),
    deleteAccount: guard(identity.deleteAccount),
    leaveErased: guard(identity.leaveErased),
  }
}
