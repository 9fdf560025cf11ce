/** Replaces English letters with letters that English does not have, so that pseudo text is never taken for English. */
const strange: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ø',
  u: 'ü',
  y: 'ÿ',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Û',
  Y: 'Ý',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
}

/** Extra length of the pseudo-language over English, as a share. */
const LONGER = 0.4

/** A sentence in the pseudo-language: every vowel is replaced, and it is longer. Placeholders `{{...}}` stay. */
export function pseudo(sentence: string): string {
  const parts = sentence.split(/(\{\{[^}]*\}\})/)
  const said = parts.map((part) => (part.startsWith('{{') ? part : part.replaceAll(/[a-zA-Z]/g, (letter) => strange[letter] ?? letter))).join('')
  const letters = parts.filter((part) => !part.startsWith('{{')).join('').length
  return letters === 0 ? said : `${said}${fill(Math.ceil(letters * LONGER))}`
}

// Split into words, as in a real language: a single long word would be cut off where a sentence would wrap.
const fill = (length: number): string => (length < 4 ? 'ï'.repeat(length) : Array.from({ length }, (_, index) => (index % 7 === 0 ? ' ' : 'ï')).join(''))
