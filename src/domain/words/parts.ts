import type { SalientPart } from './words'

/** The id of a part that a family marked, or that a log of version 1 names, from its phrase. Ids of listed parts are fixed. */
export const partIdOf = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** Distance between the centres of two parts, in units of the picture's size. */
function farFrom({ place: [x, y, w, h] }: SalientPart, { place: [u, v, p, q] }: SalientPart): number {
  return Math.hypot(x + w / 2 - u - p / 2, y + h / 2 - v - q / 2)
}

/** Minimum distance between two parts for a finger to choose between them, in units of the picture's size. */
const APART = 0.3

/** The part farthest from another one, or null if a finger can tell none from it. */
export function otherPartThan(asked: SalientPart, parts: readonly SalientPart[]): SalientPart | null {
  return parts.filter((part) => farFrom(asked, part) > APART).toSorted((a, b) => farFrom(asked, b) - farFrom(asked, a))[0] ?? null
}

/** A clue larger than this share of the picture is the thing itself. */
const CLUE_MOST = 0.4

const areaOf = ({ place: [, , width, height] }: SalientPart): number => width * height

/** The part by which a thing can be guessed: the largest that is telling by itself and is not nearly all of it; null if there is none. */
export function clueOf(parts: readonly SalientPart[]): SalientPart | null {
  return parts.filter((part) => part.alone !== false && areaOf(part) <= CLUE_MOST).toSorted((a, b) => areaOf(b) - areaOf(a))[0] ?? null
}

/** Words that say nothing about a part by themselves. */
const SMALL_WORDS: ReadonlySet<string> = new Set(['a', 'and', 'at', 'for', 'in', 'inside', 'its', 'like', 'no', 'of', 'on', 'the', 'to', 'top', 'with'])

/** A word of a phrase without its plural: leaf and leaves, ear and ears. */
const stemOf = (word: string): string => word.replace(/ves$/, 'f').replace(/s$/, '')

/** The part of a thing that shares a word with another part's name: it is the same feature. */
export function samePart(asked: SalientPart, parts: readonly SalientPart[]): SalientPart | null {
  const stems = ({ phrase }: SalientPart) =>
    phrase
      .split(' ')
      .filter((word) => !SMALL_WORDS.has(word))
      .map(stemOf)
  return parts.find((part) => stems(part).some((stem) => stems(asked).includes(stem))) ?? null
}

/** The part of a thing in the place that another part has on its own thing. */
export const nearestPart = (asked: SalientPart, parts: readonly SalientPart[]): SalientPart | undefined =>
  parts.toSorted((one, other) => farFrom(asked, one) - farFrom(asked, other))[0]

/** The touch area of a part of a picture. */
export function hitOf({ place: [x, y, w, h] }: SalientPart): { readonly x: number; readonly y: number; readonly size: number } {
  return { x: x + w / 2 - 0.5, y: y + h / 2 - 0.5, size: Math.max(w, h) }
}
