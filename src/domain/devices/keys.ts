import { latinDigits } from '../typed'

/* Recognises the pressed key on keyboards of every language, on-screen keyboards and switches. */

/** A browser's report of a key. */
export interface PressedKey {
  /** Its position, named after an American keyboard; '' where a device does not report it, such as on-screen keyboards and some switches. */
  readonly code: string
  /** The character it writes, or its name. */
  readonly key: string
}

/** Names that older browsers use. */
const olderNames: Readonly<Record<string, string>> = {
  ' ': 'Space',
  Spacebar: 'Space',
  Esc: 'Escape',
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
  Up: 'ArrowUp',
  Down: 'ArrowDown',
}

/** A key's position, derived from its character where the device does not report it. */
export function codeOf({ code, key }: PressedKey): string {
  if (code !== '' && code !== 'Unidentified') return code
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`
  const digit = latinDigits(key)
  return /^\d$/.test(digit) ? `Digit${digit}` : (olderNames[key] ?? key)
}

/** The letter of a shortcut: the typed letter or, in an alphabet without it, the letter at that position of an American keyboard. */
export const letterOf = ({ code, key }: PressedKey): string =>
  /^Key[A-Z]$/.test(code) && /^[^\p{Script=Latin}]$/u.test(key) ? code.slice(3).toLowerCase() : key
