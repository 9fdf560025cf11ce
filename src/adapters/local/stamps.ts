/** Returns `length` random characters from `alphabet`. All are equally likely, and the text cannot be guessed. */
export function randomText(length: number, alphabet: string): string {
  // Bytes above the last whole multiple are drawn again, because a plain remainder would favour the first letters.
  const limit = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length]
    }
  }
  return text
}

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Letters and digits without 0 O 1 I L, for codes that people read from a screen or a card and type. */
export const READABLE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Returns a new activation code. It has about 79 bits, so it cannot be guessed. */
export const newActivationCode = (): string => randomText(16, READABLE)

/**
 * Returns a new code for sharing a child, for display in three groups of four characters. It has about 59 bits, because not every backend can count
 * attempts.
 */
export const newSharingCode = (): string => randomText(12, READABLE)

/** Returns a new id of a person or a version: 20 letters and digits, unique for every practical purpose. */
export const newStamp = (): string => randomText(20, LETTERS_AND_DIGITS)
