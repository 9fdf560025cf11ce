/** Letters that English does not have, by the letter that they replace. Pseudo text is therefore never mistaken for English. */
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

/** Fraction by which text in the pseudo-language is longer than in English. */
const LONGER = 0.4

/** Returns a sentence in the pseudo-language. Every vowel is replaced, and the sentence is longer. Placeholders `{{...}}` do not change. */
export function pseudo(sentence: string): string {
  const parts = sentence.split(/(\{\{[^}]*\}\})/)
  const said = parts.map((part) => (part.startsWith('{{') ? part : part.replaceAll(/[a-zA-Z]/g, (letter) => strange[letter] ?? letter))).join('')
  const letters = parts.filter((part) => !part.startsWith('{{')).join('').length
  return letters === 0 ? said : `${said}${fill(Math.ceil(letters * LONGER))}`
}

// The filling consists of words, as in a real language. A single long word would be cut off where a sentence would wrap.
const fill = (length: number): string => (length < 4 ? 'ï'.repeat(length) : Array.from({ length }, (_, index) => (index % 7 === 0 ? ' ' : 'ï')).join(''))
