/* Decodes the non-ASCII letters of a domain name (RFC 3492). */

const [BASE, LEAST, MOST, SKEW, DAMP] = [36, 1, 26, 38, 700] as const
const FIRST_BIAS = 72
const FIRST_LETTER = 128

/** Returns the decoded text, or null if it is invalid. Expects the input without `xn--`. */
export function decodePunycode(encoded: string): string | null {
  const end = encoded.lastIndexOf('-')
  const letters = Array.from(encoded.slice(0, Math.max(0, end)), (each) => each.codePointAt(0) ?? 0)
  let [at, bias, letter, from] = [0, FIRST_BIAS, FIRST_LETTER, end + 1]
  while (from < encoded.length) {
    const before = at
    for (let [weight, place] = [1, BASE]; ; place += BASE) {
      const digit = digitOf(encoded.charAt(from++))
      if (digit === null) return null
      at += digit * weight
      const threshold = Math.min(MOST, Math.max(LEAST, place - bias))
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const count = letters.length + 1
    bias = adapted(at - before, count, before === 0)
    letter += Math.floor(at / count)
    if (letter > 0x10_ffff) return null
    at %= count
    letters.splice(at++, 0, letter)
  }
  return String.fromCodePoint(...letters)
}

function digitOf(letter: string): number | null {
  if (/^[a-z]$/.test(letter)) return letter.charCodeAt(0) - 97
  return /^\d$/.test(letter) ? Number(letter) + 26 : null
}

function adapted(step: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(step / (isFirst ? DAMP : 2))
  delta += Math.floor(delta / count)
  let places = 0
  for (; delta > ((BASE - LEAST) * MOST) / 2; places += BASE) delta = Math.floor(delta / (BASE - LEAST))
  return places + Math.floor(((BASE - LEAST + 1) * delta) / (delta + SKEW))
}
