import { latinDigits } from '../typed'

/* Which key was pressed, on keyboards of every language, soft ones and switches. */

/** What a browser says of a key. */
export interface PressedKey {
  /** Where it is, by the names of an American keyboard; '' where a device does not say, as soft keyboards and some switches. */
  readonly code: string
  /** What it writes or is called. */
  readonly key: string
}

/** Names of older browsers. */
const olderNames: Readonly<Record<string, string>> = {
  ' ': 'Space',
  Spacebar: 'Space',
  Esc: 'Escape',
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
  Up: 'ArrowUp',
  Down: 'ArrowDown',
}

/** Where a key is; from what it writes where the device does not say. */
export function codeOf({ code, key }: PressedKey): string {
  if (code !== '' && code !== 'Unidentified') return code
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`
  const digit = latinDigits(key)
  return /^\d$/.test(digit) ? `Digit${digit}` : (olderNames[key] ?? key)
}

/** The letter of a shortcut: what a key writes, or where the alphabet has no such letter, what an American keyboard has there. */
export const letterOf = ({ code, key }: PressedKey): string =>
  /^Key[A-Z]$/.test(code) && /^[^\p{Script=Latin}]$/u.test(key) ? code.slice(3).toLowerCase() : key
