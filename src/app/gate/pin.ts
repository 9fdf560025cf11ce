import { latinDigits } from '#domain/typed'
import type { StoredPin } from '#ports/deviceSettings'

/**
 * Number of hash rounds, which take a tablet a fifth of a second. A PIN is short, so
 * this only slows down someone who copied the device's storage.
 */
const ROUNDS = 210_000
const SALT_BYTES = 16
const HASH_BITS = 256

/** Whether this page can hash a PIN. It cannot if it was opened from another machine without encryption. */
export const canKeepPin = (): boolean => globalThis.crypto?.subtle !== undefined

/** Returns a PIN in its stored form. */
export async function storedPin(pin: string): Promise<StoredPin> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  return { salt: hexOf(salt), hash: await hashOf(pin, salt, ROUNDS), rounds: ROUNDS }
}

export async function isStoredPin(pin: string, { salt, hash, rounds }: StoredPin): Promise<boolean> {
  return (await hashOf(pin, bytesOf(salt), rounds)) === hash
}

async function hashOf(pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(latinDigits(pin)), 'PBKDF2', false, ['deriveBits'])
  return hexOf(new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, HASH_BITS)))
}

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)))
