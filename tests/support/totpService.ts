import { createHmac, randomBytes } from 'node:crypto'

/*
 * The part of Google's sign-in service that handles authenticator apps, which the emulator lacks. It has these calls of the REST reference of Identity
 * Platform: accounts.mfaEnrollment and accounts.mfaSignIn, and the answers of accounts.signInWithPassword and accounts.lookup about an enrolled
 * account. The emulator answers everything else.
 */

const PERIOD_S = 30
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

type Json = Readonly<Record<string, unknown>>

/** An answer of the service: an HTTP status and a body. */
export interface Answer {
  readonly status: number
  readonly body: Json
}

interface Enrolled {
  readonly id: string
  readonly key: string
}

/** Returns the six digits for a key at a moment (ms), by RFC 6238 with SHA-1. */
export function codeAt(key: string, at: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 1000 / PERIOD_S)))
  const hash = createHmac('sha1', bytesOf(key)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Returns the bytes of a key in base 32 (RFC 4648). */
function bytesOf(key: string): Buffer {
  const bits = [...key].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const newKey = () => [...randomBytes(32)].map((byte) => LETTERS[byte % 32]).join('')
const refusal = (message: string): Answer => ({
  status: 400,
  body: { error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
})
const isFound = ({ status }: Answer) => status === 200

export class TotpService {
  readonly #enrolled = new Map<string, Enrolled>()
  readonly #begun = new Map<string, string>()
  /** Sign-ins that wait for their code, each with the emulator's answer to the password. */
  readonly #pending = new Map<string, Json>()
  #made = 0

  /** Whether this service answers the call, at least in part. */
  static knows(address: string): boolean {
    return /accounts(?::signInWithPassword|:lookup|\/mfaEnrollment:\w+|\/mfaSignIn:finalize)/.test(address)
  }

  /** @param forward Lets the emulator answer the same call. */
  async answer(address: string, body: Json, forward: () => Promise<Answer>): Promise<Answer> {
    if (address.includes(':signInWithPassword')) return this.#afterPassword(await forward())
    if (address.includes(':lookup')) return this.#withFactors(await forward())
    if (address.includes('mfaEnrollment:start')) return this.#start()
    if (address.includes('mfaEnrollment:finalize')) return this.#enrol(body)
    if (address.includes('mfaEnrollment:withdraw')) return this.#withdraw(body)
    return this.#signIn(body)
  }

  #afterPassword(answer: Answer): Answer {
    const enrolled = this.#enrolled.get(String(answer.body['localId']))
    if (!isFound(answer) || enrolled === undefined) return answer
    const mfaPendingCredential = `pending-${++this.#made}`
    this.#pending.set(mfaPendingCredential, answer.body)
    const { idToken: _token, refreshToken: _refresh, ...rest } = answer.body
    return { status: 200, body: { ...rest, mfaPendingCredential, mfaInfo: [factorOf(enrolled)] } }
  }

  #withFactors(answer: Answer): Answer {
    const users = (answer.body['users'] ?? []) as readonly Json[]
    const told = users.map((user) => {
      const enrolled = this.#enrolled.get(String(user['localId']))
      return enrolled === undefined ? user : { ...user, mfaInfo: [factorOf(enrolled)] }
    })
    return { ...answer, body: { ...answer.body, users: told } }
  }

  #start(): Answer {
    const [sessionInfo, sharedSecretKey] = [`session-${++this.#made}`, newKey()]
    this.#begun.set(sessionInfo, sharedSecretKey)
    const finalizeEnrollmentTime = new Date(Date.now() + 300_000).toISOString()
    return {
      status: 200,
      body: {
        totpSessionInfo: { sharedSecretKey, verificationCodeLength: 6, hashingAlgorithm: 'SHA1', periodSec: PERIOD_S, sessionInfo, finalizeEnrollmentTime },
      },
    }
  }

  #enrol(body: Json): Answer {
    const { sessionInfo, verificationCode } = body['totpVerificationInfo'] as { sessionInfo: string; verificationCode: string }
    const key = this.#begun.get(sessionInfo)
    if (key === undefined) return refusal('SESSION_EXPIRED')
    if (!fits(key, verificationCode)) return refusal('INVALID_CODE')
    this.#enrolled.set(uidOf(body), { id: `factor-${++this.#made}`, key })
    return { status: 200, body: { idToken: body['idToken'], totpAuthInfo: {} } }
  }

  #withdraw(body: Json): Answer {
    this.#enrolled.delete(uidOf(body))
    return { status: 200, body: { idToken: body['idToken'] } }
  }

  #signIn(body: Json): Answer {
    const pending = this.#pending.get(String(body['mfaPendingCredential']))
    const enrolled = this.#enrolled.get(String(pending?.['localId']))
    if (pending === undefined || enrolled === undefined || enrolled.id !== body['mfaEnrollmentId']) return refusal('INVALID_MFA_PENDING_CREDENTIAL')
    if (!fits(enrolled.key, (body['totpVerificationInfo'] as { verificationCode: string }).verificationCode)) return refusal('INVALID_CODE')
    return { status: 200, body: { idToken: pending['idToken'], refreshToken: pending['refreshToken'] } }
  }
}

const factorOf = ({ id }: Enrolled): Json => ({ mfaEnrollmentId: id, displayName: 'app', enrolledAt: new Date().toISOString(), totpInfo: {} })

/** Whether a code is the current one or one of its neighbours, because clocks may differ a little. */
const fits = (key: string, code: string) => [-1, 0, 1].some((step) => codeAt(key, Date.now() + step * PERIOD_S * 1000) === code)

/** Returns the person who makes a call, from its token. */
function uidOf(body: Json): string {
  const claims = String(body['idToken']).split('.')[1] ?? ''
  return String((JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { user_id?: string }).user_id)
}
