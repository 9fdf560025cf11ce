/** The hash of a stored password, with the parameters that were used, so that they can be raised later. */
export interface PasswordHash {
  readonly kind: 'PBKDF2-SHA-256'
  readonly iterations: number
  readonly salt: Uint8Array<ArrayBuffer>
  readonly hash: Uint8Array<ArrayBuffer>
}

/** Number of iterations per guess (OWASP's figure for PBKDF2 with SHA-256). Tests use fewer. A hash with fewer iterations is renewed at the next sign-in. */
export const DEFAULT_ITERATIONS = 600_000

const SALT_BYTES = 16
const HASH_BITS = 256

export async function hashPassword(password: string, iterations: number): Promise<PasswordHash> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  return { kind: 'PBKDF2-SHA-256', iterations, salt, hash: await derive(password, salt, iterations) }
}

export async function isPassword(password: string, kept: PasswordHash): Promise<boolean> {
  const hash = await derive(password, kept.salt, kept.iterations)
  // Every byte is compared, so that the time taken does not reveal how many bytes were right.
  return hash.reduce((difference, byte, at) => difference | (byte ^ (kept.hash[at] ?? 0)), hash.length ^ kept.hash.length) === 0
}

/** Returns a short one-way hash of a secret that is itself random enough. */
export async function hashOf(secret: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array<ArrayBuffer>> {
  // The same characters may be composed differently on another keyboard.
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password.normalize('NFKC')), 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, HASH_BITS))
}
