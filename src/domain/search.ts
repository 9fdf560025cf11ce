import { latinDigits } from './typed'

/**
 * Whether every typed word occurs somewhere in the text. Capitals, accents and order do not matter. An empty search finds
 * everything.
 */
export function finds(typed: string, text: string): boolean {
  const plain = folded(text)
  return folded(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

const folded = (text: string): string =>
  latinDigits(text)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
