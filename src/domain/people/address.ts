import { withoutInvisible } from '../names'
import { decodePunycode } from './punycode'

const MAX_LENGTH = 254

/** Returns a typed e-mail address in normal form, or null if it is incomplete. */
export function normalisedAddress(typed: string): string | null {
  const address = typedAddress(typed)
  return address.length <= MAX_LENGTH && /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(address) ? address : null
}

/** Removes invisible characters that come with text copied from pages and e-mails. */
export const typedAddress = (typed: string): string => asSent(withoutInvisible(typed.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')).toLowerCase())

/** Encodes the domain of an address. Some browsers pass it encoded (`xn--…`), others as typed; both must get the same form. */
export function asSent(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  return isAscii(domain) || !URL.canParse(`http://${domain}`) ? address : address.slice(0, at) + new URL(`http://${domain}`).hostname
}

/** Returns an address in readable form. A domain that imitates another with letters of several scripts stays as `xn--…`. */
export function shownAddress(address: string): string {
  const sent = asSent(address)
  const at = sent.lastIndexOf('@') + 1
  return sent.slice(0, at) + sent.slice(at).split('.').map(shownLabel).join('.')
}

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text)

function shownLabel(label: string): string {
  const decoded = label.startsWith('xn--') ? decodePunycode(label.slice(4)) : null
  return decoded !== null && asSent(decoded) === label && looksLikeItself(decoded) ? decoded : label
}

/** Scripts, and combinations of scripts, that one language uses. */
const SCRIPTS = [
  ['Latin'],
  ['Cyrillic'],
  ['Greek'],
  ['Arabic'],
  ['Hebrew'],
  ['Devanagari'],
  ['Bengali'],
  ['Tamil'],
  ['Thai'],
  ['Georgian'],
  ['Armenian'],
  ['Ethiopic'],
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
].map((names) => new RegExp(`^[${['Common', 'Inherited', ...names].map((name) => `\\p{Script=${name}}`).join('')}]+$`, 'u'))

/** Letters of other scripts that look Latin. A word that consists only of these can imitate another. */
const LOOKS_LATIN = /^[-0-9асԁеһіјӏорԛѕԝхуъьҽпгѵѡαικνρυωηοτ]+$/u

const looksLikeItself = (label: string): boolean => !LOOKS_LATIN.test(label) && SCRIPTS.some((letters) => letters.test(label))
