import { latinDigits } from '../typed'

/* Recognises the pressed key on keyboards of every language, on-screen keyboards and switches. */

/** The browser's data about a pressed key. */
export interface PressedKey {
  /**
   * Position of the key, named after an American keyboard. Empty if a device does not report it, as with on-screen keyboards and
   * some switches.
   */
  readonly code: string
  /** Character that the key writes, or name of the key. */
  readonly key: string
}

/** Names that older browsers use for keys. */
const olderNames: Readonly<Record<string, string>> = {
  ' ': 'Space',
  Spacebar: 'Space',
  Esc: 'Escape',
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
  Up: 'ArrowUp',
  Down: 'ArrowDown',
}

/** Returns a key's position, derived from its character if the device does not report it. */
export function codeOf({ code, key }: PressedKey): string {
  if (code !== '' && code !== 'Unidentified') return code
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`
  const digit = latinDigits(key)
  return /^\d$/.test(digit) ? `Digit${digit}` : (olderNames[key] ?? key)
}

/**
 * Returns the letter for a shortcut: the typed letter or, in an alphabet without Latin letters, the letter at that position on
 * an American keyboard.
 */
export const letterOf = ({ code, key }: PressedKey): string =>
  /^Key[A-Z]$/.test(code) && /^[^\p{Script=Latin}]$/u.test(key) ? code.slice(3).toLowerCase() : key
