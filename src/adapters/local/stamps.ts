/** `length` random characters of `alphabet`, each equally likely and impossible to guess. */
export function randomText(length: number, alphabet: string): string {
  // Bytes past the last whole multiple are drawn again: a remainder alone would favour the first letters.
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

/** Letters without 0 O 1 I L, for codes that are read from a screen or a card and typed. */
export const READABLE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A new activation code: about 79 bits, so it cannot be guessed. */
export const newActivationCode = (): string => randomText(16, READABLE)

/** A new code that shares a child, in three groups of four: about 59 bits, because not every backend can count tries. */
export const newSharingCode = (): string => randomText(12, READABLE)

/** A new id of a person or a version: 20 letters and digits, unique for every practical purpose. */
export const newStamp = (): string => randomText(20, LETTERS_AND_DIGITS)
