import type { StimulusPlan } from '../trials/plan'
import type { SalientPart } from './words'

/** The id of a part, from what it is called: the same in every log, also of a part that a family marked. */
export const partIdOf = (phrase: string): string => phrase.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')

/** How far the middles of two parts are from each other, in sizes of the picture. */
function farFrom({ place: [x, y, w, h] }: SalientPart, { place: [u, v, p, q] }: SalientPart): number {
  return Math.hypot(x + w / 2 - u - p / 2, y + h / 2 - v - q / 2)
}

/** Two parts are a choice for a finger when their middles are this far apart, in sizes of the picture. */
const APART = 0.3

/** The part that is farthest from another one, or null when none can be told from it by a finger. */
export function otherPartThan(asked: SalientPart, parts: readonly SalientPart[]): SalientPart | null {
  return parts.filter((part) => farFrom(asked, part) > APART).toSorted((a, b) => farFrom(asked, b) - farFrom(asked, a))[0] ?? null
}

/** Where a part of a picture is touched. */
export function hitOf({ place: [x, y, w, h] }: SalientPart, isMirrored: boolean): NonNullable<StimulusPlan['hit']> {
  const middle = x + w / 2 - 0.5
  return { x: isMirrored ? -middle : middle, y: y + h / 2 - 0.5, size: Math.max(w, h) }
}
