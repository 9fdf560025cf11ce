import type { SalientPart } from './words'

/**
 * Returns the id of a part from its phrase, for parts that a family marked or a log of version 1 names. Ids of listed parts are
 * fixed.
 */
export const partIdOf = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** Returns the distance between the centres of two parts, in units of the picture's size. */
function farFrom({ place: [x, y, w, h] }: SalientPart, { place: [u, v, p, q] }: SalientPart): number {
  return Math.hypot(x + w / 2 - u - p / 2, y + h / 2 - v - q / 2)
}

/** Minimum distance between two parts for a finger to choose between them, in units of the picture's size. */
const APART = 0.3

/** Returns the part farthest from another one, or null if no part is far enough away for a finger. */
export function otherPartThan(asked: SalientPart, parts: readonly SalientPart[]): SalientPart | null {
  return parts.filter((part) => farFrom(asked, part) > APART).toSorted((a, b) => farFrom(asked, b) - farFrom(asked, a))[0] ?? null
}

/** Maximum size of a clue, as a share of the picture. A larger part would be the thing itself. */
const CLUE_MOST = 0.4

const areaOf = ({ place: [, , width, height] }: SalientPart): number => width * height

/**
 * Returns the part by which a thing can be guessed: the largest one that identifies the thing by itself and is not nearly the
 * whole of it; null if there is none.
 */
export function clueOf(parts: readonly SalientPart[]): SalientPart | null {
  return parts.filter((part) => part.alone !== false && areaOf(part) <= CLUE_MOST).toSorted((a, b) => areaOf(b) - areaOf(a))[0] ?? null
}

/** Words in a phrase that say nothing about a part by themselves. */
const SMALL_WORDS: ReadonlySet<string> = new Set(['a', 'and', 'at', 'for', 'in', 'inside', 'its', 'like', 'no', 'of', 'on', 'the', 'to', 'top', 'with'])

/** Removes the plural from a word of a phrase, as in leaf and leaves, ear and ears. */
const stemOf = (word: string): string => word.replace(/ves$/, 'f').replace(/s$/, '')

/** Returns the part of a thing whose name shares a word with another part's name, so that both are the same feature. */
export function samePart(asked: SalientPart, parts: readonly SalientPart[]): SalientPart | null {
  const stems = ({ phrase }: SalientPart) =>
    phrase
      .split(' ')
      .filter((word) => !SMALL_WORDS.has(word))
      .map(stemOf)
  return parts.find((part) => stems(part).some((stem) => stems(asked).includes(stem))) ?? null
}

/** Returns the part of a thing that is nearest to the place of another part on its own thing. */
export const nearestPart = (asked: SalientPart, parts: readonly SalientPart[]): SalientPart | undefined =>
  parts.toSorted((one, other) => farFrom(asked, one) - farFrom(asked, other))[0]

/** Returns the touch area of a part of a picture. */
export function hitOf({ place: [x, y, w, h] }: SalientPart): { readonly x: number; readonly y: number; readonly size: number } {
  return { x: x + w / 2 - 0.5, y: y + h / 2 - 0.5, size: Math.max(w, h) }
}
